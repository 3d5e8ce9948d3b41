// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/dial_position.h"

#include <algorithm>

namespace delve::mageknight {

DialPosition startPosition(const Figure& figure, int level)
{
    return {figure.hasLevels() ? level : 0, figure.startClickAt(level)};
}

DialPosition afterDamage(const Figure& figure, DialPosition position, int clicks)
{
    // DIAL-11: the first eliminated click is the end of the dial.
    const int end = figure.dials.front().liveClicks();
    position.click = std::min(position.click + clicks, end);
    return position;
}

DialPosition afterHealing(const Figure& figure, DialPosition position, int clicks)
{
    position.click = std::max(position.click - clicks, figure.startClickAt(position.level));
    return position;
}

const Click& clickOf(const Figure& figure, DialPosition position)
{
    return figure.dials.front().clicks[std::size_t(position.click)];
}

} // namespace delve::mageknight
