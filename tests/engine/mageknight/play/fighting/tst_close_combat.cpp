// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr Direction N = Direction::North, E = Direction::East, S = Direction::South, W = Direction::West,
                    NE = Direction::NorthEast, NW = Direction::NorthWest;
const std::vector<std::string> smallRoom{"+-+-+-+", "|a b c|", "+ + + +", "|d e f|",
                                         "+ + + +", "|g h i|", "+-+-+-+"};

} // namespace

/// Close combat, arcs and damage.
class TestCloseCombat : public QObject
{
    Q_OBJECT

private:
    /// A hero on d attacks an enemy on e.
    struct Duel
    {
        DrawnGame game{smallRoom};
        FigureId hero;
        FigureId enemy;

        explicit Duel(const Stats& attacker = {}, const Stats& defender = {}, Direction enemyFacing = W)
            : hero(game.hero(0, 'd', E, attacker)), enemy(game.hero(1, 'e', enemyFacing, defender))
        {
            game.start();
            game.activate(hero);
        }
        QStringList attack(std::vector<int> dice) { return game.play(Attack{enemy}, std::move(dice)); }
    };

    /// The squares of a room in the arc of a figure on e, by name.
    static QString arc(int degrees, Direction facing, bool rear)
    {
        QString names;
        for (char name = 'a'; name <= 'i'; ++name) {
            if (name == 'e')
                continue;
            DrawnGame game(smallRoom);
            const FigureId centre = game.hero(0, 'e', facing, {.frontArc = degrees});
            const FigureId other = game.hero(1, name);
            game.start();
            if (rear ? isInRearArc(game.position(), centre, other)
                     : isInFrontArc(game.position(), centre, other))
                names += QChar::fromLatin1(name);
        }
        return names;
    }

private slots:
    void ARC_02_theStandardFrontArc()
    {
        QCOMPARE(arc(90, N, false), QStringLiteral("abc"));
        QCOMPARE(arc(90, NE, false), QStringLiteral("bcf"));
    }

    void ARC_03_theEnhancedFrontArc()
    {
        QCOMPARE(arc(180, N, false), QStringLiteral("abcdf"));
        QCOMPARE(arc(180, NW, false), QStringLiteral("abcdg"));
    }

    void ARC_04_theSuperiorFrontArc()
    {
        QCOMPARE(arc(270, N, false), QStringLiteral("abcdfgi"));
        QCOMPARE(arc(360, N, false), QStringLiteral("abcdfghi"));
    }

    void ARC_05_theRearArcOfEveryFigure()
    {
        for (const int degrees : {90, 180, 270})
            QCOMPARE(arc(degrees, N, true), QStringLiteral("ghi"));
    }

    void ARC_08_flanksHaveNoEffect()
    {
        Duel duel({.attack = 9}, {.defense = 16}, N); // the attacker stands at its flank
        const QStringList said = duel.attack({3, 3}); // 15: no bonus
        QVERIFY(said.contains("CMB-06 blow-struck attack h1 h2 false"));
        QVERIFY(!said.join(u'\n').contains("counterattack"));
    }

    void ARC_07_throughTheOverlapOfASuperiorArc()
    {
        // Facing north-east, west-south-west is both front and rear of a superior arc.
        Duel duel({.attack = 9}, {.attack = 1, .defense = 16, .frontArc = 270}, NE);
        const QStringList said = duel.attack({3, 3, 2, 2}); // 9 + 6 + 1 = 16
        QVERIFY(said.contains("CMB-06 blow-struck attack h1 h2 true"));
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h2 h1 false"));
    }

    void ARC_09_theRearArcBonus()
    {
        Duel behind({.attack = 9}, {.defense = 16}, E);
        QVERIFY(behind.attack({3, 3}).contains("CMB-06 blow-struck attack h1 h2 true"));
        Duel ahead({.attack = 9}, {.attack = 0, .defense = 16}, W);
        QVERIFY(ahead.attack({3, 3, 2, 2}).contains("CMB-06 blow-struck attack h1 h2 false"));
    }

    void ARC_11_anyOneOfTheFiguresInTheFrontArc()
    {
        DrawnGame game(smallRoom);
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId left = game.hero(1, 'd', N);
        const FigureId ahead = game.monster('e', N);
        const FigureId beside = game.monster('g', N);
        game.start();
        game.activate(hero);
        QVERIFY(game.isListed(Attack{left}));
        QVERIFY(game.isListed(Attack{ahead}));
        QCOMPARE(game.verdict(Attack{beside}), QStringLiteral("CLOSE-02"));
        QCOMPARE(game.listed<Attack>(), 2);
    }

    void CMB_01_CLOSE_04_anAttackCostsFour()
    {
        Duel poor({.speed = 3});
        QCOMPARE(poor.game.verdict(Attack{poor.enemy}), QStringLiteral("CLOSE-04"));
        Duel rich({.speed = 4}, {.attack = 0});
        QCOMPARE(
            rich.attack({1, 2, 1, 2}),
            QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4", "CMB-05 rolled attack p1 1 2",
                         "CMB-06 blow-struck attack h1 h2 false", "CMB-05 rolled counterattack p2 1 2",
                         "CMB-06 blow-struck counterattack h2 h1 false", "ACT-14 activation-ended"}));
    }

    void CMB_02_CMB_10_onlyUnfriendlyFigures()
    {
        DrawnGame game(smallRoom);
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId friendly = game.hero(0, 'e');
        const FigureId monster = game.monster('d');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(Attack{friendly}), QStringLiteral("CMB-10"));
        QCOMPARE(game.verdict(Attack{hero}), QStringLiteral("CMB-11"));
        QCOMPARE(game.verdict(Attack{monster}), QStringLiteral("allowed"));
    }

    void SPAWN_04_monstersDoNotFightEachOther()
    {
        DrawnGame game(smallRoom);
        const FigureId monster = game.monster('h', N);
        const FigureId other = game.monster('e', N);
        game.start();
        game.activate(monster);
        QCOMPARE(game.verdict(Attack{other}), QStringLiteral("SPAWN-04"));
        DrawnGame fight(smallRoom);
        const FigureId attacker = fight.monster('h', N);
        const FigureId hero = fight.hero(1, 'e', N);
        fight.start();
        fight.activate(attacker);
        QCOMPARE(fight.verdict(Attack{hero}), QStringLiteral("allowed"));
    }

    void CMB_06_equalOrMoreHits()
    {
        Duel hits({.attack = 9}, {.attack = 0, .defense = 16});
        QVERIFY(hits.attack({3, 4, 1, 2}).contains("DMG-01 figure-damaged h2 2 0"));
        Duel misses({.attack = 9}, {.attack = 0, .defense = 17});
        QVERIFY(misses.attack({3, 4, 1, 2}).contains("CMB-06 blow-struck attack h1 h2 false"));
    }

    void CMB_12_oneAnswerAndNoMore()
    {
        Duel duel({.attack = 20}, {.attack = 20});
        const QStringList said = duel.attack({3, 3, 3, 3});
        QCOMPARE(said.filter("blow-struck").size(), 2);
        Duel silent({.attack = 20}, {.attack = 20}, E); // CLOSE-06: who stands behind it gets no answer
        QCOMPARE(silent.attack({3, 3}).filter("blow-struck").size(), 1);
    }

    void CMB_13_anAttackThatIsNoLongerPossibleCostsNothing()
    {
        // The figure attacks after a step; the conditions are checked again before it pays.
        DrawnGame game({"+-+-+-+", "|a b c|", "+-+-+-+"});
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId enemy = game.hero(1, 'c', E);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(Attack{enemy});
        game.happen(FigureTurned{hero, W});
        QCOMPARE(game.play(DeclineSpins{}).last(), QStringLiteral("CLOSE-02 action-fell-away"));
        QCOMPARE(game.speed(), 7);
        QVERIFY(game.isListed(EndActivation{}));
    }

    void CLOSE_06_theDefenderStrikesBackHitOrMiss()
    {
        Duel duel({.attack = 0}, {.attack = 9}, W);
        QVERIFY(duel.attack({2, 2, 3, 3}).contains("DMG-01 figure-damaged h1 2 0"));
        Duel behind({.attack = 0}, {.attack = 9}, E); // not through its rear
        QCOMPARE(behind.attack({2, 2}).last(), QStringLiteral("ACT-14 activation-ended"));
    }

    void CLOSE_07_DMG_10_afterTheDamageOfTheAttack()
    {
        Duel duel({.attack = 20, .damage = 5}, {.attack = 20, .clicks = 5}); // the defender falls
        const QStringList said = duel.attack({3, 3});
        QVERIFY(said.contains("DMG-03 figure-eliminated h2"));
        QVERIFY(!said.join(u'\n').contains("counterattack"));
    }

    void CLOSE_09_demoralizedDefendersDoNot()
    {
        Duel duel({}, {.abilities = {Ability::Demoralized}});
        QVERIFY(!duel.attack({2, 2}).join(u'\n').contains("counterattack"));
        Duel brave;
        QVERIFY(brave.attack({2, 2, 2, 2}).join(u'\n').contains("counterattack"));
    }

    void CLOSE_10_theOpponentRollsForMonsters()
    {
        for (const bool isMonster : {true, false}) {
            DrawnGame game(smallRoom, 3);
            const FigureId hero = game.hero(0, 'd', E);
            const FigureId target = isMonster ? game.monster('e', W) : game.hero(1, 'e', W);
            game.start();
            game.activate(hero);
            // MULTI-02: the player to the right; heroes roll for themselves.
            QVERIFY(
                game.play(Attack{target}, {2, 2, 2, 2})
                    .contains(QStringLiteral("CMB-05 rolled counterattack p%1 2 2").arg(isMonster ? 3 : 2)));
        }
    }

    void ACT_06_ACT_07_combatEndsTheActivation()
    {
        Duel duel({}, {.attack = 0});
        QCOMPARE(duel.attack({2, 3, 2, 3}).last(), QStringLiteral("ACT-14 activation-ended"));
        QCOMPARE(duel.game.verdict(Attack{duel.enemy}), QStringLiteral("ACT-17"));
    }

    void demoralizedFiguresMayNotAttack()
    {
        Duel duel({.abilities = {Ability::Demoralized}});
        QCOMPARE(duel.game.verdict(Attack{duel.enemy}), QStringLiteral("SA-DEMORALIZED"));
    }

    void DMG_03_POOL_10_eliminatedMonstersGoBackToThePool()
    {
        DrawnGame game(smallRoom);
        const FigureId hero = game.hero(0, 'd', E, {.attack = 20, .damage = 9});
        const FigureId monster = game.monster('e', W, {.clicks = 3});
        game.start();
        game.activate(hero);
        game.play(Attack{monster}, {3, 3});
        QCOMPARE(game.state().figure(monster).where, Whereabouts::Pool);
        QCOMPARE(game.state().figure(monster).clicks[0], 0);
        QVERIFY(game.state().occupant(game['e']).isNone());
    }

    void DMG_04_DMG_05_aNaturalTwoMissesAndHurts()
    {
        Duel duel({.attack = 30}, {.attack = 0});
        const QStringList said = duel.attack({1, 1, 2, 2});
        QVERIFY(said.contains("CMB-06 blow-struck attack h1 h2 false"));
        QVERIFY(said.indexOf("DMG-05 figure-damaged h1 1 0") <
                said.indexOf("CMB-05 rolled counterattack p2 2 2"));
    }

    void DMG_06_DMG_07_aNaturalTwelveHitsWithOneMore()
    {
        Duel duel({.attack = 0, .damage = 3}, {.attack = 0, .defense = 40});
        QVERIFY(duel.attack({6, 6, 2, 2}).contains("DMG-01 figure-damaged h2 4 0"));
        Duel plain({.attack = 40, .damage = 3}, {.attack = 0});
        QVERIFY(plain.attack({5, 6, 2, 2}).contains("DMG-01 figure-damaged h2 3 0"));
    }

    void CMB_07_modifiersHaveNames()
    {
        DrawnGame game(smallRoom);
        const FigureId hero = game.hero(0, 'd', E, {.attack = 9});
        const FigureId enemy = game.hero(1, 'e', E, {.defense = 16});
        game.start();
        const BlowNumbers numbers = blowNumbers(game.position(), {Blow::Attack, hero}, {enemy});
        QCOMPARE(numbers.needed(), 6);
        QCOMPARE(numbers.toRoll().size(), 1u);
        QVERIFY(numbers.toRoll()[0] == (Modifier{"ARC-09", 1}));
        QVERIFY(numbers.hits(6) && !numbers.hits(5) && numbers.hits(12) && !numbers.hits(2));
    }
};

DELVE_TEST(TestCloseCombat)
#include "tst_close_combat.moc"
