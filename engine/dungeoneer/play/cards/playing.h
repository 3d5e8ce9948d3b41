// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/turns/windows.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-HERO-01, DNR-LORD-01, DNR-SPECIAL-02 to DNR-SPECIAL-04: cards are played and abilities used.

/// A Boon, Treasure or Bane out of the hand.
struct PlayCard
{
    CardId card = CardId::None;
    TargetId target = TargetId::None; ///< what it asks for; of a Response the card that it answers
    PlayerId payer = PlayerId::None;  ///< whose Peril is spent; of Glory cards None
    std::int16_t extra = 0;           ///< DNR-GLOSS-01: paid beyond the cost
    bool atOnce = false;              ///< DNR-TREAS-06: used at the moment it is played
    DNR_DESCRIBED(PlayCard, "play-card", card, target, payer, extra, atOnce);
};
/// DNR-SPECIAL-04, DNR-HERO-18, DNR-QUEST-08.
struct UseAbility
{
    SourceId source = SourceId::None;
    TargetId target = TargetId::None;
    std::int16_t extra = 0;
    DNR_DESCRIBED(UseAbility, "use-ability", source, target, extra);
};
/// DNR-UNI-02: dice that lie there are rolled again, by a card or an ability.
struct RollAgain
{
    SourceId source = SourceId::None;
    bool isCard = false; ///< played out of the hand
    DNR_DESCRIBED(RollAgain, "roll-again", source, isCard);
};
/// One card that a cost asks for.
struct PayWithCard
{
    CardId card = CardId::None;
    DNR_DESCRIBED(PayWithCard, "pay-with-card", card);
};

struct CardPayment
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    std::int16_t left = 0;
    CardSort sort = CardSort::Any;
    SourceId source = SourceId::None; ///< whose cost it is, which may ask for a category
    DNR_DESCRIBED(CardPayment, "card-payment", player, left, sort, source);
};
/// A declared card takes effect, or does nothing.
struct TakeEffect
{
    CardId card = CardId::None;
    bool atOnce = false;
    DNR_DESCRIBED(TakeEffect, "take-effect", card, atOnce);
};
/// Instant cards and potions go to the discard pile once they are done.
struct FinishCard
{
    CardId card = CardId::None;
    bool wasUsed = false; ///< its ability, and not played just now
    DNR_DESCRIBED(FinishCard, "finish-card", card, wasUsed);
};

struct CardPlayed
{
    CardId card = CardId::None;
    PlayerId by = PlayerId::None;
    TargetId target = TargetId::None;
    DNR_DESCRIBED(CardPlayed, "card-played", card, by, target);
};
struct CardAttached
{
    CardId card = CardId::None;
    CardId host = CardId::None;
    PlayerId payer = PlayerId::None; ///< of an Encounter: on whom it was played (DNR-SPECIAL-03)
    DNR_DESCRIBED(CardAttached, "card-attached", card, host, payer);
};
struct AbilityUsed
{
    SourceId source = SourceId::None;
    PlayerId by = PlayerId::None;
    TargetId target = TargetId::None;
    DNR_DESCRIBED(AbilityUsed, "ability-used", source, by, target);
};
/// A card had no effect: cancelled, or its target is gone.
struct CardCancelled
{
    CardId card = CardId::None;
    DNR_DESCRIBED(CardCancelled, "card-cancelled", card);
};
struct ChargesChanged
{
    SourceId source = SourceId::None;
    std::int16_t by = 0;
    DNR_DESCRIBED(ChargesChanged, "charges-changed", source, by);
};
struct UpkeepPaid
{
    CardId card = CardId::None;
    DNR_DESCRIBED(UpkeepPaid, "upkeep-paid", card);
};

/// The ability of a source, or nothing where it has none that is used.
const Ability* abilityOf(const Position& position, SourceId source);
EffectsOf abilityList(SourceId source);
std::int16_t abilityNumber(const Position& position, SourceId source);
/// DNR-TREAS-05, DNR-TREAS-06: what has no further effect is discarded once it is used.
void discardIfSpent(Unfolding& unfolding, CardId card);
/// Whose ability it is.
PlayerId holderOf(const Position& position, SourceId source);

/// DNR-CARD-02 with what changes it.
int costOf(const Position& position, PlayerId player, CardId card);
/// Whether a price can be paid: by the player, of Peril by `payer`.
Refusal checkCost(const Position& position, PlayerId player, PlayerId payer, const Cost& cost, int value,
                  SourceId source);
/// Pays it; cards that are due are asked for.
void payCost(Unfolding& unfolding, std::string_view rule, PlayerId player, PlayerId payer, const Cost& cost,
             int value, SourceId source);
Refusal checkTarget(const Position& position, PlayerId player, const Targeting& targeting, bool mayIncludeOwn,
                    TargetId target);

Refusal check(const Position& position, PlayerId actor, const PlayCard& action);
Refusal check(const Position& position, PlayerId actor, const UseAbility& action);
Refusal check(const Position& position, PlayerId actor, const RollAgain& action);
Refusal check(const Position& position, PlayerId actor, const PayWithCard& action);
/// The cards of these that may be played now, with all their targets.
void listCards(const Position& position, PlayerId player, const CardBits& cards, ActionList& actions);
void listAbilities(const Position& position, PlayerId player, ActionList& actions);
void listRerolls(const Position& position, PlayerId player, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const PlayCard& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const UseAbility& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const RollAgain& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const PayWithCard& action);
void resume(Unfolding& unfolding, const TakeEffect& task);
void resume(Unfolding& unfolding, const FinishCard& task);
void evolve(const Game& game, GameState& state, const CardPlayed& event);
void evolve(const Game& game, GameState& state, const CardAttached& event);
void evolve(const Game& game, GameState& state, const AbilityUsed& event);
inline void evolve(const Game&, GameState&, const CardCancelled&)
{}
void evolve(const Game& game, GameState& state, const ChargesChanged& event);
void evolve(const Game& game, GameState& state, const UpkeepPaid& event);

} // namespace delve::dungeoneer::play
