// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/price.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Marks that make a figure no stronger.
bool countsNothing(Ability ability)
{
    return ability == Ability::BattleFury || ability == Ability::Berserk || ability == Ability::Demoralized ||
           ability == Ability::StartingPosition;
}

/// In hundredths of a point: 0.3 for each point of damage and of attack above 5, 2.5 for each ability.
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

} // namespace

int suggestedPoints(const Figure& figure, int level)
{
    constexpr int basePrice = 700;
    int hundredths = basePrice;
    for (const Dial& dial : figure.dials)
        for (std::size_t i = std::size_t(figure.startClickAt(level)); i < dial.clicks.size(); ++i)
            if (!dial.clicks[i].eliminated && !dial.clicks[i].isDemoralized())
                hundredths += worthOf(dial.clicks[i]);
    if (level >= 3) // experienced heroes are worth a tenth more than their dial says
        hundredths += hundredths / 10;
    return (hundredths + 50) / 100;
}

} // namespace delve::mageknight
