// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/level_panels.h"

#include "editor/mageknight/export/pdf_tiles.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/print/page_frame.h"
#include "editor/print/page_parts.h"
#include "editor/print/page_text.h"
#include "engine/mageknight/scenario/square_names.h"

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double gap = 5;
const TextStyle captionStyle{9, true, QColor(0x33, 0x33, 0x33)};

QSizeF totalSize(const std::vector<LevelPanel>& panels, bool beside)
{
    QSizeF total(0, 0);
    for (const LevelPanel& panel : panels) {
        const QSizeF size = panel.shown.size();
        total = beside ? QSizeF(total.width() + size.width(), std::max(total.height(), size.height()))
                       : QSizeF(std::max(total.width(), size.width()), total.height() + size.height());
    }
    return total;
}

/// What the names of columns and rows take up, in squares.
constexpr double rulerSquares = 0.9;

/// The names of columns and rows, as in the window; on small maps some are left out.
void paintRulers(QPainter& painter, const LevelPanel& panel, const Scenario& scenario)
{
    constexpr double narrowest = 2.2, pointMillimetres = 25.4 / 72;
    const double square = panel.squareMillimetres();
    const int step = std::max(1, int(std::ceil(narrowest / square)));
    const double points = std::clamp(0.5 * square / pointMillimetres, 3.5, 9.0);
    const TextStyle style{points, false, captionStyle.colour};
    const SquareNames names(scenario);
    const QRectF squares = panel.shown.adjusted(rulerSquares, rulerSquares, -0.2, -0.2);
    const int west = qRound(squares.left()), north = qRound(squares.top());
    for (int x = west; x < qRound(squares.right()); x += step)
        paintText(painter, panel.onPage(QRectF(x, north - rulerSquares, 1, rulerSquares - 0.1)),
                  Qt::AlignCenter, QString::fromStdString(names.column(x)), style);
    for (int y = north; y < qRound(squares.bottom()); y += step)
        paintText(painter, panel.onPage(QRectF(west - rulerSquares, y, rulerSquares - 0.1, 1)),
                  Qt::AlignCenter, QString::fromStdString(names.row(y)), style);
}

/// Tiles as plain shapes, for maps on which a square is a dot.
void paintPlainTile(QPainter& painter, const Tile& tile, Rotation rotation, RenderStyle style)
{
    const Palette& palette = paletteOf(style);
    const Size size = rotated(sizeOf(tile.kind), rotation);
    painter.setPen(QPen(palette.line, 0.15));
    painter.setBrush(palette.lineArt ? palette.paper : palette.floor(tile.face(TileSide::A).floor));
    painter.drawRect(QRectF(0, 0, size.width, size.height));
}

} // namespace

void paintNoteNumber(QPainter& painter, const QPointF& centre, double size, int number)
{
    constexpr double millimetresAcross = 10; // text is set in millimetres
    painter.save();
    painter.translate(centre);
    painter.scale(size / millimetresAcross, size / millimetresAcross);
    const QRectF box(-millimetresAcross / 2, -millimetresAcross / 2, millimetresAcross, millimetresAcross);
    painter.setPen(QPen(pageInk, 0.5));
    painter.setBrush(QColor(0xff, 0xf3, 0xb0));
    painter.drawRect(box);
    paintText(painter, box.adjusted(0.5, 0, -0.5, 0), Qt::AlignHCenter, QString::number(number),
              {18, true, pageInk}, 0.4);
    painter.restore();
}

std::vector<LevelPanel> arrangeLevels(const Scenario& scenario, const Content& content, const QRectF& area,
                                      double largest, bool rulers)
{
    std::vector<LevelPanel> panels;
    for (int level = 0; level < int(scenario.levels.size()); ++level) {
        const QRect extent = extentOf(scenario, content, level);
        if (extent.isEmpty())
            continue;
        LevelPanel panel;
        panel.level = level;
        panel.name = QString::fromStdString(scenario.levels[std::size_t(level)].name);
        const double before = rulers ? rulerSquares : 0.2;
        panel.shown = QRectF(extent).adjusted(-before, -before, 0.2, 0.2);
        panel.hasRulers = rulers;
        panels.push_back(panel);
    }
    if (panels.empty())
        return panels;
    const bool captions = scenario.levels.size() > 1;
    const double captionHeight = captions ? lineHeight(captionStyle) + 0.8 : 0;
    const auto count = double(panels.size());

    const auto scaleOf = [&](bool beside) {
        const QSizeF total = totalSize(panels, beside);
        const double width = area.width() - (beside ? (count - 1) * gap : 0);
        const double height =
            area.height() - (beside ? captionHeight : count * captionHeight + (count - 1) * gap);
        return std::min({width / total.width(), height / total.height(), largest});
    };
    const bool beside = scaleOf(true) > scaleOf(false);
    const double scale = std::max(scaleOf(beside), 0.001);
    const QSizeF used = totalSize(panels, beside) * scale;
    const double usedHeight =
        used.height() + (beside ? captionHeight : count * captionHeight + (count - 1) * gap);
    QPointF at(area.left(), area.top() + std::max(0.0, area.height() - usedHeight) / 2);
    if (beside)
        at.rx() += (area.width() - used.width() - (count - 1) * gap) / 2;
    for (LevelPanel& panel : panels) {
        const QSizeF size = panel.shown.size() * scale;
        const double left = beside ? at.x() : area.center().x() - size.width() / 2;
        panel.area = QRectF(QPointF(left, at.y() + captionHeight), size);
        panel.caption = QRectF(panel.area.left(), at.y(), size.width(), captionHeight);
        if (!captions)
            panel.name.clear();
        beside ? at.rx() += size.width() + gap : at.ry() += captionHeight + size.height() + gap;
    }
    return panels;
}

void paintPanel(QPainter& painter, const LevelPanel& panel, const Scenario& scenario, const Content& content,
                const PrintOptions& options, bool pieces)
{
    if (!panel.name.isEmpty())
        paintText(painter, panel.caption, Qt::AlignHCenter, panel.name, captionStyle);
    const double square = panel.squareMillimetres();
    ScenarioPaintOptions paint;
    paint.style = options.style;
    paint.level = panel.level;
    paint.pixelsPerSquare = detailPixels(square);
    paint.layers = LayerSet::of(pieces, pieces && options.notes);
    paint.tilePainter = tilesOn(painter.device(), paint);
    constexpr double legiblePixels = 8;
    if (paint.pixelsPerSquare < legiblePixels) {
        paint.layers = LayerSet::only(ScenarioLayer::Tiles);
        paint.tilePainter = [&](QPainter& own, const Tile& tile, TileSide, Rotation rotation) {
            paintPlainTile(own, tile, rotation, options.style);
        };
    }
    painter.save();
    painter.translate(panel.area.topLeft());
    painter.scale(square, square);
    painter.translate(-panel.shown.topLeft());
    paintScenario(painter, scenario, content, paint);
    painter.restore();
    if (paint.layers.has(ScenarioLayer::Notes))
        for (std::size_t i = 0; i < scenario.pinnedNotes.size(); ++i)
            if (const Square& at = scenario.pinnedNotes[i].square; at.level == panel.level)
                paintNoteNumber(painter, panel.onPage(QPointF(at.x + 0.5, at.y + 0.5)),
                                std::clamp(square * 0.7, 2.6, 7.0), int(i) + 1);
    if (panel.hasRulers && paint.pixelsPerSquare >= legiblePixels)
        paintRulers(painter, panel, scenario);
}

} // namespace delve::mageknight
