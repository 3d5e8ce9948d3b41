// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/ghost.h"

#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/render/sketch.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double ghostOpacity = 0.78;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace

QColor colourOf(Verdict::Kind kind)
{
    switch (kind) {
    case Verdict::Kind::Legal: return QColor(0x2e, 0xa0, 0x5a);
    case Verdict::Kind::Questionable: return QColor(0xd9, 0x8b, 0x12);
    case Verdict::Kind::Refused: return QColor(0xd6, 0x2f, 0x2a);
    }
    return {};
}

void Ghost::show(const Edit& edit)
{
    show(edit, [&] { return m_host.document().validation().verdictOn(edit); });
}

void Ghost::show(const Edit& edit, const Judge& judge)
{
    if (edit == m_edit)
        return;
    repaint();
    m_edit = edit;
    m_ids.clear();
    m_areas.clear();
    if (edit.isEmpty()) {
        m_verdict.reset();
        m_host.showVerdict({}, {});
        return;
    }
    const ScenarioDocument& source = m_host.document().model();
    collect(source.scenario());
    for (const ThingChange& change : edit.changes)
        if (change.after) {
            const auto bounds = boundsOf(change.kind, change.after->thing, m_changed, source.content());
            if (bounds && bounds->level == m_host.level())
                m_areas.push_back(bounds->area);
        }
    m_verdict = judge();
    // Only sentences need to know the whole scenario as it would be.
    const bool isExplained = m_verdict && !m_verdict->reasons.empty();
    m_host.showVerdict(m_verdict, isExplained ? applied(source.scenario(), edit) : Scenario());
    repaint();
}

/// The changed things as they will be, and what must be known to paint them: the doors of changed tiles, the
/// tiles of changed doors, and the players. Little, whatever the size of the scenario.
void Ghost::collect(const Scenario& scenario)
{
    m_changed = {};
    m_changed.levels = scenario.levels;
    m_changed.players = scenario.players;
    for (const ThingChange& change : m_edit.changes)
        if (change.after && change.kind != ThingKind::Player) {
            m_ids.insert(change.id());
            visitList(m_changed, change.kind, [&](auto& list) {
                using Listed = typename std::remove_reference_t<decltype(list)>::value_type;
                list.push_back(std::get<Listed>(change.after->thing));
            });
        }
    std::unordered_set<ThingId> hinges;
    for (const PlacedDoor& door : m_changed.doors)
        hinges.insert(door.tile);
    for (const PlacedDoor& door : scenario.doors)
        if (m_ids.contains(door.tile) && m_ids.insert(door.id).second)
            m_changed.doors.push_back(door);
    if (!hinges.empty())
        for (const PlacedTile& tile : scenario.tiles)
            if (hinges.contains(tile.id) && !m_ids.contains(tile.id))
                m_changed.tiles.push_back(tile);
}

void Ghost::repaint() const
{
    for (const QRectF& area : m_areas)
        m_host.repaint(area.adjusted(-1, -1, 1, 1));
}

void Ghost::paint(const PaintGround& ground) const
{
    if (!isShown())
        return;
    ScenarioPaintOptions options = ground.scene;
    options.shows = [this](ThingKind, const ThingId& id) { return m_ids.contains(id); };
    ground.painter.save();
    ground.painter.setOpacity(ghostOpacity);
    paintScenario(ground.painter, m_changed, m_host.document().model().content(), options);
    ground.painter.restore();
    if (m_verdict)
        for (const QRectF& area : m_areas)
            paintVerdict(ground, area, m_verdict->kind);
}

void paintVerdict(const PaintGround& ground, const QRectF& area, Verdict::Kind kind)
{
    const QColor colour = colourOf(kind);
    const Sketch sketch{ground.painter, ground.scene.style, ground.squarePixels, Noise("verdict")};
    ground.painter.save();
    ground.painter.setRenderHint(QPainter::Antialiasing);
    ground.painter.fillRect(area, faded(colour, kind == Verdict::Kind::Refused ? 0.18 : 0.14));
    if (kind == Verdict::Kind::Refused)
        sketch.hatch(area, std::max(0.5, 12 / ground.squarePixels), faded(colour, 0.85),
                     1.6 / ground.squarePixels);
    if (kind == Verdict::Kind::Questionable) {
        ground.painter.setPen(Qt::NoPen);
        ground.painter.setBrush(faded(colour, 0.8));
        for (double y = area.top() + 0.25; y < area.bottom(); y += 0.5)
            for (double x = area.left() + 0.25; x < area.right(); x += 0.5)
                ground.painter.drawEllipse(QPointF(x, y), 0.05, 0.05);
    }
    QPen frame = ground.pen(colour, 3);
    frame.setJoinStyle(Qt::MiterJoin);
    ground.painter.setPen(ground.pen(faded(Qt::white, 0.9), 5));
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.drawRect(area);
    ground.painter.setPen(frame);
    ground.painter.drawRect(area);
    ground.painter.restore();
}

} // namespace delve::mageknight
