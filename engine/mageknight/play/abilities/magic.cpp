// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/magic.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/turns/turns.h"

namespace delve::mageknight::play {

void noteMagic(Unfolding& unfolding, FigureId figure, FigureId by)
{
    const Position position = unfolding.position();
    // DG-11: one click however many abilities, so the first one is remembered.
    if (position.figure(figure).touchedBy == FigureId::None && hasAbility(position, figure, Ability::Cursed))
        unfolding.emit("DG-12", MagicTouched{figure, by});
}

FigureId nextCursed(const Position& position)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (position.figure(FigureId(i)).touchedBy != FigureId::None)
            return FigureId(i);
    return FigureId::None;
}

void settleCurse(Unfolding& unfolding, FigureId figure)
{
    const FigureId by = unfolding.position().figure(figure).touchedBy;
    unfolding.emit("DG-11", MagicTouched{figure, FigureId::None});
    // DG-11: nothing reduces it. DG-13: whose magic it was is the victor.
    dealDamage(unfolding, "DG-11", std::array{Hit{figure, 1}}, by);
}

void tryToFreeze(Unfolding& unfolding, FigureId figure, FigureId by)
{
    const Position position = unfolding.position();
    if (!position.figure(figure).isInside())
        return;
    if (unfolding.rollOne("SA-MAGIC-FREEZE", RollFor::Freeze, actorOf(position, by)).first < 4)
        return;
    // A hero misses its player's next turn; a Mage Spawn this turn and the next one.
    const PlayerId team = position.figure(figure).team;
    const int turns = team == PlayerId::None ? 2 : turnsUntil(position, team) + 1;
    unfolding.emit("SA-MAGIC-FREEZE", FigureFrozen{figure, std::uint8_t(turns)});
}

void evolve(StateWriter& state, const MagicTouched& event)
{
    state.figure(event.figure).touchedBy = event.by;
}

void evolve(StateWriter& state, const FigureFrozen& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.frozen = event.turns;
    // SA-MAGIC-FREEZE: where movement markers are in use a Mage Spawn gets one.
    if (figure.isMageSpawn() && usesMovementMarkers(state.game()))
        figure.marks |= mark::marker;
}

} // namespace delve::mageknight::play
