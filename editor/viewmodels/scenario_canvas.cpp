#include "editor/viewmodels/scenario_canvas.h"

#include "editor/render/scenario_painter.h"

#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace delve {

ScenarioCanvas::ScenarioCanvas(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    setAntialiasing(true);
}

void ScenarioCanvas::setScenario(ScenarioViewModel* scenario)
{
    if (m_scenario == scenario)
        return;
    if (m_scenario)
        disconnect(m_scenario, nullptr, this, nullptr);
    m_scenario = scenario;
    if (m_scenario)
        connect(m_scenario, &ScenarioViewModel::changed, this, [this] {
            setLevel(0);
            fit();
            update();
        });
    emit scenarioChanged();
    fit();
    update();
}

void ScenarioCanvas::setLevel(int level)
{
    if (m_level == level)
        return;
    m_level = level;
    emit levelChanged();
    fit();
    update();
}

void ScenarioCanvas::setDrawingStyle(int style)
{
    const auto wanted = RenderStyle(std::clamp(style, 0, int(allRenderStyles.size()) - 1));
    if (m_style == wanted)
        return;
    m_style = wanted;
    emit drawingStyleChanged();
    update();
}

QStringList ScenarioCanvas::drawingStyleNames() const
{
    return {tr("Full Colour"), tr("Parchment"), tr("Blueprint"), tr("Ink Saver")};
}

QColor ScenarioCanvas::ground() const
{
    return paletteOf(m_style).ground;
}

void ScenarioCanvas::fit()
{
    QRectF extent;
    if (m_scenario && m_scenario->scenario())
        extent = extentOf(*m_scenario->scenario(), m_scenario->content(), m_level);
    if (extent.isEmpty())
        extent = QRectF(0, 0, 5, 5);
    extent.adjust(-0.5, -0.5, 0.5, 0.5);
    // A few tiles alone need not fill a large window.
    constexpr double mostFittedPixels = 96;
    const double pixels = std::clamp(std::min(width() / extent.width(), height() / extent.height()),
                                     leastPixels, mostFittedPixels);
    show(pixels, QPointF(width() / 2, height() / 2) - extent.center() * pixels, true);
}

void ScenarioCanvas::zoomBy(double factor, QPointF centre)
{
    const double pixels = std::clamp(m_pixels * factor, leastPixels, mostPixels);
    show(pixels, centre - (centre - m_origin) * (pixels / m_pixels), false);
}

void ScenarioCanvas::zoomBy(double factor)
{
    zoomBy(factor, QPointF(width() / 2, height() / 2));
}

void ScenarioCanvas::panBy(double dx, double dy)
{
    show(m_pixels, m_origin + QPointF(dx, dy), false);
}

QPoint ScenarioCanvas::squareAt(QPointF point) const
{
    const QPointF at = (point - m_origin) / m_pixels;
    return QPoint(int(std::floor(at.x())), int(std::floor(at.y())));
}

void ScenarioCanvas::show(double pixels, QPointF origin, bool fitted)
{
    m_pixels = pixels;
    m_origin = QPointF(std::round(origin.x()), std::round(origin.y())); // whole pixels keep lines sharp
    m_fitted = fitted;
    emit viewChanged();
    update();
}

void ScenarioCanvas::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    if (m_fitted)
        fit();
    else
        panBy((now.width() - before.width()) / 2, (now.height() - before.height()) / 2);
}

void ScenarioCanvas::paint(QPainter* painter)
{
    painter->fillRect(QRectF(0, 0, width(), height()), ground());
    if (!m_scenario || !m_scenario->scenario())
        return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const double detail = std::max(m_pixels * ratio, m_leastDetailPixels);
    m_tiles.beginFrame(m_style, detail);
    ScenarioPaintOptions options;
    options.style = m_style;
    options.pixelsPerSquare = detail;
    options.level = m_level;
    options.visible = QRectF(-m_origin / m_pixels, QSizeF(width(), height()) / m_pixels);
    options.tilePainter = [this](QPainter& p, const Tile& tile, TileSide side, Rotation rotation) {
        m_tiles.paint(p, tile, side, rotation);
    };
    painter->save();
    painter->translate(m_origin);
    painter->scale(m_pixels, m_pixels);
    paintScenario(*painter, *m_scenario->scenario(), m_scenario->content(), options);
    painter->restore();
    if (!m_tiles.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

} // namespace delve
