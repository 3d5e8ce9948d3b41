// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas paints.

#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "editor/mageknight/viewmodels/guide/proposal_ghost.h"

#include <cmath>

namespace delve::mageknight {

/// All of it may look different now.
void EditorCanvas::repaintMap()
{
    m_map.clear();
    update();
}

ScenarioPaintOptions EditorCanvas::sceneOptions(const QRectF& visible, double pixelsPerSquare)
{
    ScenarioPaintOptions options;
    options.style = style();
    options.pixelsPerSquare = pixelsPerSquare;
    options.level = m_level;
    options.visible = visible;
    options.tilePainter = [this](QPainter& painter, const Tile& tile, TileSide side, Rotation rotation) {
        ++m_paintedTiles;
        m_tiles.paint(painter, tile, side, rotation);
    };
    options.shows = [this](ThingKind kind, const ThingId&) { return !m_layers || m_layers->isShown(kind); };
    return options;
}

void EditorCanvas::setPaleLevel(int level)
{
    if (m_paleLevel == level)
        return;
    m_paleLevel = level;
    emit paleLevelChanged();
    repaintMap();
}

/// Faint lines between the squares of the empty table.
void EditorCanvas::paintGrid(QPainter& painter, const QRectF& visible, double squarePixels) const
{
    constexpr double leastPixels = 12; // closer lines would only be a haze
    if (squarePixels < leastPixels)
        return;
    const Palette& palette = paletteOf(style());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(mixed(palette.ground, palette.stone, 0.1), 0));
    for (int x = int(std::floor(visible.left())); x <= visible.right(); ++x)
        painter.drawLine(QLineF(x, visible.top(), x, visible.bottom()));
    for (int y = int(std::floor(visible.top())); y <= visible.bottom(); ++y)
        painter.drawLine(QLineF(visible.left(), y, visible.right(), y));
}

/// The tiles and all that lies on them.
void EditorCanvas::paintMap(QPainter& painter, const QRectF& pixels)
{
    const ThingMap& things = m_document->model().things();
    const double ratio = pixelRatio();
    MapPictures::Frame frame{.level = m_level,
                             .origin = origin(),
                             .squarePixels = squarePixels(),
                             .devicePixelRatio = ratio,
                             .pixels = pixels,
                             .draw = {},
                             .drawPlainly = {}};
    frame.draw = [&](QPainter& picture, const QRectF& squares, double pixelsPerSquare) {
        picture.fillRect(squares, paletteOf(style()).ground);
        paintGrid(picture, squares, pixelsPerSquare / ratio);
        m_tiles.setScale(pixelsPerSquare);
        ScenarioPaintOptions options = sceneOptions(squares, pixelsPerSquare);
        if (m_paleLevel >= 0) {
            options.level = m_paleLevel;
            picture.setOpacity(0.22);
            paintScenario(picture, things, options);
            picture.setOpacity(1);
            options.level = m_level;
        }
        paintScenario(picture, things, options);
        return m_tiles.isComplete();
    };
    frame.drawPlainly = [&](QPainter& plain, const QRectF& squares) {
        plain.fillRect(squares, paletteOf(style()).ground);
        paintTilesPlainly(plain, things, m_level, squares, style(), squarePixels());
    };
    m_map.paint(painter, frame);
}

void EditorCanvas::paint(QPainter* painter)
{
    const QRectF whole(QPointF(0, 0), size());
    // Qt clips to what has to be painted again; all else can be left out.
    const QRectF dirty = painter->hasClipping() ? painter->clipBoundingRect() & whole : whole;
    if (!m_document || dirty.isEmpty()) {
        painter->fillRect(dirty, paletteOf(style()).ground);
        return;
    }
    const ScenarioPaintOptions options =
        sceneOptions(viewport().toSquares(dirty), squarePixels() * pixelRatio());
    m_tiles.beginFrame(style(), options.pixelsPerSquare);
    paintMap(*painter, dirty);
    m_tiles.setScale(options.pixelsPerSquare);
    painter->save();
    painter->translate(origin());
    painter->scale(squarePixels(), squarePixels());
    painter->setRenderHint(QPainter::Antialiasing);
    const PaintGround ground{*painter, options, squarePixels(), accent()};
    paintOverlays(*painter, options.visible, options.pixelsPerSquare);
    paintProposal(ground, *m_document->proposals(), m_document->model().content(), m_level);
    paintSelection(ground);
    paintFound(ground);
    paintLocated(ground);
    m_tools.current().paint(ground);
    paintCursor(ground);
    painter->restore();
    if (!m_tiles.isComplete() || !m_map.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

namespace {

/// A frame that is seen on light and dark ground alike.
void paintFrame(const PaintGround& ground, const QRectF& area, const QColor& colour, double pixels)
{
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.setPen(ground.pen(QColor(20, 16, 12, 200), pixels + 2.5));
    ground.painter.drawRect(area);
    ground.painter.setPen(ground.pen(colour, pixels));
    ground.painter.drawRect(area);
}

} // namespace

void EditorCanvas::paintSelection(const PaintGround& ground) const
{
    for (const QRectF& area : m_selected)
        if (area.adjusted(-0.2, -0.2, 0.2, 0.2).intersects(ground.scene.visible)) {
            QColor fill = accent();
            fill.setAlphaF(0.16f);
            ground.painter.fillRect(area, fill);
            paintFrame(ground, area, accent(), 2.5);
        }
}

/// Dashes round every place, thick on white, so that they are seen on any tile.
void EditorCanvas::paintLocated(const PaintGround& ground) const
{
    QPen dashes = ground.pen(QColor(0xff, 0x5a, 0x4a), 3);
    dashes.setDashPattern({4, 2.5});
    ground.painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {ground.pen(QColor(255, 255, 255, 220), 6), dashes}) {
        ground.painter.setPen(pen);
        for (const QRectF& area : located())
            ground.painter.drawRoundedRect(area.adjusted(-0.12, -0.12, 0.12, 0.12), 0.15, 0.15);
    }
}

/// Every hit of the search: a bright frame with corners, unlike a selection.
void EditorCanvas::paintFound(const PaintGround& ground) const
{
    if (!search())
        return;
    const QColor colour(0x4f, 0xc3, 0xf7);
    QColor fill = colour;
    fill.setAlphaF(0.22f);
    for (const ThingSearch::Hit& hit : search()->hits()) {
        const QRectF area = hit.area.adjusted(-0.06, -0.06, 0.06, 0.06);
        if (hit.level != m_level || !area.intersects(ground.scene.visible))
            continue;
        ground.painter.setBrush(fill);
        ground.painter.setPen(ground.pen(QColor(20, 16, 12, 200), 5));
        ground.painter.drawRoundedRect(area, 0.12, 0.12);
        ground.painter.setBrush(Qt::NoBrush);
        ground.painter.setPen(ground.pen(colour, 2.5));
        ground.painter.drawRoundedRect(area, 0.12, 0.12);
    }
}

void EditorCanvas::paintCursor(const PaintGround& ground) const
{
    if (!isCursorShown() || !hasActiveFocus())
        return;
    // Corners, not a frame: a cursor must not be taken for a selection.
    const QRectF square(m_square, QSizeF(1, 1));
    for (const auto& [colour, pixels] :
         {std::pair(QColor(20, 16, 12, 220), 6.0), std::pair(QColor(Qt::white), 3.0)}) {
        ground.painter.setPen(ground.pen(colour, pixels));
        for (const double x : {square.left(), square.right()})
            for (const double y : {square.top(), square.bottom()}) {
                const double inX = x < square.center().x() ? 0.28 : -0.28;
                const double inY = y < square.center().y() ? 0.28 : -0.28;
                ground.painter.drawPolyline(QPolygonF{{x + inX, y}, {x, y}, {x, y + inY}});
            }
    }
}

} // namespace delve::mageknight
