// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"

namespace delve::mageknight::play {

/// DIAL-04: what the dial of a figure shows for one value.
inline int dialValue(const Position& position, FigureId figure, Slot slot)
{
    return position.click(figure).value(slot);
}

/// HEAL-02, TITAN-13: the clicks by which the dial has turned since the start of the level.
inline int clicksLost(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    return state.clicks[0] - position.game().startClick(figure, state.level);
}

/// DMG-03: the clicks after which the dial has come to its end.
inline int clicksLeft(const Position& position, FigureId figure)
{
    return position.kind(figure).lastClick() - position.figure(figure).clicks[0];
}

/// DRESS-07, SA-DEMORALIZED: those that depend on more than the dial, and the one that others depend on.
inline constexpr AbilitySet barredAtTimes{Ability::SneakAttack, Ability::Stealth,
                                          Ability::LimitedInvisibility, Ability::Demoralized};

/// What changes the abilities that a dial shows: items, artifacts, cancelling, being demoralized, furniture.
AbilitySet abilitiesInEffect(const Position& position, FigureId figure);

/// SA-G1: the abilities that work for a figure now. Asked more often than anything else, and mostly the
/// answer is what the dial shows.
inline AbilitySet abilitiesOf(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    const AbilitySet shown = position.click(figure).abilities;
    const bool isPlain = state.cancelled == 0 && !state.has(mark::equipped | mark::gifted) &&
                         !shown.hasAny(barredAtTimes) && !position.turn().has(activation::carried) &&
                         !state.isAboard();
    return isPlain ? shown : abilitiesInEffect(position, figure);
}

/// DIAL-06, TREAS-20: those that it has from dial and items, whether they work now or not.
AbilitySet heldAbilities(const Position& position, FigureId figure);

/// DIAL-06: the abilities that sit on a value.
AbilitySet abilitiesIn(Slot slot);
/// SA-G2: the optional abilities of a slot; only these can be cancelled.
AbilitySet optionalAbilities(Slot slot);

/// Whether this one works for a figure now. Mostly the dial does not show it, and no item or artifact can
/// give it.
inline bool hasAbility(const Position& position, FigureId figure, Ability ability)
{
    const bool canHave = position.click(figure).abilities.has(ability) ||
                         (position.figure(figure).has(mark::equipped | mark::gifted) &&
                          position.game().giveable().has(ability));
    return canHave && abilitiesOf(position, figure).has(ability);
}

/// TITAN-16, MD-15: this ability of other figures does nothing to the figure.
bool shrugsOff(const Position& position, FigureId figure, Ability ability);

/// DMG-11: the figure is demoralized.
bool isDemoralized(const Position& position, FigureId figure);

/// SA-DEMORALIZED: it may do nothing but move and open doors.
bool isConfinedToMoving(const Position& position, FigureId figure);

/// RANGE-04: the reach of its ranged attacks, 0 without any.
int rangeOf(const Position& position, FigureId figure);
/// SPD-12: wave figures always have Aquatic, wing figures Flight.
bool isSwimmer(const Position& position, FigureId figure);
bool isFlyer(const Position& position, FigureId figure);

/// ACT-13: the speed points with which an activation begins.
int speedOf(const Position& position, FigureId figure);

} // namespace delve::mageknight::play
