#include "editor/report/report_page.h"

#include "editor/render/palette.h"
#include "editor/report/page_style.h"
#include "editor/report/page_writer.h"
#include "editor/report/report_pictures.h"

#include <QCoreApplication>

namespace delve {

namespace {

using play::BatchReport;

QString translated(const char* text)
{
    return QCoreApplication::translate("Report", text);
}

QString counted(const char* text, std::uint64_t number)
{
    return QCoreApplication::translate("Report", text, nullptr, int(number));
}

const char* classOf(Tone tone)
{
    switch (tone) {
    case Tone::Good: return "good";
    case Tone::Bad: return "bad";
    case Tone::Open: return "open";
    case Tone::Note: break;
    }
    return "note";
}

/// A sign beside the colour, so that the colour is not needed.
QString signOf(Tone tone)
{
    switch (tone) {
    case Tone::Good: return QStringLiteral("\u2713");
    case Tone::Bad: return QStringLiteral("!");
    case Tone::Open: return QStringLiteral("?");
    case Tone::Note: break;
    }
    return QStringLiteral("\u2022");
}

class ReportPage
{
public:
    ReportPage(const ReportSource& source, const Content& content)
        : m_source(source),
          m_file(source.file),
          m_report(source.report),
          m_words(source.words),
          m_content(content),
          m_locale(source.locale()),
          m_page(m_bytes)
    {}

    QByteArray write()
    {
        const QString title = QString::fromStdString(m_file.scenario.title);
        m_page.page(QString::fromStdString(m_words.language()),
                    translated(QT_TRANSLATE_NOOP("Report", "%1: playtest")).arg(title), pageStyle(), [&] {
                        m_page.element("header", {}, [&] { header(title); });
                        m_page.element("main", {}, [&] { sections(); });
                        m_page.element("footer", {}, [&] {
                            m_page.text("p", translated(QT_TRANSLATE_NOOP("Report", "Made by Delvewright.")));
                        });
                    });
        return m_bytes;
    }

private:
    QString number(double value, int digits = 1) const { return numberText(value, m_locale, digits); }
    QString share(const play::Share& value) const { return shareText(value, m_locale); }

    void header(const QString& title)
    {
        m_page.text("p", translated(QT_TRANSLATE_NOOP("Report", "Playtest")), QStringLiteral("eyebrow"));
        m_page.text("h1", title);
        QStringList facts{counted(QT_TRANSLATE_N_NOOP("Report", "%n game(s)"), m_report.games)};
        QStringList agents;
        for (const play::AgentKind kind : m_file.plan.agents)
            agents << QString::fromUtf8(nameOf(kind).data());
        facts
            << translated(QT_TRANSLATE_NOOP("Report", "played by %1")).arg(agents.join(QStringLiteral(", ")))
            << translated(QT_TRANSLATE_NOOP("Report", "seed %1")).arg(m_file.plan.seed);
        m_page.text("p", facts.join(QStringLiteral(" \u00b7 ")), QStringLiteral("facts"));
    }

    void sections()
    {
        if (m_report.games == 0) {
            m_page.text("p", translated(QT_TRANSLATE_NOOP("Report", "No game was played.")));
            return;
        }
        verdicts();
        winners();
        length();
        places();
        chests();
        tokens();
        deaths();
        method();
    }

    void verdicts()
    {
        m_page.section(QStringLiteral("verdict"), translated(QT_TRANSLATE_NOOP("Report", "In short")), [&] {
            m_page.element("ul", QStringLiteral("verdicts"), [&] {
                for (const ReportVerdict& verdict : verdictsOf(m_source))
                    m_page.element("li", QString::fromLatin1(classOf(verdict.tone)), [&] {
                        m_page.text("span", signOf(verdict.tone), QStringLiteral("sign"));
                        m_page.element("div", {}, [&] {
                            m_page.text("strong", verdict.title);
                            m_page.text("p", verdict.sentence);
                        });
                    });
            });
        });
    }

    template <typename Chart> void chart(const Chart& chart, const QString& alternative)
    {
        const auto svg = [&](const ChartColours& colours) {
            return svgOf(chart.size(), alternative,
                         [&](QPainter& painter) { chart.paint(painter, colours, m_locale); });
        };
        m_page.element("figure", {}, [&] {
            m_page.picture(svg(ChartColours::light()), svg(ChartColours::dark()), alternative, chart.size());
        });
    }

    QColor colourOf(std::size_t player) const
    {
        const auto& players = m_file.scenario.players;
        return player < players.size() ? playerColour(players[player].colour, RenderStyle::FullColour)
                                       : QColor();
    }

    /// Bars of wins with the share that each would have in a fair dungeon.
    template <typename Rows> void winChart(const Rows& rows, const QString& what, bool ofPlayers)
    {
        ShareChart bars;
        QStringList said;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const QString name = QString::fromStdString(rows[i].name);
            bars.bars.push_back({name, rows[i].won, ofPlayers ? colourOf(i) : QColor()});
            said << name + QStringLiteral(": ") + share(rows[i].won);
        }
        if (ofPlayers) {
            bars.due = 100.0 / double(rows.size());
            bars.dueLabel = translated(QT_TRANSLATE_NOOP("Report", "equal shares"));
        }
        chart(bars, what + QStringLiteral(". ") + said.join(QStringLiteral("; ")));
    }

    void winners()
    {
        m_page.section(QStringLiteral("winners"), translated(QT_TRANSLATE_NOOP("Report", "Who wins")), [&] {
            winChart(m_report.seats, translated(QT_TRANSLATE_NOOP("Report", "Games won by each player")),
                     true);
            std::vector<QStringList> rows;
            for (const BatchReport::Seat& seat : m_report.seats)
                rows.push_back({QString::fromStdString(seat.name), m_locale.toString(qulonglong(seat.wins)),
                                share(seat.won), share(seat.shared), meanText(seat.gold, m_locale),
                                number(seat.experience), number(seat.levels, 2), number(seat.heroesLost, 2),
                                number(seat.heroesOut, 2), share(seat.reached)});
            m_page.table(
                translated(QT_TRANSLATE_NOOP("Report", "Players in the order of their turns; means and "
                                                       "shares of a game, intervals at 95 %")),
                {translated(QT_TRANSLATE_NOOP("Report", "Player")),
                 translated(QT_TRANSLATE_NOOP("Report", "Wins")),
                 translated(QT_TRANSLATE_NOOP("Report", "Won")),
                 translated(QT_TRANSLATE_NOOP("Report", "Shared")),
                 translated(QT_TRANSLATE_NOOP("Report", "Gold")),
                 translated(QT_TRANSLATE_NOOP("Report", "Experience")),
                 translated(QT_TRANSLATE_NOOP("Report", "Levels")),
                 translated(QT_TRANSLATE_NOOP("Report", "Heroes lost")),
                 translated(QT_TRANSLATE_NOOP("Report", "Heroes out")),
                 translated(QT_TRANSLATE_NOOP("Report", "Reached a chest"))},
                rows);
            entrances();
            if (!m_report.agents.empty()) {
                m_page.text("h3", translated(QT_TRANSLATE_NOOP("Report", "By who plays")));
                winChart(m_report.agents, translated(QT_TRANSLATE_NOOP("Report", "Games won by who plays")),
                         false);
            }
        });
    }

    void entrances()
    {
        m_page.text("h3", translated(QT_TRANSLATE_NOOP("Report", "By entrance")));
        if (!m_file.plan.rotatesEntrances) {
            m_page.text("p",
                        translated(QT_TRANSLATE_NOOP(
                            "Report", "Every player always came in by its own entrance, so the same numbers "
                                      "hold for entrances. To tell a good entrance from a strong team, play "
                                      "with --rotate-entrances.")),
                        QStringLiteral("quiet"));
        } else {
            winChart(m_report.entrances, translated(QT_TRANSLATE_NOOP("Report", "Games won by entrance")),
                     true);
        }
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < m_report.entrances.size(); ++i) {
            const BatchReport::Record& entrance = m_report.entrances[i];
            const auto& edge = m_words.game().parts().teams[i].entrance;
            rows.push_back({edge ? m_words.square(edge->square) : QString::fromStdString(entrance.id),
                            QString::fromStdString(entrance.name),
                            m_locale.toString(qulonglong(entrance.games)),
                            m_locale.toString(qulonglong(entrance.wins)), share(entrance.won),
                            meanText(entrance.gold, m_locale)});
        }
        m_page.table(translated(QT_TRANSLATE_NOOP("Report", "Entrances, by the square inside")),
                     {translated(QT_TRANSLATE_NOOP("Report", "Entrance")),
                      translated(QT_TRANSLATE_NOOP("Report", "In the scenario of")),
                      translated(QT_TRANSLATE_NOOP("Report", "Games")),
                      translated(QT_TRANSLATE_NOOP("Report", "Wins")),
                      translated(QT_TRANSLATE_NOOP("Report", "Won")),
                      translated(QT_TRANSLATE_NOOP("Report", "Gold"))},
                     rows);
    }

    void length()
    {
        m_page.section(
            QStringLiteral("length"), translated(QT_TRANSLATE_NOOP("Report", "How long it takes")), [&] {
                HistogramChart rounds;
                rounds.counts = m_file.state.tally.byRounds;
                rounds.middle = m_report.rounds.middle;
                rounds.label = translated(QT_TRANSLATE_NOOP("Report", "round in which the game ended"));
                rounds.middleLabel = translated(QT_TRANSLATE_NOOP("Report", "half are over by round %1"))
                                         .arg(m_report.rounds.middle);
                chart(rounds,
                      translated(QT_TRANSLATE_NOOP("Report",
                                                   "Games by the round in which they ended. Middle: %1; 9 "
                                                   "of 10 games between %2 and %3."))
                          .arg(m_report.rounds.middle)
                          .arg(m_report.rounds.low)
                          .arg(m_report.rounds.high));
                const auto row = [&](const QString& name, const BatchReport::Spread& spread) {
                    return QStringList{name, number(spread.mean), m_locale.toString(spread.low),
                                       m_locale.toString(spread.middle), m_locale.toString(spread.high)};
                };
                std::vector<QStringList> rows{
                    row(translated(QT_TRANSLATE_NOOP("Report", "Rounds")), m_report.rounds),
                    row(translated(QT_TRANSLATE_NOOP("Report", "Decisions")), m_report.choices),
                    row(translated(QT_TRANSLATE_NOOP("Report", "Changes of the lead")),
                        m_report.leadChanges)};
                rows.push_back(
                    {translated(QT_TRANSLATE_NOOP("Report", "Turns")), number(m_report.turns), {}, {}, {}});
                m_page.table(translated(QT_TRANSLATE_NOOP("Report", "Per game")),
                             {translated(QT_TRANSLATE_NOOP("Report", "Number of")),
                              translated(QT_TRANSLATE_NOOP("Report", "Mean")),
                              translated(QT_TRANSLATE_NOOP("Report", "1 of 20 below")),
                              translated(QT_TRANSLATE_NOOP("Report", "Middle")),
                              translated(QT_TRANSLATE_NOOP("Report", "1 of 20 above"))},
                             rows);
                m_page.text(
                    "p",
                    translated(QT_TRANSLATE_NOOP("Report", "Timeouts: %1 games, %2."))
                        .arg(m_locale.toString(qulonglong(m_report.limitedGames)), share(m_report.limited)),
                    QStringLiteral("quiet"));
            });
    }

    void map(HeatKind kind, std::size_t level, const QString& heading)
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
                all == 0 ? translated(QT_TRANSLATE_NOOP("Report", "%1: none.")).arg(heading)
                         : translated(QT_TRANSLATE_NOOP("Report", "%1: %2 in all, most on %3 with %4."))
                               .arg(heading, m_locale.toString(qulonglong(all)), m_words.square(most.square),
                                    m_locale.toString(qulonglong(most.count)));
            m_page.picture(heatPicture(m_file.scenario, m_content, heat, int(level)), said);
            if (all == 0)
                return;
            const auto legend = [&](const ChartColours& colours) {
                return svgOf(heatLegendSize(), heading,
                             [&](QPainter& painter) { paintHeatLegend(painter, heat, colours.quiet, {}); });
            };
            m_page.picture(legend(ChartColours::light()), legend(ChartColours::dark()),
                           translated(QT_TRANSLATE_NOOP("Report", "Scale from few to many")),
                           heatLegendSize());
        });
    }

    void places()
    {
        m_page.section(
            QStringLiteral("places"), translated(QT_TRANSLATE_NOOP("Report", "Where it happens")), [&] {
                const auto& levels = m_file.scenario.levels;
                for (std::size_t i = 0; i < levels.size(); ++i) {
                    if (levels.size() > 1)
                        m_page.text("h3", levels[i].name.empty()
                                              ? translated(QT_TRANSLATE_NOOP("Report", "Level %1")).arg(i + 1)
                                              : QString::fromStdString(levels[i].name));
                    m_page.element("div", QStringLiteral("maps"), [&] {
                        map(HeatKind::Visits, i, translated(QT_TRANSLATE_NOOP("Report", "Steps of heroes")));
                        map(HeatKind::Deaths, i, translated(QT_TRANSLATE_NOOP("Report", "Heroes that fell")));
                    });
                }
                m_page.text("p",
                            translated(QT_TRANSLATE_NOOP("Report",
                                                         "Larger and darker is more; a cross marks a square "
                                                         "that nobody ever entered. Squares are named by "
                                                         "column and row, A1 being the north-west.")),
                            QStringLiteral("quiet"));
            });
    }

    void chests()
    {
        if (m_report.chests.empty())
            return;
        m_page.section(QStringLiteral("chests"), translated(QT_TRANSLATE_NOOP("Report", "Chests")), [&] {
            QStringList headings{translated(QT_TRANSLATE_NOOP("Report", "Chest")),
                                 translated(QT_TRANSLATE_NOOP("Report", "Square")),
                                 translated(QT_TRANSLATE_NOOP("Report", "Taken")),
                                 translated(QT_TRANSLATE_NOOP("Report", "Traps sprung"))};
            for (const std::string& player : m_file.players)
                headings << translated(QT_TRANSLATE_NOOP("Report", "Carried out by %1"))
                                .arg(QString::fromStdString(player));
            std::vector<QStringList> rows;
            for (std::size_t i = 0; i < m_report.chests.size(); ++i) {
                const BatchReport::Chest& chest = m_report.chests[i];
                QStringList row{m_words.of(play::ChestId(i)),
                                m_words.square(m_words.game().parts().chests[i].square),
                                chest.gamesTaken == 0 ? translated(QT_TRANSLATE_NOOP("Report", "never"))
                                                      : share(chest.taken),
                                number(chest.sprung, 2)};
                for (const play::Share& kept : chest.keptBy)
                    row << percentText(kept.percent, m_locale);
                rows.push_back(row);
            }
            m_page.table(translated(QT_TRANSLATE_NOOP("Report", "Shares of all games")), headings, rows);
        });
    }

    void tokens()
    {
        if (m_report.tokens.empty())
            return;
        m_page.section(QStringLiteral("tokens"), translated(QT_TRANSLATE_NOOP("Report", "Wandering tokens")),
                       [&] {
                           std::vector<QStringList> rows;
                           for (std::size_t i = 0; i < m_report.tokens.size(); ++i)
                               rows.push_back({m_words.of(play::TokenId(i)),
                                               m_words.square(m_words.game().parts().tokens[i].square),
                                               m_report.tokens[i].gamesMet == 0
                                                   ? translated(QT_TRANSLATE_NOOP("Report", "never"))
                                                   : share(m_report.tokens[i].met)});
                           m_page.table(translated(QT_TRANSLATE_NOOP("Report", "Shares of all games")),
                                        {translated(QT_TRANSLATE_NOOP("Report", "Token")),
                                         translated(QT_TRANSLATE_NOOP("Report", "Square")),
                                         translated(QT_TRANSLATE_NOOP("Report", "Met"))},
                                        rows);
                       });
    }

    void deaths()
    {
        if (m_report.deaths == 0)
            return;
        m_page.section(
            QStringLiteral("deaths"), translated(QT_TRANSLATE_NOOP("Report", "What heroes fall to")), [&] {
                ShareChart bars;
                QStringList said;
                std::vector<QStringList> rows;
                for (const auto& [cause, count] : m_report.causes) {
                    const play::Share part = play::shareOf(count, m_report.deaths);
                    bars.bars.push_back({causeText(cause), part, {}});
                    said << causeText(cause) + QStringLiteral(": ") + percentText(part.percent, m_locale);
                    rows.push_back({causeText(cause), m_locale.toString(qulonglong(count)), share(part)});
                }
                chart(bars, translated(QT_TRANSLATE_NOOP("Report", "Heroes that fell, by cause")) +
                                QStringLiteral(". ") + said.join(QStringLiteral("; ")));
                m_page.table(translated(QT_TRANSLATE_NOOP("Report", "By cause")),
                             {translated(QT_TRANSLATE_NOOP("Report", "Cause")),
                              translated(QT_TRANSLATE_NOOP("Report", "Heroes")),
                              translated(QT_TRANSLATE_NOOP("Report", "Share"))},
                             rows);
                rows.clear();
                for (const BatchReport::Place& place : m_report.deadliest)
                    rows.push_back(
                        {m_words.square(place.square), m_locale.toString(qulonglong(place.count)),
                         percentText(100 * double(place.count) / double(m_report.deaths), m_locale),
                         causeText(place.cause)});
                m_page.table(translated(QT_TRANSLATE_NOOP("Report", "The deadliest squares")),
                             {translated(QT_TRANSLATE_NOOP("Report", "Square")),
                              translated(QT_TRANSLATE_NOOP("Report", "Heroes")),
                              translated(QT_TRANSLATE_NOOP("Report", "Share")),
                              translated(QT_TRANSLATE_NOOP("Report", "Mostly to"))},
                             rows);
            });
    }

    void method()
    {
        m_page.section(
            QStringLiteral("method"), translated(QT_TRANSLATE_NOOP("Report", "How this was found out")), [&] {
                m_page.text("p", translated(QT_TRANSLATE_NOOP(
                                     "Report", "This command plays the same games again, to the last die:")));
                m_page.element("pre", {}, [&] { m_page.text("code", commandText(m_file)); });
                m_page.text(
                    "p",
                    translated(QT_TRANSLATE_NOOP(
                                   "Report",
                                   "Intervals hold with a certainty of 95 % (shares: Wilson; means: "
                                   "normal). A dungeon is called fair if every player certainly wins its "
                                   "share of the decided games within %1 points, unfair if one certainly "
                                   "does not; otherwise nothing is said."))
                        .arg(m_file.plan.tolerance));
                if (m_file.plan.untilClear)
                    m_page.text("p",
                                translated(QT_TRANSLATE_NOOP(
                                    "Report", "Playing stopped as soon as the answer was clear. For that the "
                                              "verdict uses wider intervals that are right at all times "
                                              "together, however often one looks.")));
                m_page.text("p", QString::fromStdString(m_file.identity), QStringLiteral("identity"));
            });
    }

    const ReportSource& m_source;
    const play::BatchFile& m_file;
    const BatchReport& m_report;
    const PlayWords& m_words;
    const Content& m_content;
    QLocale m_locale;
    QByteArray m_bytes;
    PageWriter m_page;
};

} // namespace

QByteArray reportPage(const ReportSource& source, const Content& content)
{
    return ReportPage(source, content).write();
}

} // namespace delve
