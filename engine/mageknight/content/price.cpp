// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/price.h"

#include "engine/mageknight/content/footprint.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

// All in hundredths of a point.

/// Marks that make a figure no stronger.
bool countsNothing(Ability ability)
{
    return ability == Ability::BattleFury || ability == Ability::Berserk || ability == Ability::Demoralized ||
           ability == Ability::StartingPosition;
}

/// 0.3 for each point of damage and of attack above 5, 2.5 for each ability.
int worthOf(const Click& click)
{
    constexpr int perStrength = 30;
    constexpr int perAbility = 250;
    constexpr int freeAttack = 5;
    const int strength = std::max(0, click.value(Slot::Attack) - freeAttack) * click.value(Slot::Damage);
    const auto abilities =
        std::count_if(click.abilities.begin(), click.abilities.end(),
                      [](const auto& ability) { return ability && !countsNothing(*ability); });
    return perStrength * strength + perAbility * int(abilities);
}

int worthFrom(const Dial& dial, int start)
{
    int worth = 0;
    for (int i = std::max(start, 0); i < dial.liveClicks(); ++i)
        if (const Click& click = dial.clicks[std::size_t(i)]; !click.isDemoralized())
            worth += worthOf(click);
    return worth;
}

/// What does not hinder them (TITAN-06, TITAN-07, MD-10, MD-13), and the squares they bar.
int worthOfBase(BaseShape base)
{
    switch (base) {
    case BaseShape::Titan2x2:
    case BaseShape::SmallMulti2x4: return 1000;
    case BaseShape::LargeMulti3x5: return 1500;
    default: return 0;
    }
}

int worthOfSpeedType(SpeedType type)
{
    switch (type) {
    case SpeedType::Boot: return 0;
    case SpeedType::Wave: return 100;
    case SpeedType::Horseshoe: return 200;
    case SpeedType::Wheel: return 300; // PSGR-01: the place for a passenger
    case SpeedType::Wing: return 400;
    }
    return 0;
}

/// A point for every three squares that a front arc covers more than one of 90 degrees.
int worthOfArc(const Figure& figure)
{
    constexpr int squaresForAPoint = 3;
    const auto squaresIn = [&](int degrees) {
        return int(
            std::ranges::count_if(ringOf(figure.base, Direction::North), [&](const RingSquare& square) {
                return isInFrontArc(figure.base, degrees, figure.arcSide, square.colour);
            }));
    };
    return (squaresIn(figure.frontArc) - squaresIn(90)) / squaresForAPoint * 100;
}

int worthOfShots(const Figure& figure)
{
    constexpr int usualReach = 10;
    constexpr int perSquareBeyond = 50;
    int reach = figure.range;
    for (const Dial& dial : figure.dials)
        reach = std::max(reach, dial.range.value_or(0));
    return (figure.explosive ? 600 : 0) + (figure.firesIndirectly() ? 400 : 0) +
           perSquareBeyond * std::max(0, reach - usualReach);
}

int worthOfIntelligence(Intelligence intelligence)
{
    switch (intelligence) {
    case Intelligence::Skittish: return 0;
    case Intelligence::MeanSpirited: return 100;
    case Intelligence::Independent: return 200;
    }
    return 0;
}

int worthOfRiding(const Figure& figure)
{
    int worth = 0;
    if (figure.mount)
        worth +=
            400 * int(figure.mount->proficiencies.size()) + worthOfIntelligence(figure.mount->intelligence);
    if (figure.rider)
        worth += 200 * figure.rider->attackBonus + 50 * int(figure.rider->mounts.size());
    return worth;
}

/// All but the dials.
int worthOfTheRest(const Figure& figure)
{
    constexpr int basePrice = 700;
    return basePrice + worthOfBase(figure.base) + worthOfSpeedType(figure.speedType) + worthOfArc(figure) +
           worthOfShots(figure) + worthOfRiding(figure);
}

/// CAV-14: a mount's dial counts half, since either it or its rider acts.
int shareOfDials(const Figure& figure, int worth)
{
    return figure.mount ? worth / 2 : worth;
}

int rounded(int hundredths)
{
    return (hundredths + 50) / 100;
}

} // namespace

int suggestedPoints(const Figure& figure, int level)
{
    int dials = 0;
    for (const Dial& dial : figure.dials)
        dials += worthFrom(dial, figure.startClickAt(level));
    int hundredths = shareOfDials(figure, dials) + worthOfTheRest(figure);
    if (level >= 3) // experienced heroes are worth a tenth more than their dial says
        hundredths += hundredths / 10;
    return rounded(hundredths);
}

int suggestedPoints(const Figure& figure, std::span<const int> turns)
{
    int dials = 0;
    for (std::size_t i = 0; i < figure.dials.size(); ++i)
        dials += worthFrom(figure.dials[i], figure.startClick + (i < turns.size() ? turns[i] : 0));
    return rounded(shareOfDials(figure, dials) + worthOfTheRest(figure));
}

} // namespace delve::mageknight
