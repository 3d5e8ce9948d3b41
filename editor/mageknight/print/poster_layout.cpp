// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/poster_layout.h"

#include "editor/mageknight/render/scenario_painter.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

namespace delve::mageknight {

namespace {

constexpr double labelHeight = 5;
constexpr double tolerance = 1e-9;

QRectF inSquares(const Square& square)
{
    return QRectF(square.x, square.y, 1, 1).adjusted(tolerance, tolerance, -tolerance, -tolerance);
}

std::vector<PosterArrow> arrowsOn(const Scenario& scenario, int level)
{
    std::vector<PosterArrow> result;
    for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
        for (const Arrow& arrow : kind == ArrowKind::Entrance ? scenario.entrances : scenario.exits)
            if (arrow.edge.square.level == level)
                result.push_back({arrow.id, arrow.player, kind, neighbour(arrow.edge.square, arrow.edge.side),
                                  arrow.edge.square, arrow.edge.side});
    return result;
}

/// The page whose cell holds a square; nothing if it is printed on no page.
std::optional<QPoint> pageHolding(const PosterGrid& grid, const Square& square)
{
    const auto found = std::ranges::find_if(
        grid.pages, [&](QPoint page) { return grid.cell(page).contains(inSquares(square)); });
    return found == grid.pages.end() ? std::nullopt : std::optional(*found);
}

PosterGrid gridOf(const Scenario& scenario, const Content& content, int level, const PosterLayout& layout)
{
    const double square = layout.squareMillimetres;
    SeamTask task;
    task.strips = {layout.strips.cut / square, layout.strips.flap / square, layout.strips.edge / square};
    task.room = layout.picture.size() / square;
    QRect extent;
    for (const PlacedTile& tile : scenario.tiles)
        if (tile.position.level == level) {
            const Size size = sizeOnTable(tile, content);
            task.tiles.emplace_back(tile.position.x, tile.position.y, size.width, size.height);
            extent |= task.tiles.back();
        }
    for (QRect& tile : task.tiles)
        tile.translate(-extent.topLeft());
    task.squares = extent.size();
    PosterGrid grid;
    static_cast<PosterSeams&>(grid) = bestSeams(task);
    grid.level = level;
    for (double& x : grid.columns)
        x += extent.left();
    for (double& y : grid.rows)
        y += extent.top();
    grid.arrows = arrowsOn(scenario, level);
    // Nobody lays out a page for an arrow: without room outside, it stands in its opening.
    for (const PosterArrow& arrow : grid.arrows) {
        const auto page = pageHolding(grid, arrow.inside);
        const bool isShown = pageHolding(grid, arrow.outside) ||
                             (page && layout.page(grid, *page).kept.contains(inSquares(arrow.outside)));
        if (!isShown)
            grid.arrowsInside.push_back(arrow.id);
    }
    return grid;
}

bool hasTiles(const Scenario& scenario, int level)
{
    return std::ranges::any_of(scenario.tiles,
                               [&](const PlacedTile& tile) { return tile.position.level == level; });
}

PosterLayout layoutIn(const PageFrame& frame, bool labelBelow, const Scenario& scenario,
                      const Content& content, const PrintOptions& options)
{
    PosterLayout layout;
    layout.frame = frame;
    layout.picture = layout.label = frame.printable;
    if (labelBelow) {
        layout.picture.setBottom(frame.printable.bottom() - labelHeight);
        layout.label.setTop(layout.picture.bottom());
    } else {
        layout.picture.setRight(frame.printable.right() - labelHeight);
        layout.label.setLeft(layout.picture.right());
    }
    layout.strips = PosterStrips::of(options.overlap);
    layout.squareMillimetres = options.squareMillimetres;
    for (int level = 0; level < int(scenario.levels.size()); ++level)
        if (hasTiles(scenario, level))
            layout.levels.push_back(gridOf(scenario, content, level, layout));
    return layout;
}

/// One side of a page along an axis.
struct PageEnd
{
    bool isFollowed = false; ///< by another page: there is a strip
    bool hasArrow = false;   ///< an arrow wants to be shown beyond it
};

/// One axis of a page: what it keeps and shows, from and to, and where that begins in the room of the page.
struct Stretch
{
    double keptFrom, keptTo, shownFrom, shownTo, offset;
};

/// Sides that no page follows show as much beyond the cell as an arrow needs and the room allows; those with
/// an arrow come first.
Stretch stretchOf(double from, double to, const PageEnd& first, const PageEnd& last, double room,
                  const PosterStrips& strips)
{
    constexpr double reach = 1.1;
    const double before = strips.before(first.isFollowed), after = strips.after(last.isFollowed);
    double spare = std::max(0.0, room - (to - from) - before - after);
    double extra[2] = {};
    for (const bool withArrow : {true, false}) {
        const bool takes[2] = {!first.isFollowed && first.hasArrow == withArrow,
                               !last.isFollowed && last.hasArrow == withArrow};
        const int count = int(takes[0]) + int(takes[1]);
        for (const int end : {0, 1})
            if (takes[end])
                extra[end] = std::min(reach, spare / count);
        spare -= (takes[0] ? extra[0] : 0) + (takes[1] ? extra[1] : 0);
    }
    Stretch stretch{};
    stretch.keptFrom = from - extra[0];
    stretch.keptTo = to + extra[1];
    stretch.shownFrom = stretch.keptFrom - (first.isFollowed ? strips.cut : 0);
    stretch.shownTo = stretch.keptTo + (last.isFollowed ? strips.flap : 0);
    stretch.offset = spare / 2 + before - (stretch.keptFrom - stretch.shownFrom);
    return stretch;
}

} // namespace

QRectF PosterGrid::cell(QPoint page) const
{
    const auto column = std::size_t(page.x());
    const auto row = std::size_t(page.y());
    return QRectF(QPointF(columns[column], rows[row]), QPointF(columns[column + 1], rows[row + 1]));
}

bool PosterGrid::has(QPoint page) const
{
    const auto inRows = [](QPoint a, QPoint b) { return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x()); };
    return std::ranges::binary_search(pages, page, inRows);
}

QRectF PosterPage::keptArea() const
{
    const double square = area.width() / shown.width();
    return {area.topLeft() + (kept.topLeft() - shown.topLeft()) * square, kept.size() * square};
}

QRectF PosterPage::trimmedArea() const
{
    return {keptArea().topLeft(), area.bottomRight()};
}

PosterPage PosterLayout::page(const PosterGrid& grid, QPoint place) const
{
    PosterPage page;
    page.level = grid.level;
    page.place = place;
    for (const Side side : allSides) {
        const Offset step = offsetOf(side);
        page.follows[std::size_t(side)] = grid.has(place + QPoint(step.dx, step.dy));
    }
    const QRectF cell = grid.cell(place);
    const auto end = [&](Side side) {
        const bool hasArrow = std::ranges::any_of(grid.arrows, [&](const PosterArrow& arrow) {
            return arrow.side == side && cell.contains(inSquares(arrow.inside)) &&
                   !cell.contains(inSquares(arrow.outside));
        });
        return PageEnd{page.isFollowed(side), hasArrow};
    };
    const QSizeF room = picture.size() / squareMillimetres;
    const PosterStrips squares{strips.cut / squareMillimetres, strips.flap / squareMillimetres,
                               strips.edge / squareMillimetres};
    const Stretch x =
        stretchOf(cell.left(), cell.right(), end(Side::West), end(Side::East), room.width(), squares);
    const Stretch y =
        stretchOf(cell.top(), cell.bottom(), end(Side::North), end(Side::South), room.height(), squares);
    page.kept = QRectF(QPointF(x.keptFrom, y.keptFrom), QPointF(x.keptTo, y.keptTo));
    page.shown = QRectF(QPointF(x.shownFrom, y.shownFrom), QPointF(x.shownTo, y.shownTo));
    page.area = QRectF(picture.topLeft() + QPointF(x.offset, y.offset) * squareMillimetres,
                       page.shown.size() * squareMillimetres);
    return page;
}

double PosterLayout::paperUse(const Scenario& scenario, const Content& content) const
{
    double squares = 0;
    for (const PlacedTile& tile : scenario.tiles) {
        const Size size = sizeOnTable(tile, content);
        squares += size.width * size.height;
    }
    const double paper = frame.paper.width() * frame.paper.height() * double(pageCount());
    return paper > 0 ? squares * squareMillimetres * squareMillimetres / paper : 0;
}

int PosterLayout::tilesCut() const
{
    int cut = 0;
    for (const PosterGrid& grid : levels)
        cut += grid.tilesCut;
    return cut;
}

std::size_t PosterLayout::pageCount() const
{
    std::size_t count = 0;
    for (const PosterGrid& grid : levels)
        count += grid.pages.size();
    return count;
}

PosterLayout layOutPoster(const Scenario& scenario, const Content& content, const PrintOptions& options)
{
    std::optional<PosterLayout> best;
    for (const bool landscape : {false, true}) {
        if (options.orientation == (landscape ? PageOrientation::Portrait : PageOrientation::Landscape))
            continue;
        for (const bool labelBelow : {true, false}) {
            PosterLayout layout =
                layoutIn(frameOf(options, landscape), labelBelow, scenario, content, options);
            const auto rank = [](const PosterLayout& one) {
                std::size_t inside = 0;
                int poor = 0;
                for (const PosterGrid& grid : one.levels) {
                    inside += grid.arrowsInside.size();
                    poor += grid.poorPages;
                }
                return std::tuple(one.tilesCut(), one.pageCount(), inside, poor);
            };
            if (!best || rank(layout) < rank(*best))
                best = std::move(layout);
        }
    }
    return *std::move(best);
}

QString pageCoordinate(QPoint page)
{
    QString letters;
    for (int column = page.x(); column >= 0; column = column / 26 - 1)
        letters.prepend(QChar(u'A' + column % 26));
    return letters + QString::number(page.y() + 1);
}

} // namespace delve::mageknight
