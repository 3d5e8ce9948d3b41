// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/spot_finder.h"
#include "editor/mageknight/viewmodels/tools/canvas_tool.h"

#include <QPainterPath>

namespace delve::mageknight {

/// The legal spots of the piece that a tool carries: lit on the map, drawing the hand when it is near, and
/// walked through by keys in reading order.
class LitSpots
{
public:
    explicit LitSpots(ToolHost& host) : m_host(host) {}

    void show(std::vector<LegalSpot> spots);
    void hide() { show({}); }
    bool isEmpty() const { return m_spots.empty(); }

    /// The spot that draws a hand at this point.
    const LegalSpot* near(QPointF point) const;
    /// The next spot of the level, after the last one the first; nothing if there is none. A walk begins at
    /// the spot nearest to the hand.
    const LegalSpot* walk(int step, const std::optional<QPointF>& hand);
    void paint(const PaintGround& ground) const;

private:
    ToolHost& m_host;
    std::vector<LegalSpot> m_spots;
    std::ptrdiff_t m_walked = -1; ///< where the walk is
};

} // namespace delve::mageknight
