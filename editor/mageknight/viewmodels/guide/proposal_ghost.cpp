// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/guide/proposal_ghost.h"

namespace delve::mageknight {

namespace {

constexpr double paleness = 0.5;

} // namespace

void paintProposal(const PaintGround& ground, const DungeonProposals& proposals, const Content& content,
                   int level)
{
    const Scenario* scenario = proposals.shown();
    if (!scenario)
        return;
    ScenarioPaintOptions options = ground.scene;
    const auto& fresh = proposals.newThings();
    options.shows = [&](ThingKind kind, const ThingId& id) {
        return fresh.contains(id) && ground.scene.shows(kind, id);
    };
    ground.painter.save();
    ground.painter.setOpacity(paleness);
    paintScenario(ground.painter, *scenario, content, options);
    ground.painter.restore();
    QPen dashes = ground.pen(ground.accent, 2);
    dashes.setDashPattern({5, 4});
    ground.painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {ground.pen(QColor(20, 16, 12, 150), 4), dashes}) {
        ground.painter.setPen(pen);
        for (std::size_t tile = 0; tile < scenario->tiles.size(); ++tile)
            if (const auto bounds = fresh.contains(scenario->tiles[tile].id)
                                        ? boundsOf({ThingKind::Tile, tile}, *scenario, content)
                                        : std::nullopt;
                bounds && bounds->level == level && bounds->area.intersects(options.visible))
                ground.painter.drawRect(bounds->area.adjusted(0.1, 0.1, -0.1, -0.1));
    }
}

} // namespace delve::mageknight
