// SPDX-License-Identifier: GPL-3.0-or-later
// The dungeon on one page, as large as it fits, with a legend.

#include "editor/mageknight/print/legend.h"
#include "editor/mageknight/print/level_panels.h"
#include "editor/mageknight/print/page_parts.h"
#include "editor/mageknight/render/scenario_painter.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

struct Layout
{
    PageFrame frame;
    QRectF heading;
    QRectF legend;
    double legendScale = 1;
    std::vector<LevelPanel> panels;
};

QString subtitleOf(const PrintSubject& subject)
{
    const Scenario& scenario = *subject.scenario;
    QStringList words;
    if (!scenario.author.empty())
        words << QCoreApplication::translate("Print", "by %1").arg(QString::fromStdString(scenario.author));
    words << QCoreApplication::translate("Print", "%n tile(s)", nullptr, int(scenario.tiles.size()));
    if (scenario.levels.size() > 1)
        words << QCoreApplication::translate("Print", "%n level(s)", nullptr, int(scenario.levels.size()));
    return words.join(QStringLiteral(" · "));
}

/// The page with its legend below the map or, on a narrow column, beside it.
Layout layoutIn(const PageFrame& frame, bool legendBeside, const PrintSubject& subject,
                const std::vector<LegendEntry>& legend)
{
    constexpr double besideWidth = 58;
    constexpr double gap = 4;
    Layout layout{frame, frame.printable, {}, 1, {}};
    layout.heading.setHeight(
        PageHeading{subject.title(), subtitleOf(subject)}.height(frame.printable.width()));
    QRectF rest = frame.printable;
    rest.setTop(layout.heading.bottom());
    rest.setBottom(rest.bottom() - rulerStripHeight(subject.options, frame.printable));
    layout.legend = rest;
    // On small paper the legend shrinks, so that most of the page is the map's.
    constexpr double mostOfPage = 0.35;
    if (legendBeside) {
        layout.legend.setLeft(rest.right() - std::min(besideWidth, rest.width() * mostOfPage));
        layout.legendScale = legendScale(legend, layout.legend.size());
        rest.setRight(layout.legend.left() - gap);
    } else {
        layout.legendScale = legendScale(legend, QSizeF(rest.width(), rest.height() * mostOfPage));
        layout.legend.setTop(rest.bottom() - legendHeight(legend, rest.width(), layout.legendScale));
        rest.setBottom(layout.legend.top() - gap);
    }
    layout.panels =
        arrangeLevels(*subject.scenario, *subject.content, rest, subject.options.squareMillimetres, true);
    return layout;
}

/// The size of a square on the map; 0 if this layout cannot be: the legend is taller than its room, or no map
/// that anybody could read is left.
double scaleOf(const Layout& layout, const std::vector<LegendEntry>& legend)
{
    constexpr double smallestSquare = 0.2;
    const double needed = legendHeight(legend, layout.legend.width(), layout.legendScale);
    const bool fits = needed <= layout.legend.height() + 1e-6;
    const double square = layout.panels.empty() ? 0 : layout.panels.front().squareMillimetres();
    return fits && square >= smallestSquare ? square : 0;
}

void paintOverview(QPainter& painter, const Layout& layout, const std::vector<LegendEntry>& legend,
                   const PrintSubject& subject)
{
    paintHeading(painter, layout.heading, {subject.title(), subtitleOf(subject)});
    for (const LevelPanel& panel : layout.panels)
        paintPanel(painter, panel, *subject.scenario, *subject.content, subject.options,
                   subject.options.pieces);
    paintLegend(painter, legend, layout.legend, layout.legendScale);
    if (subject.options.ruler)
        paintRulerStrip(painter, layout.frame.printable);
}

} // namespace

Result<PrintPlan> planOverview(const PrintSubject& subject)
{
    if (const auto room = checkTextRoom(subject.options); !room)
        return room.error();
    const auto legend = std::make_shared<const std::vector<LegendEntry>>(legendOf(subject));
    std::optional<Layout> best;
    for (const bool landscape : landscapesOf(subject.options)) {
        for (const bool beside : {false, true}) {
            Layout layout = layoutIn(frameOf(subject.options, landscape), beside, subject, *legend);
            if (!best || scaleOf(layout, *legend) > scaleOf(*best, *legend))
                best = std::move(layout);
        }
    }
    if (best->panels.empty())
        return Error{
            "", {QT_TRANSLATE_NOOP("Engine", "there is nothing to print: the dungeon has no tiles"), {}}};
    const double square = scaleOf(*best, *legend);
    if (square <= 0)
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "%1 paper is too small for an overview with its legend"),
                      {subject.options.paper.name.toStdString()}}};
    PrintPlan plan = emptyPlan(subject, best->frame);
    plan.notices.push_back(
        {QT_TRANSLATE_NOOP("Engine", "A square is %1 on the overview."), {inMessage(square)}});
    plan.pages.push_back({QCoreApplication::translate("Print", "Overview"),
                          [layout = *std::move(best), legend, subject](QPainter& painter) {
                              paintOverview(painter, layout, *legend, subject);
                          }});
    return plan;
}

} // namespace delve::mageknight
