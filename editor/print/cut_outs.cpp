// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/cut_outs.h"

#include "editor/print/cut_lines.h"
#include "editor/print/packing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <map>

namespace delve {

namespace {

constexpr double footerHeight = 4.5;

struct Layout
{
    PageFrame frame;
    QRectF room; ///< for pieces
    std::vector<PackedPiece> packed;
};

QRectF roomOn(const PageFrame& frame)
{
    return frame.printable.adjusted(0, 0, 0, -footerHeight);
}

Layout layoutIn(const PageFrame& frame, const PageOptions& options, const std::vector<CutOut>& pieces)
{
    const double bleed = options.bleed;
    std::map<int, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        groups[pieces[i].group].push_back(i);

    Layout layout{frame, roomOn(frame), std::vector<PackedPiece>(pieces.size())};
    QSizeF first = layout.room.size();
    first.rheight() -= rulerStripHeight(options, frame.printable);
    int sheetsBefore = 0;
    for (const auto& [group, members] : groups) {
        std::vector<QSizeF> sizes;
        for (const std::size_t i : members)
            sizes.push_back(pieces[i].size + QSizeF(2 * bleed, 2 * bleed));
        const auto packed = packPieces(sizes, first, layout.room.size());
        for (std::size_t i = 0; i < members.size(); ++i) {
            layout.packed[members[i]] = packed[i];
            layout.packed[members[i]].sheet += sheetsBefore;
        }
        sheetsBefore += sheetCount(packed);
        first = layout.room.size();
    }
    return layout;
}

/// Marks beside the corners, on the bleed and a little beyond; circles get their line.
void paintCutMarks(QPainter& painter, const QSizeF& size, bool round, double bleed)
{
    if (round) {
        painter.setPen(QPen(quietInk, 0.12, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(QPointF(0, 0), size));
        return;
    }
    paintCornerMarks(painter, QRectF(QPointF(0, 0), size), 0.3, std::max(bleed * 1.75, 1.5));
}

/// Runs `paint` with the corner of a piece at (0, 0), clipped to the piece and its bleed.
void paintFaceAt(QPainter& painter, const QRectF& area, const QSizeF& size, double degrees, double bleed,
                 bool round, const CutOut::Paint& paint)
{
    painter.save();
    const QRectF outer = area.adjusted(-bleed, -bleed, bleed, bleed);
    if (round) {
        QPainterPath disc;
        disc.addEllipse(outer);
        painter.setClipPath(disc);
    } else
        painter.setClipRect(outer);
    painter.translate(area.center());
    painter.rotate(degrees);
    painter.translate(-size.width() / 2, -size.height() / 2);
    paint(painter);
    painter.restore();
}

/// All sheets of a job; pages share it.
struct Job
{
    PageOptions options;
    Layout layout;
    std::vector<CutOut> pieces;
    QString heading;
    std::vector<std::vector<std::size_t>> sheets; ///< pieces by sheet
    std::vector<QPointF> offsets;                 ///< by sheet: where its pieces begin

    void sortIntoSheets()
    {
        sheets.resize(std::size_t(sheetCount(layout.packed)));
        std::vector<double> widths(sheets.size());
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto sheet = std::size_t(layout.packed[i].sheet);
            sheets[sheet].push_back(i);
            widths[sheet] = std::max(widths[sheet], layout.packed[i].area.right());
        }
        // In the middle of the paper, as far as possible from where printers are weak.
        for (const double width : widths)
            offsets.push_back(layout.room.topLeft() + QPointF((layout.room.width() - width) / 2, 0));
    }

    QRectF areaOf(std::size_t piece) const
    {
        const double bleed = options.bleed;
        const PackedPiece& packed = layout.packed[piece];
        return packed.area.translated(offsets[std::size_t(packed.sheet)])
            .adjusted(bleed, bleed, -bleed, -bleed);
    }

    /// All pieces of a side of a sheet.
    QRectF trimOf(std::size_t sheet, bool back) const
    {
        QRectF all;
        for (const std::size_t piece : sheets[sheet])
            all |= areaOf(piece);
        return back ? behind(all, layout.frame, options.duplex) : all;
    }

    QString footer(std::size_t sheet, bool back) const
    {
        QStringList names;
        for (const std::size_t piece : sheets[sheet])
            if (!names.contains(pieces[piece].name))
                names << pieces[piece].name;
        const QString side = options.duplex == Duplex::None ? QString()
                             : back                         ? QCoreApplication::translate("Print", "back")
                                                            : QCoreApplication::translate("Print", "front");
        QStringList words{
            heading,
            QCoreApplication::translate("Print", "sheet %1 of %2").arg(sheet + 1).arg(sheets.size())};
        if (!side.isEmpty())
            words << side;
        return words.join(QStringLiteral(" · ")) + QStringLiteral(": ") + names.join(QStringLiteral(", "));
    }

    void paintLinesOf(QPainter& painter, std::size_t piece) const
    {
        const QRectF area = areaOf(piece);
        painter.save();
        painter.translate(area.topLeft());
        paintCutMarks(painter, area.size(), pieces[piece].round, options.bleed);
        if (layout.packed[piece].turned) {
            painter.translate(area.width(), 0);
            painter.rotate(90);
        }
        painter.setPen(QPen(QColor(0xd0, 0x20, 0x20), 0.2, Qt::DashLine));
        for (const double y : pieces[piece].folds)
            painter.drawLine(QPointF(-options.bleed, y),
                             QPointF(pieces[piece].size.width() + options.bleed, y));
        painter.restore();
    }

    void paint(QPainter& painter, std::size_t sheet, bool back) const
    {
        const double bleed = options.bleed;
        for (const std::size_t i : sheets[sheet]) {
            const CutOut& piece = pieces[i];
            const QRectF front = areaOf(i);
            const QRectF area = back ? behind(front, layout.frame, options.duplex) : front;
            const CutOut::Paint& face = back ? piece.back : piece.front;
            // Behind a piece turned over head and foot, the back stands on its head; so it is turned by half.
            const bool turned = layout.packed[i].turned;
            const bool sideways = turnsOverUprightEdge(layout.frame, options.duplex) != turned;
            const double degrees = (turned ? 90 : 0) + (back && !sideways ? 180 : 0);
            if (face)
                paintFaceAt(painter, area, piece.size, degrees, bleed, piece.round, face);
        }
        if (!back)
            paintCutLines(painter, QRectF(QPointF(0, 0), layout.frame.paper), [&](QPainter& own) {
                for (const std::size_t i : sheets[sheet])
                    paintLinesOf(own, i);
            });
        const QRectF& printable = layout.frame.printable;
        if (sheet == 0 && !back && options.ruler)
            paintRulerStrip(painter, printable.adjusted(0, 0, 0, -footerHeight));
        const TextStyle style{6.5, false, quietInk};
        paintText(painter, QRectF(printable.left(), printable.bottom() - 3, printable.width(), 3),
                  Qt::AlignLeft, footer(sheet, back), style, 0.8);
    }
};

} // namespace

QSizeF roomForCutOuts(const PageOptions& options)
{
    QSizeF room(0, 0);
    for (const bool landscape : landscapesOf(options)) {
        QSizeF size = roomOn(frameOf(options, landscape)).size();
        if (landscape)
            size.transpose();
        if (std::min(size.width(), size.height()) > std::min(room.width(), room.height()))
            room = size;
    }
    return room;
}

PrintPlan planCutOuts(const QString& title, const PageOptions& options, std::vector<CutOut> pieces,
                      const QString& heading)
{
    const QSizeF bleed = QSizeF(2, 2) * options.bleed;
    std::optional<Layout> best;
    for (const bool landscape : landscapesOf(options)) {
        const PageFrame frame = frameOf(options, landscape);
        const QSizeF room = roomOn(frame).size();
        if (!std::ranges::all_of(pieces, [&](const CutOut& piece) { return fits(piece.size + bleed, room); }))
            continue;
        Layout layout = layoutIn(frame, options, pieces);
        if (!best || sheetCount(layout.packed) < sheetCount(best->packed))
            best = std::move(layout);
    }
    assert(best);

    auto job = std::make_shared<Job>(Job{options, *std::move(best), std::move(pieces), heading, {}, {}});
    job->sortIntoSheets();
    PrintPlan plan = emptyPlan(title, options, job->layout.frame);
    const std::shared_ptr<const Job> shared = std::move(job);
    const bool backs = options.duplex != Duplex::None;
    for (std::size_t sheet = 0; sheet < shared->sheets.size(); ++sheet)
        for (const bool back : {false, true}) {
            if (back && !backs)
                continue;
            const QString name = back ? QCoreApplication::translate("Print", "Sheet %1, back")
                                      : QCoreApplication::translate("Print", "Sheet %1");
            const QRectF trim = shared->trimOf(sheet, back);
            const double beyond = options.bleed;
            plan.pages.push_back(
                {name.arg(sheet + 1),
                 [shared, sheet, back](QPainter& painter) { shared->paint(painter, sheet, back); }, back,
                 trim, trim.adjusted(-beyond, -beyond, beyond, beyond)});
        }
    return plan;
}

} // namespace delve
