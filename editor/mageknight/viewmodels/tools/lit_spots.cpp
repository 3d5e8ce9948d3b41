// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/lit_spots.h"

#include "editor/mageknight/viewmodels/tools/ghost.h"

#include <QRegion>

#include <algorithm>
#include <limits>

namespace delve::mageknight {

namespace {

/// Tiles cover each other's spots, small pieces have a square or an edge to themselves.
bool isLarge(const QRectF& area)
{
    return std::max(area.width(), area.height()) > 1.5;
}

void paintCross(const PaintGround& ground, QPointF centre, double radius)
{
    ground.painter.drawLine(centre - QPointF(radius, 0), centre + QPointF(radius, 0));
    ground.painter.drawLine(centre - QPointF(0, radius), centre + QPointF(0, radius));
}

/// All squares that the piece could cover as one area, and a cross in a ring where its middle would come to
/// lie.
void paintLarge(const PaintGround& ground, const std::vector<QRectF>& areas, const QColor& colour)
{
    QRegion region;
    for (const QRectF& area : areas)
        region |= area.toAlignedRect();
    QPainterPath path;
    path.addRegion(region);
    QColor fill = colour;
    fill.setAlphaF(0.13f);
    QPen dashes = ground.pen(colour, 2);
    dashes.setDashPattern({5, 3});
    ground.painter.setPen(dashes);
    ground.painter.setBrush(fill);
    ground.painter.drawPath(path.simplified());
    for (const QRectF& area : areas) {
        ground.painter.setPen(ground.pen(Qt::white, 1.5));
        ground.painter.setBrush(colour);
        ground.painter.drawEllipse(area.center(), 0.26, 0.26);
        ground.painter.setPen(ground.pen(Qt::white, 2));
        paintCross(ground, area.center(), 0.13);
    }
}

void paintSmall(const PaintGround& ground, const QRectF& area, const QColor& colour)
{
    QColor fill = colour;
    fill.setAlphaF(0.32f);
    ground.painter.setBrush(fill);
    ground.painter.setPen(ground.pen(colour, 1.5));
    ground.painter.drawRect(area.adjusted(0.04, 0.04, -0.04, -0.04));
    ground.painter.setPen(ground.pen(Qt::white, 2));
    paintCross(ground, area.center(), 0.1);
}

} // namespace

void LitSpots::show(std::vector<LegalSpot> spots)
{
    const auto repaint = [&] {
        QRectF area;
        for (const LegalSpot& spot : m_spots)
            area |= spot.bounds.area;
        m_host.repaint(area.adjusted(-0.5, -0.5, 0.5, 0.5));
    };
    repaint();
    m_spots = std::move(spots);
    m_walked = -1;
    repaint();
}

const LegalSpot* LitSpots::near(QPointF point) const
{
    constexpr double leastReach = 1.1; // a little more than a tile slips when it is rounded to squares
    constexpr double reachPixels = 48; // seen from afar a hand is not that steady
    const double reachOfLarge = std::clamp(reachPixels / m_host.squarePixels(), leastReach, 2.5);
    constexpr double reachOfSmall = 0.5; // never out of another square, whose reason must be seen
    if (m_spots.empty())
        return nullptr;
    return nearestSpot(m_spots, point, m_host.level(),
                       isLarge(m_spots.front().bounds.area) ? reachOfLarge : reachOfSmall);
}

const LegalSpot* LitSpots::walk(int step, const std::optional<QPointF>& hand)
{
    const auto count = std::ptrdiff_t(m_spots.size());
    if (m_walked < 0 && hand)
        if (const LegalSpot* nearest =
                nearestSpot(m_spots, *hand, m_host.level(), std::numeric_limits<double>::max())) {
            m_walked = nearest - m_spots.data();
            return nearest;
        }
    if (m_walked < 0 && step < 0)
        m_walked = 0;
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        m_walked = (m_walked + step + count) % count;
        if (m_spots[std::size_t(m_walked)].bounds.level == m_host.level())
            return &m_spots[std::size_t(m_walked)];
    }
    return nullptr;
}

void LitSpots::paint(const PaintGround& ground) const
{
    const QColor colour = colourOf(Verdict::Kind::Legal);
    std::vector<QRectF> large;
    ground.painter.save();
    for (const LegalSpot& spot : m_spots) {
        const QRectF& area = spot.bounds.area;
        if (spot.bounds.level != m_host.level() ||
            !area.adjusted(-0.5, -0.5, 0.5, 0.5).intersects(ground.scene.visible))
            continue;
        if (isLarge(area))
            large.push_back(area);
        else
            paintSmall(ground, area, colour);
    }
    if (!large.empty())
        paintLarge(ground, large, colour);
    ground.painter.restore();
}

} // namespace delve::mageknight
