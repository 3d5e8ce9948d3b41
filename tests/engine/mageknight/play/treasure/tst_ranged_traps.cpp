// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/set_trap.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A ranged trap in a chest on e, which the hero exposes and springs. Returns what happened.
QStringList spring(DrawnGame& game, FigureId hero, int range, std::vector<int> roll)
{
    const ChestId chest = game.chest('e');
    setTrap(game, TrapTarget::Ranged, range);
    game.start();
    game.activate(hero);
    game.play(ExposeTrap{chest}, {1});
    roll.insert(roll.begin(), {1, 1}); // the disarming fails
    return game.play(DisarmTrap{chest}, roll);
}

} // namespace

/// Traps that strike more than the one who opens the chest.
class TestRangedTraps : public QObject
{
    Q_OBJECT

private slots:
    void TRAP_18_TRAP_20_oneRollForAllOnTheTile()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', S); // no rear arc for T
        const FigureId other = game.hero(1, 'a', N, {.defense = 14});
        const FigureId monster = game.monster('c', N, {.defense = 13});
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Tile);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        game.play(DisarmTrap{chest}, {1, 1, 2, 3}); // 14
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(other).clicks[0]), 2);
        QCOMPARE(int(game.state().figure(monster).clicks[0]), 2);
    }

    void TRAP_19_bothTilesIfTheHeroStandsOnAnother()
    {
        // Three tiles: a to e, f to j, k to o.
        DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j k l m n o|",
                        "+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'f', N);
        const FigureId ofChest = game.monster('a');
        const FigureId ofHero = game.monster('i');
        const FigureId third = game.monster('l');
        const ChestId chest = game.chest('e', Side::East);
        setTrap(game, TrapTarget::Tile);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        game.play(DisarmTrap{chest}, {1, 1, 5, 5});
        for (const FigureId figure : {hero, ofChest, ofHero})
            QCOMPARE(int(game.state().figure(figure).clicks[0]), 2);
        QCOMPARE(int(game.state().figure(third).clicks[0]), 0);
    }

    void TRAP_21_TRAP_22_TRAP_24_throughTheFrontArcOfTheChest()
    {
        DrawnGame game(deepChamber);
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId aside = game.monster('i', N, {.defense = 12}); // adjacent to the chest and to the hero
        const FigureId tooFar = game.monster('n', N, {.defense = 5});
        const FigureId behindChest = game.monster('b', N, {.defense = 5});
        const FigureId besideChest = game.monster('d', N, {.defense = 5}); // adjacent, not in its front arc
        const QStringList said = spring(game, hero, 2, {2, 4});            // 15
        // The nearest first, then by number; whoever stands beside the chest does not keep it from shooting.
        QCOMPARE(said.filter("trap-struck"),
                 QStringList({"OBJ-02 trap-struck c1 h1 true", "OBJ-02 trap-struck c1 m1 true"}));
        QCOMPARE(int(game.state().figure(hero).clicks[0]), 2);  // a target, full damage
        QCOMPARE(int(game.state().figure(aside).clicks[0]), 2); // TRAP-22: each the full damage
        QCOMPARE(int(game.state().figure(tooFar).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(behindChest).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(besideChest).clicks[0]), 0);
    }

    void TRAP_23_othersBlockTheLineTheOpenerDoesNot()
    {
        const auto isHurt = [](char opener, char blocker) {
            DrawnGame game(deepChamber);
            const FigureId hero = game.hero(0, opener, N);
            const FigureId behind = game.monster('k', N, {.defense = 5});
            if (blocker != 0)
                game.monster(blocker, N, {.defense = 30});
            spring(game, hero, 2, {2, 4});
            return int(game.state().figure(behind).clicks[0]) > 0;
        };
        QVERIFY(isHurt('h', 0));    // the opener stands in the line to k
        QVERIFY(isHurt('g', 0));    // nobody does
        QVERIFY(!isHurt('g', 'h')); // a Mage Spawn does
        QVERIFY(isHurt('h', 'i'));  // beside the line
    }

    void TRAP_22_coverCountsForEachTarget()
    {
        // 9 + 6 reaches 15, not 16; the token in the line is cover (RANGE-17).
        const auto clicksOf = [](bool isCovered, int defense) {
            DrawnGame game(deepChamber);
            const FigureId hero = game.hero(0, 'g', N, {.defense = 30});
            const FigureId target = game.monster('n', N, {.defense = defense});
            if (isCovered)
                game.chest('k');
            spring(game, hero, 3, {2, 4});
            return int(game.state().figure(target).clicks[0]);
        };
        QCOMPARE(clicksOf(false, 15), 2);
        QCOMPARE(clicksOf(true, 15), 0);
        QCOMPARE(clicksOf(true, 14), 2);
    }

    void TRAP_22_theRearArcCountsForEachTarget()
    {
        // 9 + 5 reaches 15 only from behind, and 9 + 4 not even so. The chest is north of both.
        const auto clicksOf = [](Direction facing, int roll) {
            DrawnGame game(deepChamber);
            const FigureId hero = game.hero(0, 'g', N, {.defense = 30});
            const FigureId target = game.monster('k', facing, {.defense = 15});
            spring(game, hero, 2, {2, roll - 2});
            return int(game.state().figure(target).clicks[0]);
        };
        QCOMPARE(clicksOf(N, 5), 0);
        QCOMPARE(clicksOf(S, 5), 2);
        QCOMPARE(clicksOf(S, 4), 0);
    }

    void TRAP_25_TRAP_26_TRAP_34_tokensThatARangedTrapMeets()
    {
        // Two tiles one below the other; the token stands on the lower one, in range.
        DrawnGame game({"+-+-+-+", "|a b c|", "+ + + +", "|. . .|", "+ + + +", "|. . .|", "+ + + +",
                        "|d e f|", "+ + + +", "|g h i|", "+ + + +", "|j k l|", "+ + + +", "|m n o|",
                        "+-+-+-+"});
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId weak = game.monster(0, N, {.defense = 15, .clicks = 1, .points = 10});
        const TokenId token = game.token('n');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Ranged, 4);
        game.table(Colour::Yellow, 1, 10);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        const QStringList sprung = game.play(DisarmTrap{chest}, {1, 1, 3, 3, 2, 2});
        QVERIFY(sprung.contains(QStringLiteral("TRAP-25 token-caught w1")));
        QVERIFY(!game.state().token(token).isInPlay());
        const QStringList placed = game.play(PlaceMonster{game['n'], N});
        QVERIFY(placed.contains(QStringLiteral("TRAP-26 trap-struck c1 m1 true"))); // 15, the same roll
        QVERIFY(placed.contains(QStringLiteral("DMG-03 figure-eliminated m1")));
        QCOMPARE(game.state().figure(weak).where, Whereabouts::Pool);
        QCOMPARE(placed.last(), QStringLiteral("XP-06 experience-gained p1 25"));
    }

    void MD_30_TRAP_26_theControllerNamesTheSectionOfANewcomer()
    {
        // A tile for the opener and his chest, and room for a dragon on those below, where the token is.
        std::vector<std::string> rows(15, ".....");
        rows[3] = "..e..";
        rows[4] = "..h..";
        rows[6] = "..n..";
        DrawnGame game(openBoard(rows));
        const FigureId hero = game.hero(0, 'h', N);
        const FigureId dragon = game.monster(0, N, large({2, 2, 2, 2}, {.defense = 5}));
        game.token('n');
        const ChestId chest = game.chest('e');
        setTrap(game, TrapTarget::Ranged, 4);
        game.table(Colour::Yellow, 1, 20);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        game.play(DisarmTrap{chest}, {1, 1, 3, 3, 2, 2});
        const Actions places = game.legal();
        QVERIFY(std::holds_alternative<PlaceMonster>(places.front()));
        QCOMPARE(game.play(places.front()).filter("trap-struck"), QStringList());
        QCOMPARE(int(game.toAct()), 1); // CON-10
        QCOMPARE(game.listed<NameSection>(), 4);
        const QStringList struck = game.play(NameSection{back(dragon)});
        QVERIFY(struck.contains(QStringLiteral("TRAP-26 trap-struck c1 m1-back true")));
        QVERIFY(struck.contains(QStringLiteral("TRAP-26 figure-damaged m1-back 2 0")));
    }
};

DELVE_TEST(TestRangedTraps)
#include "tst_ranged_traps.moc"
