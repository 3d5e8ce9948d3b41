// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/figure.h"

#include <algorithm>
#include <cassert>

namespace delve::mageknight {

Size footprintOf(BaseShape base)
{
    switch (base) {
    case BaseShape::Round1x1: return {1, 1};
    case BaseShape::Peanut1x2: return {1, 2};
    case BaseShape::Titan2x2: return {2, 2};
    case BaseShape::Mount1x3: return {1, 3};
    case BaseShape::SmallMulti2x4: return {2, 4};
    case BaseShape::LargeMulti3x5: return {3, 5};
    }
    return {1, 1};
}

int Dial::liveClicks() const
{
    constexpr int skullsOfInactive = 3;
    // DIAL-11, MD-22: nothing comes after the first position that ends the dial.
    const auto end = std::ranges::find_if(
        clicks, [](const Click& click) { return click.eliminated || click.skulls >= skullsOfInactive; });
    return int(end - clicks.begin());
}

int Figure::pointsAt(int level) const
{
    if (!hasLevels())
        return points;
    assert(level >= 1 && level <= int(levels.size()));
    return levels[std::size_t(level - 1)].points;
}

bool Figure::hasValue(int value) const
{
    return value == points || std::ranges::find(pointValues, value, &PointValue::points) != pointValues.end();
}

int Figure::turnsFor(int value, std::size_t dial) const
{
    const auto chosen = std::ranges::find(pointValues, value, &PointValue::points);
    return chosen != pointValues.end() && dial < chosen->turns.size() ? chosen->turns[dial] : 0;
}

int Figure::startClickAt(int level) const
{
    if (!hasLevels())
        return startClick;
    assert(level >= 1 && level <= int(levels.size()));
    return levels[std::size_t(level - 1)].startClick;
}

} // namespace delve::mageknight
