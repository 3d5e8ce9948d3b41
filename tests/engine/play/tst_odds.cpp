#include "engine/play/event_log.h"
#include "engine/play/odds.h"
#include "tests/support/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

/// Odds against all falls of the dice.
class TestOdds : public QObject
{
    Q_OBJECT

private slots:
    void anAttackComesOutAsTheOddsSay_data()
    {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("facing");
        for (const int attack : {0, 6, 9, 12})
            for (const int defense : {8, 15, 17, 30})
                for (const Direction facing : {Direction::West, Direction::East})
                    QTest::addRow("%d against %d, %d", attack, defense, int(facing))
                        << attack << defense << int(facing);
    }

    void anAttackComesOutAsTheOddsSay()
    {
        QFETCH(int, attack);
        QFETCH(int, defense);
        QFETCH(int, facing);
        DrawnGame game({"+-+-+", "|a b|", "+-+-+"});
        const FigureId hero =
            game.hero(0, 'a', Direction::East, {.attack = attack, .damage = 3, .clicks = 9});
        // A demoralized target does not strike back, so that every roll is the attack's.
        const FigureId enemy =
            game.hero(1, 'b', Direction(facing),
                      {.defense = defense, .clicks = 9, .abilities = {Ability::Demoralized}});
        game.start();
        game.activate(hero);
        const auto odds = oddsOf(game.game(), game.state(), Attack{enemy});
        QVERIFY(odds);
        const GameState before = game.state();
        int successes = 0;
        int selfHarm = 0;
        std::map<int, int> damage;
        for (int first = 1; first <= 6; ++first)
            for (int second = 1; second <= 6; ++second) {
                game.state() = before;
                game.play(Attack{enemy}, {first, second});
                const int clicks = game.state().figure(enemy).clicks[0];
                ++damage[clicks];
                successes += clicks > 0;
                selfHarm += game.state().figure(hero).clicks[0];
            }
        QCOMPARE(odds->of, 36);
        QCOMPARE(odds->successes, successes);
        QCOMPARE(odds->selfHarm, selfHarm);
        QCOMPARE(odds->damage.size(), damage.size());
        for (const auto& [clicks, cases] : odds->damage)
            QCOMPARE(cases, damage[clicks]);
        QCOMPARE(odds->modifiers.size(), facing == int(Direction::East) ? 1u : 0u);
    }

    void breakingAway()
    {
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'b');
        game.monster('c', Direction::West);
        game.start();
        game.activate(hero);
        const auto odds = oddsOf(game.game(), game.state(), BreakAway{});
        QCOMPARE(odds->successes, 3);
        QCOMPARE(odds->of, 6);
        QVERIFY(!oddsOf(game.game(), game.state(), Step{Direction::West})); // no dice
    }
};

DELVE_TEST(TestOdds)
#include "tst_odds.moc"
