// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/poster_layout.h"

#include "editor/mageknight/render/scenario_painter.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <tuple>

namespace delve::mageknight {

namespace {

constexpr double labelHeight = 5;
constexpr double tolerance = 1e-9;

/// How many tiles each grid line of a level would cut.
struct CutCosts
{
    std::vector<int> columns;
    std::vector<int> rows;
};

CutCosts cutCosts(const Scenario& scenario, const Content& content, int level, const QRect& extent)
{
    CutCosts costs{std::vector<int>(std::size_t(extent.width() + 1)),
                   std::vector<int>(std::size_t(extent.height() + 1))};
    for (const PlacedTile& tile : scenario.tiles) {
        if (tile.position.level != level)
            continue;
        const Size size = sizeOnTable(tile, content);
        for (int x = 1; x < size.width; ++x)
            ++costs.columns[std::size_t(tile.position.x - extent.left() + x)];
        for (int y = 1; y < size.height; ++y)
            ++costs.rows[std::size_t(tile.position.y - extent.top() + y)];
    }
    return costs;
}

/// Seams on grid lines only; nothing if a page cannot hold a square and its strips.
std::optional<std::vector<double>> seamsOnGrid(int squares, double pageLength, const PosterStrips& strips,
                                               const std::vector<int>& costOfLine)
{
    struct Best
    {
        int pages = 0;
        int cost = 0;
        int unevenness = 0;
        int from = -1;
    };
    std::vector<std::optional<Best>> best(std::size_t(squares + 1));
    best[0] = Best{};
    for (int end = 1; end <= squares; ++end)
        for (int begin = end - 1; begin >= 0; --begin) {
            const int length = end - begin;
            const double needed = length + (begin > 0 ? strips.cut : 0) + (end < squares ? strips.flap : 0);
            if (length > pageLength + tolerance)
                break;
            const auto& before = best[std::size_t(begin)];
            if (needed > pageLength + tolerance || !before)
                continue;
            const Best candidate{before->pages + 1,
                                 before->cost + (end < squares ? costOfLine[std::size_t(end)] : 0),
                                 before->unevenness + length * length, begin};
            auto& so = best[std::size_t(end)];
            const auto rank = [](const Best& b) { return std::tuple(b.pages, b.cost, b.unevenness); };
            if (!so || rank(candidate) < rank(*so))
                so = candidate;
        }
    if (!best.back())
        return std::nullopt;
    std::vector<double> seams;
    for (int at = squares; at >= 0; at = best[std::size_t(at)]->from)
        seams.push_back(at);
    std::ranges::reverse(seams);
    return seams;
}

/// Seams anywhere: the fewest pages there can be, each filled alike.
std::vector<double> seamsAnywhere(int squares, double pageLength, const PosterStrips& strips)
{
    if (squares <= pageLength + tolerance)
        return {0, double(squares)};
    const double first = pageLength - strips.flap;
    const double last = pageLength - strips.cut;
    const double between = pageLength - strips.flap - strips.cut;
    const int middles = std::max(0, int(std::ceil((squares - first - last) / between - tolerance)));
    const double fill = squares / (first + last + middles * between);
    std::vector<double> seams{0};
    for (int i = 0; i <= middles; ++i)
        seams.push_back((first + i * between) * fill);
    seams.push_back(squares);
    return seams;
}

/// Indices of the first and last page that a stretch of squares touches.
std::pair<int, int> touched(const std::vector<double>& seams, double from, double to)
{
    const auto first = std::ranges::upper_bound(seams, from + tolerance) - seams.begin() - 1;
    const auto last = std::ranges::lower_bound(seams, to - tolerance) - seams.begin() - 1;
    return {int(first), int(last)};
}

/// The squares of an arrow: where it stands, and the one it points into or out of.
struct ArrowSquares
{
    Square outside;
    Square inside;
    Side side; ///< on which it stands
};

std::vector<ArrowSquares> arrowsOn(const Scenario& scenario, int level)
{
    std::vector<ArrowSquares> result;
    for (const auto* arrows : {&scenario.entrances, &scenario.exits})
        for (const Arrow& arrow : *arrows)
            if (arrow.edge.square.level == level)
                result.push_back(
                    {neighbour(arrow.edge.square, arrow.edge.side), arrow.edge.square, arrow.edge.side});
    return result;
}

PosterGrid gridOf(const Scenario& scenario, const Content& content, int level, const PosterLayout& layout)
{
    const double square = layout.squareMillimetres;
    const PosterStrips strips{layout.strips.cut / square, layout.strips.flap / square};
    const QSizeF room = layout.picture.size() / square;
    const QRect extent = extentOf(scenario, content, level);
    const CutCosts costs = cutCosts(scenario, content, level, extent);
    PosterGrid grid;
    grid.level = level;
    grid.columns = seamsOf(extent.width(), room.width(), strips, costs.columns);
    grid.rows = seamsOf(extent.height(), room.height(), strips, costs.rows);
    for (double& x : grid.columns)
        x += extent.left();
    for (double& y : grid.rows)
        y += extent.top();

    std::set<std::pair<int, int>> used; // row, column
    const auto takeUp = [&] {
        grid.pages.clear();
        for (const auto& [row, column] : used)
            grid.pages.emplace_back(column, row);
    };
    const auto use = [&](const Square& corner, Size size) {
        const auto [left, right] = touched(grid.columns, corner.x, corner.x + size.width);
        const auto [top, bottom] = touched(grid.rows, corner.y, corner.y + size.height);
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                used.emplace(row, column);
        return left != right || top != bottom;
    };
    for (const PlacedTile& tile : scenario.tiles)
        if (tile.position.level == level)
            grid.tilesCut += use(tile.position, sizeOnTable(tile, content)) ? 1 : 0;
    takeUp();
    // An arrow gets a page of its own only if the page of its opening has no room to show it whole.
    const auto showsWhole = [&](const Square& shown, const Square& on) {
        const QPoint place(touched(grid.columns, on.x, on.x + 1).first,
                           touched(grid.rows, on.y, on.y + 1).first);
        const QRectF needed =
            QRectF(shown.x, shown.y, 1, 1).adjusted(tolerance, tolerance, -tolerance, -tolerance);
        return grid.has(place) && layout.page(grid, place).kept.contains(needed);
    };
    bool added = false;
    for (const ArrowSquares& arrow : arrowsOn(scenario, level))
        if (!showsWhole(arrow.outside, arrow.outside) && !showsWhole(arrow.outside, arrow.inside)) {
            use(arrow.outside, {1, 1});
            added = true;
        }
    if (added)
        takeUp();
    return grid;
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
        if (!extentOf(scenario, content, level).isEmpty())
            layout.levels.push_back(gridOf(scenario, content, level, layout));
    return layout;
}

/// One axis of a page: what it keeps and shows, from and to.
struct Stretch
{
    double keptFrom, keptTo, shownFrom, shownTo;
};

/// Where a page follows there is a strip. Elsewhere the page shows as much beyond its cell as an arrow needs
/// and the room allows.
Stretch stretchOf(double from, double to, bool pageBefore, bool pageAfter, double room,
                  const PosterStrips& strips)
{
    constexpr double reach = 1.1;
    const double cut = pageBefore ? strips.cut : 0;
    const double flap = pageAfter ? strips.flap : 0;
    const int freeSides = int(!pageBefore) + int(!pageAfter);
    const double spare = room - (to - from) - cut - flap;
    const double extra = freeSides > 0 ? std::clamp(spare / freeSides, 0.0, reach) : 0;
    const double keptFrom = from - (pageBefore ? 0 : extra);
    const double keptTo = to + (pageAfter ? 0 : extra);
    return {keptFrom, keptTo, keptFrom - cut, keptTo + flap};
}

} // namespace

PosterStrips PosterStrips::of(double overlap)
{
    const double cut = std::min(2.0, overlap / 4);
    return {cut, overlap - cut};
}

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

PosterPage PosterLayout::page(const PosterGrid& grid, QPoint place) const
{
    PosterPage page;
    page.level = grid.level;
    page.place = place;
    for (const Side side : allSides) {
        const Offset step = offsetOf(side);
        page.follows[std::size_t(side)] = grid.has(place + QPoint(step.dx, step.dy));
    }
    const auto follows = [&](Side side) { return page.follows[std::size_t(side)]; };
    const QRectF cell = grid.cell(place);
    const QSizeF room = picture.size() / squareMillimetres;
    const PosterStrips inSquares{strips.cut / squareMillimetres, strips.flap / squareMillimetres};
    const Stretch x = stretchOf(cell.left(), cell.right(), follows(Side::West), follows(Side::East),
                                room.width(), inSquares);
    const Stretch y = stretchOf(cell.top(), cell.bottom(), follows(Side::North), follows(Side::South),
                                room.height(), inSquares);
    page.kept = QRectF(QPointF(x.keptFrom, y.keptFrom), QPointF(x.keptTo, y.keptTo));
    page.shown = QRectF(QPointF(x.shownFrom, y.shownFrom), QPointF(x.shownTo, y.shownTo));
    const QSizeF size = page.shown.size() * squareMillimetres;
    page.area = QRectF(picture.center() - QPointF(size.width(), size.height()) / 2, size);
    return page;
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

std::vector<double> seamsOf(int squares, double pageLength, const PosterStrips& strips,
                            const std::vector<int>& costOfLine)
{
    std::vector<double> anywhere = seamsAnywhere(squares, pageLength, strips);
    auto onGrid = seamsOnGrid(squares, pageLength, strips, costOfLine);
    return onGrid && onGrid->size() <= anywhere.size() ? *std::move(onGrid) : anywhere;
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
                return std::pair(one.pageCount(), one.tilesCut());
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
