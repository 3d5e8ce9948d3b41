// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_sections.h"

namespace delve::mageknight {

using play::BatchReport;

void ReportSections::winners()
{
    m_page.section(QStringLiteral("winners"), reportWords(QT_TRANSLATE_NOOP("Report", "Who wins")), [&] {
        chart(ChartKind::Seats);
        std::vector<QStringList> wins;
        std::vector<QStringList> fates;
        for (const BatchReport::Seat& seat : m_report.seats) {
            const QString name = QString::fromStdString(seat.name);
            wins.push_back(
                {name, count(seat.wins), share(seat.won), share(seat.shared), meanText(seat.gold, m_locale)});
            fates.push_back({name, number(seat.experience), number(seat.levels, 2),
                             number(seat.heroesLost, 2), number(seat.heroesOut, 2), share(seat.reached),
                             share(seat.took)});
        }
        const QString player = reportWords(QT_TRANSLATE_NOOP("Report", "Player"));
        m_page.table(
            reportWords(QT_TRANSLATE_NOOP("Report", "Players in the order of their turns; shares and "
                                                    "means with their intervals at 95 %")),
            {player, reportWords(QT_TRANSLATE_NOOP("Report", "Wins")),
             reportWords(QT_TRANSLATE_NOOP("Report", "Won")),
             reportWords(QT_TRANSLATE_NOOP("Report", "Shared")),
             reportWords(QT_TRANSLATE_NOOP("Report", "Gold"))},
            wins);
        m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "What becomes of them in a game")),
                     {player, reportWords(QT_TRANSLATE_NOOP("Report", "Experience")),
                      reportWords(QT_TRANSLATE_NOOP("Report", "Levels")),
                      reportWords(QT_TRANSLATE_NOOP("Report", "Heroes lost")),
                      reportWords(QT_TRANSLATE_NOOP("Report", "Heroes out")),
                      reportWords(QT_TRANSLATE_NOOP("Report", "Reached a chest")),
                      reportWords(QT_TRANSLATE_NOOP("Report", "Took a chest, or a rival's"))},
                     fates);
        entrances();
        if (!m_report.agents.empty()) {
            m_page.text("h3", reportWords(QT_TRANSLATE_NOOP("Report", "By who plays")));
            chart(ChartKind::Agents);
        }
    });
}

void ReportSections::entrances()
{
    m_page.text("h3", reportWords(QT_TRANSLATE_NOOP("Report", "By entrance")));
    if (!m_file.plan.rotatesEntrances) {
        m_page.text("p",
                    reportWords(QT_TRANSLATE_NOOP(
                        "Report", "Every player always came in by its own entrance, so the same numbers "
                                  "hold for entrances. To tell a good entrance from a strong team, play "
                                  "with --rotate-entrances.")),
                    QStringLiteral("quiet"));
    } else {
        chart(ChartKind::Entrances);
    }
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < m_report.entrances.size(); ++i) {
        const BatchReport::Record& entrance = m_report.entrances[i];
        const auto& edge = m_words.game().parts().teams[i].entrance;
        rows.push_back({edge ? m_words.square(edge->square) : QString::fromStdString(entrance.id),
                        QString::fromStdString(entrance.name), count(entrance.games), count(entrance.wins),
                        share(entrance.won), meanText(entrance.gold, m_locale)});
    }
    m_page.table(
        reportWords(QT_TRANSLATE_NOOP("Report", "Entrances, by the square inside")),
        {reportWords(QT_TRANSLATE_NOOP("Report", "Entrance")),
         reportWords(QT_TRANSLATE_NOOP("Report", "In the scenario of")),
         reportWords(QT_TRANSLATE_NOOP("Report", "Games")), reportWords(QT_TRANSLATE_NOOP("Report", "Wins")),
         reportWords(QT_TRANSLATE_NOOP("Report", "Won")), reportWords(QT_TRANSLATE_NOOP("Report", "Gold"))},
        rows);
}

void ReportSections::length()
{
    m_page.section(
        QStringLiteral("length"), reportWords(QT_TRANSLATE_NOOP("Report", "How long it takes")), [&] {
            chart(ChartKind::Rounds);
            const auto row = [&](const QString& name, const BatchReport::Spread& spread) {
                return QStringList{name, number(spread.mean), m_locale.toString(spread.low),
                                   m_locale.toString(spread.middle), m_locale.toString(spread.high)};
            };
            std::vector<QStringList> rows{
                row(reportWords(QT_TRANSLATE_NOOP("Report", "Rounds")), m_report.rounds),
                row(reportWords(QT_TRANSLATE_NOOP("Report", "Decisions")), m_report.choices),
                row(reportWords(QT_TRANSLATE_NOOP("Report", "Changes of the lead")), m_report.leadChanges)};
            rows.push_back(
                {reportWords(QT_TRANSLATE_NOOP("Report", "Turns")), number(m_report.turns), {}, {}, {}});
            m_page.table(reportWords(QT_TRANSLATE_NOOP("Report", "Per game")),
                         {reportWords(QT_TRANSLATE_NOOP("Report", "Number of")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "Mean")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "1 of 20 below")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "Middle")),
                          reportWords(QT_TRANSLATE_NOOP("Report", "1 of 20 above"))},
                         rows);
            m_page.text(
                "p",
                reportWords(QT_TRANSLATE_NOOP("Report", "Games that the limit of rounds ended: %1, %2."))
                    .arg(count(m_report.limitedGames), share(m_report.limited)),
                QStringLiteral("quiet"));
            if (m_report.frozenGames > 0)
                m_page.text(
                    "p",
                    reportWords(QT_TRANSLATE_N_NOOP(
                                    "Report",
                                    "Rounds are those of games that went on to their end: %n game(s) in "
                                    "which a player stood still or went to and fro are not in them."),
                                m_report.frozenGames),
                    QStringLiteral("quiet"));
        });
}

} // namespace delve::mageknight
