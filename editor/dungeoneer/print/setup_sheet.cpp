// SPDX-License-Identifier: GPL-3.0-or-later
// The setup in words: a numbered plan of the maps on the first page, then the text in columns over as many
// pages as it needs.

#include "editor/dungeoneer/print/setup_words.h"
#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/print/text_columns.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr double footerHeight = 5;
constexpr double widestCard = 14; ///< on the plan

struct Sheet : TextColumns
{
    CardPrintSubject subject;
    PageFrame frame;
    QRectF heading;
    QRectF plan;
    double scale = 1; ///< of the plan
    Flow text{1};
    std::vector<PlacedItem> placed;

    std::size_t pageCount() const { return placed.empty() ? 1 : pageOf(placed.back().column) + 1; }

    /// A box with its number for each card; the Entrance is filled.
    void paintPlan(QPainter& painter) const
    {
        const Scenario& scenario = *subject.scenario;
        const QPointF middle = boundsOf(scenario).center();
        for (const MapKind map : allMapKinds) {
            QRectF all;
            for (std::size_t i = 0; i < scenario.cards(map).size(); ++i) {
                const PlacedCard& card = scenario.cards(map)[i];
                const QRectF area = cellArea(scenario, map, card.cell);
                all |= area;
                const QRectF box(plan.center() + (area.topLeft() - middle) * scale, area.size() * scale);
                const bool isEntrance = card.cell == entranceCell;
                painter.setPen(QPen(pageInk, 0.2));
                painter.setBrush(isEntrance ? pageInk : QColor(Qt::white));
                painter.drawRoundedRect(box.adjusted(0.25, 0.25, -0.25, -0.25), 0.6, 0.6);
                const QColor ink = isEntrance ? QColor(Qt::white) : pageInk;
                paintText(painter, box, Qt::AlignHCenter, QString::number(i + 1),
                          {std::min(11.0, box.height() * 1.1), true, ink});
                if (card.isTurned) // a bar where the head of the card lies
                    painter.fillRect(
                        QRectF(box.left() + box.width() * 0.25, box.bottom() - 1.5, box.width() * 0.5, 0.7),
                        accentInk);
            }
            if (scenario.maps.size() > 1 && !all.isEmpty()) {
                const QPointF top = plan.center() + (QPointF(all.center().x(), all.top()) - middle) * scale;
                paintText(painter, QRectF(top.x() - 25, top.y() - 4, 50, 3.6), Qt::AlignHCenter, wordFor(map),
                          {7, true, quietInk});
            }
        }
        paintText(painter, QRectF(plan.left(), plan.bottom() - 3.2, plan.width(), 3.2), Qt::AlignHCenter,
                  printed(QT_TRANSLATE_NOOP("CardPrint", "Numbers as in the lists below; the Entrance is "
                                                         "black; a red bar: the card lies upside down.")),
                  {6.5, false, quietInk});
    }

    void paint(QPainter& painter, std::size_t page) const
    {
        if (page == 0) {
            paintHeading(painter, heading, {subject.title(), subject.subtitle()});
            if (!plan.isEmpty())
                paintPlan(painter);
        }
        for (const PlacedItem& item : placed)
            if (pageOf(item.column) == page)
                text.items()[item.item].paint(painter, item.topLeft);
        paintPageFooter(painter, frame.printable, subject.title(), page, pageCount());
    }
};

} // namespace

Result<PrintPlan> planSetupSheet(const CardPrintSubject& subject)
{
    if (const auto room = checkTextRoom(subject.options); !room)
        return room.error();
    Sheet sheet;
    sheet.subject = subject;
    sheet.frame = frameOf(subject.options, subject.options.orientation == PageOrientation::Landscape);
    const QRectF& printable = sheet.frame.printable;
    sheet.heading = printable;
    sheet.heading.setHeight(PageHeading{subject.title(), subject.subtitle()}.height(printable.width()));
    sheet.otherText = printable.adjusted(0, 0, 0, -footerHeight);
    sheet.firstText = sheet.otherText;
    sheet.firstText.setTop(sheet.heading.bottom());
    sheet.columns = sheet.firstColumns = TextColumns::countIn(printable.width());
    if (!subject.scenario->dungeon.empty() || !subject.scenario->wilderness.empty()) {
        constexpr double captions = 9; // above and below the plan
        const QSizeF map = boundsOf(*subject.scenario).size();
        sheet.scale = std::min({widestCard / cardWidth, printable.width() / map.width(),
                                (sheet.firstText.height() * 0.45 - captions) / map.height()});
        sheet.plan = sheet.firstText;
        sheet.plan.setHeight(map.height() * sheet.scale + captions);
        sheet.firstText.setTop(sheet.plan.bottom() + 3);
    }
    sheet.text = setupWords(subject, sheet.columnWidth());
    sheet.placed = pourEvenly(sheet.text, sheet);
    const auto shared = std::make_shared<const Sheet>(std::move(sheet));
    PrintPlan plan = emptyPlan(subject.title(), subject.options, shared->frame);
    for (std::size_t page = 0; page < shared->pageCount(); ++page)
        plan.pages.push_back({QCoreApplication::translate("Print", "Page %1").arg(page + 1),
                              [shared, page](QPainter& painter) { shared->paint(painter, page); }});
    noteFindings(validateSetup(*subject.scenario, *subject.cards), plan);
    return plan;
}

} // namespace delve::dungeoneer
