#include "editor/viewmodels/tools/ghost.h"

#include "editor/render/sketch.h"
#include "editor/viewmodels/document_view_model.h"

#include <algorithm>

namespace delve {

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
    show(edit, [&] {
        DocumentViewModel& document = m_host.document();
        return m_advisor.judge(document.document().scenario(), document.document().content(),
                               document.validation().findings(), edit);
    });
}

void Ghost::show(const Edit& edit, const std::function<Verdict()>& judge)
{
    if (edit == m_edit)
        return;
    repaint();
    m_edit = edit;
    m_ids.clear();
    m_areas.clear();
    if (edit.isEmpty()) {
        m_host.showVerdict({}, {});
        return;
    }
    const ScenarioDocument& source = m_host.document().document();
    m_preview = preview(source.scenario(), edit);
    for (const ThingChange& change : edit.changes) {
        if (!change.after)
            continue;
        m_ids.insert(change.id());
        const auto bounds = boundsOf(change.kind, change.after->thing, m_preview, source.content());
        if (bounds && bounds->level == m_host.level())
            m_areas.push_back(bounds->area);
    }
    for (const PlacedDoor& door : m_preview.doors)
        if (m_ids.contains(door.tile))
            m_ids.insert(door.id);
    m_verdict = judge();
    m_host.showVerdict(m_verdict, m_preview);
    repaint();
}

void Ghost::repaint() const
{
    for (const QRectF& area : m_areas)
        m_host.repaint(area.adjusted(-1, -1, 1, 1));
}

void Ghost::paint(const Overlay& overlay) const
{
    if (!isShown())
        return;
    ScenarioPaintOptions options = overlay.scene;
    options.shows = [this](ThingKind, const ThingId& id) { return m_ids.contains(id); };
    overlay.painter.save();
    overlay.painter.setOpacity(ghostOpacity);
    paintScenario(overlay.painter, m_preview, m_host.document().document().content(), options);
    overlay.painter.restore();
    for (const QRectF& area : m_areas)
        paintVerdict(overlay, area, m_verdict.kind);
}

void paintVerdict(const Overlay& overlay, const QRectF& area, Verdict::Kind kind)
{
    const QColor colour = colourOf(kind);
    const Sketch sketch{overlay.painter, overlay.scene.style, overlay.squarePixels, Noise("verdict")};
    overlay.painter.save();
    overlay.painter.setRenderHint(QPainter::Antialiasing);
    overlay.painter.fillRect(area, faded(colour, kind == Verdict::Kind::Refused ? 0.18 : 0.14));
    if (kind == Verdict::Kind::Refused)
        sketch.hatch(area, std::max(0.5, 12 / overlay.squarePixels), faded(colour, 0.85),
                     1.6 / overlay.squarePixels);
    if (kind == Verdict::Kind::Questionable) {
        overlay.painter.setPen(Qt::NoPen);
        overlay.painter.setBrush(faded(colour, 0.8));
        for (double y = area.top() + 0.25; y < area.bottom(); y += 0.5)
            for (double x = area.left() + 0.25; x < area.right(); x += 0.5)
                overlay.painter.drawEllipse(QPointF(x, y), 0.05, 0.05);
    }
    QPen frame = overlay.pen(colour, 3);
    frame.setJoinStyle(Qt::MiterJoin);
    overlay.painter.setPen(overlay.pen(faded(Qt::white, 0.9), 5));
    overlay.painter.setBrush(Qt::NoBrush);
    overlay.painter.drawRect(area);
    overlay.painter.setPen(frame);
    overlay.painter.drawRect(area);
    overlay.painter.restore();
}

} // namespace delve
