// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figure_kind.h"

namespace delve::mageknight::play {

namespace {

Tread treadOf(BaseShape base)
{
    if (base == BaseShape::Titan2x2)
        return Tread::Strides;
    return base == BaseShape::Peanut1x2 || base == BaseShape::Mount1x3 ? Tread::Trails : Tread::Walks;
}

} // namespace

FigureKind::FigureKind(const Figure& figure, BaseShape base)
    : m_figure(&figure),
      m_base(base),
      m_speedType(figure.speedType),
      m_frontArcWidth(figure.frontArc),
      m_tread(treadOf(base)),
      m_oneSquare(base == BaseShape::Round1x1),
      m_favoursSide(figure.frontArc == 135)
{
    compileDials();
    compileArcs();
}

FigureKind::FigureKind(const Figure& rider, const FigureKind& mount)
    : m_figure(&rider),
      m_base(mount.m_base),
      m_speedType(mount.m_speedType),
      m_frontArcWidth(mount.m_frontArcWidth),
      m_tread(mount.m_tread),
      m_oneSquare(mount.m_oneSquare),
      m_favoursSide(mount.m_favoursSide)
{
    compileDials();
    compileArcs();
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
    for (const Direction facing : allDirections) {
        const std::size_t place = std::size_t(facing);
        for (const RingSquare& square : ringOf(m_base, facing)) {
            for (const ArcSide side : {ArcSide::Left, ArcSide::Right})
                if (delve::mageknight::isInFrontArc(m_base, m_frontArcWidth, side, square.colour))
                    m_frontAreas[side == ArcSide::Right][place].add(square.offset);
            if (delve::mageknight::isInRearArc(square.colour))
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
