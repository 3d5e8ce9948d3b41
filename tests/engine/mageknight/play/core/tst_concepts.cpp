// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, W = Direction::West;
const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                    "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};

} // namespace

/// Words of the rules, and how a blow is made of them.
class TestConcepts : public QObject
{
    Q_OBJECT

private:
    struct Duel
    {
        DrawnGame game{hall};
        FigureId hero;
        FigureId enemy;

        explicit Duel(const Stats& attacker = {}, const Stats& defender = {}, Direction facing = N)
            : hero(game.hero(0, 'g', E, attacker)), enemy(game.hero(1, 'h', facing, defender))
        {
            game.start();
            game.activate(hero);
        }
    };

private slots:
    void CON_01_CON_02_CON_03_friendsAndOpponents()
    {
        DrawnGame game(hall, 3);
        const FigureId hero = game.hero(0, 'a');
        const FigureId mate = game.hero(0, 'b');
        const FigureId rival = game.hero(1, 'c');
        const FigureId monster = game.monster('d');
        const FigureId other = game.monster('e');
        game.start();
        const Position position = game.position();
        QVERIFY(!areOpposing(position, hero, mate));
        QVERIFY(areOpposing(position, hero, rival));
        QVERIFY(areOpposing(position, hero, monster));
        QVERIFY(!areOpposing(position, monster, other));
    }

    void CON_03_monstersOpposeEvenThePlayerWhoActivatesThem()
    {
        BoardBuilder board;
        board.add({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
        board.add({"+-+-+-+-+-+", "|f g h i j|", "+-+-+-+-+-+"}, 0, 3);
        DrawnGame game(board);
        const FigureId hero = game.hero(0, 'a');
        const FigureId monster = game.monster('f');
        game.start();
        game.activate(monster);
        QVERIFY(areOpposing(game.position(), hero, monster));
    }

    void CON_04_CON_05_CON_06_CON_07_adjacency()
    {
        DrawnGame game({"+-+-+-+-+-+-+", "|a b|c d e f|", "+ + + + + + +", "|g h i j k l|", "+-+-+-+-+-+-+"});
        const FigureId a = game.hero(0, 'b');
        const FigureId diagonal = game.hero(0, 'g');
        const FigureId walled = game.hero(0, 'c');
        const FigureId west = game.hero(0, 'e');
        const FigureId east = game.hero(0, 'f'); // on the next tile
        game.start();
        QVERIFY(areAdjacent(game.position(), a, diagonal));
        QVERIFY(!areAdjacent(game.position(), a, walled)); // CON-05: a wall between them
        QVERIFY(areAdjacent(game.position(), west, east));
        QVERIFY(!areAdjacent(game.position(), a, west));
        // Whoever is no longer there is next to nobody.
        game.happen(FigureEliminated{diagonal});
        QVERIFY(!areAdjacent(game.position(), diagonal, a));
        QVERIFY(!areAdjacent(game.position(), a, diagonal));
    }

    void CON_08_CMB_03_objectsAreNoFigures()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E);
        game.chest('h');
        game.token('f');
        game.start();
        game.activate(hero);
        QCOMPARE(game.listed<Attack>(), 0);                            // they cannot be attacked
        QCOMPARE(game.verdict(BreakAway{}), QStringLiteral("BRK-01")); // and hold nobody
    }

    void CMB_04_noAttacksOnTerrainButOnDoors()
    {
        DrawnGame game({"+-+-+-+-+", "|a # cDe|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'c', E);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(BashDoor{DoorId(0)}));
        QCOMPARE(game.listed<Attack>(), 0);
    }

    void CON_09_theOpponent()
    {
        for (const int players : {2, 3, 4}) {
            DrawnGame game(hall, players);
            game.hero(0, 'a');
            game.start();
            QCOMPARE(opponentOf(game.game(), PlayerId(0)), PlayerId(players - 1)); // to the right
            QCOMPARE(opponentOf(game.game(), PlayerId(1)), PlayerId(0));
        }
    }

    void CON_10_whoDecidesForMonsters()
    {
        DrawnGame game(hall, 3);
        const FigureId hero = game.hero(0, 'f', E);
        game.monster('h', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(EndActivation{});
        QCOMPARE(game.toAct(), PlayerId(2)); // the opponent of the player who moved
        QCOMPARE(deciderFor(game.position(), FigureId(1), hero), PlayerId(2));
        QCOMPARE(deciderFor(game.position(), hero, FigureId(1)), PlayerId(0)); // heroes have their player
    }

    void CMB_05_CMB_06_CLOSE_05_DMG_01_rollAndDamage()
    {
        Duel duel({.attack = 9, .damage = 3}, {.defense = 16});
        QCOMPARE(duel.game.play(Attack{duel.enemy}, {3, 4}).mid(2, 3),
                 QStringList({"CMB-05 rolled attack p1 3 4", "CMB-06 blow-struck attack h1 h2 true",
                              "DMG-01 figure-damaged h2 3 0"}));
        QCOMPARE(int(duel.game.state().figure(duel.enemy).clicks[0]), 3);
        Duel miss({.attack = 9, .damage = 3}, {.defense = 17});
        QVERIFY(!miss.game.play(Attack{miss.enemy}, {3, 4}).join(u'\n').contains("figure-damaged"));
    }

    void ARC_01_ARC_06_theOverlapCountsAsFrontWhenItAttacks()
    {
        // A superior arc covers all but the square behind.
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'h', N, {.frontArc = 270});
        const FigureId left = game.hero(1, 'l');   // south-west
        const FigureId behind = game.hero(1, 'm'); // south
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{left}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Attack{behind}), QStringLiteral("CLOSE-02"));
        QVERIFY(isInRearArc(game.position(), hero, left)); // and it is behind for those who attack it
        game.play(Turn{E});                                // ARC-01: the facing moves the arcs
        QCOMPARE(game.verdict(Attack{behind}), QStringLiteral("allowed"));
    }

    void CLOSE_02_CMB_09_adjacentAndInTheFrontArc()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E);
        const FigureId ahead = game.monster('h', N);
        const FigureId behind = game.monster('f', N);
        const FigureId far = game.monster('i', N);
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{ahead}), QStringLiteral("allowed"));
        QCOMPARE(game.verdict(Attack{behind}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.verdict(Attack{far}), QStringLiteral("CLOSE-02"));
    }

    void CLOSE_01_CLOSE_03_CLOSE_08_anExchangeOfBlows()
    {
        Duel duel({.attack = 0}, {.attack = 0}, W);
        const QStringList said = duel.game.play(Attack{duel.enemy}, {2, 2, 2, 3});
        QCOMPARE(said.filter("blow-struck"), QStringList({"CMB-06 blow-struck attack h1 h2 false",
                                                          "CMB-06 blow-struck counterattack h2 h1 false"}));
        // CLOSE-08: it costs nothing and is no activation.
        QCOMPARE(said.filter("speed-spent").size(), 1);
        QVERIFY(!duel.game.state().figure(duel.enemy).has(mark::activated));
        // A defender that cannot does not.
        Duel flank({.attack = 0}, {.attack = 0}, N);
        QCOMPARE(flank.game.play(Attack{flank.enemy}, {2, 2}).filter("blow-struck").size(), 1);
    }

    void DMG_02_HEAL_02_damageAndHealingHaveLimits()
    {
        DrawnGame game(hall);
        const FigureId healer =
            game.hero(0, 'g', E, {.attack = 20, .damage = 4, .abilities = {Ability::Healing}});
        const FigureId hurt = game.hero(0, 'h', E, {.clicks = 9});
        game.start();
        game.happen(FigureDamaged{hurt, 2, 0});
        game.activate(healer);
        game.play(HealFigure{hurt}, {3, 3});
        QVERIFY(game.play(TakeHealing{false}).contains("SA-HEALING figure-healed h2 2 0")); // not 4
        QCOMPARE(int(game.state().figure(hurt).clicks[0]), 0);
    }

    void DMG_09_counterattacksCanBeCritical()
    {
        Duel duel({.attack = 0, .defense = 40, .clicks = 9}, {.attack = 0, .damage = 2, .clicks = 9}, W);
        const GameState before = duel.game.state();
        QVERIFY(duel.game.play(Attack{duel.enemy}, {2, 2, 6, 6}).contains("DMG-01 figure-damaged h1 3 0"));
        duel.game.state() = before;
        QVERIFY(duel.game.play(Attack{duel.enemy}, {2, 2, 1, 1}).contains("DMG-05 figure-damaged h2 1 0"));
    }

    void DMG_11_demoralizedByTheAttackItCannotAnswer()
    {
        // What the dial shows after the damage counts.
        Duel brave({.attack = 9, .damage = 1},
                   {.attack = 0, .abilities = {Ability::Demoralized}, .abilityClicks = 1}, W);
        QVERIFY(brave.game.play(Attack{brave.enemy}, {3, 3, 2, 2}).join(u'\n').contains("counterattack"));
        Duel coward({.attack = 9, .damage = 1}, {.attack = 0, .abilities = {Ability::Demoralized}}, W);
        QVERIFY(!coward.game.play(Attack{coward.enemy}, {3, 3}).join(u'\n').contains("counterattack"));
    }
};

DELVE_TEST(TestConcepts)
#include "tst_concepts.moc"
