// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/survey/danger.h"
#include "engine/mageknight/play/survey/reach.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// What a hero must expect on each square, in clicks. All heroes of these tests have a defense of 15: attack
/// 9 needs a 6, which is 26 of 36, and a 12 gives one click more; attack 12 needs a 3.
class TestDanger : public QObject
{
    Q_OBJECT

private:
    static constexpr double weakBlow = (26 * 2 + 1) / 36.0;
    static constexpr double strongBlow = (35 * 2 + 1) / 36.0;
    static inline const Stats strong{.attack = 12};

    static DangerMap danger(const DrawnGame& game)
    {
        return dangerOf(game.game().parts(), game.game().board(0));
    }
    /// The rules of all threats on a square.
    static QStringList rules(const DangerMap& danger, SquareIndex square)
    {
        QStringList rules;
        for (const Threat& threat : danger.on(square))
            rules << QString::fromUtf8(threat.rule.data(), qsizetype(threat.rule.size()));
        return rules;
    }

    static double clicksOn(const DangerMap& danger, SquareIndex square)
    {
        double clicks = 0;
        for (const Threat& threat : danger.on(square))
            clicks += threat.clicks;
        return clicks;
    }

private slots:
    void WAN_05_tokensThreatenTheirTileAndWhatIsBesideThem()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+", "|a . . .|b c d|", "+-+-+-+-+-+-+-+"});
        game.token('a');
        game.table(Colour::Yellow, 1, 20);
        game.monster();
        game.start();
        const DangerMap map = danger(game);
        QCOMPARE(clicksOn(map, game['a']), weakBlow);
        QCOMPARE(rules(map, game['b']), QStringList{"WAN-05"}); // the fifth square of the tile, behind a wall
        QVERIFY(map.on(game['c']).empty());                     // breaks: another tile
        QCOMPARE(clicksOn(map, game['c']), 0.0);
    }

    void WAN_06_acrossTheBorderOfATileButNotThroughADoor()
    {
        for (const bool hasDoor : {false, true}) {
            DrawnGame game(
                {"+-+-+-+-+-+-+-+", hasDoor ? "|. . . . aDb c|" : "|. . . . a b c|", "+-+-+-+-+-+-+-+"});
            game.token('a');
            game.table(Colour::Yellow, 1, 20);
            game.monster();
            game.start();
            const DangerMap map = danger(game);
            QCOMPARE(rules(map, game['b']), hasDoor ? QStringList{} : QStringList{"WAN-06"});
            QVERIFY(map.on(game['c']).empty());
        }
    }

    /// The squares are those on which the game itself lets a hero meet the token.
    void theSquaresAreThoseWhereTheGameConvertsTokens()
    {
        DrawnGame game(
            {"+-+-+-+-+-+-+-+", "|. . x . a b c|", "+ + + + + +-+ +", "|. # . . .Dd e|", "+-+-+-+-+-+-+-+"});
        const TokenId token = game.token('a');
        game.table(Colour::Yellow, 1, 20);
        game.monster();
        const FigureId hero = game.hero(0, 'c');
        game.start();
        const DangerMap map = danger(game);
        const Board& board = game.game().board(0);
        int met = 0;
        for (SquareIndex square = 0; square < board.squareCount(); ++square) {
            if (!canStopOn(board, square) || square == game['a'])
                continue;
            game.happen(FigurePlaced{hero, square, Direction::North});
            const bool isMet = heroMetBy(game.position(), token) == hero;
            QCOMPARE(!map.on(square).empty(), isMet);
            met += isMet;
        }
        QCOMPARE(met, 8); // seven more on its tile, and b
    }

    void CONV_12_theGroupIsAsBadAsThePoolAllows()
    {
        DrawnGame game({"+-+-+-+", "|a . .|", "+-+-+-+"});
        game.token('a');
        game.table(Colour::Yellow, 2, 45);
        game.monster();
        game.monster(0, Direction::North, strong);
        game.monster(0, Direction::North, {.attack = 12, .points = 30}); // too dear beside another one
        game.monster();
        game.start();
        QCOMPARE(clicksOn(danger(game), 1), weakBlow + strongBlow);
    }

    void CONV_12_nothingThatFitsIsNoDanger()
    {
        DrawnGame game({"+-+-+-+", "|a . .|", "+-+-+-+"});
        game.token('a');
        game.table(Colour::Yellow, 1, 10);
        game.monster();
        game.start();
        QVERIFY(danger(game).threats().empty());
    }

    void TOK_02_allFacesOfTheColourAreEquallyLikely()
    {
        DrawnGame game({"+-+-+-+", "|a . .|", "+-+-+-+"});
        game.token('a', Colour::Red);
        game.table(Colour::Red, 1, 20);
        game.table(Colour::Red, 0, 0);
        game.table(Colour::Yellow, 2, 40); // breaks: another colour
        game.monster();
        game.monster();
        game.start();
        QCOMPARE(clicksOn(danger(game), 1), weakBlow / 2);
        GameParts parts = game.game().parts();
        parts.tokens.front().fixedTable = 0;
        QCOMPARE(clicksOn(dangerOf(parts, game.game().board(0)), 1), weakBlow);
    }

    void TRAP_17_trapsOfKindHStrikeWhoWorksOnThem()
    {
        DrawnGame game({"+-+-+-+", "|d c e|", "+ + + +", "|f g h|", "+-+-+-+"});
        game.chest('c');
        game.chestKind().trap[2].attack = TrapAttack{TrapTarget::Opener, 9, 2, 0};
        game.start();
        const DangerMap map = danger(game);
        for (const char before : {'f', 'g', 'h'})
            QCOMPARE(clicksOn(map, game[before]), weakBlow / 6);
        QVERIFY(map.on(game['d']).empty()); // breaks: beside the chest, not in front of it
        QVERIFY(map.on(game['c']).empty()); // and nobody stands on it
    }

    void TRAP_18_trapsOfKindTStrikeTheTile()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+", "|. . . . c a b|", "+-+-+-+-+-+-+-+"});
        game.chest('c', Side::West);
        game.chestKind().trap[1].attack = TrapAttack{TrapTarget::Tile, 9, 2, 0};
        game.start();
        const DangerMap map = danger(game);
        QCOMPARE(clicksOn(map, 0), weakBlow / 6);
        QCOMPARE(rules(map, 3), QStringList{"TRAP-18"});
        QVERIFY(map.on(game['a']).empty());
    }

    void TRAP_19_andTheTileOfWhoWorksOnThem()
    {
        DrawnGame game({"+-+-+-+-+-+-+-+", "|. . . . c a b|", "+-+-+-+-+-+-+-+"});
        game.chest('c', Side::East);
        game.chestKind().trap[1].attack = TrapAttack{TrapTarget::Tile, 9, 2, 0};
        game.start();
        const DangerMap map = danger(game);
        QCOMPARE(rules(map, 0), QStringList{"TRAP-18"});
        QCOMPARE(rules(map, game['b']), QStringList{"TRAP-19"});
    }

    void TRAP_21_trapsOfKindRShootThroughTheFrontArc()
    {
        DrawnGame game({"+-+-+-+-+-+", "|. c a : b|", "+-+-+-+-+-+"});
        game.chest('c', Side::East);
        game.chestKind().trap[1].attack = TrapAttack{TrapTarget::Ranged, 9, 2, 3};
        game.start();
        const DangerMap map = danger(game);
        QVERIFY(map.on(0).empty()); // behind it
        QCOMPARE(clicksOn(map, game['a']), weakBlow / 6);
        // RANGE-17: behind hindering terrain a 7 is needed, which is 21 of 36.
        QCOMPARE(clicksOn(map, game['b']), (21 * 2 + 1) / 36.0 / 6);
        game.chestKind().trap[1].attack->range = 2;
        QVERIFY(danger(game).on(game['b']).empty()); // breaks: out of range
    }

    void TRAP_14_monstersOfTrapsComeToWhoStandsInFront()
    {
        DrawnGame game({"+-+-+-+", "|d c e|", "+ + + +", "|f g h|", "+-+-+-+"});
        game.chest('c');
        game.monster();
        game.chestKind().trap[1].spawn = TrapSpawn{2, 40};
        game.chestKind().trap[3].spawn = TrapSpawn{1, 20};
        game.start();
        const DangerMap map = danger(game);
        QCOMPARE(clicksOn(map, game['g']), 2 * weakBlow / 6); // one monster is all there is, at two positions
        QCOMPARE(rules(map, game['g']), QStringList{"TRAP-14"});
        QVERIFY(map.on(game['d']).empty());
    }

    void theMeanOverAllHeroesIsTaken()
    {
        DrawnGame game({"+-+-+-+", "|a . .|", "+-+-+-+"});
        game.hero(0);                                       // 15, which attack 9 hits with a 6
        game.hero(1, 0, Direction::North, {.defense = 18}); // a 9: 10 of 36
        game.token('a');
        game.table(Colour::Yellow, 1, 20);
        game.monster();
        game.start();
        const DangerMap map = danger(game);
        QCOMPARE(clicksOn(map, 1), (weakBlow + (10 * 2 + 1) / 36.0) / 2);
        QVERIFY(!map.isAssumed());
        GameParts parts = game.game().parts();
        std::erase_if(parts.figures, [](const auto& piece) { return piece.team != PlayerId::None; });
        const DangerMap assumed = dangerOf(parts, game.game().board(0));
        QVERIFY(assumed.isAssumed());
        QCOMPARE(clicksOn(assumed, 1), weakBlow);
    }
};

DELVE_TEST(TestDanger)

#include "tst_danger.moc"
