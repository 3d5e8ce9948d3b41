// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/scenario_picture.h"

#include "editor/mageknight/render/scenario_painter.h"
#include "editor/viewmodels/canvas/canvas_viewport.h"
#include "engine/mageknight/scenario/parse_scenario.h"

#include <QQuickWindow>

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double leastDetail = 18; ///< drawn with the detail of squares so large, then shrunk

} // namespace

ScenarioPicture::ScenarioPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    setAntialiasing(true);
}

void ScenarioPicture::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit libraryChanged();
    update();
}

void ScenarioPicture::setPath(const QString& path)
{
    if (m_path == path)
        return;
    m_path = path;
    m_scenario.reset();
    if (auto scenario = loadScenario(path.toStdString()))
        m_scenario = *std::move(scenario);
    emit pathChanged();
    update();
}

void ScenarioPicture::itemChange(ItemChange change, const ItemChangeData& data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && data.boolValue)
        update();
}

void ScenarioPicture::paint(QPainter* painter)
{
    if (!isVisible()) // Qt Quick asks for hidden items, too: on a welcome page behind an open scenario
        return;
    ScenarioPaintOptions options;
    painter->fillRect(QRectF(QPointF(0, 0), size()), paletteOf(options.style).ground);
    if (!m_scenario || !m_library)
        return;
    CanvasViewport viewport;
    viewport.fit(boundingRect(), extentOf(*m_scenario, m_library->content(), 0));
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    options.pixelsPerSquare = std::max(viewport.squarePixels() * ratio, leastDetail);
    options.tilePainter = [this](QPainter& p, const Tile& tile, TileSide side, Rotation rotation) {
        m_tiles.paint(p, tile, side, rotation);
    };
    m_tiles.beginFrame(options.style, options.pixelsPerSquare);
    painter->translate(viewport.origin());
    painter->scale(viewport.squarePixels(), viewport.squarePixels());
    paintScenario(*painter, *m_scenario, m_library->content(), options);
    if (!m_tiles.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

} // namespace delve::mageknight
