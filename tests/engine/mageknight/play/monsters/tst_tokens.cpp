// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/group_choice.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Two tiles: a to e and f to j.
const std::vector<std::string> hall{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|",
                                    "+-+-+-+-+-+-+-+-+-+-+"};
const std::vector<std::string> walled{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e|f g h i j|",
                                      "+-+-+-+-+-+-+-+-+-+-+"};
const std::vector<std::string> doored{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|",
                                      "+-+-+-+-+-+-+-+-+-+-+"};
constexpr Direction N = Direction::North;
constexpr Direction E = Direction::East;
constexpr Direction W = Direction::West;

} // namespace

/// Wandering tokens, and the monsters that come out of them.
class TestTokens : public QObject
{
    Q_OBJECT

private slots:
    void WAN_01_WAN_03_CONV_01_CONV_02_CONV_08_aTokenThatEntersTheTileOfAHeroConverts()
    {
        DrawnGame game(hall);
        game.hero(1, 'a');
        const FigureId monster = game.monster(0, N, {.points = 20});
        const TokenId token = game.token('g');
        game.table(Colour::Yellow, 1, 20);
        game.start();
        game.activate(token);
        QCOMPARE(game.play(Step{W}), QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 f"}));
        QCOMPARE(
            game.play(Step{W}, {3, 4}),
            QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 e", "TOK-02 drawn token-face p1 1 0",
                         "CONV-02 token-flipped w1 0", "CONV-03 rolled conversion p1 3 4",
                         "CONV-08 token-removed w1", "CONV-12 monsters-called p1 1 20", "choice-forced p1"}));
        QCOMPARE(game.toAct(), PlayerId(0)); // CONV-05: the opponent of the hero's player
        QCOMPARE(game.play(PlaceMonster{game['e'], E}),
                 QStringList({"CONV-08 monster-placed m1 e east", "CONV-16 group-complete",
                              "MOV-15 movement-ended", "ACT-14 activation-ended"}));
        QVERIFY(!game.state().token(token).isInPlay());
        // CONV-17: not in the turn in which it was placed.
        QCOMPARE(game.verdict(Activate{monster}), QStringLiteral("CONV-17"));
    }

    void WAN_05_WAN_07_CONV_04_aHeroThatEntersATileConvertsWhatIsOnIt()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g');
        const TokenId token = game.token('a');
        game.table(Colour::Yellow, 0, 0);
        game.start();
        game.activate(hero);
        QCOMPARE(game.play(Step{W}).size(), 2); // another tile, and not adjacent
        QCOMPARE(game.play(Step{W}, {1, 1}),
                 QStringList({"MOV-14 speed-spent 1", "MOV-14 figure-moved h1 e",
                              "TOK-02 drawn token-face p2 1 0", "CONV-02 token-flipped w1 0",
                              "CONV-03 rolled conversion p2 1 1", "CONV-08 token-removed w1"}));
        QVERIFY(!game.state().token(token).isInPlay());
        QCOMPARE(game.speed(), 6);
        QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
    }

    void WAN_04_aTokenThatComesNextToAHeroConverts()
    {
        for (const bool isWalled : {false, true}) {
            DrawnGame game(isWalled ? walled : hall);
            game.hero(1, 'f'); // on the other tile
            const TokenId token = game.token('c');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(token);
            QCOMPARE(game.play(Step{E}), QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 d"}));
            const QStringList said =
                game.play(Step{E}, isWalled ? std::vector<int>{} : std::vector<int>{1, 2});
            if (isWalled) {
                QCOMPARE(said, QStringList({"MOV-14 speed-spent 1", "MOV-14 token-moved w1 e"}));
                QCOMPARE(game.verdict(Step{W}), QStringLiteral("allowed"));
                continue;
            }
            // Its activation ends at once.
            QCOMPARE(said.mid(2), QStringList({"TOK-02 drawn token-face p1 1 0", "CONV-02 token-flipped w1 0",
                                               "CONV-03 rolled conversion p1 1 2", "CONV-08 token-removed w1",
                                               "MOV-15 movement-ended", "ACT-14 activation-ended"}));
            QVERIFY(!game.state().token(token).isInPlay());
        }
    }

    void WAN_06_nextToEachOtherAcrossTheBorderOfATile()
    {
        for (const bool isWalled : {false, true}) {
            DrawnGame game(isWalled ? walled : hall);
            const FigureId hero = game.hero(0, 'g');
            const TokenId token = game.token('e');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(hero);
            game.play(Step{W}, isWalled ? std::vector<int>{} : std::vector<int>{1, 2});
            QCOMPARE(game.state().token(token).isInPlay(), isWalled);
        }
    }

    void WAN_13_openingADoorConvertsWhatStandsBehindIt()
    {
        DrawnGame game(doored);
        const FigureId hero = game.hero(0, 'f');
        const TokenId token = game.token('e');
        game.table(Colour::Yellow, 0, 0);
        game.start();
        game.activate(hero);
        QVERIFY(game.state().token(token).isInPlay());
        QCOMPARE(game.play(OpenDoor{DoorId(0)}, {1, 2}).last(), QStringLiteral("CONV-08 token-removed w1"));
    }

    void WAN_11_onlyHeroesConvert()
    {
        DrawnGame game(hall);
        const FigureId monster = game.monster('c');
        const TokenId token = game.token('a');
        game.start();
        game.activate(monster);
        game.play(Step{W});
        QVERIFY(game.state().token(token).isInPlay());
        DrawnGame other(hall);
        const FigureId hero = other.hero(0, 'f');
        const TokenId met = other.token('a');
        other.table(Colour::Yellow, 0, 0);
        other.start();
        other.activate(hero);
        other.play(Step{W}, {1, 1});
        QVERIFY(!other.state().token(met).isInPlay());
    }

    void WAN_08_theNearestComesFirst()
    {
        for (const bool isFirstNear : {false, true}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g');
            game.token(isFirstNear ? 'c' : 'a');
            game.token(isFirstNear ? 'a' : 'c');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(hero);
            game.play(Step{W});
            QStringList expected{"CONV-08 token-removed w2", "CONV-08 token-removed w1"};
            if (isFirstNear)
                std::ranges::reverse(expected);
            QCOMPARE(game.play(Step{W}, {1, 1, 2, 2}).filter("token-removed"), expected);
        }
    }

    void WAN_13_limitedInvisibilityHidesFromTheTile()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', N, {.abilities = {Ability::LimitedInvisibility}});
        const TokenId far = game.token('a');
        const TokenId near = game.token('d');
        game.table(Colour::Yellow, 0, 0);
        game.start();
        game.activate(hero);
        game.play(Step{W}, {1, 1});
        QVERIFY(game.state().token(far).isInPlay());
        QVERIFY(!game.state().token(near).isInPlay());
    }

    void START_09_aTokenOnTheEntranceConverts()
    {
        for (const char place : {'a', 'b'}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0);
            game.entrance(0, 'a', Side::West);
            const TokenId token = game.token(place);
            game.table(Colour::Yellow, 0, 0);
            game.start();
            const bool isInTheWay = place == 'a';
            game.play(Activate{hero}, isInTheWay ? std::vector<int>{1, 1} : std::vector<int>{});
            QCOMPARE(game.state().token(token).isInPlay(), !isInTheWay);
            QCOMPARE(game.verdict(Enter{}), QStringLiteral("allowed"));
        }
    }

    void CONV_03_theOpponentOfTheNearestHeroRolls()
    {
        for (const int nearest : {0, 1}) {
            DrawnGame game(hall);
            game.hero(nearest, 'c');
            game.hero(1 - nearest, 'a');
            const TokenId token = game.token('f');
            game.table(Colour::Yellow, 0, 0);
            game.start();
            game.activate(token);
            const QStringList events = game.play(Step{W}, {1, 1});
            QCOMPARE(events.filter("rolled").front(),
                     QStringLiteral("CONV-03 rolled conversion p%1 1 1").arg(2 - nearest));
        }
    }

    void TOK_02_WAN_12_theTableIsDrawnWhenTheTokenIsFlipped()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f');
        const TokenId token = game.token('a', Colour::Blue);
        game.table(Colour::Yellow, 1, 10);
        game.table(Colour::Blue, 0, 0);
        game.table(Colour::Blue, 0, 5);
        game.start();
        QCOMPARE(game.state().token(token).table, std::int16_t(-1));
        game.activate(hero);
        // 2 of 6 faces for three pairs: the second die of a draw of two is the second table.
        const QStringList events = game.play(Step{W}, {2, 1, 1});
        QVERIFY(events.contains(QStringLiteral("TOK-02 drawn token-face p2 2 1")));
        QVERIFY(events.contains(QStringLiteral("CONV-02 token-flipped w1 2")));
    }

    void CONV_05_CONV_06_CONV_07_CONV_09_CONV_11_CONV_12_theNumberComesBeforeThePoints()
    {
        for (const PointCap cap : {PointCap::Yielding, PointCap::Firm}) {
            QCOMPARE(GroupTotals({5, 10}).best({1, 15}, cap), (GroupSize{1, 10}));
            QCOMPARE(GroupTotals({10, 10, 25}).best({2, 30}, cap), (GroupSize{2, 20}));
            QCOMPARE(GroupTotals({40}).best({1, 30}, cap), (GroupSize{0, 0})); // CONV-11
            QCOMPARE(GroupTotals({40}).best({2, 30}, cap), (GroupSize{0, 0})); // there is but one
            QCOMPARE(GroupTotals().best({3, 30}, cap), (GroupSize{0, 0}));
        }
        // Where none of that number fits a token brings the cheapest; a maximum is kept with fewer.
        QCOMPARE(GroupTotals({20, 25}).best({2, 30}, PointCap::Yielding), (GroupSize{2, 45}));
        QCOMPARE(GroupTotals({20, 25}).best({2, 30}, PointCap::Firm), (GroupSize{1, 25}));
        QCOMPARE(GroupTotals({20, 35, 25}).best({2, 30}, PointCap::Yielding), (GroupSize{2, 45}));
        QCOMPARE(GroupTotals({20, 35}).best({3, 30}, PointCap::Yielding), (GroupSize{2, 55}));
        QCOMPARE(GroupTotals({300, 500, 400}).best({2, 30}, PointCap::Yielding), (GroupSize{2, 700}));
        QVERIFY(GroupTotals({300, 500, 400}).has({2, 700}));
        QVERIFY(!GroupTotals({300, 500, 400}).has({2, 800}));
        QVERIFY(GroupTotals({10, 15, 5}).has({2, 20}));
        QVERIFY(!GroupTotals({10, 15, 5}).has({2, 30}));
        QVERIFY(GroupTotals().has({0, 0}));

        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f');
        const FigureId small = game.monster(0, N, {.points = 10});
        const FigureId other = game.monster(0, N, {.points = 10});
        const FigureId large = game.monster(0, N, {.points = 25});
        game.token('a');
        game.table(Colour::Yellow, 2, 30);
        game.start();
        game.activate(hero);
        game.play(Step{W}, {1, 1});
        QCOMPARE(game.toAct(), PlayerId(1));
        QCOMPARE(game.verdict(ChooseMonster{large}), QStringLiteral("CONV-12"));
        QCOMPARE(game.verdict(ChooseMonster{hero}), QStringLiteral("CONV-06"));
        QCOMPARE(game.verdict(ChooseMonster{other}), QStringLiteral("allowed"));
        game.play(ChooseMonster{small});
        QCOMPARE(game.verdict(PlaceMonster{game['b'], N}), QStringLiteral("CONV-09"));
        game.play(PlaceMonster{game['a'], N}); // CONV-08: in the square of the token; the other one is forced
        QCOMPARE(game.verdict(PlaceMonster{game['c'], N}), QStringLiteral("CONV-09"));
        QCOMPARE(game.play(PlaceMonster{game['b'], W}),
                 QStringList({"CONV-09 monster-placed m2 b west", "CONV-16 group-complete"}));
        QCOMPARE(game.state().figure(large).where, Whereabouts::Pool);
    }

    void CONV_12_aTokenBringsItsNumberEvenAboveThePoints()
    {
        for (const auto& points : {std::array{20, 25, 40}, std::array{300, 400, 500}}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f');
            const FigureId dear = game.monster(0, N, {.points = points[2]});
            const FigureId cheap = game.monster(0, N, {.points = points[0]});
            const FigureId middle = game.monster(0, N, {.points = points[1]});
            game.token('a');
            game.table(Colour::Yellow, 2, 30);
            game.start();
            game.activate(hero);
            QVERIFY(
                game.play(Step{W}, {1, 1})
                    .contains(QStringLiteral("CONV-12 monsters-called p2 2 %1").arg(points[0] + points[1])));
            QCOMPARE(game.verdict(ChooseMonster{dear}), QStringLiteral("CONV-12"));
            QCOMPARE(game.listed<ChooseMonster>(), 2);
            game.play(ChooseMonster{middle});
            game.play(PlaceMonster{game['a'], N});
            game.play(PlaceMonster{game['b'], N});
            QVERIFY(game.state().figure(cheap).isInside());
            QCOMPARE(game.state().figure(dear).where, Whereabouts::Pool);
        }
    }

    void CONV_10_withoutRoomAMonsterStaysInThePool()
    {
        DrawnGame game(walled);
        const FigureId hero = game.hero(0, 'c');
        game.monster(0, N, {.points = 10});
        const FigureId second = game.monster(0, N, {.points = 10});
        game.token('e');
        game.table(Colour::Yellow, 2, 20);
        game.start();
        game.play(Activate{hero}, {1, 1}); // it is on the tile already
        game.play(game.legal().front());
        game.play(PlaceMonster{game['e'], N});
        QCOMPARE(game.listed<PlaceMonster>(), 8); // d is free: eight facings
        game.play(PlaceMonster{game['d'], W});
        QVERIFY(game.state().figure(second).isInside());

        DrawnGame narrow(walled);
        const FigureId close = narrow.hero(0, 'd');
        narrow.monster(0, N, {.points = 10});
        const FigureId left = narrow.monster(0, N, {.points = 10});
        narrow.token('e');
        narrow.table(Colour::Yellow, 2, 20);
        narrow.start();
        narrow.play(Activate{close}, {1, 1});
        narrow.play(narrow.legal().front());
        QVERIFY(narrow.play(PlaceMonster{narrow['e'], N})
                    .contains(QStringLiteral("CONV-10 no-room-for-monsters 1")));
        QCOMPARE(narrow.state().figure(left).where, Whereabouts::Pool);
    }

    void CONV_16_theGroupGivesItsFreeSpinsOnce()
    {
        // One tile: the hero on e is next to both monsters that come, the one on i to neither.
        DrawnGame game(
            {"+-+-+-+-+", "|a b c .|", "+ + + + +", "|d e f .|", "+ + + + +", "|g h . i|", "+-+-+-+-+"});
        const FigureId hero = game.hero(0, 'e', W);
        game.hero(1, 'i', W);
        game.monster(0, N, {.points = 10});
        game.monster(0, N, {.points = 10});
        game.token('b');
        game.table(Colour::Yellow, 2, 20);
        game.start();
        game.play(Activate{hero}, {1, 1});
        game.play(game.legal().front());
        const QStringList first = game.play(PlaceMonster{game['b'], N});
        QVERIFY(!first.contains(QStringLiteral("SPIN-01 spin-offered h1"))); // the group is not complete
        const QStringList second = game.play(PlaceMonster{game['c'], N});
        QCOMPARE(second.count(QStringLiteral("SPIN-01 spin-offered h1")), 1);
        QCOMPARE(second.filter(QStringLiteral("spin-offered")).size(), 1);
        QCOMPARE(game.toAct(), PlayerId(0));
        QVERIFY(game.isListed(Spin{hero, N}));
        game.play(Spin{hero, N});
        QCOMPARE(game.state().figure(hero).facing, N);
        QCOMPARE(game.listed<Spin>(), 0); // once for the whole group
    }

    void MULTI_05_newMonstersAreMarkedWithThreePlayers()
    {
        DrawnGame game(hall, 3);
        const FigureId hero = game.hero(0, 'd', W);
        const FigureId monster = game.monster(0, N, {.points = 10});
        game.token('g');
        game.table(Colour::Yellow, 1, 10);
        game.start();
        game.activate(hero);
        game.play(Step{E});
        game.play(Step{E}, {1, 1});
        QCOMPARE(game.toAct(), PlayerId(2)); // MULTI-02: the player to the right
        game.play(PlaceMonster{game['g'], N});
        QVERIFY(game.state().figure(monster).has(mark::marker));
    }

    void POOL_02_POOL_10_CONV_18_anEliminatedMonsterComesBackFresh()
    {
        DrawnGame game(hall);
        game.hero(0, 'a');
        const FigureId monster = game.monster('j');
        game.start();
        game.happen(FigureDamaged{monster, 3, 0});
        game.happen(FigureEliminated{monster});
        QCOMPARE(game.state().figure(monster).where, Whereabouts::Pool);
        QCOMPARE(game.state().figure(monster).clicks[0], std::uint8_t(0));
        game.happen(MonsterPlaced{monster, game['h'], N});
        QCOMPARE(game.squareOf(monster), 'h');
    }
};

DELVE_TEST(TestTokens)
#include "tst_tokens.moc"
