// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

const Stats hero5{.clicks = 8, .levels = 5};

/// An attack of h1 on what stands on b and dies of it.
QStringList slay(DrawnGame& game, FigureId victor, FigureId target)
{
    game.activate(victor);
    return game.play(Attack{target}, {5, 5});
}

} // namespace

/// Experience and levels.
class TestExperience : public QObject
{
    Q_OBJECT

private slots:
    void XP_02_XP_03_theVictorGetsThePointsOfAMageSpawn()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 17});
        game.start();
        const QStringList events = slay(game, hero, monster);
        QVERIFY(events.contains(QStringLiteral("XP-03 experience-gained p1 17")));
        QCOMPARE(game.state().player(PlayerId(0)).experience, 17);
        QCOMPARE(game.state().figure(hero).level, std::uint8_t(1));
    }

    void XP_04_LEVEL_11_aHeroCountsWithTheLevelItReached()
    {
        for (const bool isImproved : {true, false}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a', E, hero5);
            const FigureId victim = game.hero(1, 'b', N, {.clicks = 5, .levels = 5});
            game.start();
            if (isImproved) {
                game.happen(HeroImproved{victim, 2});
                game.happen(LevelsGiven{});
                game.happen(FigureDamaged{victim, 1, 0});
            }
            const QStringList events = slay(game, hero, victim);
            QVERIFY(
                events.contains(QStringLiteral("XP-04 experience-gained p1 %1").arg(isImproved ? 30 : 20)));
        }
    }

    void XP_03_aMageSpawnWithLevelsCountsWithTheFirst()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 5, .levels = 5});
        game.start();
        QVERIFY(slay(game, hero, monster).contains("XP-03 experience-gained p1 20"));
    }

    void XP_08_monstersAndOwnFaultsEarnNothing()
    {
        DrawnGame game(lane);
        game.hero(1, 'a', W, {.clicks = 1});
        const FigureId monster = game.monster('b', W);
        game.start();
        game.activate(monster);
        const QStringList events = game.play(Attack{FigureId(0)}, {5, 5});
        QVERIFY(events.contains(QStringLiteral("DMG-03 figure-eliminated h1")));
        QVERIFY(events.filter("experience").isEmpty());

        DrawnGame clumsy(hall);
        const FigureId hero = clumsy.hero(0, 'a', E, {.clicks = 1});
        clumsy.hero(0, 'e');
        clumsy.monster('b', N);
        clumsy.start();
        clumsy.activate(hero);
        QVERIFY(clumsy.play(Attack{FigureId(2)}, {1, 1}).filter("experience").isEmpty());
    }

    void XP_10_XP_11_LEVEL_01_LEVEL_02_LEVEL_03_LEVEL_04_aThresholdImprovesAHero()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId other = game.hero(0, 'e', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 25});
        game.start();
        StateWriter(game.game(), game.state()).player(PlayerId(0)).experience = 40;
        game.happen(FigureDamaged{other, 3, 0});
        const QStringList events = slay(game, hero, monster);
        QCOMPARE(events.last(), QStringLiteral("XP-03 experience-gained p1 25")); // 65: one level
        QCOMPARE(game.verdict(EndTurn{}), QStringLiteral("XP-11"));
        QCOMPARE(game.listed<ImproveHero>(), 2);
        QCOMPARE(game.verdict(ImproveHero{monster}), QStringLiteral("LEVEL-02"));
        QCOMPARE(game.play(ImproveHero{other}).mid(0, 2),
                 QStringList({"LEVEL-03 hero-improved h2 2", "LEVEL-05 levels-given"}));
        QCOMPARE(game.state().figure(other).level, std::uint8_t(2));
        QCOMPARE(game.state().figure(other).clicks[0], std::uint8_t(3)); // the start of level 2
    }

    void XP_09_eachEliminationIsAnEventOfItsOwn()
    {
        // Together 60 points: the second elimination crosses 50, and one level is given.
        DrawnGame game(lane);
        const FigureId hero =
            game.hero(0, 'b', N, {.attack = 12, .clicks = 9, .frontArc = 270, .abilities = {Ability::Sweep}});
        game.monster('a', N, {.clicks = 1, .points = 30});
        game.monster('c', N, {.clicks = 1, .points = 30});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(SweepAround{}, {3, 3});
        QCOMPARE(events.filter(QRegularExpression("eliminated|experience|improved")),
                 QStringList({"DMG-03 figure-eliminated m1", "XP-03 experience-gained p1 30",
                              "DMG-03 figure-eliminated m2", "XP-03 experience-gained p1 30",
                              "MKW-09 hero-improved h1 0"}));
    }

    void XP_09_oneAloneGivesNoLevel()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', E, {.attack = 12});
        const FigureId monster = game.monster('c', N, {.clicks = 1, .points = 30});
        game.start();
        game.activate(hero);
        const QStringList events = game.play(Attack{monster}, {3, 3});
        QVERIFY(events.contains("XP-03 experience-gained p1 30"));
        QVERIFY(events.filter("improved").isEmpty());
    }

    void LEVEL_08_DIAL_12_theLevelIsShownApartFromTheDial()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId other = game.hero(0, 'e', E, hero5);
        game.start();
        QCOMPARE(int(game.state().figure(hero).level), 1);
        game.happen(HeroImproved{hero, 2});
        QCOMPARE(int(game.state().figure(hero).level), 2);
        QCOMPARE(int(game.state().figure(other).level), 1);
        // Damage turns the dial past the clicks of lower levels; the level stays.
        game.happen(FigureDamaged{hero, 3, 0});
        QCOMPARE(int(game.state().figure(hero).level), 2);
        QVERIFY(game.state().figure(hero).clicks[0] > game.state().figure(other).clicks[0]);
    }

    void XP_10_belowTheThresholdNobodyImproves()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 49});
        game.start();
        StateWriter(game.game(), game.state()).player(PlayerId(0)).experience = 50;
        QVERIFY(slay(game, hero, monster).filter("improved").isEmpty());
        QCOMPARE(game.state().player(PlayerId(0)).experience, 99);
    }

    void LEVEL_05_severalLevelsGoToDifferentHeroes()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId other = game.hero(0, 'e', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 75});
        game.start();
        StateWriter(game.game(), game.state()).player(PlayerId(0)).experience = 40;
        slay(game, hero, monster); // 115: two levels
        const QStringList events = game.play(ImproveHero{hero});
        QVERIFY(events.contains(QStringLiteral("choice-forced p1")));
        QCOMPARE(game.state().figure(hero).level, std::uint8_t(2));
        QCOMPARE(game.state().figure(other).level, std::uint8_t(2));
    }

    void LEVEL_07_LONE_07_TURN_02_levelsThatWait()
    {
        for (const bool isLoneWolf : {false, true}) {
            DrawnGame game(lane);
            game.options().loneWolf = isLoneWolf;
            const QString waits = isLoneWolf ? "LONE-07 levels-deferred p1 " : "LEVEL-07 levels-deferred p1 ";
            const FigureId hero = game.hero(0, 'a', E, hero5);
            const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 150});
            const FigureId rival = game.hero(1, 'j', W, hero5);
            game.start();
            // Three levels: one at once, and one at the beginning of each of the next turns.
            QCOMPARE(slay(game, hero, monster).mid(7),
                     QStringList({"choice-forced p1", "LEVEL-03 hero-improved h1 2", waits + "2",
                                  "LEVEL-05 levels-given", "ACT-14 activation-ended"}));
            const QStringList others = game.play(EndTurn{}); // not in the turn of somebody else
            QVERIFY(others.filter("improved").isEmpty());
            const QStringList next = game.play(EndTurn{});
            QCOMPARE(next.filter(QRegularExpression("LEVEL-|LONE-")),
                     QStringList(
                         {waits + "0", "LEVEL-03 hero-improved h1 3", waits + "1", "LEVEL-05 levels-given"}));
            QVERIFY(game.play(EndTurn{}).filter("improved").isEmpty());
            QCOMPARE(game.play(EndTurn{}).filter(QRegularExpression("LEVEL-|LONE-")),
                     QStringList({waits + "0", "LEVEL-03 hero-improved h1 4", "LEVEL-05 levels-given"}));
            game.play(EndTurn{});
            QVERIFY(
                game.play(EndTurn{}).filter(QRegularExpression("LEVEL-|LONE-")).isEmpty()); // that was all
            QCOMPARE(int(game.state().figure(hero).level), 4);
            QCOMPARE(int(game.state().figure(rival).level), 1);
        }
    }

    void LEVEL_07_withNobodyInTheDungeonTheyAreLost()
    {
        for (const bool isInside : {true, false}) {
            DrawnGame game(lane);
            const FigureId hero = game.hero(0, 'a', E, hero5);
            game.hero(1, 'j', W, hero5);
            game.start();
            StateWriter(game.game(), game.state()).player(PlayerId(0)).levelsDue = 1;
            game.play(EndTurn{});
            if (!isInside)
                game.happen(FigurePlaced{hero, noSquare, E});
            game.play(EndTurn{});
            QCOMPARE(int(game.state().figure(hero).level), isInside ? 2 : 1);
            QCOMPARE(int(game.state().player(PlayerId(0)).levelsDue), 0);
        }
    }

    void DMG_03_DMG_13_LEVEL_02_whoShowsSkullsTakesNoLevel()
    {
        // A shockwave catches a monster at two squares and a friend at three; on its first level the friend
        // has one click left, or two.
        for (const bool isSpent : {true, false}) {
            DrawnGame game(hall);
            Stats mage = hero5;
            mage.range = 6;
            mage.abilities = {Ability::Shockwave};
            const FigureId hero = game.hero(0, 'f', W, mage);
            const FigureId caught = game.hero(0, 'i', N, {.clicks = isSpent ? 5 : 6, .levels = 5});
            const FigureId other = game.hero(0, 'o', N, hero5);
            game.monster('h', N, {.clicks = 1, .points = 50});
            game.start();
            game.activate(hero);
            const QStringList wave = game.play(SendShockwave{}, {3, 3});
            QVERIFY(wave.contains("DMG-01 figure-damaged h2 1 0"));
            QCOMPARE(wave.filter("eliminated"), QStringList({"DMG-03 figure-eliminated m1"}));
            // DMG-13: the level of the first is given before the second is removed, but not to it.
            const Actions spared{ImproveHero{hero}, ImproveHero{caught}, ImproveHero{other}};
            const Actions doomed{ImproveHero{hero}, ImproveHero{other}};
            QCOMPARE(game.legal(), isSpent ? doomed : spared);
            QCOMPARE(game.verdict(ImproveHero{caught}),
                     isSpent ? QStringLiteral("LEVEL-02") : QStringLiteral("allowed"));
            QCOMPARE(game.play(ImproveHero{other}).contains("DMG-03 figure-eliminated h2"), isSpent);
            QCOMPARE(game.state().figure(caught).isInside(), !isSpent);
        }
    }

    void DMG_13_LEVEL_07_aLevelThatOnlySkullsCouldTakeWaits()
    {
        DrawnGame game(hall);
        Stats mage = hero5;
        mage.range = 6;
        mage.abilities = {Ability::Shockwave};
        const FigureId hero = game.hero(0, 'f', W, mage);
        const FigureId friendly = game.hero(0, 'i', N, {.clicks = 5, .levels = 5});
        game.monster('h', N, {.clicks = 1, .points = 100});
        game.start();
        game.activate(hero);
        // Two levels: the mage takes one, and since its friend cannot have the other that one waits.
        const QStringList wave = game.play(SendShockwave{}, {3, 3});
        QCOMPARE(wave.filter("improved"), QStringList({"LEVEL-03 hero-improved h1 2"}));
        QVERIFY(wave.contains("LEVEL-07 levels-deferred p1 1"));
        QVERIFY(!game.state().figure(friendly).isInside());
    }

    void LEVEL_06_LEVEL_10_atLevelFiveAHeroIsHealed()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 50});
        game.start();
        game.happen(HeroImproved{hero, 5});
        game.happen(LevelsGiven{});
        game.happen(FigureDamaged{hero, 2, 0});
        QVERIFY(slay(game, hero, monster).contains(QStringLiteral("LEVEL-06 hero-improved h1 5")));
        QCOMPARE(game.state().figure(hero).clicks[0], std::uint8_t(0));
    }

    void MKW_09_aWarriorIsHealed()
    {
        DrawnGame game(lane);
        const FigureId warrior = game.hero(0, 'a', E);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 50});
        game.start();
        game.happen(FigureDamaged{warrior, 2, 0});
        QVERIFY(slay(game, warrior, monster).contains(QStringLiteral("MKW-09 hero-improved h1 0")));
        QCOMPARE(game.state().figure(warrior).clicks[0], std::uint8_t(0));
    }

    void DMG_13_experienceBeforeTheCounterattackOfOthers()
    {
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'b', E, hero5);
        const FigureId monster = game.monster('c', W, {.damage = 3, .clicks = 1, .points = 60});
        game.start();
        const QStringList events = slay(game, hero, monster);
        QVERIFY(events.indexOf(QStringLiteral("DMG-03 figure-eliminated m1")) <
                events.indexOf(QStringLiteral("XP-03 experience-gained p1 60")));
        QVERIFY(events.filter("counterattack").isEmpty());
        QCOMPARE(events.last(), QStringLiteral("ACT-14 activation-ended"));
    }
};

DELVE_TEST(TestExperience)
#include "tst_experience.moc"
