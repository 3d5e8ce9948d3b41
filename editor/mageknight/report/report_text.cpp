// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_text.h"

#include "editor/text/shell_words.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

using play::BatchReport;
using table::Fairness;

constexpr double manyTimeouts = 5; ///< percent of the games that are certainly not wanted to time out

/// Puts together what may be said, topic by topic.
class VerdictMaker
{
public:
    explicit VerdictMaker(const ReportSource& source)
        : m_file(source.file), m_report(source.report), m_words(source.words), m_locale(source.locale())
    {}

    std::vector<ReportVerdict> make()
    {
        if (m_report.games == 0)
            return {};
        if (m_report.seats.size() > 1) {
            fairness(m_report.seatFairness, false);
            if (m_file.plan.rotatesEntrances)
                fairness(m_report.entranceFairness, true);
        }
        draws();
        freezes();
        timeouts();
        length();
        deaths();
        neverTaken();
        neverMet();
        unentered();
        // What asks for a change stands before what is merely said; fairness stands first of all.
        const auto others = std::ranges::find(m_verdicts, Tone::Note, &ReportVerdict::tone);
        std::stable_partition(others, m_verdicts.end(),
                              [](const ReportVerdict& verdict) { return verdict.tone == Tone::Bad; });
        return std::move(m_verdicts);
    }

private:
    void say(Tone tone, const QString& title, const QString& sentence)
    {
        m_verdicts.push_back({tone, title, sentence});
    }

    QString percent(double value) const { return percentText(value, m_locale); }

    void fairness(const table::Fairness& fairness, bool ofEntrances)
    {
        switch (fairness.verdict) {
        case table::Fairness::Verdict::Fair: return fair(fairness, ofEntrances);
        case table::Fairness::Verdict::Unfair: return unfair(fairness, ofEntrances);
        case table::Fairness::Verdict::NotShown: return notShown(fairness, ofEntrances);
        }
    }

    void fair(const table::Fairness& fairness, bool ofEntrances)
    {
        say(Tone::Good,
            ofEntrances
                ? reportWords(QT_TRANSLATE_N_NOOP("Report", "Entrances are fair within %n point(s) at 95 %"),
                              std::uint64_t(fairness.within))
                : reportWords(QT_TRANSLATE_N_NOOP("Report", "Fair within %n point(s) at 95 %"),
                              std::uint64_t(fairness.within)),
            ofEntrances ? reportWords(QT_TRANSLATE_NOOP("Report", "No entrance is farther than that from its "
                                                                  "share of the decided games."))
                        : reportWords(QT_TRANSLATE_NOOP("Report", "No player is farther than that from its "
                                                                  "share of the decided games.")));
    }

    void unfair(const table::Fairness& fairness, bool ofEntrances)
    {
        const auto wins =
            ofEntrances ? play::winsByEntrance(m_file.state.tally) : play::winsBySeat(m_file.state.tally);
        const table::Share share =
            table::shareOf(wins[fairness.farthest], fairness.decided, fairness.certainty);
        const QString name = QString::fromStdString(m_file.players[fairness.farthest]);
        const QString who = ofEntrances ? enteringAs(name) : name;
        say(Tone::Bad,
            ofEntrances ? reportWords(QT_TRANSLATE_NOOP("Report", "Unfair entrances"))
                        : reportWords(QT_TRANSLATE_NOOP("Report", "Unfair")),
            (fairness.isFavoured
                 ? reportWords(QT_TRANSLATE_NOOP("Report", "%1 wins %2 of the decided games (at least %3 at "
                                                           "95 %); an equal share would be %4."))
                 : reportWords(QT_TRANSLATE_NOOP("Report", "%1 wins %2 of the decided games (at most %3 at "
                                                           "95 %); an equal share would be %4.")))
                .arg(who, percent(share.percent), percent(fairness.isFavoured ? share.least : share.most),
                     percent(100.0 / double(wins.size()))));
    }

    /// Of two, the one that wins more; what is certain about it.
    std::size_t favoured(const table::Fairness& fairness, std::size_t seats) const
    {
        return seats == 2 && !fairness.isFavoured ? 1 - fairness.farthest : fairness.farthest;
    }

    void notShown(const table::Fairness& fairness, bool ofEntrances)
    {
        const auto wins =
            ofEntrances ? play::winsByEntrance(m_file.state.tally) : play::winsBySeat(m_file.state.tally);
        const std::size_t who = favoured(fairness, wins.size());
        const double due = 100.0 / double(wins.size());
        const table::Share share = table::shareOf(wins[who], fairness.decided, fairness.certainty);
        const QString name = QString::fromStdString(m_file.players[who]);
        if (share.least > due)
            return lean(ofEntrances, true, name, share, share.least - due);
        if (share.most < due)
            return lean(ofEntrances, false, name, share, due - share.most);
        say(Tone::Open,
            (ofEntrances
                 ? reportWords(QT_TRANSLATE_N_NOOP("Report", "Fairness of entrances: not shown with %n "
                                                             "decided game(s)"),
                               fairness.decided)
                 : reportWords(QT_TRANSLATE_N_NOOP("Report", "Fairness: not shown with %n decided game(s)"),
                               fairness.decided)),
            reportWords(QT_TRANSLATE_N_NOOP("Report",
                                            "Certain at 95 % is only that nobody is farther than %n "
                                            "point(s) from its share; more games tell more."),
                        std::uint64_t(fairness.within)));
    }

    /// Somebody certainly wins more than its share, or less, but whether by more than is tolerated is open.
    void lean(bool ofEntrances, bool isFavoured, const QString& name, const table::Share& share, double least)
    {
        const QString title =
            ofEntrances
                ? (isFavoured
                       ? reportWords(QT_TRANSLATE_NOOP("Report", "Favoured: the entrance of %1"))
                       : reportWords(QT_TRANSLATE_NOOP("Report", "At a disadvantage: the entrance of %1")))
                : (isFavoured ? reportWords(QT_TRANSLATE_NOOP("Report", "Favoured: %1"))
                              : reportWords(QT_TRANSLATE_NOOP("Report", "At a disadvantage: %1")));
        const QString sentence =
            isFavoured ? reportWords(QT_TRANSLATE_NOOP(
                             "Report", "%1 wins %2 of the decided games, certainly (95 %) at least %3 points "
                                       "more than an equal share. Whether it is more than the %4 points that "
                                       "are tolerated is not shown; more games tell more."))
                       : reportWords(QT_TRANSLATE_NOOP(
                             "Report", "%1 wins %2 of the decided games, certainly (95 %) at least %3 points "
                                       "less than an equal share. Whether it is more than the %4 points that "
                                       "are tolerated is not shown; more games tell more."));
        say(Tone::Open, title.arg(name),
            sentence.arg(ofEntrances ? enteringAs(name) : name, shareText(share, m_locale),
                         numberText(least, m_locale), QString::number(m_file.plan.tolerance)));
    }

    static QString enteringAs(const QString& name)
    {
        return reportWords(QT_TRANSLATE_NOOP("Report", "Whoever enters where %1 does in the scenario"))
            .arg(name);
    }

    void draws()
    {
        if (m_report.drawnGames == 0)
            return;
        const play::Tally& tally = m_file.state.tally;
        QString sentence =
            reportWords(QT_TRANSLATE_NOOP("Report", "%1 of the games have no single winner (END-06)."))
                .arg(shareText(m_report.drawn, m_locale));
        const auto part = [&](const char* words, play::Tally::Count games) {
            if (games > 0)
                sentence += u' ' + reportWords(words, games);
        };
        if (tally.draws == m_report.drawnGames) { // files of before do not tell why
            part(QT_TRANSLATE_N_NOOP("Report", "In %n of them nobody carried any gold out."),
                 tally.emptyDraws - tally.limitDraws);
            part(QT_TRANSLATE_N_NOOP("Report",
                                     "In %n of them the limit of rounds came before anybody was out "
                                     "with gold."),
                 tally.limitDraws);
            part(QT_TRANSLATE_N_NOOP("Report", "In %n of them the best carried out the same gold."),
                 tally.draws - tally.emptyDraws);
        }
        say(Tone::Note, reportWords(QT_TRANSLATE_NOOP("Report", "Draws")), sentence);
    }

    void freezes()
    {
        if (m_report.frozenGames > 0)
            say(Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Standing still")),
                reportWords(
                    QT_TRANSLATE_NOOP("Report",
                                      "In %1 of the games a player stood still or went to and fro for 3 "
                                      "rounds and more and gained nothing: there is a place that those who "
                                      "play do not get through, or nothing that they think worth going for. "
                                      "These games are not counted in how long it takes."))
                    .arg(shareText(m_report.frozen, m_locale)));
    }

    void timeouts()
    {
        if (m_report.limitedGames > 0)
            say(m_report.limited.least > manyTimeouts ? Tone::Bad : Tone::Note,
                reportWords(QT_TRANSLATE_NOOP("Report", "Timeouts")),
                reportWords(
                    QT_TRANSLATE_NOOP("Report", "%1 of the games ended by the limit of %2 rounds (END-09)."))
                    .arg(shareText(m_report.limited, m_locale),
                         QString::number(m_file.scenario.options.roundLimit.value_or(0))));
        if (m_report.stopped > 0)
            say(Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Circles")),
                reportWords(QT_TRANSLATE_N_NOOP("Report", "%n game(s) went in circles and were not counted."),
                            m_report.stopped));
    }

    void length()
    {
        say(Tone::Note, reportWords(QT_TRANSLATE_NOOP("Report", "Length")),
            reportWords(QT_TRANSLATE_NOOP("Report", "Half of the games are over by round %1, 9 of 10 end "
                                                    "between round %2 and round %3."))
                .arg(m_report.rounds.middle)
                .arg(m_report.rounds.low)
                .arg(m_report.rounds.high));
    }

    void deaths()
    {
        std::size_t heroes = 0;
        for (int i = 0; i < m_words.game().playerCount(); ++i)
            heroes += m_words.game().player(play::PlayerId(i)).heroes.size();
        QString sentence =
            reportWords(QT_TRANSLATE_NOOP("Report", "A game costs %1 of %2 heroes on average."))
                .arg(numberText(double(m_report.deaths) / double(m_report.games), m_locale),
                     QString::number(heroes));
        if (!m_report.causes.empty())
            sentence +=
                u' ' +
                reportWords(QT_TRANSLATE_NOOP("Report", "The most frequent cause: %1 (%2)."))
                    .arg(causeText(m_report.causes.front().first),
                         percent(100 * double(m_report.causes.front().second) / double(m_report.deaths)));
        say(Tone::Note, reportWords(QT_TRANSLATE_NOOP("Report", "Deadliness")), sentence);
    }

    void neverTaken()
    {
        QStringList never;
        for (std::size_t i = 0; i < m_report.chests.size(); ++i)
            if (m_report.chests[i].gamesTaken == 0 && !m_report.chests[i].isChangeling)
                never << m_words.of(play::ChestId(i));
        if (!never.isEmpty())
            say(Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Never taken")),
                reportWords(QT_TRANSLATE_N_NOOP("Report",
                                                "In %n game(s) nobody took: %1. At 95 % that happens "
                                                "in less than %2 of the games."),
                            m_report.games)
                    .arg(never.join(QStringLiteral(", ")), percent(table::shareOf(0, m_report.games).most)));
    }

    void neverMet()
    {
        QStringList never;
        for (std::size_t i = 0; i < m_report.tokens.size(); ++i)
            if (m_report.tokens[i].gamesMet == 0)
                never << m_words.of(play::TokenId(i));
        if (!never.isEmpty())
            say(Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Never met")),
                reportWords(QT_TRANSLATE_N_NOOP("Report", "In %n game(s) nobody met: %1."), m_report.games)
                    .arg(never.join(QStringLiteral(", "))));
    }

    /// Rooms and the ways between them; that nobody stood in a corner says nothing.
    void unentered()
    {
        if (!m_report.unenteredRooms.empty()) {
            QStringList rooms;
            for (const Square square : m_report.unenteredRooms)
                rooms << m_words.square(square);
            say(Tone::Bad, reportWords(QT_TRANSLATE_NOOP("Report", "Never entered")),
                reportWords(QT_TRANSLATE_N_NOOP("Report",
                                                "Nobody ever entered %n of %1 room(s), by a square of each: "
                                                "%2."),
                            std::uint64_t(rooms.size()))
                    .arg(m_report.rooms)
                    .arg(rooms.join(QStringLiteral(", "))));
        }
        if (m_report.unusedWays > 0)
            say(Tone::Note, reportWords(QT_TRANSLATE_NOOP("Report", "Never used")),
                reportWords(QT_TRANSLATE_N_NOOP("Report", "Nobody ever went %n of %1 way(s) between rooms."),
                            std::uint64_t(m_report.unusedWays))
                    .arg(m_report.ways));
    }

    const play::BatchFile& m_file;
    const BatchReport& m_report;
    const PlayWords& m_words;
    QLocale m_locale;
    std::vector<ReportVerdict> m_verdicts;
};

} // namespace

std::vector<ReportVerdict> verdictsOf(const ReportSource& source)
{
    return VerdictMaker(source).make();
}

QString numberText(double number, const QLocale& locale, int digits)
{
    return locale.toString(number, 'f', digits);
}

QString percentText(double percent, const QLocale& locale)
{
    return numberText(percent, locale) + QStringLiteral("\u00a0%");
}

QString shareText(const table::Share& share, const QLocale& locale)
{
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1 % (%2 to %3 %)"))
        .arg(numberText(share.percent, locale), numberText(share.least, locale),
             numberText(share.most, locale));
}

QString meanText(const table::Mean& mean, const QLocale& locale)
{
    return reportWords(QT_TRANSLATE_NOOP("Report", "%1 (%2 to %3)"))
        .arg(numberText(mean.value, locale), numberText(mean.least, locale), numberText(mean.most, locale));
}

QString factsText(const ReportSource& source)
{
    QStringList facts{reportWords(QT_TRANSLATE_N_NOOP("Report", "%n game(s)"), source.report.games)};
    QStringList agents;
    for (const play::AgentChoice& agent : source.file.plan.agents)
        agents << QString::fromStdString(wordOf(agent));
    facts << reportWords(QT_TRANSLATE_NOOP("Report", "played by %1")).arg(agents.join(QStringLiteral(", ")))
          << reportWords(QT_TRANSLATE_NOOP("Report", "seed %1")).arg(source.file.plan.seed);
    return facts.join(QStringLiteral(" \u00b7 "));
}

QString causeText(play::DeathCause cause)
{
    switch (cause) {
    case play::DeathCause::Monster: return reportWords(QT_TRANSLATE_NOOP("Report", "a monster"));
    case play::DeathCause::Rival: return reportWords(QT_TRANSLATE_NOOP("Report", "a hero"));
    case play::DeathCause::Trap: return reportWords(QT_TRANSLATE_NOOP("Report", "a trap"));
    case play::DeathCause::Ability: return reportWords(QT_TRANSLATE_NOOP("Report", "a special ability"));
    case play::DeathCause::Artifact: return reportWords(QT_TRANSLATE_NOOP("Report", "an artifact"));
    case play::DeathCause::OwnMiss:
        return reportWords(QT_TRANSLATE_NOOP("Report", "their own critical miss"));
    case play::DeathCause::Other: return reportWords(QT_TRANSLATE_NOOP("Report", "something else"));
    }
    return {};
}

QString commandText(const play::BatchFile& file)
{
    QStringList words;
    for (const std::string& word : play::commandOf(file))
        words << shellWord(QString::fromStdString(word));
    return words.join(u' ');
}

} // namespace delve::mageknight
