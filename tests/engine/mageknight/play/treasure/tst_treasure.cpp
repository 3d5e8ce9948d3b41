// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Treasure: gathering, losing and storing it.
class TestTreasure : public QObject
{
    Q_OBJECT

private slots:
    void TREAS_01_TREAS_02_TREAS_03_TREAS_04_TREAS_08_TREAS_09_TREAS_26_gathering()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'b');
        const ChestId chest = game.chest('e');
        game.start();
        game.activate(hero);
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("TREAS-01"));
        game.play(ExposeTrap{chest}, {6});
        QCOMPARE(game.verdict(OpenChest{chest}), QStringLiteral("TREAS-03"));
        game.happen(FigurePlaced{hero, game['g'], N});
        QCOMPARE(game.play(OpenChest{chest}, {3}),
                 QStringList({"TREAS-02 speed-spent 2", "CHEST-04 rolled treasure p1 3 0",
                              "TREAS-08 chest-opened c1 2", "TREAS-09 chest-taken c1 p1"}));
        QCOMPARE(game.state().chest(chest).place, ChestPlace::Held);
        QVERIFY(game.state().occupant(game['e']).isNone());
        QCOMPARE(game.state().player(PlayerId(0)).gathered, std::uint8_t(1)); // TREAS-26, END-02
    }

    void TREAS_06_TREAS_07_twoChestsForEachHeroInside()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'h');
        const ChestId chest = game.chest('e');
        const ChestId first = game.chest('a');
        const ChestId second = game.chest('c');
        game.start();
        give(game, first, 0, 1);
        game.activate(hero);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("allowed"));
        give(game, second, 0, 1);
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("TREAS-07"));
        game.happen(TreasureStored{second, hero}); // stored ones do not count
        QCOMPARE(game.verdict(ExposeTrap{chest}), QStringLiteral("allowed"));
    }

    void LOSE_01_LOSE_03_LOSE_04_LOSE_06_LOSE_07_LOSE_08_chestsAboveTheLimitGoBack()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'g', N, {.clicks = 1});
        game.hero(0, 'a');
        const FigureId monster = game.monster('h', W);
        std::vector<ChestId> chests;
        for (const char square : {'b', 'c', 'j'})
            chests.push_back(game.chest(square));
        game.start();
        for (std::size_t i = 0; i < chests.size(); ++i)
            give(game, chests[i], 0, int(i));
        game.play(EndTurn{});
        game.activate(monster);
        // 3 chests, limit 2: one is drawn by the opponent and put where the hero fell.
        const QStringList events = game.play(Attack{hero}, {5, 5, 2});
        QVERIFY(events.contains(QStringLiteral("LOSE-03 drawn lost-chest p2 3 1")));
        QVERIFY(events.filter("experience").isEmpty()); // XP-08: by a Mage Spawn
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(PutChest{game['i'], Side::North}), QStringLiteral("LOSE-05"));
        QCOMPARE(game.verdict(PutChest{game['g'], Side::South}), QStringLiteral("LOSE-06")); // a wall
        game.play(PutChest{game['g'], Side::North});
        const ChestState& lost = game.state().chest(chests[1]);
        QCOMPARE(lost.place, ChestPlace::Board);
        QCOMPARE(lost.square, game['g']);
        QCOMPARE(lost.trap, TrapStage::Untouched);
        QCOMPARE(lost.treasure, std::int8_t(1)); // LOSE-08
        QCOMPARE(chestsHeld(game.position(), PlayerId(0)), 2);
    }

    void MAP_26_whereNoSquareIsFreeAChestIsRemoved()
    {
        for (const char* row : {"|a b|", "|a b c|"}) {
            const bool isFull = std::string_view(row).size() == 5;
            DrawnGame game(isFull ? std::vector<std::string>{"+-+-+", row, "+-+-+"}
                                  : std::vector<std::string>{"+-+-+-+", row, "+-+-+-+"});
            const FigureId hero = game.hero(0, 0, Direction::East, {.attack = 20});
            const FigureId victim = game.hero(1, 0, Direction::East, {.clicks = 1});
            game.chest('a');
            game.chest('b');
            game.start();
            for (const ChestId chest : {ChestId(0), ChestId(1)})
                give(game, chest, 1, 0);
            game.happen(FigurePlaced{hero, game['a'], Direction::East});
            game.happen(FigurePlaced{victim, game['b'], Direction::East});
            game.activate(hero);
            const QStringList said = game.play(Attack{victim}, {3, 3, 1});
            QCOMPARE(said.filter("MAP-26"), isFull ? QStringList("MAP-26 chest-removed c2") : QStringList());
        }
    }

    void LOSE_02_LOSE_05_LOSE_09_STORE_02_END_07_theLastHeroLosesAll()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'g', N, {.clicks = 1});
        const FigureId victor = game.hero(1, 'h', W);
        const ChestId first = game.chest('b');
        const ChestId second = game.chest('c');
        const ChestId stored = game.chest('j');
        game.start();
        give(game, first, 0, 0);
        give(game, second, 0, 1);
        give(game, stored, 0, 2);
        game.happen(TreasureStored{stored, hero});
        game.play(EndTurn{});
        game.activate(victor);
        QVERIFY(game.play(Attack{hero}, {5, 5, 1}).filter("experience").isEmpty()); // treasure comes first
        QCOMPARE(game.play(game.legal().front()).front(),
                 QStringLiteral("LOSE-02 chest-put-back c1 g north"));
        QVERIFY(game.listed<PutChest>() > 20); // anywhere on the tile
        const QStringList events = game.play(game.legal().front());
        QVERIFY(events.contains(QStringLiteral("XP-04 experience-gained p2 20")));
        QCOMPARE(game.state().chest(first).place, ChestPlace::Board);
        QCOMPARE(game.state().chest(second).place, ChestPlace::Board);
        QCOMPARE(game.state().chest(stored).place, ChestPlace::Stored);
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{30, 0}));
    }

    void STORE_01_STORE_03_STORE_05_twoWithEachHeroThatLeft()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a');
        game.hero(0, 'n');
        const ChestId first = game.chest('e');
        const ChestId second = game.chest('f');
        const ChestId third = game.chest('h');
        game.exit(0, 'a', Side::West);
        game.start();
        for (const ChestId chest : {first, second, third})
            give(game, chest, 0, 1);
        game.activate(hero);
        game.play(Leave{});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.verdict(FinishStoring{}), QStringLiteral("LOSE-01")); // three, and one hero is left
        QCOMPARE(game.play(StoreTreasure{first}), QStringList({"STORE-01 treasure-stored c1 h1"}));
        game.play(FinishStoring{}); // fewer than two
        QCOMPARE(game.state().chest(first).place, ChestPlace::Stored);
        QCOMPARE(game.verdict(StoreTreasure{second}), QStringLiteral("TURN-01"));
        comeRound(game);
        QVERIFY(game.play(StoreTreasure{third}).contains(QStringLiteral("STORE-05 treasure-stored c3 h1")));
        QCOMPARE(game.listed<StoreTreasure>(), 0); // two in all
        QCOMPARE(game.state().chest(second).place, ChestPlace::Held);
    }

    void LOSE_01_STORE_01_surplusGoesWithTheHeroThatLeaves()
    {
        for (const int held : {2, 3, 4, 5}) {
            DrawnGame game(vault);
            const FigureId hero = game.hero(0, 'a');
            game.hero(0, 'n');
            std::vector<ChestId> chests;
            for (const char square : std::string_view("efhkm").substr(0, std::size_t(held)))
                chests.push_back(game.chest(square));
            game.exit(0, 'a', Side::West);
            game.start();
            for (const ChestId chest : chests)
                give(game, chest, 0, 1);
            game.activate(hero);
            game.play(Leave{});
            int stored = 0;
            while (!game.isListed(FinishStoring{}) && game.listed<StoreTreasure>() > 0)
                game.play(StoreTreasure{chests[std::size_t(stored++)]});
            // The limit is two; above four the room of the hero is full, and the rest is kept.
            QCOMPARE(stored, std::clamp(held - 2, 0, 2));
            QCOMPARE(chestsHeld(game.position(), PlayerId(0)), held - stored);
            QCOMPARE(game.isListed(FinishStoring{}), held < 4);
        }
    }

    void STORE_06_END_05_END_06_theLastHeroCarriesOutWhatItCan()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a');
        const ChestId first = game.chest('e');
        const ChestId second = game.chest('f');
        game.exit(0, 'a', Side::West);
        game.start();
        give(game, first, 0, 1);
        give(game, second, 0, 4);
        game.activate(hero);
        const QStringList events = game.play(Leave{});
        QCOMPARE(events.mid(2),
                 QStringList({"STORE-06 treasure-stored c1 h1", "STORE-06 treasure-stored c2 h1",
                              "END-04 game-ended everybody-gone"}));
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{70, 0}));
    }

    void STORE_06_withoutRoomForAllThePlayerChooses()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a');
        std::vector<ChestId> chests;
        for (const char square : {'e', 'f', 'h'})
            chests.push_back(game.chest(square));
        game.exit(0, 'a', Side::West);
        game.start();
        for (std::size_t i = 0; i < chests.size(); ++i)
            give(game, chests[i], 0, int(i));
        game.activate(hero);
        game.play(Leave{});
        QCOMPARE(game.verdict(FinishStoring{}), QStringLiteral("STORE-06"));
        game.play(StoreTreasure{chests[2]});
        QCOMPARE(game.play(StoreTreasure{chests[1]}).last(),
                 QStringLiteral("END-04 game-ended everybody-gone"));
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{50, 0}));
    }
};

DELVE_TEST(TestTreasure)
#include "tst_treasure.moc"
