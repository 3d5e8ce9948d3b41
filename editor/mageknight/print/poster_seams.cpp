// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/poster_seams.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

namespace delve::mageknight {

namespace {

constexpr double nearly = 1e-9;
constexpr int mostPoorSquares = 2;
/// So many steps are done at most for an exact answer: a small part of a second.
constexpr double mostSteps = 2e7;

using Seams = std::vector<double>;

/// A tile along one axis.
struct Span
{
    int from = 0;
    int to = 0;
};

/// One of the two axes of a level.
struct Axis
{
    int squares = 0;
    double room = 0;
    const PosterStrips* strips = nullptr;
    std::vector<Span> tiles;

    bool fits(double from, double to) const
    {
        return to - from + strips->before(from > 0) + strips->after(to < squares) <= room + nearly;
    }
    /// The squares that a page holds at most.
    int longest() const
    {
        int squaresHeld = 0;
        while (squaresHeld < squares && squaresHeld < room)
            ++squaresHeld;
        return squaresHeld;
    }
};

/// The fewest pages from each grid line to the end; nothing where no pages lead there.
std::vector<std::optional<int>> pagesToEnd(const Axis& axis)
{
    std::vector<std::optional<int>> fewest(std::size_t(axis.squares + 1));
    fewest.back() = 0;
    for (int from = axis.squares - 1; from >= 0; --from)
        for (int to = from + 1; to <= std::min(axis.squares, from + axis.longest()); ++to)
            if (const auto rest = fewest[std::size_t(to)]; rest && axis.fits(from, to))
                if (auto& here = fewest[std::size_t(from)]; !here || *rest + 1 < *here)
                    here = *rest + 1;
    return fewest;
}

/// Seams anywhere: the fewest pages there can be, each filled alike.
Seams seamsAnywhere(const Axis& axis)
{
    const PosterStrips& strips = *axis.strips;
    if (axis.fits(0, axis.squares))
        return {0, double(axis.squares)};
    const double first = axis.room - strips.before(false) - strips.after(true);
    const double last = axis.room - strips.before(true) - strips.after(false);
    const double between = axis.room - strips.before(true) - strips.after(true);
    const int middles = std::max(0, int(std::ceil((axis.squares - first - last) / between - nearly)));
    const double fill = axis.squares / (first + last + middles * between);
    Seams seams{0};
    for (int i = 0; i <= middles; ++i)
        seams.push_back((first + i * between) * fill);
    seams.push_back(axis.squares);
    return seams;
}

/// All seams on the grid of which none can be left out. Those with one more cut no tile less and print no
/// page less. Nothing if there are more than `most`.
std::optional<std::vector<Seams>> seamsOnGrid(const Axis& axis, std::size_t most)
{
    const auto fewest = pagesToEnd(axis);
    std::vector<Seams> all;
    if (!fewest.front())
        return all;
    Seams begun{0};
    bool tooMany = false;
    const auto goOn = [&](const auto& again, int from) -> void {
        if (from == axis.squares) {
            all.push_back(begun);
            tooMany = tooMany || all.size() > most;
            return;
        }
        for (int to = from + 1; to <= std::min(axis.squares, from + axis.longest()) && !tooMany; ++to) {
            const bool isNeeded = begun.size() < 2 || !axis.fits(begun[begun.size() - 2], to);
            if (!isNeeded || !fewest[std::size_t(to)] || !axis.fits(from, to))
                continue;
            begun.push_back(to);
            again(again, to);
            begun.pop_back();
        }
    };
    goOn(goOn, 0);
    return tooMany ? std::nullopt : std::optional(std::move(all));
}

/// The index of the page along an axis that holds what begins here.
std::size_t pageOf(const Seams& seams, double from)
{
    return std::size_t(std::ranges::upper_bound(seams, from + nearly) - seams.begin() - 1);
}

std::size_t lastPageOf(const Seams& seams, double to)
{
    return std::size_t(std::ranges::lower_bound(seams, to - nearly) - seams.begin() - 1);
}

/// Finds the best seams along one axis when those of the other are settled: a page is used, and a tile is
/// cut, strip by strip.
class Completion
{
public:
    Completion(const Axis& open, const Axis& settled) : m_open(open), m_settled(settled)
    {
        m_startingAt.resize(std::size_t(open.squares));
        for (std::size_t i = 0; i < open.tiles.size(); ++i) {
            m_startingAt[std::size_t(open.tiles[i].from)].push_back(i);
            m_longestTile = std::max(m_longestTile, open.tiles[i].to - open.tiles[i].from);
        }
    }

    Seams complete(const Seams& settled)
    {
        m_pages.assign(m_settled.tiles.size(), {});
        for (std::size_t i = 0; i < m_pages.size(); ++i)
            m_pages[i] = {pageOf(settled, m_settled.tiles[i].from),
                          lastPageOf(settled, m_settled.tiles[i].to)};
        std::vector<std::optional<Best>> best(std::size_t(m_open.squares + 1));
        best.front() = Best{};
        for (int from = 0; from < m_open.squares; ++from)
            if (best[std::size_t(from)])
                reachFrom(from, settled.size() - 1, best);
        Seams seams;
        for (int at = m_open.squares; at >= 0; at = best[std::size_t(at)]->from)
            seams.push_back(at);
        std::ranges::reverse(seams);
        return seams;
    }

private:
    struct Best
    {
        int pages = 0;
        int cut = 0;
        int unevenness = 0;
        int from = -1;

        auto rank() const { return std::tuple(cut, pages, unevenness); }
    };

    /// All strips that begin here, one square longer each time.
    void reachFrom(int from, std::size_t pages, std::vector<std::optional<Best>>& best) const
    {
        std::vector<char> used(pages, 0);
        int usedCount = 0;
        const auto use = [&](std::size_t tile) {
            for (std::size_t page = m_pages[tile].first; page <= m_pages[tile].second; ++page)
                if (!used[page]) {
                    used[page] = 1;
                    ++usedCount;
                }
        };
        for (int row = std::max(0, from - m_longestTile); row < from; ++row)
            for (const std::size_t tile : m_startingAt[std::size_t(row)])
                if (m_open.tiles[tile].to > from)
                    use(tile);
        const Best& before = *best[std::size_t(from)];
        for (int to = from + 1; to <= std::min(m_open.squares, from + m_open.longest()); ++to) {
            for (const std::size_t tile : m_startingAt[std::size_t(to - 1)])
                use(tile);
            if (!m_open.fits(from, to))
                continue;
            const Best candidate{before.pages + usedCount, before.cut + cutAt(from, to),
                                 before.unevenness + (to - from) * (to - from), from};
            auto& there = best[std::size_t(to)];
            if (!there || candidate.rank() < there->rank())
                there = candidate;
        }
    }

    /// Tiles that begin in the strip and are first cut where it ends; those that the settled seams cut count
    /// as cut whatever is chosen here.
    int cutAt(int from, int to) const
    {
        int cut = 0;
        for (int row = std::max(from, to - m_longestTile); row < to; ++row)
            for (const std::size_t tile : m_startingAt[std::size_t(row)])
                cut += m_open.tiles[tile].to > to && m_pages[tile].first == m_pages[tile].second ? 1 : 0;
        return cut;
    }

    const Axis& m_open;
    const Axis& m_settled;
    std::vector<std::vector<std::size_t>> m_startingAt;
    int m_longestTile = 0;
    std::vector<std::pair<std::size_t, std::size_t>> m_pages; ///< of each tile, along the settled axis
};

double unevennessOf(const Seams& seams)
{
    double sum = 0;
    for (std::size_t i = 0; i + 1 < seams.size(); ++i)
        sum += (seams[i + 1] - seams[i]) * (seams[i + 1] - seams[i]);
    return sum;
}

auto rankOf(const PosterSeams& seams)
{
    return std::tuple(seams.tilesCut, seams.pages.size(), seams.poorPages,
                      unevennessOf(seams.columns) + unevennessOf(seams.rows));
}

class Search
{
public:
    explicit Search(const SeamTask& task) : m_task(task)
    {
        m_columns = {task.squares.width(), task.room.width(), &task.strips, {}};
        m_rows = {task.squares.height(), task.room.height(), &task.strips, {}};
        for (const QRect& tile : task.tiles) {
            m_columns.tiles.push_back({tile.left(), tile.left() + tile.width()});
            m_rows.tiles.push_back({tile.top(), tile.top() + tile.height()});
        }
    }

    PosterSeams run()
    {
        const auto columnsOff = offTheGrid(m_columns), rowsOff = offTheGrid(m_rows);
        const bool hasGrid = pagesToEnd(m_columns).front() && pagesToEnd(m_rows).front();
        if (hasGrid)
            searchGrid();
        if (columnsOff && rowsOff)
            offer(*columnsOff, *rowsOff);
        if (columnsOff && pagesToEnd(m_rows).front())
            tryColumns({*columnsOff});
        if (rowsOff && pagesToEnd(m_columns).front())
            tryRows({*rowsOff});
        return *std::move(m_best);
    }

private:
    /// Seams off the grid, where those on it need more pages or there are none.
    static std::optional<Seams> offTheGrid(const Axis& axis)
    {
        Seams anywhere = seamsAnywhere(axis);
        const auto fewest = pagesToEnd(axis).front();
        const bool saves = !fewest || anywhere.size() - 1 < std::size_t(*fewest);
        return saves ? std::optional(std::move(anywhere)) : std::nullopt;
    }

    void searchGrid()
    {
        const double steps = double(m_task.tiles.size() + 10) * m_columns.longest();
        const auto most = std::size_t(std::max(1.0, mostSteps / steps / 10));
        const auto columns = seamsOnGrid(m_columns, most), rows = seamsOnGrid(m_rows, most);
        if (columns && (!rows || columns->size() <= rows->size()))
            return tryColumns(*columns);
        if (rows)
            return tryRows(*rows);
        Completion rowsFor(m_rows, m_columns), columnsFor(m_columns, m_rows);
        Seams seamColumns = columnsFor.complete({0, double(m_task.squares.height())});
        constexpr int mostRounds = 8;
        for (int round = 0; round < mostRounds; ++round) {
            const Seams seamRows = rowsFor.complete(seamColumns);
            const bool isBetter = offer(seamColumns, seamRows);
            seamColumns = columnsFor.complete(seamRows);
            if (!offer(seamColumns, seamRows) && !isBetter)
                break;
        }
    }

    void tryColumns(const std::vector<Seams>& all)
    {
        Completion rows(m_rows, m_columns);
        for (const Seams& columns : all)
            offer(columns, rows.complete(columns));
    }

    void tryRows(const std::vector<Seams>& all)
    {
        Completion columns(m_columns, m_rows);
        for (const Seams& rows : all)
            offer(columns.complete(rows), rows);
    }

    bool offer(const Seams& columns, const Seams& rows)
    {
        PosterSeams judged = judgedSeams(m_task, columns, rows);
        const bool isBetter = !m_best || rankOf(judged) < rankOf(*m_best);
        if (isBetter)
            m_best = std::move(judged);
        return isBetter;
    }

    const SeamTask& m_task;
    Axis m_columns, m_rows;
    std::optional<PosterSeams> m_best;
};

} // namespace

PosterStrips PosterStrips::of(double overlap)
{
    constexpr double marks = 3.5; // 3 mm, and a little off the picture
    const double cut = std::min(marks, overlap / 2);
    return {cut, overlap - cut, marks};
}

double PosterStrips::before(bool pageFollows) const
{
    return pageFollows ? std::max(cut, edge) : edge;
}

double PosterStrips::after(bool pageFollows) const
{
    return pageFollows ? std::max(flap, edge) : edge;
}

PosterSeams judgedSeams(const SeamTask& task, Seams columns, Seams rows)
{
    PosterSeams seams;
    std::map<std::pair<std::size_t, std::size_t>, double> shown; // row, column: squares of tiles
    for (const QRect& tile : task.tiles) {
        const QRectF area(tile);
        const auto left = pageOf(columns, area.left()), right = lastPageOf(columns, area.right());
        const auto top = pageOf(rows, area.top()), bottom = lastPageOf(rows, area.bottom());
        for (std::size_t row = top; row <= bottom; ++row)
            for (std::size_t column = left; column <= right; ++column) {
                const double across =
                    std::min(area.right(), columns[column + 1]) - std::max(area.left(), columns[column]);
                const double down = std::min(area.bottom(), rows[row + 1]) - std::max(area.top(), rows[row]);
                shown[{row, column}] += across * down;
            }
        seams.tilesCut += left != right || top != bottom ? 1 : 0;
    }
    for (const auto& [place, squares] : shown) {
        seams.pages.emplace_back(int(place.second), int(place.first));
        seams.poorPages += squares <= mostPoorSquares ? 1 : 0;
    }
    seams.columns = std::move(columns);
    seams.rows = std::move(rows);
    return seams;
}

PosterSeams bestSeams(const SeamTask& task)
{
    return Search(task).run();
}

} // namespace delve::mageknight
