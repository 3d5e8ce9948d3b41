#include "app/commands/playtest_report.h"

#include "engine/agents/fairness.h"

#include <QLocale>

namespace delve {

namespace {

using play::BatchFile;
using play::Fairness;
using play::Tally;

class PlaytestReport
{
public:
    PlaytestReport(const BatchFile& file, Program& program)
        : m_file(file),
          m_tally(file.state.tally),
          m_out(program.out),
          m_locale(QString::fromStdString(program.language()))
    {}

    void print() const
    {
        m_out.line(m_out.strong(QString::fromStdString(m_file.title)) + QStringLiteral(": ") +
                   counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s)"), m_tally.games));
        if (m_tally.games == 0)
            return;
        for (std::size_t i = 0; i < m_tally.seats.size(); ++i)
            printSeat(i);
        printAgents();
        printLength();
        printNever(translated(QT_TRANSLATE_NOOP("delve", "Chests that nobody carried out: %1")),
                   m_file.chests, [&](std::size_t i) {
                       return std::ranges::all_of(m_tally.chests[i].keptBy,
                                                  [](Tally::Count count) { return count == 0; });
                   });
        printNever(translated(QT_TRANSLATE_NOOP("delve", "Tokens that nobody met: %1")), m_file.tokens,
                   [&](std::size_t i) { return m_tally.tokensMet[i] == 0; });
        printVerdict();
    }

private:
    QString number(double value, int digits = 1) const { return m_locale.toString(value, 'f', digits); }
    QString mean(Tally::Count sum) const { return number(double(sum) / double(m_tally.games)); }

    void printSeat(std::size_t seat) const
    {
        const Tally::Seat& counts = m_tally.seats[seat];
        const play::Share share = play::shareOf(counts.wins, m_tally.games);
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "  %1: won %2 % (%3 to %4 % at 95 %), gold %5, "
                                                         "experience %6, heroes lost %7"))
                       .arg(QString::fromStdString(m_file.players[seat]), number(share.percent),
                            number(share.least), number(share.most), mean(counts.gold),
                            mean(counts.experience), mean(counts.heroesLost)));
    }

    /// Where different agents play it matters who was who.
    void printAgents() const
    {
        const auto& agents = m_file.plan.agents;
        if (std::ranges::count(agents, agents.front()) == std::ptrdiff_t(agents.size()))
            return;
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const Tally::Record& record = m_tally.agents[i];
            const play::Share share = play::shareOf(record.wins, record.games);
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "  as %1: won %2 % (%3 to %4 % at 95 %)"))
                           .arg(QString::fromStdString(wordOf(agents[i])), number(share.percent),
                                number(share.least), number(share.most)));
        }
    }

    /// The round by which this part of the games was over.
    int roundOf(double part) const
    {
        Tally::Count games = 0;
        for (std::size_t round = 0; round < m_tally.byRounds.size(); ++round) {
            games += m_tally.byRounds[round];
            if (double(games) >= part * double(m_tally.games))
                return int(round);
        }
        return int(m_tally.byRounds.size());
    }

    void printLength() const
    {
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Rounds: %1 in the middle, 9 of 10 games between "
                                                         "%2 and %3; %4 choices and %5 changes of the lead "
                                                         "in a game"))
                       .arg(roundOf(0.5))
                       .arg(roundOf(0.05))
                       .arg(roundOf(0.95))
                       .arg(mean(m_tally.choices), mean(m_tally.leadChanges)));
        if (m_tally.limited > 0)
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 % of the games ended by the limit of %2 "
                                                             "rounds (END-09)"))
                           .arg(number(100 * double(m_tally.limited) / double(m_tally.games)))
                           .arg(m_file.roundLimit));
        if (m_tally.stopped > 0)
            m_out.line(m_out.warning(
                counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s) went in circles and were not counted"),
                        m_tally.stopped)));
    }

    template <typename IsNever>
    void printNever(const QString& words, const std::vector<std::string>& ids, IsNever&& isNever) const
    {
        QStringList never;
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (isNever(i))
                never << QString::fromStdString(ids[i]);
        if (!never.isEmpty())
            m_out.line(m_out.warning(words.arg(never.join(QStringLiteral(", ")))));
    }

    void printVerdict() const
    {
        if (m_tally.seats.size() < 2)
            return;
        const Fairness fairness = play::fairnessOf(m_tally);
        const QString name = QString::fromStdString(m_file.players[fairness.seat]);
        switch (fairness.verdict) {
        case Fairness::Verdict::Fair:
            m_out.line(m_out.good(translated(QT_TRANSLATE_NOOP("delve", "Fair within %1 points at 95 %."))
                                      .arg(fairness.within)));
            return;
        case Fairness::Verdict::Unfair:
            m_out.line(m_out.bad(
                (fairness.isFavoured
                     ? translated(QT_TRANSLATE_NOOP(
                           "delve", "Unfair: %1 wins clearly more than its share of the decided games."))
                     : translated(QT_TRANSLATE_NOOP(
                           "delve", "Unfair: %1 wins clearly less than its share of the decided games.")))
                    .arg(name)));
            return;
        case Fairness::Verdict::NotShown:
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Whether it is fair is not shown with so few "
                                                             "decided games; play more.")));
            return;
        }
    }

    const BatchFile& m_file;
    const Tally& m_tally;
    const Terminal& m_out;
    QLocale m_locale;
};

} // namespace

void printPlaytest(const BatchFile& file, Program& program)
{
    PlaytestReport(file, program).print();
}

} // namespace delve
