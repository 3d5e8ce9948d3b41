#include "engine/play/state_writer.h"
#include "tests/support/drawn_boards.h"
#include "tests/support/drawn_game.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>

using namespace delve;
using namespace delve::play;
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
        DrawnGame game(lane);
        const FigureId hero = game.hero(0, 'a', E, hero5);
        const FigureId monster = game.monster('b', N, {.clicks = 1, .points = 150});
        game.start();
        const QStringList events = slay(game, hero, monster);
        QVERIFY(events.contains(QStringLiteral("LEVEL-07 levels-deferred p1 2")));
        QCOMPARE(game.state().figure(hero).level, std::uint8_t(2));
        game.play(EndTurn{});
        QVERIFY(game.play(EndTurn{}).contains(QStringLiteral("LEVEL-03 hero-improved h1 3")));
        QCOMPARE(game.state().player(PlayerId(0)).levelsDue, std::uint8_t(1));
        game.play(EndTurn{});
        game.play(EndTurn{});
        QCOMPARE(game.state().figure(hero).level, std::uint8_t(4));
        QCOMPARE(game.state().player(PlayerId(0)).levelsDue, std::uint8_t(0));
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
