// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_sections.h"

namespace delve::mageknight {

using play::BatchReport;

void ReportSections::map(HeatKind kind, std::size_t level, const QString& heading)
{
    const HeatMap heat = heatMapOf(m_file, kind, int(level), m_report.unvisited);
    m_page.element("figure", QStringLiteral("heat"), [&] {
        m_page.text("figcaption", heading);
        play::Tally::Count all = 0;
        HeatMap::Spot most;
        for (const HeatMap::Spot& spot : heat.spots) {
            all += spot.count;
            if (spot.count > most.count)
                most = spot;
        }
        const QString said =
            all == 0 ? reportWords(QT_TRANSLATE_NOOP("Report", "%1: none.")).arg(heading)
                     : reportWords(QT_TRANSLATE_NOOP("Report", "%1: %2 in all, most on %3 with %4."))
                           .arg(heading, count(all), m_words.square(most.square), count(most.count));
        m_page.picture(heatPicture(m_file.scenario, m_content, heat, int(level)), said);
        if (all == 0)
            return;
        mapLegend(heat, heading);
    });
}

void ReportSections::mapLegend(const HeatMap& heat, const QString& heading)
{
    const auto svg = [&](const ChartColours& colours) {
        return svgOf(heatLegendSize(), heading,
                     [&](QPainter& painter) { paintHeatLegend(painter, heat, colours.quiet); });
    };
    m_page.picture(svg(ChartColours::light()), svg(ChartColours::dark()),
                   reportWords(QT_TRANSLATE_NOOP("Report", "Scale from few to many")), heatLegendSize());
}

void ReportSections::places()
{
    m_page.section(
        QStringLiteral("places"), reportWords(QT_TRANSLATE_NOOP("Report", "Where it happens")), [&] {
            const auto& levels = m_file.scenario.levels;
            for (std::size_t i = 0; i < levels.size(); ++i) {
                if (levels.size() > 1)
                    m_page.text("h3", levels[i].name.empty()
                                          ? reportWords(QT_TRANSLATE_NOOP("Report", "Level %1")).arg(i + 1)
                                          : QString::fromStdString(levels[i].name));
                m_page.element("div", QStringLiteral("maps"), [&] {
                    map(HeatKind::Visits, i, reportWords(QT_TRANSLATE_NOOP("Report", "Steps of heroes")));
                    map(HeatKind::Deaths, i, reportWords(QT_TRANSLATE_NOOP("Report", "Heroes that fell")));
                });
            }
            m_page.text(
                "p",
                reportWords(QT_TRANSLATE_NOOP("Report", "Larger and darker is more; a cross marks a square "
                                                        "that nobody ever entered. Squares are named by "
                                                        "column and row, A1 being the north-west.")),
                QStringLiteral("quiet"));
        });
}

void ReportSections::chests()
{
    if (m_report.chests.empty())
        return;
    m_page.section(QStringLiteral("chests"), reportWords(QT_TRANSLATE_NOOP("Report", "Chests")), [&] {
        QStringList headings{reportWords(QT_TRANSLATE_NOOP("Report", "Chest")),
                             reportWords(QT_TRANSLATE_NOOP("Report", "Square")),
                             reportWords(QT_TRANSLATE_NOOP("Report", "Taken")),
                             reportWords(QT_TRANSLATE_NOOP("Report", "Traps sprung"))};
        for (const std::string& player : m_file.players)
            headings << reportWords(QT_TRANSLATE_NOOP("Report", "Carried out by %1"))
                            .arg(QString::fromStdString(player));
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < m_report.chests.size(); ++i) {
            const BatchReport::Chest& chest = m_report.chests[i];
            QStringList row{m_words.of(play::ChestId(i)),
                            m_words.square(m_words.game().parts().chests[i].square),
                            chest.isChangeling      ? reportWords(QT_TRANSLATE_NOOP("Report", "a Changeling"))
                            : chest.gamesTaken == 0 ? reportWords(QT_TRANSLATE_NOOP("Report", "never"))
                                                    : share(chest.taken),
                            number(chest.sprung, 2)};
            for (const table::Share& kept : chest.keptBy)
                row << percentText(kept.percent, m_locale);
            rows.push_back(row);
        }
        m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "Shares of all games")), headings, rows);
    });
}

void ReportSections::tokens()
{
    if (m_report.tokens.empty())
        return;
    m_page.section(
        QStringLiteral("tokens"), reportWords(QT_TRANSLATE_NOOP("Report", "Wandering tokens")), [&] {
            std::vector<QStringList> rows;
            for (std::size_t i = 0; i < m_report.tokens.size(); ++i)
                rows.push_back(
                    {m_words.of(play::TokenId(i)), m_words.square(m_words.game().parts().tokens[i].square),
                     m_report.tokens[i].gamesMet == 0 ? reportWords(QT_TRANSLATE_NOOP("Report", "never"))
                                                      : share(m_report.tokens[i].met)});
            m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "Shares of all games")),
                         {reportWords(QT_TRANSLATE_NOOP("Report", "Token")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "Square")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "Met"))},
                         rows);
        });
}

void ReportSections::deaths()
{
    if (m_report.deaths == 0)
        return;
    m_page.section(QStringLiteral("deaths"), reportWords(QT_TRANSLATE_NOOP("Report", "What heroes fall to")),
                   [&] {
                       causes();
                       deadliest();
                   });
}

void ReportSections::causes()
{
    chart(ChartKind::Causes);
    std::vector<QStringList> rows;
    for (const auto& [cause, number] : m_report.causes)
        rows.push_back({causeText(cause), count(number), share(table::shareOf(number, m_report.deaths))});
    m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "By cause")),
                 {reportWords(QT_TRANSLATE_NOOP("Report", "Cause")),
                  reportWords(QT_TRANSLATE_NOOP("Report", "Heroes")),
                  reportWords(QT_TRANSLATE_NOOP("Report", "Share"))},
                 rows);
}

void ReportSections::deadliest()
{
    std::vector<QStringList> rows;
    for (const BatchReport::Place& place : m_report.deadliest)
        rows.push_back({m_words.square(place.square), count(place.count),
                        percentText(100 * double(place.count) / double(m_report.deaths), m_locale),
                        causeText(place.cause)});
    m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "The deadliest squares")),
                 {reportWords(QT_TRANSLATE_NOOP("Report", "Square")),
                  reportWords(QT_TRANSLATE_NOOP("Report", "Heroes")),
                  reportWords(QT_TRANSLATE_NOOP("Report", "Share")),
                  reportWords(QT_TRANSLATE_NOOP("Report", "Mostly to"))},
                 rows);
}

} // namespace delve::mageknight
