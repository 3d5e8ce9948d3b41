// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// Adventure cards go from place to place; DNR-DRAW and the limits of an Inventory.

/// An Adventure card is somewhere else now.
struct CardMoved
{
    CardId card = CardId::None;
    Place to = Place::Discard;
    PlayerId owner = PlayerId::None;
    DNR_DESCRIBED(CardMoved, "card-moved", card, to, owner);
};
/// DNR-DRAW-07: only its player sees which.
struct CardDrawn
{
    PlayerId player = PlayerId::None;
    CardId card = CardId::None;
    DNR_DESCRIBED(CardDrawn, "card-drawn", player, card);
};
/// DNR-DRAW-08.
struct DiscardsShuffled
{
    DNR_DESCRIBED(DiscardsShuffled, "discards-shuffled");
};

/// DNR-DRAW-02.
struct SaveMovement
{
    bool saves = false;
    DNR_DESCRIBED(SaveMovement, "save-movement", saves);
};
/// DNR-DRAW-04: None where nothing need be discarded (DNR-DRAW-06).
struct DiscardOne
{
    CardId card = CardId::None;
    DNR_DESCRIBED(DiscardOne, "discard-one", card);
};
/// DNR-COMBAT-18, DNR-TREAS-09: what goes beyond a limit.
struct DropSurplus
{
    CardId card = CardId::None;
    DNR_DESCRIBED(DropSurplus, "drop-surplus", card);
};

struct SaveChoice
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(SaveChoice, "save-choice");
};
struct DiscardChoice
{
    static constexpr bool isDecision = true;
    DNR_DESCRIBED(DiscardChoice, "discard-choice");
};
struct SurplusChoice
{
    static constexpr bool isDecision = true;
    PlayerId player = PlayerId::None;
    Place from = Place::Treasures;
    DNR_DESCRIBED(SurplusChoice, "surplus-choice", player, from);
};

/// The only way a card changes its place. Leaving play takes its Attachments with it (DNR-CARD-09).
void moveCard(Unfolding& unfolding, std::string_view rule, CardId card, Place to,
              PlayerId owner = PlayerId::None);
inline void discardCard(Unfolding& unfolding, std::string_view rule, CardId card)
{
    moveCard(unfolding, rule, card, Place::Discard);
}
/// DNR-DRAW-07, DNR-DRAW-08: draws so many, or as many as there are.
void drawCards(Unfolding& unfolding, std::string_view rule, PlayerId player, int count);
bool fits(const Position& position, const CardFilter& filter, CardId card);
/// The cards of a player's zone that fit; of the discard pile anybody's.
CardBits cardsIn(const Position& position, Zone zone, PlayerId player, const CardFilter& filter);

/// DNR-TREAS-02, DNR-TREAS-04, DNR-TREAS-07: room for one more Treasure.
Refusal checkTreasureRoom(const Position& position, PlayerId player, CardId card);
Refusal checkBoonRoom(const Position& position, PlayerId player);
/// Cards that a player must give up because of a limit; the place they lie in, or Unseen if there are none.
Place surplusOf(const Position& position, PlayerId player);
CardBits surplusCards(const Position& position, PlayerId player, Place from);

Refusal check(const Position& position, PlayerId actor, const SaveMovement& action);
Refusal check(const Position& position, PlayerId actor, const DiscardOne& action);
Refusal check(const Position& position, PlayerId actor, const DropSurplus& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const SaveMovement& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const DiscardOne& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const DropSurplus& action);
void evolve(const Game& game, GameState& state, const CardMoved& event);
void evolve(const Game& game, GameState& state, const CardDrawn& event);
void evolve(const Game& game, GameState& state, const DiscardsShuffled&);

} // namespace delve::dungeoneer::play
