// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/proposal_ghost.h"

namespace delve::mageknight {

namespace {

constexpr double paleness = 0.5;

} // namespace

void paintProposal(const Overlay& overlay, const DungeonProposals& proposals, const Content& content,
                   int level)
{
    const Scenario* scenario = proposals.shown();
    if (!scenario)
        return;
    ScenarioPaintOptions options = overlay.scene;
    const auto& fresh = proposals.newThings();
    options.shows = [&](ThingKind kind, const ThingId& id) {
        return fresh.contains(id) && overlay.scene.shows(kind, id);
    };
    overlay.painter.save();
    overlay.painter.setOpacity(paleness);
    paintScenario(overlay.painter, *scenario, content, options);
    overlay.painter.restore();
    QPen dashes = overlay.pen(overlay.accent, 2);
    dashes.setDashPattern({5, 4});
    overlay.painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {overlay.pen(QColor(20, 16, 12, 150), 4), dashes}) {
        overlay.painter.setPen(pen);
        for (std::size_t tile = 0; tile < scenario->tiles.size(); ++tile)
            if (const auto bounds = fresh.contains(scenario->tiles[tile].id)
                                        ? boundsOf({ThingKind::Tile, tile}, *scenario, content)
                                        : std::nullopt;
                bounds && bounds->level == level && bounds->area.intersects(options.visible))
                overlay.painter.drawRect(bounds->area.adjusted(0.1, 0.1, -0.1, -0.1));
    }
}

} // namespace delve::mageknight
