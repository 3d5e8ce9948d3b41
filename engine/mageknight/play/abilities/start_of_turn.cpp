// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/start_of_turn.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/turns/activations.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

template <typename Visit> void forEachOnBoard(const Position& position, PlayerId team, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (position.figure(FigureId(i)).isInside() && position.figure(FigureId(i)).team == team)
            visit(FigureId(i));
}

/// SA-COMMAND: demoralized friends beside the commander take heart.
void encourage(Unfolding& unfolding, FigureId commander)
{
    std::vector<FigureId> friends;
    const Position position = unfolding.position();
    forEachAdjacentFigure(position, commander, [&](FigureId other, SquareIndex, Direction) {
        if (!areOpposing(position, commander, other) && isDemoralized(position, other) &&
            !std::ranges::count(friends, other))
            friends.push_back(other);
    });
    for (const FigureId figure : friends)
        heal(unfolding, "SA-COMMAND", figure, 1);
}

bool rollsSix(Unfolding& unfolding)
{
    return unfolding.rollOne("SA-COMMAND", RollFor::Command, unfolding.turn().player).first == 6;
}

/// Calls `visit(other)` for those whom the Venom of a figure hurts; a larger one can come up several times.
template <typename Visit> void forEachPoisoned(const Position& position, FigureId figure, Visit&& visit)
{
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (areOpposing(position, figure, other) && isInFrontArc(position, figure, other) &&
            !isTruce(position, figure, other) && !shrugsOff(position, other, Ability::Venom))
            visit(other);
    });
}

/// SA-VENOM: it has not spread its Venom in this turn, and somebody is there to be hurt.
bool canSpreadVenom(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    if (!state.isInside() || state.team != position.turn().player ||
        position.state().contains(FigureSet::VenomSpread, figure) ||
        !hasAbility(position, figure, Ability::Venom))
        return false;
    bool hurtsAnyone = false;
    forEachPoisoned(position, figure, [&](FigureId) { hurtsAnyone = true; });
    return hurtsAnyone;
}

} // namespace

void resume(Unfolding& unfolding, const StartOfTurn& task)
{
    const PlayerId player = unfolding.turn().player;
    // SA-G4: first Command, then Venom, figure by figure as the player likes.
    if (task.commandIsDone) {
        for (std::size_t i = 0; i < unfolding.state().figures().size(); ++i)
            if (canSpreadVenom(unfolding.position(), FigureId(i)))
                return unfolding.later(VenomChoice{});
        return;
    }
    unfolding.later(StartOfTurn{true});
    FigureId rolledFor = FigureId::None;
    forEachOnBoard(unfolding.position(), player, [&](FigureId figure) {
        const Position position = unfolding.position();
        if (!hasAbility(position, figure, Ability::Command))
            return;
        // MD-01: the sections that command are one hero, for whom one die is rolled.
        const FigureId hero = isSection(position, figure) ? pieceOf(position, figure) : figure;
        if (hero != rolledFor && rollsSix(unfolding))
            unfolding.emit("SA-COMMAND", ActivationGained{false});
        rolledFor = hero;
        encourage(unfolding, figure);
    });
}

PlayerId deciderOf(const Position& position, const VenomChoice&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const VenomChoice&, ActionList& actions)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (canSpreadVenom(position, FigureId(i)))
            actions.add(SpreadVenom{FigureId(i)});
}

Refusal check(const Position& position, const SpreadVenom& action)
{
    const bool fits = position.knows(action.figure) && canSpreadVenom(position, action.figure);
    return fits ? allowed : Refusal{"SA-VENOM"};
}

void carryOut(Unfolding& unfolding, const SpreadVenom& action)
{
    unfolding.answered();
    unfolding.later(StartOfTurn{true}); // DMG-13: the others wait for what follows from it
    unfolding.emit("SA-VENOM", VenomSpread{action.figure});
    spreadVenom(unfolding, action.figure);
}

void spreadVenom(Unfolding& unfolding, FigureId figure)
{
    const Position position = unfolding.position();
    if (!position.figure(figure).isInside() || !hasAbility(position, figure, Ability::Venom))
        return;
    std::vector<FigureId> others;
    forEachPoisoned(position, figure, [&](FigureId other) {
        if (!std::ranges::count(others, other))
            others.push_back(other);
    });
    std::ranges::sort(others);
    std::vector<Hit> hits;
    for (const FigureId other : others)
        hits.push_back({other, 1});
    dealAbilityDamage(unfolding, "SA-VENOM", hits, figure);
}

bool commandSpawn(Unfolding& unfolding)
{
    if (unfolding.turn().spawnCommandRolled != 0)
        return false;
    // SA-COMMAND: at the first activation of a Mage Spawn in a turn, if one with Command may be activated.
    unfolding.emit("SA-COMMAND", SpawnCommanded{});
    std::vector<FigureId> commanders;
    forEachOnBoard(unfolding.position(), PlayerId::None, [&](FigureId figure) {
        const Position position = unfolding.position();
        // CAV-12, MD-24: of a rider or a section the unit is activated.
        if (hasAbility(position, figure, Ability::Command) &&
            checkActivation(position, activatedPiece(position, figure), true).isAllowed())
            commanders.push_back(figure);
    });
    if (commanders.empty())
        return false;
    const bool gains = rollsSix(unfolding);
    for (const FigureId commander : commanders)
        encourage(unfolding, commander);
    return gains;
}

void evolve(StateWriter& state, const ActivationGained& event)
{
    ++state.turn().activationsLeft;
    if (event.isForSpawn)
        ++state.turn().spawnActivations;
}

void evolve(StateWriter& state, const VenomSpread& event)
{
    state.set(FigureSet::VenomSpread, event.figure, true);
}

void evolve(StateWriter& state, const SpawnCommanded&)
{
    state.turn().spawnCommandRolled = 1;
}

} // namespace delve::mageknight::play
