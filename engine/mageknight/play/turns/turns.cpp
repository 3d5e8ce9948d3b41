// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/turns.h"

#include "engine/mageknight/play/abilities/start_of_turn.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/riding/riderless.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/store.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/levels.h"

#include <algorithm>

namespace delve::mageknight::play {

bool usesMovementMarkers(const Game& game)
{
    return game.playerCount() > 2; // MULTI-11
}

Refusal check(const Position& position, const EndTurn&)
{
    return checkDuty(position);
}

Refusal check(const Position& position, const GiveUp&)
{
    // END-09: at the beginning of the own turn, by a player who still has something to give up.
    if (position.turn().activationsUsed > 0)
        return {"END-09"};
    const auto isStillIn = [&](FigureId hero) {
        const Whereabouts where = position.figure(hero).where;
        return where == Whereabouts::Inside || where == Whereabouts::Outside;
    };
    const auto& heroes = position.game().player(position.turn().player).heroes;
    return std::ranges::any_of(heroes, isStillIn) ? allowed : Refusal{"END-09"};
}

void carryOut(Unfolding& unfolding, const EndTurn&)
{
    finishTurn(unfolding);
}

void carryOut(Unfolding& unfolding, const GiveUp&)
{
    unfolding.later(GivingUp{});
}

void resume(Unfolding& unfolding, const GivingUp& task)
{
    // END-09: all heroes that have not left are eliminated, without experience for anyone.
    for (const FigureId hero : unfolding.game().player(unfolding.turn().player).heroes) {
        const FigureState& state = unfolding.position().figure(hero);
        if (state.where != Whereabouts::Inside && state.where != Whereabouts::Outside)
            continue;
        if (state.team != unfolding.turn().player)
            continue; // INT-04: it serves another player now
        unfolding.later(task);
        // CAV-03: who sits on a mount goes before it.
        return eliminate(unfolding, "END-09", state.isRidden() ? state.load : hero, FigureId::None);
    }
    resume(unfolding, CheckEnd{});
    if (!unfolding.turn().isOver())
        finishTurn(unfolding);
}

void resume(Unfolding& unfolding, const BeginTurn& task)
{
    switch (task.part) {
    case TurnOpening::Levels:
        unfolding.later(BeginTurn{TurnOpening::Storing});
        return giveDeferredLevels(unfolding);
    case TurnOpening::Storing:
        unfolding.later(BeginTurn{TurnOpening::Assigning});
        return offerStoring(unfolding);
    case TurnOpening::Assigning: return offerAssigning(unfolding);
    }
}

bool standsUnopposed(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    // A Mage Spawn is the active player's.
    return position.kind(id).base() == BaseShape::Titan2x2 && figure.isInside() &&
           (figure.isMageSpawn() || figure.team == position.turn().player) && !isNextToOpposing(position, id);
}

void noteUnopposed(Unfolding& unfolding)
{
    for (std::size_t i = 0; i < unfolding.state().figures().size(); ++i)
        if (standsUnopposed(unfolding.position(), FigureId(i)))
            unfolding.emit("TITAN-20", StandsUnopposed{FigureId(i)});
}

void finishTurn(Unfolding& unfolding)
{
    const Game& game = unfolding.game();
    const PlayerId player = unfolding.turn().player;
    unfolding.emit("TURN-03", TurnEnded{player});
    if (game.hasRiders() && loseSkittish(unfolding))
        return;
    // MULTI-08: a holder keeps the token up to the end of its second turn with it.
    if (unfolding.turn().monsterMaster == player && unfolding.turn().masterTurns == 2)
        unfolding.emit("MULTI-08", MonsterMasterPassed{nextPlayer(game, player)});
    const PlayerId next = nextPlayer(game, player);
    // Everybody has one turn in a round, whoever began.
    const std::uint16_t round = std::uint16_t(unfolding.state().player(next).turns + 1);
    // END-09: the agreed limit of rounds.
    if (const int limit = game.options().roundLimit; limit > 0 && round > limit)
        return unfolding.emit("END-09", GameEnded{Ending::RoundLimit});
    unfolding.emit("TURN-01", TurnBegan{next, round});
    if (game.hasRiders())
        turnMeanSpirited(unfolding);
    if (game.hasTitans())
        noteUnopposed(unfolding);
    // TURN-02: assignments end, then levels that waited, storing and assigning; the abilities come last.
    unfolding.later(StartOfTurn{});
    endAssignments(unfolding);
    unfolding.later(BeginTurn{TurnOpening::Levels});
}

void evolve(StateWriter& state, const TurnBegan& event)
{
    TurnState& turn = state.turn();
    turn.player = event.player;
    turn.round = event.round;
    turn.activationsLeft = state.game().player(event.player).activations; // ACT-01, ACT-12
    turn.activationsUsed = 0;
    turn.spawnActivations = 0;
    turn.spawnCommandRolled = 0;
    state.clear(FigureSet::VenomSpread);
    ++state.player(event.player).turns;
}

void evolve(StateWriter& state, const TurnEnded& event)
{
    for (FigureState& figure : state.figures()) {
        // TITAN-20: the marker that waited for a second activation.
        if (figure.isMageSpawn() && figure.has(mark::activated) && usesMovementMarkers(state.game()))
            figure.marks |= mark::marker;
        figure.marks = std::uint16_t(figure.marks & ~mark::untilTurnEnds);
        figure.cancelled = 0; // TURN-03, ABIL-05
        if (figure.frozen > 0)
            --figure.frozen; // SA-MAGIC-FREEZE
    }
    for (TokenState& token : state.tokens())
        token.marks = std::uint16_t(token.marks & ~mark::untilTurnEnds);
    for (ArtifactTokenState& token : state.artifactTokens())
        token.cancelled = 0; // ABIL-05, EXO-16
    if (state.turn().monsterMaster == event.player)
        ++state.turn().masterTurns;
}

void evolve(StateWriter& state, const StandsUnopposed& event)
{
    state.figure(event.figure).marks |= mark::unopposed;
}

void evolve(StateWriter& state, const MonsterMasterPassed& event)
{
    state.turn().monsterMaster = event.to;
    state.turn().masterTurns = 0;
    // MULTI-09: the new Monster Master removes all movement markers.
    for (FigureState& figure : state.figures())
        figure.marks = std::uint16_t(figure.marks & ~mark::marker);
    for (TokenState& token : state.tokens())
        token.marks = std::uint16_t(token.marks & ~mark::marker);
}

} // namespace delve::mageknight::play
