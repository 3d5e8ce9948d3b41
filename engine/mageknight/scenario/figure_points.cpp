// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/figure_points.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Of one figure; nothing where nobody is named or it is missing.
int pointsOf(const Content& content, const ContentId& id, int level, std::optional<int> value = {})
{
    const Figure* figure = id.empty() ? nullptr : content.figure(id);
    return figure ? delve::mageknight::pointsOf(*figure, level, value) : 0;
}

} // namespace

int pointsOf(const Figure& figure, int level, std::optional<int> value)
{
    if (value && figure.hasValue(*value))
        return *value;
    return figure.pointsAt(std::max(level, 1));
}

int pointsOf(const Content& content, const TeamMember& member)
{
    return pointsOf(content, member.figure, member.level, member.value) +
           pointsOf(content, member.rider, member.level);
}

int pointsOf(const Content& content, const PoolEntry& entry)
{
    return pointsOf(content, entry.kind, 1, entry.value) + pointsOf(content, entry.rider, 1) +
           pointsOf(content, entry.passenger, 1);
}

int pointsOf(const Content& content, const PlacedFigure& figure)
{
    return pointsOf(content, figure.figure, figure.heroLevel, figure.value) +
           pointsOf(content, figure.rider, figure.heroLevel) +
           pointsOf(content, figure.passenger, figure.heroLevel);
}

} // namespace delve::mageknight
