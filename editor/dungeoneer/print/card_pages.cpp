// SPDX-License-Identifier: GPL-3.0-or-later
// Cards to cut out: on sheets with their backs behind them, on sheets to fold, or one to a page.

#include "editor/dungeoneer/print/print_parts.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/print/cut_lines.h"

#include <algorithm>
#include <cmath>

namespace delve::dungeoneer {

namespace {

constexpr double foldGap = 2.54; ///< between front and back of a fold sheet: the bend takes paper
constexpr double mostAbove = 10; ///< what is spare lies below the cards, where printers are weak
constexpr double markLength = 5;
constexpr double markClear = 0.5;

/// Where cards lie on a sheet.
struct Grid
{
    PageFrame frame;
    QSizeF card;
    QSizeF cell; ///< what a card takes: with its back below it on fold sheets
    double gap = 0;
    int columns = 0;
    int rows = 0;
    QPointF corner;

    int count() const { return columns * rows; }
    QRectF area() const
    {
        return {corner, QSizeF(columns * (cell.width() + gap) - gap, rows * (cell.height() + gap) - gap)};
    }
    QRectF cellAt(int index) const
    {
        const int column = index % columns, row = index / columns;
        return {corner + QPointF(column * (cell.width() + gap), row * (cell.height() + gap)), cell};
    }
};

Grid gridOn(const PageFrame& frame, const CardPrintOptions& options)
{
    Grid grid;
    grid.frame = frame;
    grid.card = grid.cell = millimetresOf(options.size);
    if (options.sheets == CardSheets::Fold)
        grid.cell.rheight() += grid.card.height() + foldGap;
    grid.gap = options.gap;
    const auto fitting = [&](double room, double size) {
        return int(std::floor((room + grid.gap + 1e-6) / (size + grid.gap)));
    };
    grid.columns = fitting(frame.printable.width(), grid.cell.width());
    grid.rows = fitting(frame.printable.height(), grid.cell.height());
    const QSizeF size = grid.area().size();
    const double above = (frame.paper.height() - size.height()) / 2;
    grid.corner = {(frame.paper.width() - size.width()) / 2,
                   std::min(above, std::max(mostAbove, options.margin))};
    return grid;
}

/// A side of a card, painted with its corner at (0, 0), in millimetres of the printed card.
void paintSide(QPainter& painter, const PrintedCard& printed, bool back, const CardPrintOptions& options)
{
    const QSizeF size = millimetresOf(options.size);
    // Without any bleed corners would be white.
    const CardPaint paint{options.style, printedDetail, std::max(options.bleed, 0.02)};
    painter.save();
    painter.scale(size.width() / cardWidth, size.height() / cardHeight);
    const QRectF area = cardArea().adjusted(-paint.bleed, -paint.bleed, paint.bleed, paint.bleed);
    const auto* const* tracker = std::get_if<const TrackerCard*>(&printed.card);
    std::string name = "front/" + headOf(printed.card).id.text();
    if (back)
        name =
            tracker ? "back/" + (*tracker)->id.text() : "back/" + std::string(nameOf(*deckOf(printed.card)));
    paintOften(painter, name, area, [&](QPainter& own) {
        if (!back)
            paintCard(own, *printed.set, printed.card, paint);
        else if (tracker)
            paintTrackerBack(own, *printed.set, **tracker, paint);
        else
            paintBack(own, *deckOf(printed.card), paint);
    });
    painter.restore();
}

/// A side of a card in its place; nothing of it is seen beyond `seen`.
void paintSideAt(QPainter& painter, const QRectF& area, const QRectF& seen, bool upsideDown,
                 const PrintedCard& printed, bool back, const CardPrintOptions& options)
{
    painter.save();
    painter.setClipRect(seen);
    painter.translate(area.center());
    if (upsideDown)
        painter.rotate(180);
    painter.translate(-area.width() / 2, -area.height() / 2);
    paintSide(painter, printed, back, options);
    painter.restore();
    if (options.corners == CardCorners::Round && options.radius > 0) {
        // White below grey, so that the line shows on dark and on light.
        const double r = options.radius;
        for (const auto& [colour, width] :
             {std::pair(QColor(255, 255, 255), 0.3), std::pair(QColor(90, 90, 90), 0.1)}) {
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
            painter.setBrush(Qt::NoBrush);
            const QRectF box(0, 0, 2 * r, 2 * r);
            painter.drawArc(box.translated(area.left(), area.top()), 90 * 16, 90 * 16);
            painter.drawArc(box.translated(area.right() - 2 * r, area.top()), 0, 90 * 16);
            painter.drawArc(box.translated(area.right() - 2 * r, area.bottom() - 2 * r), 270 * 16, 90 * 16);
            painter.drawArc(box.translated(area.left(), area.bottom() - 2 * r), 180 * 16, 90 * 16);
        }
    }
}

/// All sheets of a job; pages share it.
struct Job
{
    CardPrintOptions options;
    Grid grid;
    std::vector<PrintedCard> cards;
    QString title;

    std::size_t sheetCount() const
    {
        return (cards.size() + std::size_t(grid.count()) - 1) / std::size_t(grid.count());
    }
    int cardsOn(std::size_t sheet) const
    {
        return int(std::min(cards.size() - sheet * std::size_t(grid.count()), std::size_t(grid.count())));
    }
    const PrintedCard& cardAt(std::size_t sheet, int index) const
    {
        return cards[sheet * std::size_t(grid.count()) + std::size_t(index)];
    }

    /// A card and as much beyond it as it need not share with its neighbours.
    QRectF seenOf(const QRectF& card, const QRectF& whole) const
    {
        const double between = std::min(options.bleed, options.gap / 2);
        const auto beyond = [&](bool isOuter) { return isOuter ? options.bleed : between; };
        constexpr double near = 1e-3;
        return card.adjusted(
            -beyond(card.left() < whole.left() + near), -beyond(card.top() < whole.top() + near),
            beyond(card.right() > whole.right() - near), beyond(card.bottom() > whole.bottom() - near));
    }

    void paintDuplex(QPainter& painter, std::size_t sheet, bool back) const
    {
        const QRectF whole = grid.area();
        const bool upsideDown = back && !turnsOverUprightEdge(grid.frame, options.duplex);
        for (int i = 0; i < cardsOn(sheet); ++i) {
            const QRectF front = grid.cellAt(i);
            const QRectF seen = seenOf(front, whole);
            paintSideAt(painter, back ? behind(front, grid.frame, options.duplex) : front,
                        back ? behind(seen, grid.frame, options.duplex) : seen, upsideDown, cardAt(sheet, i),
                        back, options);
        }
        if (!back)
            paintLines(painter, sheet, false);
        paintFooter(painter, sheet, back);
    }

    void paintFold(QPainter& painter, std::size_t sheet) const
    {
        const QRectF whole = grid.area();
        for (int i = 0; i < cardsOn(sheet); ++i) {
            const QRectF cell = grid.cellAt(i);
            const QRectF seen = seenOf(cell, whole);
            const double fold = cell.center().y();
            const QRectF front(cell.topLeft(), grid.card);
            const QRectF back(QPointF(cell.left(), cell.bottom() - grid.card.height()), grid.card);
            paintSideAt(painter, front, QRectF(seen.topLeft(), QPointF(seen.right(), fold)), false,
                        cardAt(sheet, i), false, options);
            paintSideAt(painter, back, QRectF(QPointF(seen.left(), fold), seen.bottomRight()), true,
                        cardAt(sheet, i), true, options);
        }
        paintLines(painter, sheet, true);
        paintFooter(painter, sheet, false);
    }

    void paintLines(QPainter& painter, std::size_t sheet, bool folds) const
    {
        paintCutLines(painter, QRectF(QPointF(0, 0), grid.frame.paper), [&](QPainter& own) {
            paintMarks(own, sheet);
            if (folds)
                paintFolds(own, sheet);
        });
    }

    /// Only outside of all cards: marks between them would be gone with the first cut.
    void paintMarks(QPainter& painter, std::size_t sheet) const
    {
        QRectF used;
        std::vector<double> across, down;
        const auto add = [](std::vector<double>& list, double value) {
            if (std::ranges::none_of(list, [&](double there) { return std::abs(there - value) < 1e-3; }))
                list.push_back(value);
        };
        for (int i = 0; i < cardsOn(sheet); ++i) {
            const QRectF cell = grid.cellAt(i);
            used |= cell;
            for (const double x : {cell.left(), cell.right()})
                add(across, x);
            for (const double y : {cell.top(), cell.bottom()})
                add(down, y);
        }
        const double clear = options.bleed + markClear;
        painter.setPen(QPen(Qt::black, 0.12, Qt::SolidLine, Qt::FlatCap));
        const auto mark = [&](const QPointF& from, const QPointF& way) {
            painter.drawLine(from + way * clear, from + way * (clear + markLength));
        };
        for (const double x : across) {
            mark({x, used.top()}, {0, -1});
            mark({x, used.bottom()}, {0, 1});
        }
        for (const double y : down) {
            mark({used.left(), y}, {-1, 0});
            mark({used.right(), y}, {1, 0});
        }
    }

    void paintFolds(QPainter& painter, std::size_t sheet) const
    {
        const QRectF last = grid.cellAt(cardsOn(sheet) - 1);
        const QRectF first = grid.cellAt(0);
        painter.setPen(QPen(QColor(0xd0, 0x20, 0x20), 0.25, Qt::DashLine));
        for (double y = first.center().y(); y <= last.center().y() + 1e-3;
             y += grid.cell.height() + grid.gap) {
            const bool isLastRow = y > last.center().y() - 1e-3;
            const double right = isLastRow ? last.right() : grid.area().right();
            const double beyond = options.bleed + markClear + markLength;
            painter.drawLine(QPointF(first.left() - beyond, y), QPointF(right + beyond, y));
        }
    }

    void paintFooter(QPainter& painter, std::size_t sheet, bool back) const
    {
        const QRectF& printable = grid.frame.printable;
        const QRectF footer(printable.left(), printable.bottom() - 3, printable.width(), 3);
        const double cardsEnd =
            back ? behind(grid.area(), grid.frame, options.duplex).bottom() : grid.area().bottom();
        if (footer.top() < cardsEnd + options.bleed + markClear + markLength)
            return; // no room below the cards
        QStringList words{
            printed(QT_TRANSLATE_NOOP("CardPrint", "sheet %1 of %2")).arg(sheet + 1).arg(sheetCount())};
        if (options.sheets == CardSheets::Fold)
            words << printed(QT_TRANSLATE_NOOP("CardPrint", "fold along the red line, glue, then cut"));
        else if (options.duplex != Duplex::None)
            words << (back ? printed(QT_TRANSLATE_NOOP("CardPrint", "backs"))
                           : printed(QT_TRANSLATE_NOOP("CardPrint", "fronts")));
        words << printed(QT_TRANSLATE_NOOP("CardPrint", "print at 100 %: a card measures %1 × %2"))
                     .arg(millimetresInWords(grid.card.width()), millimetresInWords(grid.card.height()));
        words << title; // last: a long one may end in an ellipsis
        paintText(painter, footer, Qt::AlignLeft, words.join(QStringLiteral(" · ")), {6.5, false, quietInk},
                  0.8);
    }
};

Error tooSmall(const CardPrintOptions& options)
{
    QSizeF size = millimetresOf(options.size);
    if (options.sheets == CardSheets::Fold)
        size.rheight() += size.height() + foldGap;
    return Error{"",
                 {options.sheets == CardSheets::Fold
                      ? QT_TRANSLATE_NOOP("Engine", "%1 paper is too small: a card with its back, %2 x %3, "
                                                    "does not fit inside its margins")
                      : QT_TRANSLATE_NOOP("Engine", "%1 paper is too small: a card of %2 x %3 does not fit "
                                                    "inside its margins"),
                  {options.paper.name.toStdString(), inMessage(size.width()), inMessage(size.height())}}};
}

/// A page for each side of each card, exactly as large as the card with its bleed.
PrintPlan planSingles(const QString& title, const std::vector<PrintedCard>& cards,
                      const CardPrintOptions& options)
{
    const QSizeF card = millimetresOf(options.size);
    const QSizeF paper = card + QSizeF(2, 2) * options.bleed;
    PrintPlan plan = emptyPlan(title, options, {paper, {}});
    plan.correction = {};
    plan.backShift = {}; // print shops have printers of their own
    const QRectF area(QPointF(options.bleed, options.bleed), card);
    for (const PrintedCard& printedCard : cards)
        for (const bool back : {false, true}) {
            if (back && options.duplex == Duplex::None)
                continue;
            const QString name = in(headOf(printedCard.card).name);
            plan.pages.push_back({back ? printed(QT_TRANSLATE_NOOP("CardPrint", "%1, back")).arg(name) : name,
                                  [=](QPainter& painter) {
                                      paintSideAt(painter, area, QRectF(QPointF(0, 0), paper), false,
                                                  printedCard, back, options);
                                  },
                                  back, area, QRectF(QPointF(0, 0), paper)});
        }
    return plan;
}

PrintPlan planSheets(std::shared_ptr<const Job> job)
{
    const CardPrintOptions& options = job->options;
    PrintPlan plan = emptyPlan(job->title, options, job->grid.frame);
    const bool hasBacks = options.sheets == CardSheets::Duplex && options.duplex != Duplex::None;
    for (std::size_t sheet = 0; sheet < job->sheetCount(); ++sheet)
        for (const bool back : {false, true}) {
            if (back && !hasBacks)
                continue;
            const QRectF whole = job->grid.area();
            const QRectF trim = back ? behind(whole, job->grid.frame, options.duplex) : whole;
            const QString name = back ? QCoreApplication::translate("Print", "Sheet %1, back")
                                      : QCoreApplication::translate("Print", "Sheet %1");
            plan.pages.push_back(
                {name.arg(sheet + 1),
                 [job, sheet, back](QPainter& painter) {
                     if (job->options.sheets == CardSheets::Fold)
                         job->paintFold(painter, sheet);
                     else
                         job->paintDuplex(painter, sheet, back);
                 },
                 back, trim, trim.adjusted(-options.bleed, -options.bleed, options.bleed, options.bleed)});
        }
    plan.notices.push_back({QT_TRANSLATE_NOOP("Engine", "Cards: %1, on sheets: %2 (up to %3 on each)."),
                            {std::to_string(job->cards.size()), std::to_string(job->sheetCount()),
                             std::to_string(job->grid.count())}});
    return plan;
}

} // namespace

Result<PrintPlan> planCards(const QString& title, const std::vector<PrintedCard>& cards,
                            const CardPrintOptions& options)
{
    if (cards.empty() && options.owned)
        return Error{
            "", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: the collection has it all"), {}}};
    if (cards.empty())
        return Error{
            "", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: no such cards are in use"), {}}};
    if (options.sheets == CardSheets::Single)
        return planSingles(title, cards, options);
    Grid best;
    for (const bool landscape : landscapesOf(options))
        if (const Grid grid = gridOn(frameOf(options, landscape), options); grid.count() > best.count())
            best = grid;
    if (best.count() < 1 || best.columns < 1 || best.rows < 1)
        return tooSmall(options);
    return planSheets(std::make_shared<const Job>(Job{options, best, cards, title}));
}

} // namespace delve::dungeoneer
