// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figure_kind.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int passengersRange = 8;  // PSGR-11
constexpr int skullsOfInactive = 3; // MD-22

Tread treadOf(BaseShape base)
{
    switch (base) {
    case BaseShape::Round1x1: break;
    case BaseShape::Titan2x2: return Tread::Strides;
    case BaseShape::Peanut1x2:
    case BaseShape::Mount1x3: return Tread::Trails;
    case BaseShape::SmallMulti2x4:
    case BaseShape::LargeMulti3x5: return Tread::Drives;
    }
    return Tread::Walks;
}

constexpr SectionMask allSections =
    maskOf(Section::Front) | maskOf(Section::Left) | maskOf(Section::Right) | maskOf(Section::Back);
// PSGR-09: the two sides and the back.
constexpr SectionMask passengersSections =
    maskOf(Section::Left) | maskOf(Section::Right) | maskOf(Section::Back);

} // namespace

FigureKind::FigureKind(const Figure& figure, BaseShape base, SectionArcs arcs)
    : m_figure(&figure),
      m_base(base),
      m_speedType(figure.speedType),
      m_frontArcWidth(figure.frontArc),
      m_tread(treadOf(base)),
      m_oneSquare(base == BaseShape::Round1x1),
      m_favoursSide(figure.frontArc == 135 && !isMultiDialBase(base)),
      m_isHull(isMultiDialBase(base)),
      // MD-22: every section holds figures. FARC-15: or the front arc by its width does.
      m_ahead(m_isHull && arcs == SectionArcs::Edges ? allSections : SectionMask(0)),
      m_range(m_isHull ? 0 : figure.range)
{
    compileDial();
    compileArcs();
}

FigureKind::FigureKind(const Figure& rider, const FigureKind& mount)
    : m_figure(&rider),
      m_base(mount.m_base),
      m_speedType(mount.m_speedType),
      m_frontArcWidth(mount.m_frontArcWidth),
      m_tread(mount.m_tread),
      m_oneSquare(mount.m_oneSquare),
      m_favoursSide(mount.m_favoursSide),
      m_ahead(mount.m_isHull ? passengersSections : SectionMask(0)),
      // PSGR-11: from a chariot nobody shoots further than 8 squares.
      m_range(mount.m_isHull ? std::min(rider.range, passengersRange) : rider.range)
{
    compileDial();
    compileArcs();
}

FigureKind::FigureKind(const Figure& figure, Section section, SectionArcs arcs)
    : m_figure(&figure),
      m_base(figure.base),
      m_speedType(figure.speedType),
      m_frontArcWidth(figure.frontArc),
      m_tread(treadOf(figure.base)),
      m_oneSquare(false),
      m_favoursSide(false),
      m_section(section),
      m_ahead(arcs == SectionArcs::Edges ? maskOf(section) : SectionMask(0)),
      m_beside(arcs == SectionArcs::Edges ? maskOf(section) : allSections),
      m_range(figure.range)
{
    for (const Dial& dial : figure.dials)
        if (dial.section == section)
            m_range = dial.range.value_or(figure.range);
    compileDial();
    compileArcs();
}

void FigureKind::compileDial()
{
    if (m_isHull) { // MD-01: one click that shows nothing; the dials are those of the sections
        m_clicks.emplace_back();
        return;
    }
    for (const Dial& dial : m_figure->dials) {
        if (dial.section != m_section)
            continue;
        for (int i = 0; i < dial.liveClicks(); ++i) {
            const Click& click = dial.clicks[std::size_t(i)];
            ClickValues& values = m_clicks.emplace_back();
            values.skulls = std::uint8_t(click.skulls);
            for (std::size_t slot = 0; slot < 4; ++slot) {
                values.values[slot] = std::int8_t(click.values[slot]);
                if (const auto& ability = click.abilities[slot]) {
                    values.abilities.add(*ability);
                    if (markOf(*ability).optional)
                        values.optionalSlots = std::uint8_t(values.optionalSlots | 1u << slot);
                }
            }
        }
        // DIAL-11, MD-22: then it shows nothing any more.
        ClickValues& end = m_clicks.emplace_back();
        end.eliminated = true;
        end.skulls = skullsOfInactive;
    }
}

bool FigureKind::isAhead(const RingSquare& square, ArcSide side) const
{
    if (m_ahead != 0)
        return (square.sections & m_ahead) != 0;
    if (isMultiDialBase(m_base) && m_figure->isMultiDial()) // FARC-15: it cannot be turned from side to side
        side = m_figure->arcSide;
    return delve::mageknight::isInFrontArc(m_base, m_frontArcWidth, side, square.colour);
}

void FigureKind::compileArcs()
{
    for (const Direction facing : allDirections) {
        const std::size_t place = std::size_t(facing);
        for (const RingSquare& square : ringOf(m_base, facing)) {
            for (const ArcSide side : {ArcSide::Left, ArcSide::Right})
                if (isAhead(square, side))
                    m_frontAreas[side == ArcSide::Right][place].add(square.offset);
            // MD-16, PSGR-09: where sections are the front arc there is no rear arc.
            if ((square.sections & m_beside) != 0)
                m_edges[place].add(square.offset);
            if (m_ahead == 0 && delve::mageknight::isInRearArc(square.colour))
                m_rearAreas[place].add(square.offset);
        }
        for (const Direction direction : allDirections) {
            for (const bool isRight : {false, true})
                if (m_frontAreas[isRight][place].has(offsetOf(direction)))
                    m_front[isRight][place] = DirectionMask(m_front[isRight][place] | maskOf(direction));
            if (m_rearAreas[place].has(offsetOf(direction)))
                m_rear[place] = DirectionMask(m_rear[place] | maskOf(direction));
        }
    }
}

} // namespace delve::mageknight::play
