// SPDX-License-Identifier: GPL-3.0-or-later
// The dungeon at true scale over many pages: a cover with the assembly map, then the pages row by row.

#include "editor/mageknight/export/pdf_tiles.h"
#include "editor/mageknight/print/level_panels.h"
#include "editor/mageknight/print/page_parts.h"
#include "editor/mageknight/print/poster_layout.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/print/cut_lines.h"
#include "editor/print/ruler.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr std::size_t mostPages = 100'000;

/// Marks on the lines where a page meets another: on the strips, or beside the picture where there is none,
/// never on what the page keeps. The layout leaves them room on every side.
void paintCutMarks(QPainter& painter, const PosterLayout& layout, const PosterPage& page)
{
    constexpr double clear = 0.5;
    const QRectF kept = page.keptArea();
    const double edge = layout.strips.edge;
    const QRectF outer = page.area | kept.adjusted(-edge, -edge, edge, edge);
    // White below black, so that marks show on dark and on light.
    for (const auto& [colour, width] :
         {std::pair(QColor(Qt::white), 0.5), std::pair(QColor(Qt::black), 0.15)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        for (const Side side : allSides) {
            if (!page.isFollowed(side))
                continue;
            if (side == Side::West || side == Side::East) {
                const double x = side == Side::West ? kept.left() : kept.right();
                painter.drawLine(QPointF(x, outer.top()), QPointF(x, kept.top() - clear));
                painter.drawLine(QPointF(x, kept.bottom() + clear), QPointF(x, outer.bottom()));
            } else {
                const double y = side == Side::North ? kept.top() : kept.bottom();
                painter.drawLine(QPointF(outer.left(), y), QPointF(kept.left() - clear, y));
                painter.drawLine(QPointF(kept.right() + clear, y), QPointF(outer.right(), y));
            }
        }
    }
}

QString levelName(const Scenario& scenario, int level)
{
    return scenario.levels.size() > 1 ? QString::fromStdString(scenario.levels[std::size_t(level)].name)
                                      : QString();
}

/// "B3", or "Cellar B3" where there are several levels.
QString pageName(const Scenario& scenario, int level, QPoint place)
{
    const QString name = levelName(scenario, level);
    return name.isEmpty() ? pageCoordinate(place) : name + u' ' + pageCoordinate(place);
}

/// Name of the page, title and scale; of a long title as much as there is room for, of the rest all.
void paintLabel(QPainter& painter, const PosterLayout& layout, const PosterPage& page,
                const PrintSubject& subject)
{
    const QRectF& room = layout.label;
    const bool below = room.width() > room.height();
    painter.save();
    painter.translate(below ? room.bottomLeft() : room.bottomRight());
    if (!below)
        painter.rotate(-90);
    const double length = below ? room.width() : room.height();
    constexpr double high = 3.6, gap = 3;
    const TextStyle nameStyle{10, true, pageInk}, wordStyle{7, false, quietInk};
    const QString coordinate = pageCoordinate(page.place);
    const QString level = levelName(*subject.scenario, page.level);
    const double coordinateWidth = textWidth(coordinate, nameStyle);
    const double levelWidth =
        level.isEmpty() ? 0 : std::min(textWidth(level + u' ', nameStyle), length / 3 - coordinateWidth);
    paintText(painter, QRectF(0, -high, levelWidth, high), Qt::AlignLeft, level, nameStyle);
    paintText(painter, QRectF(levelWidth, -high, coordinateWidth + 1, high), Qt::AlignLeft, coordinate,
              nameStyle);
    const QString scale = QCoreApplication::translate("Print", "1 square = %1")
                              .arg(millimetresInWords(subject.options.squareMillimetres));
    const double scaleWidth = textWidth(scale, wordStyle) + 1;
    paintText(painter, QRectF(length - scaleWidth, -high, scaleWidth, high), Qt::AlignRight, scale,
              wordStyle);
    const double left = levelWidth + coordinateWidth + gap;
    if (const double width = length - scaleWidth - gap - left; width > 0)
        paintText(painter, QRectF(left, -high, width, high), Qt::AlignRight, subject.title(), wordStyle);
    painter.restore();
}

/// Arrows that have no room outside of the dungeon stand small in their openings.
void paintArrowsInside(QPainter& painter, const PosterGrid& grid, const PosterPage& page,
                       const PrintSubject& subject)
{
    constexpr double size = 0.55;
    const Scenario& scenario = *subject.scenario;
    for (const PosterArrow& arrow : grid.arrows) {
        const QRectF square(arrow.inside.x, arrow.inside.y, 1, 1);
        const auto player = std::ranges::find(scenario.players, arrow.player, &Player::id);
        if (std::ranges::find(grid.arrowsInside, arrow.id) == grid.arrowsInside.end() ||
            player == scenario.players.end() || !page.shown.intersects(square))
            continue;
        const Offset out = offsetOf(arrow.side);
        paintArrow(Sketch{painter, subject.options.style, detailPixels(subject.options.squareMillimetres),
                          Noise(arrow.id.text())},
                   square.center() + QPointF(out.dx, out.dy) * (0.5 - size / 2), opposite(arrow.side),
                   arrow.kind, player->colour, int(player - scenario.players.begin()) + 1, size);
    }
}

/// `things` finds what a page shows, so that a page costs the same however many there are.
void paintPosterPage(QPainter& painter, const PosterLayout& layout, const PosterGrid& grid,
                     const PosterPage& page, const ThingMap& things, const PrintSubject& subject)
{
    const double square = subject.options.squareMillimetres;
    painter.save();
    painter.setClipRect(page.area);
    painter.translate(page.area.topLeft());
    painter.scale(square, square);
    painter.translate(-page.shown.topLeft());
    ScenarioPaintOptions paint;
    paint.style = subject.options.style;
    paint.pixelsPerSquare = detailPixels(square);
    paint.level = page.level;
    paint.visible = page.shown;
    paint.layers = LayerSet::of(subject.options.pieces, subject.options.notes);
    paint.tilePainter = tilesOn(painter.device(), paint);
    paint.shows = [&](ThingKind, const ThingId& id) {
        return std::ranges::find(grid.arrowsInside, id) == grid.arrowsInside.end();
    };
    paintScenario(painter, things, paint);
    if (subject.options.pieces)
        paintArrowsInside(painter, grid, page, subject);
    painter.restore();
    paintCutLines(painter, page.area.adjusted(-5, -5, 5, 5),
                  [&](QPainter& own) { paintCutMarks(own, layout, page); });
    paintLabel(painter, layout, page, subject);
}

/// The grid of pages over a small map, each cell with its coordinate.
void paintAssemblyGrid(QPainter& painter, const LevelPanel& panel, const PosterGrid& grid)
{
    const QColor line = accentInk;
    double narrowest = 1e9;
    painter.setBrush(Qt::NoBrush);
    for (const QPoint& place : grid.pages) {
        const QRectF cell = panel.onPage(grid.cell(place));
        painter.setPen(QPen(Qt::white, 0.9));
        painter.drawRect(cell);
        narrowest = std::min({narrowest, cell.width(), cell.height()});
    }
    for (const QPoint& place : grid.pages) {
        painter.setPen(QPen(line, 0.35));
        painter.drawRect(panel.onPage(grid.cell(place)));
    }
    // Cells too small for their names: every fifth column and row, at the rim, tells where one is.
    constexpr double smallestNamed = 6;
    const double points = std::clamp(narrowest * 0.75, 5.0, 16.0);
    for (const QPoint& place : grid.pages) {
        if (narrowest < smallestNamed && (place.x() % 10 != 0 || place.y() % 10 != 0))
            continue;
        const TextStyle style{narrowest < smallestNamed ? 5.0 : points, true, line};
        const QString name = pageCoordinate(place);
        const QSizeF size(textWidth(name, style) + 1.6, lineHeight(style) * 0.9);
        const QPointF centre = panel.onPage(grid.cell(place).center());
        const QRectF badge(centre - QPointF(size.width(), size.height()) / 2, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 225));
        painter.drawRoundedRect(badge, 0.8, 0.8);
        paintText(painter, badge, Qt::AlignHCenter, name, style);
    }
}

/// The page that one begins with: A1 need not be among them.
QString firstPageName(const PosterLayout& layout, const PrintSubject& subject)
{
    const PosterGrid& first = layout.levels.front();
    return pageName(*subject.scenario, first.level, first.pages.front());
}

QString instructions(const PosterLayout& layout, const PrintSubject& subject)
{
    const QString text =
        subject.options.overlap > 0
            ? QCoreApplication::translate(
                  "Print",
                  "Cut each page along its marks on the left and at the top. Lay it over the strip of "
                  "the page before it, so that the marks meet, and glue. Begin with %1 and go row by "
                  "row, as the map shows.")
            : QCoreApplication::translate(
                  "Print",
                  "Cut each page along its marks and tape the pages together from behind. Begin with "
                  "%1 and go row by row, as the map shows.");
    return text.arg(firstPageName(layout, subject));
}

QString posterSubtitle(const PosterLayout& layout, const PrintSubject& subject)
{
    return QCoreApplication::translate("Print", "Poster on %1 paper · %2 · 1 square = %3")
        .arg(
            subject.options.paper.name,
            QCoreApplication::translate("Print", "%n page(s) and this one", nullptr, int(layout.pageCount())),
            millimetresInWords(subject.options.squareMillimetres));
}

void paintCover(QPainter& painter, const PosterLayout& layout, const PrintSubject& subject)
{
    const QRectF area = layout.frame.printable;
    double top = paintHeading(painter, area, {subject.title(), posterSubtitle(layout, subject)});
    const TextStyle body{9, false, pageInk};
    top += paintLines(painter, QPointF(area.left(), top),
                      brokenLines(instructions(layout, subject), body, area.width()), body);
    double right = area.right();
    const double strip = rulerStripHeight(subject.options, area);
    if (subject.options.ruler) {
        paintRulerStrip(painter, area);
        // A second ruler down the page: printers err differently in their two directions.
        const double room = area.bottom() - strip - top - 4;
        const Ruler ruler = Ruler::thatFits(room);
        const QSizeF size = ruler.size().transposed();
        if (room >= size.height() && area.width() > 3 * size.width()) {
            right -= size.width() + 2;
            paintRuler(painter, QPointF(area.right() - size.width(), area.bottom() - strip - size.height()),
                       ruler, Qt::Vertical);
        }
    }
    const QRectF maps(QPointF(area.left(), top + 3), QPointF(right, area.bottom() - strip - 2));
    for (const LevelPanel& panel :
         arrangeLevels(*subject.scenario, *subject.content, maps, subject.options.squareMillimetres)) {
        paintPanel(painter, panel, *subject.scenario, *subject.content, subject.options, false);
        const auto grid = std::ranges::find(layout.levels, panel.level, &PosterGrid::level);
        paintAssemblyGrid(painter, panel, *grid);
    }
}

void addNotices(PrintPlan& plan, const PosterLayout& layout, const PrintSubject& subject)
{
    const double chamber = sizeOf(TileKind::Chamber).width * subject.options.squareMillimetres;
    const double room = std::min(layout.picture.width(), layout.picture.height());
    if (chamber > room)
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "A chamber is %1: %2 paper has room for %3 and splits it."),
             {inMessage(chamber), subject.options.paper.name.toStdString(), inMessage(room)}});
    plan.notices.push_back(
        {subject.options.cover
             ? QT_TRANSLATE_NOOP("Engine",
                                 "Pages: %1, and a cover with the assembly map. Tiles cut by a page border: "
                                 "%2 of %3. The dungeon covers %4 % of its paper.")
             : QT_TRANSLATE_NOOP("Engine",
                                 "Pages: %1, without a cover. Tiles cut by a page border: %2 of %3. "
                                 "The dungeon covers %4 % of its paper."),
         {std::to_string(layout.pageCount()), std::to_string(layout.tilesCut()),
          std::to_string(subject.scenario->tiles.size()),
          std::to_string(std::lround(100 * layout.paperUse(*subject.scenario, *subject.content)))}});
    std::size_t inside = 0;
    for (const PosterGrid& grid : layout.levels)
        inside += grid.arrowsInside.size();
    if (inside > 0 && subject.options.pieces)
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "Arrows drawn inside their openings, since the paper "
                                         "ends there: %1."),
             {std::to_string(inside)}});
}

} // namespace

Result<PrintPlan> planPoster(const PrintSubject& subject)
{
    auto layout = std::make_shared<const PosterLayout>(
        layOutPoster(*subject.scenario, *subject.content, subject.options));
    if (layout->pageCount() == 0)
        return Error{
            "", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: the dungeon has no tiles"), {}}};
    if (layout->pageCount() > mostPages)
        return Error{
            "",
            {QT_TRANSLATE_NOOP("Engine", "the poster would have %1 pages, more than %2: take smaller "
                                         "squares or larger paper"),
             {std::to_string(layout->pageCount()), std::to_string(mostPages)}}};
    PrintPlan plan = emptyPlan(subject, layout->frame);
    addNotices(plan, *layout, subject);
    if (subject.options.cover)
        plan.pages.push_back(
            {QCoreApplication::translate("Print", "Assembly map"),
             [layout, subject](QPainter& painter) { paintCover(painter, *layout, subject); }});
    const auto things = std::make_shared<const ThingMap>(*subject.scenario, *subject.content);
    for (const PosterGrid& grid : layout->levels)
        for (const QPoint& place : grid.pages) {
            const PosterPage page = layout->page(grid, place);
            plan.pages.push_back({pageName(*subject.scenario, grid.level, place),
                                  [layout, &grid, page, things, subject](QPainter& painter) {
                                      paintPosterPage(painter, *layout, grid, page, *things, subject);
                                  },
                                  false, page.trimmedArea(), page.area});
        }
    return plan;
}

} // namespace delve::mageknight
