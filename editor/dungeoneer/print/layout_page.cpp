// SPDX-License-Identifier: GPL-3.0-or-later
// The map on one page, as large as it fits, with a legend and what the rules say about it.

#include "editor/dungeoneer/print/map_legend.h"
#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/text/severity_text.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr double gap = 3;
constexpr double mapMargin = 1.5; ///< around the map, so that no line touches the frame
constexpr std::size_t mostFindings = 6;
const TextStyle findingStyle{7.5, false, pageInk};

/// What the rules say, errors first, one sentence a line.
QStringList judgement(const CardPrintSubject& subject, const Findings& findings)
{
    const ScenarioNames names(*subject.scenario, *subject.cards, subject.options.language);
    std::vector<const Finding*> told;
    for (const Severity severity : {Severity::Error, Severity::Warning})
        for (const Finding& finding : findings)
            if (finding.severity == severity)
                told.push_back(&finding);
    if (told.empty())
        return {printed(QT_TRANSLATE_NOOP("CardPrint", "The map keeps the rules: no errors, no warnings."))};
    QStringList lines;
    for (std::size_t i = 0; i < std::min(told.size(), mostFindings); ++i)
        lines << QStringLiteral("%1 %2: %3")
                     .arg(severityInWords(told[i]->severity), QString::fromStdString(told[i]->rule),
                          sentence(*told[i], names));
    if (told.size() > mostFindings)
        lines << QCoreApplication::translate("CardPrint", "and %n more", nullptr,
                                             int(told.size() - mostFindings));
    return lines;
}

struct Layout
{
    PageFrame frame;
    QRectF heading;
    QRectF map;
    QRectF legend;
    QRectF findings;
    QStringList lines; ///< of the findings, broken to the width of the page
    double scale = 0;  ///< of the map
};

Layout layoutOn(const PageFrame& frame, const CardPrintSubject& subject,
                const std::vector<LegendSign>& legend, const QStringList& judged)
{
    Layout layout;
    layout.frame = frame;
    const QRectF& page = frame.printable;
    layout.heading = page;
    layout.heading.setHeight(
        PageHeading{subject.title(), subject.subtitle()}.height(frame.printable.width()));
    for (const QString& sentence : judged)
        layout.lines += brokenLines(sentence, findingStyle, page.width());
    layout.findings = page;
    layout.findings.setTop(page.bottom() - double(layout.lines.size()) * lineHeight(findingStyle));
    layout.legend = page;
    layout.legend.setBottom(layout.findings.top() - gap / 2);
    layout.legend.setTop(layout.legend.bottom() - legendHeight(legend, page.width()));
    layout.map = QRectF(QPointF(page.left(), layout.heading.bottom()),
                        QPointF(page.right(), layout.legend.top() - gap));
    const QSizeF map = boundsOf(*subject.scenario).size() + QSizeF(2, 2) * mapMargin;
    layout.scale = std::min({1.0, layout.map.width() / map.width(), layout.map.height() / map.height()});
    return layout;
}

void paintLayoutPage(QPainter& painter, const CardPrintSubject& subject, const Layout& layout,
                     const std::vector<LegendSign>& legend)
{
    paintHeading(painter, layout.heading, {subject.title(), subject.subtitle()});
    painter.save();
    painter.translate(layout.map.center());
    painter.scale(layout.scale, layout.scale);
    painter.translate(-boundsOf(*subject.scenario).center());
    CardMapPaint paint;
    paint.card = {subject.options.style, printedDetail * std::max(layout.scale, 0.5)};
    paint.keepsUpright = false; // the cards on the table have no such choice
    paint.showsText = false;    // nobody could read it
    for (const auto& [layer, name] : enumNames<MapLayer>)
        if (layer != MapLayer::Notes || subject.options.notes)
            paintLayer(painter, layer, *subject.scenario, *subject.cards, paint);
    painter.restore();
    paintLegend(painter, legend, layout.legend);
    paintLines(painter, layout.findings.topLeft(), layout.lines, findingStyle);
}

} // namespace

Result<PrintPlan> planLayout(const CardPrintSubject& subject)
{
    if (subject.scenario->dungeon.empty() && subject.scenario->wilderness.empty())
        return Error{"", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: no card is laid"), {}}};
    const Findings findings = validateSetup(*subject.scenario, *subject.cards);
    const auto legend = std::make_shared<const std::vector<LegendSign>>(legendOf(subject));
    const QStringList judged = judgement(subject, findings);
    Layout best;
    for (const bool landscape : landscapesOf(subject.options))
        if (Layout layout = layoutOn(frameOf(subject.options, landscape), subject, *legend, judged);
            layout.scale > best.scale)
            best = std::move(layout);
    constexpr double smallestScale = 0.08; // cards of 5 mm
    if (best.scale < smallestScale)
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small for this map with its legend"),
                      {subject.options.paper.name.toStdString()}}};
    PrintPlan plan = emptyPlan(subject.title(), subject.options, best.frame);
    plan.notices.push_back({QT_TRANSLATE_NOOP("Engine", "A card is %1 wide on the layout sheet."),
                            {inMessage(best.scale * cardWidth)}});
    noteFindings(findings, plan);
    plan.pages.push_back(
        {printed(QT_TRANSLATE_NOOP("CardPrint", "Layout")),
         [subject, best, legend](QPainter& painter) { paintLayoutPage(painter, subject, best, *legend); }});
    return plan;
}

} // namespace delve::dungeoneer
