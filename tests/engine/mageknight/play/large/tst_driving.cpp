// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// How multi-dial figures move.
class TestDriving : public QObject
{
    Q_OBJECT

private slots:
    void MD_02_MD_03_basesOfThreeByFiveAndTwoByFour()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 2, 2, N, large());
        const FigureId beast = arena.hero(0, 6, 6, N, small());
        arena.start();
        QCOMPARE(bodyOf(arena.game.position(), dragon).size(), 15u);
        QCOMPARE(arena.game.bodyOf(dragon),
                 QStringLiteral("1,0 2,0 3,0 1,1 2,1 3,1 1,2 2,2 3,2 1,3 2,3 3,3 1,4 2,4 3,4"));
        QCOMPARE(arena.game.bodyOf(beast), QStringLiteral("5,4 6,4 5,5 6,5 5,6 6,6 5,7 6,7"));
        for (const FigureId section : {front(dragon), left(dragon), right(dragon), back(dragon)})
            QCOMPARE(arena.game.bodyOf(section), arena.game.bodyOf(dragon));
        // Breaks: it does not lie where there is no room for all of them.
        QCOMPARE(arena.restVerdict(dragon, 1, 2, E), QStringLiteral("MAP-13"));
    }

    void MD_04_oneMoveInAnActivation()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Step{N}), QStringLiteral("MD-04"));
        QCOMPARE(arena.game.verdict(Turn{E}), QStringLiteral("MD-04"));
        QCOMPARE(arena.game.verdict(Drive{N}), QStringLiteral("MD-04")); // neither a turn nor a line
        QCOMPARE(arena.game.play(Drive{E}),
                 QStringList({"MD-04 activation-bound 32", "MD-08 figure-turned h1 east"}));
        QCOMPARE(arena.game.speed(), 8); // a mere turn costs nothing
        QCOMPARE(arena.game.verdict(Drive{E, 1}), QStringLiteral("MD-04"));
        QCOMPARE(arena.game.listed<Drive>(), 0);
    }

    void MD_05_oneForEachSquareAheadAndAside()
    {
        Arena large5;
        const FigureId dragon = large5.hero(0, 2, 4, N, large());
        large5.start();
        large5.game.activate(dragon);
        QCOMPARE(large5.game.verdict(Drive{E, 1, 2}), QStringLiteral("MD-05"));
        large5.game.play(Drive{E, 5}); // a quarter turn, then 5 ahead
        QCOMPARE(large5.lie(dragon), QStringLiteral("7,4 E"));
        QCOMPARE(large5.game.speed(), 8 - 5);

        Arena drift;
        const FigureId beast = drift.hero(0, 4, 7, N, small());
        drift.start();
        drift.game.activate(beast);
        drift.game.play(Drive{N, 5, 1});
        QCOMPARE(drift.lie(beast), QStringLiteral("5,2 N"));
        QCOMPARE(drift.game.speed(), 8 - 6);
        QCOMPARE(costOf(Drive{N, 2, 1}), 3);
        QCOMPARE(costOf(Drive{N, 2, -1}), 3);
    }

    void MD_06_straightBack()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 3, N, large());
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Drive{E, -1}), QStringLiteral("MD-06"));
        QCOMPARE(arena.game.verdict(Drive{N, -2, 1}), QStringLiteral("MD-06"));
        arena.game.play(Drive{N, -2});
        QCOMPARE(arena.lie(dragon), QStringLiteral("4,5 N"));
        QCOMPARE(arena.game.speed(), 6);
    }

    void MD_07_MD_24_theSumOfTheActiveSections()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large({3, 3, 2, 4}));
        arena.start();
        QCOMPARE(speedOf(arena.game.position(), dragon), 12);
        arena.game.happen(FigureDamaged{back(dragon), 99, 0});
        QCOMPARE(arena.game.verdict(Activate{front(dragon)}), QStringLiteral("MD-24"));
        QCOMPARE(arena.game.play(Activate{dragon}), QStringList({"ACT-13 figure-activated h1 8 0"}));
    }

    void MD_08_itTurnsOnItsDot()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 2, 2, N, large());
        arena.start();
        arena.game.activate(dragon);
        arena.game.play(Drive{E});
        QCOMPARE(arena.game.bodyOf(dragon),
                 QStringLiteral("0,1 1,1 2,1 3,1 4,1 0,2 1,2 2,2 3,2 4,2 0,3 1,3 2,3 3,3 4,3"));
        // Breaks: others may be under it only if it moves off them.
        Arena crowded;
        const FigureId beast = crowded.hero(0, 2, 2, N, large());
        crowded.hero(0, 0, 2, N);
        crowded.start();
        crowded.game.activate(beast);
        QCOMPARE(crowded.game.verdict(Drive{E}), QStringLiteral("MOV-11"));
        QCOMPARE(crowded.game.verdict(Drive{E, 1}), QStringLiteral("allowed"));
        // A half turn leaves the squares as they are.
        QCOMPARE(crowded.game.verdict(Drive{S}), QStringLiteral("allowed"));
    }

    void MD_09_theSquaresOfTheLine()
    {
        Arena arena({"..........", "..........", "..........", "....ef....", "....d.....", "...bc.....",
                     "...a......", "..........", "..........", ".........."});
        const FigureId dragon = arena.hero(0, 3, 7, N, large());
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.play(Drive{N, 4, 2}),
                 QStringList({"MD-04 activation-bound 32", "MD-05 speed-spent 1", "MD-05 figure-moved h1 a",
                              "MD-05 speed-spent 2", "MD-05 figure-moved h1 b", "MD-05 figure-moved h1 c",
                              "MD-05 speed-spent 1", "MD-05 figure-moved h1 d", "MD-05 speed-spent 2",
                              "MD-05 figure-moved h1 e", "MD-05 figure-moved h1 f"}));
        // Breaks: no part of a step goes through a wall or over blocking terrain.
        Arena walled({"..........", "..........", "..........", "..........", "......#...", "..........",
                      "..........", "..........", "..........", ".........."});
        const FigureId beast = walled.hero(0, 3, 7, N, large());
        walled.start();
        walled.game.activate(beast);
        QCOMPARE(walled.game.verdict(Drive{N, 3, 0}), QStringLiteral("allowed"));
        QCOMPARE(walled.game.verdict(Drive{N, 4, 2}), QStringLiteral("BASE-07"));
    }

    void MD_10_figuresAndChestsAreIgnoredOnTheWay()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 7, N, large({3, 3, 3, 3}));
        arena.hero(0, 4, 3, N);
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Drive{N, 2}), QStringLiteral("MOV-11"));
        arena.game.play(Drive{N, 1});
        QCOMPARE(arena.lie(dragon), QStringLiteral("4,6 N"));
        // Over somebody and off again.
        Arena over({"..........", "..........", "..........", "..........", "..........", "..........",
                    "..........", "..........", "..........", "..........", "..........", "..........",
                    "..........", "..........", ".........."});
        const FigureId beast = over.hero(0, 4, 12, N, small({4, 4, 4, 4}));
        const FigureId other = over.hero(0, 4, 8, N);
        over.start();
        over.game.activate(beast);
        over.game.play(Drive{N, 7});
        QCOMPARE(over.lie(beast), QStringLiteral("4,5 N"));
        QCOMPARE(over.game.state().occupant(over.at(4, 8)).figure(), other);
    }

    void ART_19_artifactsAreCrossedAtNoExtraCost()
    {
        std::vector<std::string> rows(15, std::string(10, '.'));
        rows[8][4] = 'a';
        Arena arena(rows);
        const FigureId beast = arena.hero(0, 4, 12, N, small({4, 4, 4, 4}));
        arena.game.artifact('a', ArtifactClass::Chair);
        arena.start();
        arena.game.activate(beast);
        QCOMPARE(arena.game.verdict(Drive{N, 3}), QStringLiteral("ART-10")); // nobody rests on it
        arena.game.play(Drive{N, 7});
        QCOMPARE(arena.lie(beast), QStringLiteral("4,5 N"));
        QCOMPARE(arena.game.speed(), 16 - 7);
    }

    void MD_11_contactWithAnotherEndsTheMovement()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 7, N, large());
        arena.hero(0, 7, 2, N, small());
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Drive{N, 1}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Drive{N, 2}), QStringLiteral("MD-11"));
        // One that it was beside already does not stop it.
        Arena beside;
        const FigureId beast = beside.hero(0, 4, 7, N, large());
        beside.hero(0, 7, 5, N, small());
        beside.start();
        beside.game.activate(beast);
        QCOMPARE(beside.game.verdict(Drive{N, 2}), QStringLiteral("allowed"));
        // Breaks: it never lies over another.
        QCOMPARE(beside.game.verdict(Drive{N, 1, 1}), QStringLiteral("MD-11"));
    }

    void MD_12_itNeverFacesDiagonally()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Drive{NE, 1}), QStringLiteral("MD-12"));
        QCOMPARE(arena.game.verdict(Drive{E, 1}), QStringLiteral("allowed"));
    }

    void MD_13_oneRowMayHangOver()
    {
        Arena across({".....", "xxxxx", ".....", ".....", "....."});
        const FigureId dragon = across.game.hero(0, 0, N, large());
        across.start();
        QCOMPARE(across.restVerdict(dragon, 2, 2, N), QStringLiteral("allowed"));
        Arena along({".x...", ".x...", ".x...", ".x...", ".x..."});
        const FigureId beast = along.game.hero(0, 0, N, large());
        along.start();
        QCOMPARE(along.restVerdict(beast, 2, 2, N), QStringLiteral("BASE-06"));
    }

    void MD_17_MD_36_breakingAway()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large());
        const FigureId foe = arena.hero(1, 4, 1, N); // beside the front, facing away
        arena.start();
        arena.game.activate(dragon);
        QCOMPARE(arena.game.verdict(Drive{N, -1}), QStringLiteral("MD-36"));
        QCOMPARE(arena.game.verdict(Drive{E}), QStringLiteral("MD-36")); // a mere turn needs the roll too
        QCOMPARE(arena.game.play(BreakAway{}, {1}),
                 QStringList({"BRK-02 speed-spent 2", "MD-17 activation-bound 64",
                              "BRK-03 rolled break-away p1 1 0", "BRK-04 break-away-failed h1"}));
        QCOMPARE(arena.game.verdict(Drive{E}), QStringLiteral("MD-36"));
        QCOMPARE(arena.game.verdict(ActAs{front(dragon)}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.play(BreakAway{}, {2}),
                 QStringList({"BRK-02 speed-spent 2", "MD-17 activation-bound 64",
                              "BRK-03 rolled break-away p1 2 0", "BRK-07 freed-from h2"}));
        QCOMPARE(arena.game.verdict(Drive{N, -1}), QStringLiteral("allowed"));
        Q_UNUSED(foe);
    }

    void MD_35_thePlaceIsKnownBefore()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, large());
        arena.start();
        arena.game.activate(dragon);
        const Drive drive{N, 3, -1};
        const Stance after = *stanceAfter(arena.game.position(), drive);
        arena.game.play(drive);
        QCOMPARE(arena.game.state().figure(dragon).square, after.anchor);
        QCOMPARE(arena.game.state().figure(dragon).facing, after.facing);
        QVERIFY(!stanceAfter(arena.game.position(), Drive{N, 9}).has_value()); // breaks: off the board
    }

    void MD_46_inAHallwayItOnlyGoesOn()
    {
        Arena arena(std::vector<std::string>(15, "..."));
        const FigureId dragon = arena.hero(0, 1, 7, N, large());
        arena.start();
        arena.game.activate(dragon);
        for (const Action& action : arena.game.legal())
            if (const auto* drive = std::get_if<Drive>(&action)) {
                QVERIFY(drive->facing == N || drive->facing == S);
                QCOMPARE(int(drive->aside), 0);
            }
        QCOMPARE(arena.game.verdict(Drive{E}), QStringLiteral("MD-08"));
        QCOMPARE(arena.game.verdict(Drive{S, 2}), QStringLiteral("allowed"));
        QCOMPARE(arena.game.verdict(Drive{N, -2}), QStringLiteral("allowed"));
    }

    void MD_47_itHasNoFreeSpin()
    {
        Arena arena;
        const FigureId dragon = arena.hero(1, 4, 4, N, large());
        const FigureId hero = arena.hero(0, 4, 0, S);
        arena.start();
        arena.game.activate(hero);
        arena.game.play(Step{S});
        QCOMPARE(arena.game.play(EndActivation{}),
                 QStringList({"MOV-15 movement-ended", "ACT-14 activation-ended"}));
        // Whom it comes next to may spin.
        Arena arrival;
        const FigureId beast = arrival.hero(0, 4, 4, N, large());
        arrival.hero(1, 4, 0, N);
        arrival.start();
        arrival.game.activate(beast);
        arrival.game.play(Drive{N, 1});
        QVERIFY(arrival.game.play(EndActivation{}).contains("SPIN-01 spin-offered h2"));
        Q_UNUSED(dragon);
    }

    void CHAR_03_CHAR_04_chariotsGoAhead()
    {
        Arena arena;
        const FigureId wagon = arena.hero(0, 4, 7, N, chariot());
        arena.start();
        arena.game.activate(wagon);
        QCOMPARE(arena.game.verdict(Drive{N, -1}), QStringLiteral("CHAR-03"));
        QCOMPARE(arena.game.verdict(Drive{S}), QStringLiteral("allowed")); // on its dot it turns round
        arena.game.play(Drive{N, 5, 1});
        QCOMPARE(arena.lie(wagon), QStringLiteral("5,2 N"));
        QCOMPARE(arena.game.speed(), 8 - 6);
    }

    void CHAR_01_CHAR_02_aChariotIsASmallBaseWithAWheel()
    {
        Arena arena;
        const FigureId wagon = arena.hero(0, 6, 6, N, chariot());
        const FigureId beast = arena.hero(0, 3, 6, N, small());
        const FigureId walker = arena.hero(0, 8, 8, N);
        arena.start();
        QCOMPARE(bodyOf(arena.game.position(), wagon).size(), 8u);
        QVERIFY(arena.game.game().canBoard(walker, wagon));
        QVERIFY(!arena.game.game().canBoard(walker, beast)); // breaks: it has no wheels
    }
};

DELVE_TEST(TestDriving)
#include "tst_driving.moc"
