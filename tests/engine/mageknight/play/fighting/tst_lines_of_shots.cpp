// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/shooting_range.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What a ranged attack may be aimed at: range, arc, and what blocks the line or gives cover.
class TestLinesOfShots : public QObject
{
    Q_OBJECT

private slots:
    void RANGE_04_RANGE_15_withinTheRangeValue()
    {
        Range enough({.range = 4});
        enough.begin();
        QCOMPARE(enough.verdict(), QStringLiteral("allowed"));
        Range tooFar({.range = 3});
        tooFar.begin();
        QCOMPARE(tooFar.verdict(), QStringLiteral("RANGE-04"));
        // RANGE-15: diagonals count as one.
        DrawnGame game(hall);
        const FigureId shooter = game.hero(0, 'a', Direction::SouthEast, {.range = 2});
        const FigureId target = game.hero(1, 'm', N);
        game.start();
        game.activate(shooter);
        QCOMPARE(game.verdict(Shoot{target}), QStringLiteral("allowed"));
    }

    void RANGE_05_withoutRangeNoShot()
    {
        Range range({.range = 0});
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-05"));
        QCOMPARE(range.game.listed<Shoot>(), 0);
    }

    void RANGE_06_RANGE_09_figuresBlockTheLine()
    {
        Range range;
        range.game.hero(0, 'h');
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-09")); // friends as well
        Range beside;
        beside.game.monster('c');
        beside.begin();
        QCOMPARE(beside.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_07_ARC_10_CMB_09_throughTheFrontArc()
    {
        Range range;
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("allowed"));
        range.game.play(Turn{N});
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-07"));
        range.game.play(Turn{Direction::NorthEast});
        QCOMPARE(range.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_08_onlySquaresThatTheLineCrosses()
    {
        // From a to p: through f and k alone, and exactly over their corners.
        const std::vector<std::string> square{"+-+-+-+-+", "|a b c d|", "+ + + + +", "|e f g h|", "+ + + + +",
                                              "|i j k l|", "+ + + + +", "|m n o p|", "+-+-+-+-+"};
        const auto verdictWith = [&](char blocker) {
            DrawnGame game(square);
            const FigureId shooter = game.hero(0, 'a', Direction::SouthEast, archer);
            const FigureId target = game.hero(1, 'p', N);
            // A friend of the shooter keeps nobody from shooting (RANGE-02, RANGE-03), but blocks (RANGE-09).
            game.hero(0, blocker, N);
            game.start();
            game.activate(shooter);
            return game.verdict(Shoot{target});
        };
        for (const char beside : {'b', 'e', 'g', 'j', 'c', 'i'})
            QCOMPARE(verdictWith(beside), QStringLiteral("allowed"));
        QCOMPARE(verdictWith('f'), QStringLiteral("RANGE-09"));
        // From a to h: (0,0) to (2,1) crosses b and g, and neither c nor f.
        const auto aslant = [](char blocker) {
            DrawnGame game(hall);
            const FigureId shooter = game.hero(0, 'a', E, archer);
            const FigureId target = game.hero(1, 'h', W);
            const ChestId cover = game.chest(blocker);
            game.start();
            game.activate(shooter);
            const auto odds = oddsOf(game.game(), game.state(), Shoot{target});
            return game.state().chest(cover).square == game[blocker] &&
                   std::ranges::count(odds->modifiers, "RANGE-17", &Modifier::rule) == 1;
        };
        QVERIFY(aslant('b'));
        QVERIFY(aslant('g'));
        QVERIFY(!aslant('c'));
        QVERIFY(!aslant('f'));
    }

    void RANGE_10_wallsBlock()
    {
        Range range(archer, {}, W,
                    {"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g|h i j|", "+ + + + + +", "|k l m n o|",
                     "+-+-+-+-+-+"});
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-10"));
        Range open;
        open.begin();
        QCOMPARE(open.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_11_closedDoorsBlock()
    {
        Range range(archer, {}, W,
                    {"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f gDh i j|", "+ + + + + +", "|k l m n o|",
                     "+-+-+-+-+-+"});
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-11"));
        range.game.happen(DoorOpened{DoorId(0)});
        QCOMPARE(range.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_12_shadowBlocks()
    {
        Range range(archer, {}, W,
                    {"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g S i j|", "+ + + + + +", "|k l m n o|",
                     "+-+-+-+-+-+"});
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("RANGE-12"));
        Range open;
        open.begin();
        QCOMPARE(open.verdict(), QStringLiteral("allowed"));
    }

    void RANGE_13_RANGE_14_objectsDoNotBlock()
    {
        Range range;
        range.game.chest('h');
        range.game.token('i');
        range.begin();
        QCOMPARE(range.verdict(), QStringLiteral("allowed"));
        Range crowded;
        crowded.game.hero(1, 'h');
        crowded.begin();
        QCOMPARE(crowded.verdict(), QStringLiteral("RANGE-09"));
    }

    void RANGE_17_RANGE_18_coverCountsOnce()
    {
        Range range({.attack = 9, .range = 6}, {.defense = 15});
        range.game.chest('h');
        range.game.token('i');
        range.begin();
        const auto odds = oddsOf(range.game.game(), range.game.state(), Shoot{range.target});
        QCOMPARE(odds->modifiers.size(), 1u);
        QVERIFY(odds->modifiers[0] == (Modifier{"RANGE-17", -1}));
        QVERIFY(range.game.play(Shoot{range.target}, {3, 3}).contains("CMB-06 blow-struck shot h1 h2 false"));
        Range clear({.attack = 9, .range = 6}, {.defense = 15});
        clear.begin();
        QVERIFY(clear.game.play(Shoot{clear.target}, {3, 3}).contains("CMB-06 blow-struck shot h1 h2 true"));
    }

    void RANGE_17_hinderingTerrain()
    {
        Range range({.attack = 9, .range = 6}, {.defense = 15}, W,
                    {"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g : i j|", "+ + + + + +", "|k l m n o|",
                     "+-+-+-+-+-+"});
        range.begin();
        QVERIFY(range.game.play(Shoot{range.target}, {3, 3}).contains("CMB-06 blow-struck shot h1 h2 false"));
    }

    void RANGE_26_firingBetweenTiles()
    {
        for (const char* row : {"|a b c d e f g|", "|a b c d e|f g|"}) {
            DrawnGame game({"+-+-+-+-+-+-+-+", row, "+-+-+-+-+-+-+-+"});
            const FigureId shooter = game.hero(0, 'c', E, archer);
            const FigureId target = game.hero(1, 'g', W);
            game.start();
            game.activate(shooter);
            QCOMPARE(game.verdict(Shoot{target}),
                     row[10] == '|' ? QStringLiteral("RANGE-10") : QStringLiteral("allowed"));
        }
    }
};

DELVE_TEST(TestLinesOfShots)
#include "tst_lines_of_shots.moc"
