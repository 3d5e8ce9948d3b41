// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/turns/phases.h"

#include "engine/dungeoneer/play/core/unfolding.h"

namespace delve::dungeoneer::play {

namespace {

/// How far a player sits from the one with initiative, clockwise.
int seatOf(const Position& position, PlayerId player)
{
    const int count = position.game().playerCount();
    return (int(player) - int(position.turn().first) + count) % count;
}

// DNR-RESET-07: doors, once-per-turn effects, effects of the last turn.
void resetTurn(Unfolding& unfolding)
{
    const PlayerId active = unfolding.turn().player;
    unfolding.emit("DNR-RESET-07", PhaseBegan{Phase::Reset});
    unfolding.emit("DNR-RESET-01", DoorsReset{});
    // DNR-GLOSS-24 with the switch perTurnUnit: in every turn, in the own one, or in every round.
    std::uint8_t refreshed = 0;
    bool isFirstOfRound = true;
    unfolding.position().forEachPlayer([&](PlayerId player) {
        refreshed |= bitOf(player);
        isFirstOfRound =
            isFirstOfRound && seatOf(unfolding.position(), player) >= seatOf(unfolding.position(), active);
    });
    if (unfolding.options().perTurnUnit == PerTurnUnit::OwnTurn)
        refreshed = bitOf(active);
    if (unfolding.options().perTurnUnit != PerTurnUnit::Round || isFirstOfRound)
        unfolding.emit("DNR-RESET-02", UsesRefreshed{refreshed});
    unfolding.emit("DNR-RESET-03", TurnEffectsEnded{});
}

// DNR-RESET-05: what was saved is lost, and Movement is Speed with all that changes it now.
void refill(Unfolding& unfolding)
{
    const PlayerId active = unfolding.turn().player;
    const Score speed = scoreOf(unfolding.position(), {active, MonsterId::None}, Form::Speed, {});
    unfolding.emit("DNR-RESET-05", MovementSet{active, std::int16_t(speed.value)});
}

// DNR-DRAW-01: a Hero that did not move gains what its space gives, without its effects.
void gainForStaying(Unfolding& unfolding)
{
    const PlayerId active = unfolding.turn().player;
    unfolding.emit("DNR-TURN-02", PhaseBegan{Phase::Draw});
    if (unfolding.turn().hasMoved)
        return;
    const MapCard& card = unfolding.game().space(unfolding.player(active).space);
    changePeril(unfolding, "DNR-DRAW-01", active, card.peril);
    changeGlory(unfolding, "DNR-DRAW-01", active, card.glory);
}

/// DNR-OPT-02, DNR-BUILD-03: not with Map in View, and not with an empty deck.
bool canBuild(const Unfolding& unfolding)
{
    return !unfolding.options().mapInView && mapCardsLeft(unfolding.position()) > 0;
}

// DNR-DRAW-09, DNR-TURN-01: the next player begins; after the last one of a round another round.
void endTurn(Unfolding& unfolding)
{
    const Position position = unfolding.position();
    const PlayerId active = unfolding.turn().player;
    const PlayerState& player = unfolding.player(active);
    // DNR-DOOR-16: the cusp ends with an own turn in which there was Movement.
    if (player.isAlive && player.cusp >= 0 && unfolding.turn().hadMovement)
        unfolding.emit("DNR-DOOR-16", CuspChanged{active, -1});
    const PlayerId next = position.leftOf(active);
    const bool isNewRound = seatOf(position, next) <= seatOf(position, active);
    const int round = unfolding.turn().round;
    const int limit = unfolding.options().roundLimit;
    if (isNewRound && limit > 0 && round >= limit)
        return endGame(unfolding, "DNR-TURN-01", Ending::RoundLimit, PlayerId::None);
    beginTurn(unfolding, next, round + isNewRound);
}

} // namespace

void beginTurn(Unfolding& unfolding, PlayerId player, int round)
{
    unfolding.emit("DNR-TURN-01", TurnBegan{player, std::int16_t(round)});
    unfolding.later(TurnStep{TurnPart::Reset});
}

// DNR-TURN-02: the five phases, with a window at the start and the end of each (DNR-SPECIAL-13).
void resume(Unfolding& unfolding, const TurnStep& task)
{
    const PlayerId active = unfolding.turn().player;
    if (task.step == TurnPart::Begin)
        return beginTurn(unfolding, unfolding.turn().first, 1);
    // DNR-TURN-07: the turn of whoever is eliminated is over.
    if (!unfolding.player(active).isAlive || task.step == TurnPart::End)
        return endTurn(unfolding);
    const auto then = [&](TurnPart part) { unfolding.later(TurnStep{part}); };
    switch (task.step) {
    case TurnPart::Begin:
    case TurnPart::End: break;
    case TurnPart::Reset: resetTurn(unfolding); return then(TurnPart::Upkeep);
    case TurnPart::Upkeep:
        if (upkeepDue(unfolding.position()).isEmpty())
            return then(TurnPart::Refill);
        then(TurnPart::Upkeep);
        return unfolding.later(UpkeepChoice{});
    case TurnPart::Refill: refill(unfolding); return then(TurnPart::BeforeLord);
    case TurnPart::BeforeLord:
        unfolding.emit("DNR-TURN-02", PhaseBegan{Phase::Dungeonlord});
        then(TurnPart::Lord);
        return openWindow(unfolding, WindowKind::Phase, bitOf(active));
    case TurnPart::Lord: then(TurnPart::LordEnds); return unfolding.later(LordPhase{});
    case TurnPart::LordEnds:
        then(TurnPart::Returns);
        return openWindow(unfolding, WindowKind::Phase, bitOf(active)); // DNR-ENC-06: the last chance
    case TurnPart::Returns: then(TurnPart::BeforeBuild); return unfolding.later(ReturnMonsters{});
    case TurnPart::BeforeBuild:
        unfolding.emit("DNR-TURN-02", PhaseBegan{Phase::Building});
        then(TurnPart::Build);
        if (canBuild(unfolding)) // the monsters have returned: everybody sees what that changed
            openWindow(unfolding, WindowKind::Phase, bitOf(active));
        return;
    case TurnPart::Build:
        then(TurnPart::BeforeHero);
        if (canBuild(unfolding))
            drawAndPlace(unfolding, "DNR-BUILD-01", active, PlaceCause::Building);
        return;
    case TurnPart::BeforeHero:
        unfolding.emit("DNR-TURN-02", PhaseBegan{Phase::Hero});
        then(TurnPart::Hero);
        return openWindow(unfolding, WindowKind::Phase, bitOf(active));
    case TurnPart::Hero: then(TurnPart::HeroEnds); return unfolding.later(HeroPhase{});
    case TurnPart::HeroEnds:
        then(TurnPart::Stay);
        return openWindow(unfolding, WindowKind::Phase, bitOf(active));
    case TurnPart::Stay: // DNR-DRAW-10: the order of this phase
        then(TurnPart::Save);
        return gainForStaying(unfolding);
    case TurnPart::Save:
        then(TurnPart::Discard);
        if (unfolding.player(active).movement > 0)
            unfolding.later(SaveChoice{});
        return;
    case TurnPart::Discard: then(TurnPart::Draw); return unfolding.later(DiscardChoice{});
    case TurnPart::Draw: {
        then(TurnPart::End);
        openWindow(unfolding, WindowKind::Phase);
        const int missing =
            limitOf(unfolding.position(), active, Limit::Hand) - unfolding.player(active).hand;
        return drawCards(unfolding, "DNR-DRAW-07", active, missing);
    }
    }
}

void cutPhase(Unfolding& unfolding, std::string_view rule)
{
    unfolding.emit(rule, PhaseCut{});
}

void endGame(Unfolding& unfolding, std::string_view rule, Ending ending, PlayerId winner)
{
    unfolding.emit(rule, GameEnded{ending, winner});
}

// DNR-RESET-04: cards in play that the active player controls.
CardBits upkeepDue(const Position& position)
{
    CardBits due;
    position.game().upkeepCards().forEach([&](CardId id) {
        const CardState& card = position.card(id);
        const bool isInPlay = card.place == Place::Boons || card.place == Place::Treasures ||
                              card.place == Place::Banes || card.place == Place::Attached;
        if (isInPlay && card.controller == position.turn().player && !card.isPaid)
            due.set(id, true);
    });
    return due;
}

// DNR-LORD-06: Encounters that lie there are resolved first.
Refusal check(const Position& position, PlayerId, const EndPhase&)
{
    if (pending<LordPhase>(position))
        return position.turn().batch == Batch::Laying ? Refusal{"DNR-LORD-06"} : allowed;
    return pending<HeroPhase>(position) ? allowed : Refusal{"DNR-TURN-02"};
}

void carryOut(Unfolding& unfolding, PlayerId, const EndPhase&)
{
    unfolding.answered();
}

namespace {

/// DNR-RESET-04: whose Hero a card afflicts, whose Peril pays for it: of an Attachment that of the card it
/// lies on.
PlayerId afflictedBy(const Position& position, CardId id)
{
    const CardState& card = position.card(id);
    return card.host != CardId::None ? position.card(card.host).owner : card.owner;
}

} // namespace

Refusal check(const Position& position, PlayerId actor, const PayUpkeep& action)
{
    if (!pending<UpkeepChoice>(position) || action.card == CardId::None ||
        !upkeepDue(position).has(action.card))
        return {"DNR-RESET-04"};
    const Cost& cost = position.game().card(action.card).upkeep;
    return checkCost(position, actor, afflictedBy(position, action.card), cost, cost.value,
                     sourceOf(action.card));
}

Refusal check(const Position& position, PlayerId, const DeclineUpkeep& action)
{
    const bool isDue = pending<UpkeepChoice>(position) && action.card != CardId::None &&
                       upkeepDue(position).has(action.card);
    return isDue ? allowed : Refusal{"DNR-RESET-04"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const PayUpkeep& action)
{
    unfolding.answered();
    const Cost& cost = unfolding.game().card(action.card).upkeep;
    unfolding.emit("DNR-RESET-04", UpkeepPaid{action.card});
    payCost(unfolding, "DNR-RESET-04", actor, afflictedBy(unfolding.position(), action.card), cost,
            cost.value, sourceOf(action.card));
}

void carryOut(Unfolding& unfolding, PlayerId actor, const DeclineUpkeep& action)
{
    unfolding.answered();
    moveCard(unfolding, "DNR-RESET-04", action.card, Place::Hand, actor);
}

void evolve(const Game& game, GameState& state, const TurnBegan& event)
{
    TurnState& turn = state.turn;
    turn.player = event.player;
    turn.round = event.round;
    turn.batch = Batch::None;
    turn.freeAttemptUsed = turn.hasMoved = turn.hadMovement = turn.phaseOver = false;
    turn.laid = 0;
    turn.been = {};
    // DNR-HERO-05: the space in which the Hero begins is not new.
    const std::size_t space = indexOf(state.player(event.player).space);
    if (!game.options().startSpaceIsNew)
        turn.been[space / 8] = std::uint8_t(1u << (space % 8));
    const bool isHealed = game.options().questMonsterWounds == QuestMonsterWounds::Healed;
    for (int i = 0; i < game.questCount(); ++i) {
        QuestState& quest = state.quests[std::size_t(i)];
        quest.isFound = quest.wasTried = quest.hasAttacked = false;
        quest.attackSpace = SpaceId::None;
        quest.wounds = isHealed ? std::int16_t(0) : quest.wounds; // DNR-QUEST-16
    }
    for (int i = 0; i < game.cardCount(); ++i) {
        state.cards[std::size_t(i)].isPaid = false;
        state.cards[std::size_t(i)].attacks = 0; // DNR-LORD-11
    }
}

void evolve(const Game&, GameState& state, const PhaseBegan& event)
{
    state.turn.phase = event.phase;
    state.turn.phaseOver = false;
}

// DNR-COMBAT-24: monsters of Map cards are there again, unharmed.
void evolve(const Game& game, GameState& state, const DoorsReset&)
{
    for (int i = 0; i < game.spaceCount(); ++i) {
        SpaceState& space = state.spaces[std::size_t(i)];
        space.doors = {};
        space.doorValues = {};
        space.wounds = 0;
        space.hasAttacked = false;
    }
}

void evolve(const Game& game, GameState& state, const UsesRefreshed& event)
{
    for (int i = 0; i < game.playerCount(); ++i)
        if ((event.players >> i & 1) != 0) {
            state.players[std::size_t(i)].attacks = 0;
            state.players[std::size_t(i)].abilityUsed = false;
        }
    const auto isRefreshed = [&](PlayerId player) {
        return player != PlayerId::None && (event.players & bitOf(player)) != 0;
    };
    for (int i = 0; i < game.cardCount(); ++i)
        if (isRefreshed(state.cards[std::size_t(i)].controller))
            state.cards[std::size_t(i)].isUsed = false;
    for (int i = 0; i < game.questCount(); ++i)
        if (isRefreshed(state.quests[std::size_t(i)].owner))
            state.quests[std::size_t(i)].isUsed = false;
}

void evolve(const Game& game, GameState& state, const TurnEffectsEnded&)
{
    state.lasting = {};
    state.lastingCount = 0;
    for (int i = 0; i < game.playerCount(); ++i) {
        PlayerState& player = state.players[std::size_t(i)];
        player.movement = std::int16_t(std::max(0, player.movement - player.extra));
        player.extra = 0;
    }
}

void evolve(const Game&, GameState& state, const MovementSet& event)
{
    PlayerState& player = state.player(event.player);
    player.movement = event.movement;
    player.extra = 0;
    if (event.player == state.turn.player && event.movement > 0)
        state.turn.hadMovement = true;
}

void evolve(const Game&, GameState& state, const PhaseCut&)
{
    state.turn.phaseOver = true;
}

void evolve(const Game&, GameState& state, const GameEnded& event)
{
    state.turn.ending = event.ending;
    state.turn.winner = event.winner;
    state.turn.phase = Phase::Over;
}

} // namespace delve::dungeoneer::play
