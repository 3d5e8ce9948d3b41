// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/sections/section_turns.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/turns.h"

// What the events of activations change in the state.

namespace delve::mageknight::play {

namespace {

void useActivation(StateWriter& state, bool isMonster = false)
{
    TurnState& turn = state.turn();
    --turn.activationsLeft;
    ++turn.activationsUsed;
    if (isMonster && turn.spawnActivations > 0)
        --turn.spawnActivations; // SA-COMMAND: the activation that is good for nothing else goes first
}

/// ACT-03, MULTI-04: monsters and tokens also get a movement marker where those are used.
std::uint16_t marksOfActivated(const Game& game, bool isMonster)
{
    return std::uint16_t(mark::activated | (isMonster && usesMovementMarkers(game) ? mark::marker : 0));
}

/// TITAN-20: the marker of a monster that may have a second activation waits until the turn ends.
void markActivated(StateWriter& state, FigureState& figure)
{
    const bool isSecond = figure.has(mark::activated);
    const bool markerWaits = figure.has(mark::unopposed) && !isSecond;
    if (isSecond)
        figure.marks = std::uint16_t(figure.marks & ~(mark::unopposed | mark::onlyMoved));
    figure.marks |= marksOfActivated(state.game(), figure.isMageSpawn() && !markerWaits);
}

/// CAV-12: mount and rider have one activation. MD-24: so has a hull with all its sections. PSGR-05: a
/// passenger is activated apart from the chariot.
void markUnit(StateWriter& state, FigureId id)
{
    const Position position(state.game(), state.state());
    const FigureId companion = companionOf(position, id);
    markActivated(state, state.figure(isSection(position, id) ? pieceOf(position, id) : id));
    if (companion != FigureId::None)
        markActivated(state, state.figure(companion));
}

} // namespace

void evolve(StateWriter& state, const FigureActivated& event)
{
    FigureState& figure = state.figure(event.figure);
    if ((event.flags & activation::free) != 0)
        ++state.turn().activationsUsed; // SA-QUICKNESS: costs none of the player's activations
    else
        useActivation(state, figure.isMageSpawn());
    markUnit(state, event.figure);
    state.turn().figure = event.figure;
    state.turn().speed = event.speed;
    state.turn().flags = event.flags;
}

void evolve(StateWriter& state, const TokenActivated& event)
{
    useActivation(state);
    state.token(event.token).marks |= marksOfActivated(state.game(), true);
    state.turn().token = event.token;
    state.turn().speed = event.speed;
    state.turn().flags = 0;
}

void evolve(StateWriter& state, const FigurePassed& event)
{
    FigureState& figure = state.figure(event.figure);
    useActivation(state, figure.isMageSpawn());
    markUnit(state, event.figure);
}

void evolve(StateWriter& state, const ActivationUsed& event)
{
    FigureState& figure = state.figure(event.figure);
    useActivation(state, figure.isMageSpawn());
    if (event.isActivated)
        markActivated(state, figure);
}

void evolve(StateWriter& state, const SpeedSpent& event)
{
    state.turn().speed = std::int16_t(state.turn().speed - event.amount);
    state.turn().bounds &= ~bound::whoActs; // CAV-14, MD-27
}

void evolve(StateWriter& state, const ActivationMarked& event)
{
    state.turn().flags |= event.flag;
}

void evolve(StateWriter& state, const ActivationBound& event)
{
    state.turn().bounds |= event.bounds;
}

void evolve(StateWriter& state, const ActivationEnded&)
{
    TurnState& turn = state.turn();
    // TITAN-21: what did nothing but move may follow with a second activation.
    const bool didMore = turn.isBound(bound::acted) || turn.has(activation::used);
    if (turn.figure != FigureId::None && state.figure(turn.figure).has(mark::unopposed) && !didMore)
        state.figure(turn.figure).marks |= mark::onlyMoved;
    turn.figure = FigureId::None;
    turn.token = TokenId::None;
    turn.speed = 0;
    turn.flags = 0;
    turn.bounds = 0;
    turn.cameFrom = noSquare;
    for (const FigureSet set : {FigureSet::BrokenAway, FigureSet::Feared, FigureSet::Faced})
        state.clear(set);
    for (ArtifactState& artifact : state.artifacts())
        artifact.used = false; // ART-14
    freeGifts(state);
    if (state.game().hasSections())
        restSections(state); // MD-27
}

} // namespace delve::mageknight::play
