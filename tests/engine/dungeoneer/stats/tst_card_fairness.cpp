// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_identity.h"
#include "engine/dungeoneer/stats/batch_report.h"
#include "engine/table/shares.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <map>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

int gamesOr(int usual)
{
    const int games = qEnvironmentVariableIntValue("DELVE_MATCHES");
    return games > 0 ? games : usual;
}

/// How often those of a group won: of a seat, of a Hero, of who was dealt a Quest.
class WinsBy
{
public:
    void note(const std::string& group, bool won)
    {
        Group& into = m_groups[group];
        ++into.games;
        into.wins += won;
        ++m_all.games;
        m_all.wins += won;
    }

    /// Percent of the variance of winning that the groups explain, without what chance alone would.
    double explained() const
    {
        const double mean = double(m_all.wins) / m_all.games;
        double between = 0;
        for (const auto& [name, group] : m_groups) {
            const double share = double(group.wins) / group.games;
            between += group.games * (share - mean) * (share - mean);
        }
        const double byChance = double(m_groups.size() - 1) / m_all.games;
        return 100 * std::max(0.0, between / (m_all.games * mean * (1 - mean)) - byChance);
    }

    /// Points between a group and its fair share, at most; `tell` prints each.
    double farthest(const char* what, bool tell) const
    {
        const double mean = 100.0 * m_all.wins / m_all.games;
        double most = 0;
        for (const auto& [name, group] : m_groups) {
            const table::Share share = table::shareOf(std::uint64_t(group.wins), std::uint64_t(group.games));
            most = std::max(most, std::abs(share.percent - mean));
            if (tell)
                qInfo("  %s %s: %.1f %% of %d (%.1f to %.1f)", what, name.c_str(), share.percent, group.games,
                      share.least, share.most);
        }
        return most;
    }

private:
    struct Group
    {
        int games = 0;
        int wins = 0;
    };
    std::map<std::string, Group> m_groups;
    Group m_all;
};

/// Games of steady players, looked at from all sides.
struct FairnessTable
{
    WinsBy seats, order, heroes, quests;
    int games = 0, limited = 0, byQuests = 0;

    FairnessTable(const Game& game, int count)
    {
        for (int i = 0; i < count; ++i)
            play(game, std::uint64_t(i));
    }

private:
    void play(const Game& game, std::uint64_t index)
    {
        Seats agents;
        for (int s = 0; s < game.playerCount(); ++s)
            agents.push_back(makeAgent(AgentKind::Steady, 1));
        SeededDice dice(seedFor(2026, index));
        GameState dealt, end;
        table::playMatch<Traits>(game, agents, dice,
                                 [&](const GameState& state, const Action&, const Events&) {
                                     if (dealt.turn.round == 0)
                                         dealt = state;
                                     end = state;
                                 });
        ++games;
        limited += end.turn.ending == Ending::RoundLimit;
        byQuests += end.turn.ending == Ending::Quests;
        if (end.turn.winner == PlayerId::None)
            return;
        for (int s = 0; s < game.playerCount(); ++s) {
            const PlayerId player = PlayerId(s);
            const bool won = end.turn.winner == player;
            const int place = (s - int(end.turn.first) + game.playerCount()) % game.playerCount();
            seats.note("seat " + std::to_string(s + 1), won);
            order.note("place " + std::to_string(place + 1), won);
            heroes.note(game.hero(end.player(player).hero).id.text(), won);
            for (int q = 0; q < game.questCount(); ++q)
                if (dealt.quest(QuestId(q)).place == QuestPlace::Personal &&
                    dealt.quest(QuestId(q)).owner == player)
                    quests.note(game.quest(QuestId(q)).id.text(), won);
        }
    }
};

} // namespace

/// Whether the shipped sets are fair, and whether their cards are used. A few games as a rule; DELVE_MATCHES
/// for figures.
class TestCardFairness : public QObject
{
    Q_OBJECT

private slots:
    void nobodyIsAhead_data()
    {
        QTest::addColumn<QString>("sets");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("heroPoints"); // no Hero is farther from its share; 5 are aimed at
        QTest::newRow("overdraft for two") << "overdraft" << 2 << 11;
        QTest::newRow("overdraft for three") << "overdraft" << 3 << 13;
        QTest::newRow("overdraft for four") << "overdraft" << 4 << 11;
        QTest::newRow("bad-road for two") << "bad-road" << 2 << 10;
        QTest::newRow("night-shift for two") << "night-shift" << 2 << 14;
        QTest::newRow("all for three") << "overdraft,night-shift,bad-road" << 3 << 25;
    }
    void nobodyIsAhead()
    {
        QFETCH(QString, sets);
        QFETCH(int, players);
        QFETCH(int, heroPoints);
        const int games = gamesOr(120);
        std::vector<std::string> names;
        for (const QString& name : sets.split(','))
            names.push_back(name.toStdString());
        const auto cards = shippedCards(names);
        const FairnessTable table(gameOf(freshScenario(*cards, players), cards), games);
        const bool isMany = games >= 1000;
        const double seat = table.seats.farthest("seat", false);
        const double order = table.order.farthest("order", isMany);
        const double hero = table.heroes.farthest("Hero", isMany);
        table.quests.farthest("Quest", isMany);
        qInfo(
            "%d games, %.1f %% by Quests, %.2f %% limited; farthest seat %.1f, place %.1f, Hero %.1f points; "
            "explained by place %.2f %%, Hero %.2f %%, Quests dealt %.2f %%",
            table.games, 100.0 * table.byQuests / table.games, 100.0 * table.limited / table.games, seat,
            order, hero, table.order.explained(), table.heroes.explained(), table.quests.explained());
        QVERIFY(table.limited * 50 <= table.games); // no game without end: at most 2 % reach 100 rounds
        // So few games tell only what is far off.
        QVERIFY2(seat <= (isMany ? 5 : 20), "seats");
        QVERIFY2(order <= (isMany ? 5 : 20), "order");
        // Between players who take good care of their Life many games end with the last Hero, so that whoever
        // fights hand to hand and heals is ahead of whoever walks.
        QVERIFY2(hero <= (isMany ? heroPoints : 40), "Heroes");
    }

    /// Cards that somebody had in hand and steady never played.
    void everyCardIsUsed_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("players");
        QTest::newRow("overdraft") << "overdraft" << 3;
        QTest::newRow("night-shift") << "night-shift" << 3;
        QTest::newRow("bad-road") << "bad-road" << 3;
    }
    void everyCardIsUsed()
    {
        QFETCH(QString, set);
        QFETCH(int, players);
        const int games = gamesOr(100);
        const auto cards = shippedCards({set.toStdString()});
        const Scenario scenario = freshScenario(*cards, players);
        const Game game = gameOf(scenario, cards);
        BatchPlan plan;
        plan.agents = {AgentKind::Steady};
        plan.games = std::uint64_t(games);
        BatchFile file = newBatch(game, scenario, "fresh", identityOf(scenario, *cards), plan);
        runBatch(game, file.plan, file.state, {});
        const BatchReport report = reportOf(file);
        QString never;
        for (const std::string& card : report.neverPlayed)
            never += QLatin1Char(' ') + QString::fromStdString(card);
        if (games >= 1000)
            for (const auto& card : report.cards)
                if (card.use.percent < 5)
                    qInfo("  %s: played by %.1f %% of hands", card.id.c_str(), card.use.percent);
        qInfo("never played in %d games:%s", games,
              qPrintable(never.isEmpty() ? QStringLiteral(" none") : never));
        QVERIFY(int(report.neverPlayed.size()) <= (games >= 1000 ? 0 : 6));
    }
};

DELVE_TEST(TestCardFairness)
#include "tst_card_fairness.moc"
