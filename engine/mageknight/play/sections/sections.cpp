// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/sections/sections.h"

#include "engine/mageknight/content/footprint.h"

#include <cstdlib>

namespace delve::mageknight::play {

SectionMask activeSections(const Position& position, FigureId hull)
{
    unsigned active = 0;
    forEachSection(hull, [&](FigureId section) {
        if (isActive(position, section))
            active |= maskOfSection(position, section);
    });
    return SectionMask(active);
}

int skullsOf(const Position& position, FigureId hull)
{
    int skulls = 0;
    forEachSection(hull, [&](FigureId section) { skulls += position.click(section).skulls; });
    return skulls;
}

SectionMask sectionsBeside(const Position& position, FigureId hull, FigureId figure)
{
    unsigned beside = 0;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (isSection(position, other) && position.figure(other).carrier == hull)
            beside |= maskOfSection(position, other);
    });
    return SectionMask(beside);
}

SectionMask sectionsMet(const Position& position, FigureId hull, SquareIndex square)
{
    // MD-42: in halves of squares, so that dots on corners and middles of squares are whole numbers.
    const FigureState& state = position.figure(hull);
    const BaseShape base = position.game().kind(hull).base();
    const Square anchor = position.board().squareOf(state.square);
    const Square there = position.board().squareOf(square);
    const int middle = hasVertexAnchor(base) ? 0 : 1;
    const Offset away{2 * there.x + 1 - 2 * anchor.x - middle, 2 * there.y + 1 - 2 * anchor.y - middle};
    const auto along = [&](Offset unit) { return away.dx * unit.dx + away.dy * unit.dy; };
    const int ahead = along(offsetOf(state.facing));
    const int aside = along(offsetOf(turned(state.facing, 2)));
    const Size size = footprintOf(base);
    const int lengthwise = std::abs(ahead) * size.width;
    const int crosswise = std::abs(aside) * size.height;
    unsigned met = 0;
    if (lengthwise >= crosswise)
        met |= maskOf(ahead > 0 ? Section::Front : Section::Back);
    if (crosswise >= lengthwise)
        met |= maskOf(aside > 0 ? Section::Right : Section::Left);
    return SectionMask(met);
}

namespace {

/// MD-39, MD-40, MD-43: where nothing active is met, any active section is.
Exposure exposureOf(const Position& position, FigureId hull, SectionMask met)
{
    const SectionMask active = activeSections(position, hull);
    const SectionMask open = SectionMask(met & active);
    if (open == 0)
        return {active, false};
    return {open, true};
}

} // namespace

Exposure exposureTo(const Position& position, FigureId hull, SquareIndex from)
{
    return exposureOf(position, hull, sectionsMet(position, hull, from));
}

Exposure exposureToAll(const Position& position, FigureId hull)
{
    return {activeSections(position, hull), true};
}

Exposure exposureToNeighbour(const Position& position, FigureId hull, FigureId neighbour)
{
    return exposureOf(position, hull, sectionsBeside(position, hull, neighbour));
}

FigureId namedAmong(const Position& position, FigureId hull, const Exposure& exposure)
{
    if (!exposure.isOpen())
        return firstOf(hull, exposure.sections);
    FigureId named = hull;
    forEachSection(hull, [&](FigureId section) {
        if (position.figure(section).has(mark::exposed) &&
            (exposure.sections & maskOfSection(position, section)) != 0)
            named = section;
    });
    return named;
}

bool canReachToStrike(const Position& position, FigureId striker, FigureId target)
{
    if (!isSection(position, target))
        return isInFrontArc(position, striker, target);
    if (!isActive(position, target))
        return false; // MD-22: it takes no further damage
    if (isInFrontArc(position, striker, target))
        return true;
    // MD-39: who stands beside inactive sections only picks any active one.
    const FigureId hull = position.figure(target).carrier;
    bool reachesHull = false;
    bool reachesActive = false;
    forEachSection(hull, [&](FigureId section) {
        const bool isReached = isInFrontArc(position, striker, section);
        reachesHull |= isReached;
        reachesActive |= isReached && isActive(position, section);
    });
    return reachesHull && !reachesActive;
}

} // namespace delve::mageknight::play
