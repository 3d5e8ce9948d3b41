#include "engine/play/abilities/start_of_turn.h"

#include "engine/play/activations.h"
#include "engine/play/damage.h"
#include "engine/play/figures.h"
#include "engine/play/state_writer.h"
#include "engine/play/strikes.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>

namespace delve::play {

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

/// SA-VENOM: of the first figure from this one on that has it. The others wait for what follows from it
/// (DMG-13).
void spreadVenomFrom(Unfolding& unfolding, FigureId first)
{
    const Position position = unfolding.position();
    const PlayerId player = position.turn().player;
    const std::size_t count = position.state().figures().size();
    for (std::size_t i = indexOf(first); i < count; ++i) {
        const FigureState& figure = position.figure(FigureId(i));
        if (!figure.isInside() || figure.team != player || !hasAbility(position, FigureId(i), Ability::Venom))
            continue;
        if (i + 1 < count)
            unfolding.later(StartOfTurn{FigureId(i + 1)});
        return spreadVenom(unfolding, FigureId(i));
    }
}

} // namespace

void resume(Unfolding& unfolding, const StartOfTurn& task)
{
    const PlayerId player = unfolding.turn().player;
    // SA-G4: first Command, then Venom, each in the order of the figures.
    if (task.venomFrom != FigureId::None)
        return spreadVenomFrom(unfolding, task.venomFrom);
    unfolding.later(StartOfTurn{FigureId(0)});
    forEachOnBoard(unfolding.position(), player, [&](FigureId figure) {
        if (!hasAbility(unfolding.position(), figure, Ability::Command))
            return;
        if (rollsSix(unfolding))
            unfolding.emit("SA-COMMAND", ActivationGained{false});
        encourage(unfolding, figure);
    });
}

void spreadVenom(Unfolding& unfolding, FigureId figure)
{
    const Position position = unfolding.position();
    if (!position.figure(figure).isInside() || !hasAbility(position, figure, Ability::Venom))
        return;
    std::vector<FigureId> others;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (areOpposing(position, figure, other) && isInFrontArc(position, figure, other) &&
            !isTruce(position, figure, other) && !std::ranges::count(others, other))
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
        if (hasAbility(unfolding.position(), figure, Ability::Command) &&
            checkActivation(unfolding.position(), figure, true).isAllowed())
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

void evolve(StateWriter& state, const SpawnCommanded&)
{
    state.turn().spawnCommandRolled = 1;
}

} // namespace delve::play
