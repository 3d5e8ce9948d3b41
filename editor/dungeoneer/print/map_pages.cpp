// SPDX-License-Identifier: GPL-3.0-or-later
// The map at the size of its cards, over pages that are cut along the edges of cards.

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/print/cut_lines.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace delve::dungeoneer {

namespace {

constexpr double mostAbove = 10;
constexpr double planCell = 2.4; ///< how wide a card is on the key plan

/// How the cells of one map are shared out among pages, all with the same number of columns and rows.
struct Blocks
{
    MapKind map = MapKind::Dungeon;
    int columns = 1; ///< of cards on a page
    int rows = 1;
    Cell first;     ///< the north-west cell of page A1
    int across = 1; ///< pages
    int down = 1;
    std::map<std::pair<int, int>, std::vector<const PlacedCard*>>
        pages; ///< by row and column; only those with cards

    static int pageOf(int cell, int first, int size) { return (cell - first) / size; }
    /// "B3": a letter for the column, two of them beyond Z, and the number of the row.
    QString name(int row, int column) const
    {
        QString letters;
        for (int rest = column; rest >= 0; rest = rest / 26 - 1)
            letters.prepend(QChar(u'A' + rest % 26));
        return letters + QString::number(row + 1);
    }
};

struct Extent
{
    int left = 0, top = 0, right = 0, bottom = 0; ///< cells, the last ones included
};

Extent extentOf(const std::vector<PlacedCard>& cards)
{
    const auto [left, right] =
        std::ranges::minmax(cards, {}, [](const PlacedCard& c) { return c.cell.column; });
    const auto [top, bottom] = std::ranges::minmax(cards, {}, [](const PlacedCard& c) { return c.cell.row; });
    return {left.cell.column, top.cell.row, right.cell.column, bottom.cell.row};
}

/// The seams where they need the fewest pages.
Blocks blocksOf(const Scenario& scenario, MapKind map, int columns, int rows)
{
    const std::vector<PlacedCard>& cards = scenario.cards(map);
    const Extent extent = extentOf(cards);
    Blocks best;
    for (int down = 0; down < rows; ++down)
        for (int right = 0; right < columns; ++right) {
            Blocks blocks;
            blocks.map = map;
            blocks.columns = columns;
            blocks.rows = rows;
            blocks.first = {extent.left - right, extent.top - down};
            for (const PlacedCard& card : cards)
                blocks
                    .pages[{Blocks::pageOf(card.cell.row, blocks.first.row, rows),
                            Blocks::pageOf(card.cell.column, blocks.first.column, columns)}]
                    .push_back(&card);
            blocks.across = Blocks::pageOf(extent.right, blocks.first.column, columns) + 1;
            blocks.down = Blocks::pageOf(extent.bottom, blocks.first.row, rows) + 1;
            if (best.pages.empty() || blocks.pages.size() < best.pages.size())
                best = std::move(blocks);
        }
    return best;
}

struct Job
{
    CardPrintSubject subject;
    PageFrame frame;
    std::vector<Blocks> maps;

    QSizeF card() const { return millimetresOf(subject.options.size); }

    QRectF blockArea(const Blocks& blocks) const
    {
        const QSizeF size(blocks.columns * card().width(), blocks.rows * card().height());
        const double above = (frame.paper.height() - size.height()) / 2;
        return {QPointF((frame.paper.width() - size.width()) / 2,
                        std::min(above, std::max(mostAbove, subject.options.margin))),
                size};
    }

    QRectF areaOf(const PlacedCard& placed, const Blocks& blocks, int row, int column) const
    {
        const int x = placed.cell.column - blocks.first.column - column * blocks.columns;
        const int y = placed.cell.row - blocks.first.row - row * blocks.rows;
        return {blockArea(blocks).topLeft() + QPointF(x * card().width(), y * card().height()), card()};
    }

    /// What is cut out of a page: the box around its cards.
    QRectF usedArea(const Blocks& blocks, int row, int column) const
    {
        QRectF used;
        for (const PlacedCard* placed : blocks.pages.at({row, column}))
            used |= areaOf(*placed, blocks, row, column);
        return used;
    }

    void paint(QPainter& painter, const Blocks& blocks, int row, int column) const
    {
        const CardPaint paint{subject.options.style, printedDetail};
        for (const PlacedCard* placed : blocks.pages.at({row, column})) {
            const MapCard* mapCard = subject.cards->map(placed->card);
            if (!mapCard)
                continue;
            const QRectF area = areaOf(*placed, blocks, row, column);
            painter.save();
            painter.translate(area.topLeft());
            painter.scale(area.width() / cardWidth, area.height() / cardHeight);
            // As it lies: DNR-MAP-05. Text of a turned card stands on its head in print.
            const MapCardPose pose{placed->isTurned, false, true};
            paintOften(painter, placed->card.text() + (placed->isTurned ? "/turned" : ""), cardArea(),
                       [&](QPainter& own) {
                           paintMapCard(own, *subject.cards->setOf(placed->card), *mapCard, pose, paint);
                       });
            painter.restore();
        }
        paintCutLines(painter, QRectF(QPointF(0, 0), frame.paper),
                      [&](QPainter& own) { paintCornerMarks(own, usedArea(blocks, row, column), 0.8, 4); });
        paintNeighbours(painter, blocks, row, column);
        paintFoot(painter, blocks, row, column);
    }

    /// Beside the seams: which page goes on there.
    void paintNeighbours(QPainter& painter, const Blocks& blocks, int row, int column) const
    {
        const QRectF area = blockArea(blocks);
        const TextStyle style{7.5, true, accentInk};
        const auto note = [&](int down, int right, const QPointF& at, double degrees) {
            if (!blocks.pages.contains({row + down, column + right}))
                return;
            painter.save();
            painter.translate(at);
            painter.rotate(degrees);
            const QString text = QStringLiteral("▲ ") + blocks.name(row + down, column + right);
            paintText(painter, QRectF(-15, -4.6, 30, 3.4), Qt::AlignHCenter, text, style);
            painter.restore();
        };
        note(-1, 0, {area.center().x(), area.top()}, 0);
        note(0, 1, {area.right(), area.center().y()}, 90);
        note(1, 0, {area.center().x(), area.bottom()}, 180);
        note(0, -1, {area.left(), area.center().y()}, 270);
    }

    void paintFoot(QPainter& painter, const Blocks& blocks, int row, int column) const
    {
        const QRectF& printable = frame.printable;
        const double top = blockArea(blocks).bottom() + 5.5;
        if (printable.bottom() - top < 3)
            return; // no room below the cards
        QStringList words;
        if (maps.size() > 1)
            words << wordFor(blocks.map);
        words << printed(QT_TRANSLATE_NOOP("CardPrint", "page %1")).arg(blocks.name(row, column));
        words << printed(QT_TRANSLATE_NOOP(
            "CardPrint", "cut along the edges of the cards and lay the pages side by side"));
        words << printed(QT_TRANSLATE_NOOP("CardPrint", "print at 100 %: a card measures %1 × %2"))
                     .arg(millimetresInWords(card().width()), millimetresInWords(card().height()));
        words << subject.title(); // last: a long one may end in an ellipsis
        paintText(painter, QRectF(printable.left(), printable.bottom() - 3, printable.width() - 42, 3),
                  Qt::AlignLeft, words.join(QStringLiteral(" · ")), {6.5, false, quietInk}, 0.8);
        paintKeyPlan(painter, blocks, row, column,
                     QRectF(QPointF(printable.right() - 40, top), printable.bottomRight()));
    }

    /// All pages of the map small, this one filled.
    void paintKeyPlan(QPainter& painter, const Blocks& blocks, int row, int column, const QRectF& room) const
    {
        const double ratio = cardHeight / cardWidth;
        const QSizeF natural(blocks.across * blocks.columns * planCell,
                             blocks.down * blocks.rows * planCell * ratio);
        const double scale =
            std::min({1.0, room.width() / natural.width(), room.height() / natural.height()});
        const QSizeF page(blocks.columns * planCell * scale, blocks.rows * planCell * ratio * scale);
        const QPointF corner(room.right() - natural.width() * scale,
                             room.bottom() - natural.height() * scale);
        const QSizeF cell(page.width() / blocks.columns, page.height() / blocks.rows);
        for (const auto& [place, cards] : blocks.pages)
            for (const PlacedCard* placed : cards) {
                const QPointF at =
                    corner + QPointF((placed->cell.column - blocks.first.column) * cell.width(),
                                     (placed->cell.row - blocks.first.row) * cell.height());
                const bool isHere = place == std::pair(row, column);
                painter.setPen(QPen(Qt::white, 0.15));
                painter.setBrush(isHere ? accentInk : ruleInk);
                painter.drawRect(QRectF(at, cell));
            }
        for (const auto& [place, cards] : blocks.pages) {
            const QRectF area(corner + QPointF(place.second * page.width(), place.first * page.height()),
                              page);
            painter.setPen(QPen(pageInk, 0.2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(area);
            if (page.height() > 4)
                paintText(painter, area, Qt::AlignHCenter, blocks.name(place.first, place.second),
                          {std::min(7.0, page.height() * 1.1), true,
                           place == std::pair(row, column) ? QColor(Qt::white) : pageInk});
        }
    }
};

/// The maps over pages of one orientation; no maps if not even one card fits.
Job jobOn(const PageFrame& frame, const CardPrintSubject& subject)
{
    Job job{subject, frame, {}};
    const auto fitting = [](double room, double size) { return int(std::floor((room + 1e-6) / size)); };
    const int columns = fitting(frame.printable.width(), job.card().width());
    const int rows = fitting(frame.printable.height(), job.card().height());
    if (columns < 1 || rows < 1)
        return job;
    for (const MapKind map : allMapKinds)
        if (!subject.scenario->cards(map).empty())
            job.maps.push_back(blocksOf(*subject.scenario, map, columns, rows));
    return job;
}

std::size_t pageCount(const Job& job)
{
    std::size_t pages = 0;
    for (const Blocks& blocks : job.maps)
        pages += blocks.pages.size();
    return pages;
}

} // namespace

Result<PrintPlan> planMapPages(const CardPrintSubject& subject)
{
    if (subject.scenario->dungeon.empty() && subject.scenario->wilderness.empty())
        return Error{"", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: no card is laid"), {}}};
    std::optional<Job> best;
    for (const bool landscape : landscapesOf(subject.options))
        if (Job job = jobOn(frameOf(subject.options, landscape), subject);
            pageCount(job) > 0 && (!best || pageCount(job) < pageCount(*best)))
            best = std::move(job);
    const QSizeF card = millimetresOf(subject.options.size);
    if (!best)
        return Error{
            "",
            {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small: a card of %2 x %3 does not fit "
                                         "inside its margins"),
             {subject.options.paper.name.toStdString(), inMessage(card.width()), inMessage(card.height())}}};
    const auto job = std::make_shared<const Job>(*std::move(best));
    PrintPlan plan = emptyPlan(subject.title(), subject.options, job->frame);
    for (std::size_t map = 0; map < job->maps.size(); ++map)
        for (const auto& [place, cards] : job->maps[map].pages) {
            const Blocks& blocks = job->maps[map];
            const QString name = blocks.name(place.first, place.second);
            plan.pages.push_back({job->maps.size() > 1 ? wordFor(blocks.map) + u' ' + name : name,
                                  [job, map, place = place](QPainter& painter) {
                                      job->paint(painter, job->maps[map], place.first, place.second);
                                  },
                                  false, job->usedArea(blocks, place.first, place.second)});
        }
    for (const Blocks& blocks : job->maps) {
        const Extent extent = extentOf(subject.scenario->cards(blocks.map));
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "%1: %2 pages; put together they measure %3 x %4."),
             {wordFor(blocks.map).toStdString(), std::to_string(blocks.pages.size()),
              inMessage((extent.right - extent.left + 1) * card.width()),
              inMessage((extent.bottom - extent.top + 1) * card.height())}});
    }
    if (subject.scenario->stage != Stage::Finished)
        plan.notices.push_back(
            {QT_TRANSLATE_NOOP("Engine", "This map may still grow: lay further cards beside the pages."),
             {}});
    noteFindings(validateSetup(*subject.scenario, *subject.cards), plan);
    return plan;
}

} // namespace delve::dungeoneer
