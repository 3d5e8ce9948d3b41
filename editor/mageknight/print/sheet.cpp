// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario in words: a numbered map on the first page, then the text in columns over as many pages as it
// needs.

#include "editor/mageknight/print/level_panels.h"
#include "editor/mageknight/print/page_parts.h"
#include "editor/mageknight/print/sheet_text.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/print/text_columns.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double footerHeight = 5;

QString subtitleOf(const PrintSubject& subject)
{
    const Scenario& scenario = *subject.scenario;
    QStringList words;
    if (!scenario.author.empty())
        words << QCoreApplication::translate("Print", "by %1").arg(QString::fromStdString(scenario.author));
    words << QCoreApplication::translate("Print", "%n player(s)", nullptr, int(scenario.players.size()));
    words << QCoreApplication::translate("Print", "%n tile(s)", nullptr, int(scenario.tiles.size()));
    return words.join(QStringLiteral(" · "));
}

/// Where heading, maps and columns lie; the first page has less room for text.
struct Layout : TextColumns
{
    PageFrame frame;
    QRectF heading;
    std::vector<LevelPanel> panels;

    double squareMillimetres() const { return panels.empty() ? 0 : panels.front().squareMillimetres(); }
};

/// Heading and columns, without any map.
Layout layOutText(const PrintSubject& subject)
{
    Layout layout;
    layout.frame = frameOf(subject.options, subject.options.orientation == PageOrientation::Landscape);
    const QRectF& printable = layout.frame.printable;
    layout.heading = printable;
    layout.heading.setHeight(PageHeading{subject.title(), subtitleOf(subject)}.height(printable.width()));
    layout.otherText = printable.adjusted(0, 0, 0, -footerHeight);
    layout.columns = TextColumns::countIn(printable.width());
    layout.firstColumns = layout.columns;
    layout.firstText = layout.otherText;
    layout.firstText.setBottom(layout.firstText.bottom() - rulerStripHeight(subject.options, printable));
    layout.firstText.setTop(layout.heading.bottom());
    return layout;
}

/// The maps at the top of an area; returns what they cover.
QRectF placeMaps(Layout& layout, const PrintSubject& subject, const QRectF& area)
{
    layout.panels =
        arrangeLevels(*subject.scenario, *subject.content, area, subject.options.squareMillimetres, true);
    QRectF used;
    for (const LevelPanel& panel : layout.panels)
        used |= panel.area | panel.caption;
    const double up = used.top() - area.top();
    for (LevelPanel& panel : layout.panels) {
        panel.area.translate(0, -up);
        panel.caption.translate(0, -up);
    }
    return used.translated(0, -up);
}

/// The map above the text, on up to half of what is left of the first page.
Layout layOutAbove(const PrintSubject& subject)
{
    Layout layout = layOutText(subject);
    QRectF map = layout.firstText;
    map.setHeight(map.height() / 2);
    const QRectF used = placeMaps(layout, subject, map);
    if (!layout.panels.empty())
        layout.firstText.setTop(used.bottom() + 4);
    return layout;
}

/// The map beside the text, on the larger half of the columns of the first page.
Layout layOutBeside(const PrintSubject& subject)
{
    Layout layout = layOutText(subject);
    const std::size_t mapColumns = (layout.columns + 1) / 2;
    QRectF map = layout.firstText;
    map.setWidth(layout.widthOf(mapColumns));
    placeMaps(layout, subject, map);
    layout.firstColumns = layout.columns - mapColumns;
    layout.firstText.setLeft(map.right() + TextColumns::gap);
    return layout;
}

/// Whichever shows the larger map: on a page that lies, that is the one beside the text.
Layout layOut(const PrintSubject& subject)
{
    Layout above = layOutAbove(subject);
    if (above.columns < 2 || above.panels.empty())
        return above;
    Layout beside = layOutBeside(subject);
    return beside.squareMillimetres() > above.squareMillimetres() ? beside : above;
}

/// The sheet, with its text poured into columns.
struct Sheet
{
    PrintSubject subject;
    Layout layout;
    Flow text;
    std::vector<PlacedItem> placed;

    std::size_t pageCount() const { return placed.empty() ? 1 : layout.pageOf(placed.back().column) + 1; }

    void paintMap(QPainter& painter) const
    {
        for (const LevelPanel& panel : layout.panels) {
            paintPanel(painter, panel, *subject.scenario, *subject.content, subject.options,
                       subject.options.pieces);
            const double diameter = std::clamp(panel.squareMillimetres() * 1.0, 3.2, 9.0);
            for (std::size_t i = 0; i < subject.scenario->tiles.size(); ++i) {
                const PlacedTile& tile = subject.scenario->tiles[i];
                if (tile.position.level != panel.level)
                    continue;
                // In the corner of its tile, where it hides the least.
                const Size size = sizeOnTable(tile, *subject.content);
                const double inset = std::min(0.62, size.width / 2.0);
                paintTileNumber(painter,
                                panel.onPage(QPointF(tile.position.x + inset, tile.position.y + inset)),
                                diameter, int(i) + 1);
            }
        }
    }

    void paint(QPainter& painter, std::size_t page) const
    {
        const QRectF& printable = layout.frame.printable;
        if (page == 0) {
            paintHeading(painter, layout.heading, {subject.title(), subtitleOf(subject)});
            paintMap(painter);
            if (subject.options.ruler)
                paintRulerStrip(painter, printable.adjusted(0, 0, 0, -footerHeight));
        }
        for (const PlacedItem& item : placed)
            if (layout.pageOf(item.column) == page)
                text.items()[item.item].paint(painter, item.topLeft);
        paintPageFooter(painter, printable, subject.title(), page, pageCount());
    }
};

} // namespace

Result<PrintPlan> planSheet(const PrintSubject& subject)
{
    if (const auto room = checkTextRoom(subject.options); !room)
        return room.error();
    Layout layout = layOut(subject);
    Flow text = sheetText(subject, layout.columnWidth());
    auto placed = pourEvenly(text, layout);
    const auto sheet =
        std::make_shared<const Sheet>(Sheet{subject, std::move(layout), std::move(text), std::move(placed)});
    PrintPlan plan = emptyPlan(subject, sheet->layout.frame);
    for (std::size_t page = 0; page < sheet->pageCount(); ++page)
        plan.pages.push_back({QCoreApplication::translate("Print", "Page %1").arg(page + 1),
                              [sheet, page](QPainter& painter) { sheet->paint(painter, page); }});
    plan.notices.push_back({QT_TRANSLATE_NOOP("Engine", "Pages of the scenario sheet: %1."),
                            {std::to_string(plan.pages.size())}});
    return plan;
}

} // namespace delve::mageknight
