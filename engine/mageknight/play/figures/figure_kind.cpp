// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figure_kind.h"

namespace delve::mageknight::play {

namespace {

/// BASE-02, BASE-03: the squares of a base that faces north.
std::vector<Offset> northFootprint(BaseShape base)
{
    switch (base) {
    case BaseShape::Round1x1: return {{0, 0}};
    case BaseShape::Peanut1x2: return {{0, 0}, {0, 1}};
    case BaseShape::Mount1x3: return {{0, 0}, {0, 1}, {0, 2}};
    default: break;
    }
    const bool isLarge = base == BaseShape::LargeMulti3x5;
    const auto [width, height] = footprintOf(base);
    const int left = isLarge ? -1 : -width / 2;
    const int top = isLarge ? -2 : -height / 2;
    std::vector<Offset> squares;
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x)
            squares.push_back({x, y});
    return squares;
}

/// Bases whose centre dot lies on a corner of squares.
bool hasVertexAnchor(BaseShape base)
{
    return base == BaseShape::Titan2x2 || base == BaseShape::SmallMulti2x4;
}

/// BASE-02: an offset of a base that faces north after quarter turns clockwise.
Offset turnedOffset(Offset offset, int quarters, bool vertex)
{
    for (int i = 0; i < quarters; ++i)
        offset = {-offset.dy - (vertex ? 1 : 0), offset.dx};
    return offset;
}

} // namespace

FigureKind::FigureKind(const Figure& figure)
    : m_figure(&figure), m_oneSquare(figure.base == BaseShape::Round1x1)
{
    compileDials();
    compileArcs();
    const std::vector<Offset> north = northFootprint(figure.base);
    for (const Direction facing : allDirections)
        // BASE-04: only bases of one square face diagonally, and theirs is always the same.
        for (const Offset offset : north)
            m_footprints[std::size_t(facing)].push_back(
                turnedOffset(offset, int(facing) / 2, hasVertexAnchor(figure.base)));
}

void FigureKind::compileDials()
{
    m_dialStarts.push_back(0);
    for (const Dial& dial : m_figure->dials) {
        for (int i = 0; i <= dial.liveClicks(); ++i) { // DIAL-11: up to the first eliminated click
            const Click& click = dial.clicks[std::size_t(i)];
            ClickValues& values = m_clicks.emplace_back();
            values.eliminated = click.eliminated;
            for (std::size_t slot = 0; slot < 4; ++slot) {
                values.values[slot] = std::int8_t(click.values[slot]);
                if (const auto& ability = click.abilities[slot]) {
                    values.abilities.add(*ability);
                    if (markOf(*ability).optional)
                        values.optionalSlots = std::uint8_t(values.optionalSlots | 1u << slot);
                }
            }
        }
        m_dialStarts.push_back(int(m_clicks.size()));
    }
}

void FigureKind::compileArcs()
{
    int left = 1;
    int right = 1;
    switch (m_figure->frontArc) {
    case 135: // FARC-03: favours one side
        left += m_figure->arcSide == ArcSide::Left;
        right += m_figure->arcSide == ArcSide::Right;
        break;
    case 180: left = right = 2; break; // ARC-03
    case 270: left = right = 3; break; // ARC-04: three on either side make seven squares
    case 360:
        left = 4;
        right = 3;
        break;
    default: break; // ARC-02: the square ahead and one on each side
    }
    for (const Direction facing : allDirections) {
        DirectionMask& front = m_front[std::size_t(facing)];
        for (int turn = -left; turn <= right; ++turn)
            front = DirectionMask(front | maskOf(turned(facing, turn)));
        // ARC-05: the square behind and one on each side of it, for every figure.
        for (int turn = 3; turn <= 5; ++turn)
            m_rear[std::size_t(facing)] =
                DirectionMask(m_rear[std::size_t(facing)] | maskOf(turned(facing, turn)));
    }
}

} // namespace delve::mageknight::play
