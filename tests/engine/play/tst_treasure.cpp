#include "engine/play/items.h"
#include "engine/play/odds.h"
#include "engine/play/state_writer.h"
#include "engine/play/values.h"
#include "tests/support/drawn_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

const std::vector<std::string> chamber{"+-+-+-+-+-+", "|a b c o j|", "+ + + + + +", "|d e f k l|",
                                       "+ + + + + +", "|g h i m n|", "+-+-+-+-+-+"};
constexpr Direction N = Direction::North;
constexpr Direction E = Direction::East;
constexpr Direction S = Direction::South;
constexpr Direction W = Direction::West;

/// Puts a chest before a player, with what it holds.
void give(DrawnGame& game, ChestId id, int player, int treasure)
{
    StateWriter writer(game.game(), game.state());
    writer.chest(id).treasure = std::int8_t(treasure);
    game.happen(ChestTaken{id, PlayerId(player)});
}

Item sword()
{
    Item item;
    item.type = "sword";
    item.attackBonus = 1;
    item.speedBonus = 2;
    item.abilities = {Ability::Sweep};
    return item;
}

Item shield(const char* type = "shield")
{
    Item item;
    item.type = type;
    item.defenseBonus = 2;
    return item;
}

Item potion()
{
    Item item = shield("potion");
    item.potion = true;
    return item;
}

/// Ends turns until the first player is asked to assign.
void comeRound(DrawnGame& game)
{
    game.play(EndTurn{});
    game.play(EndTurn{});
}

} // namespace

/// Treasure: gathering, assigning, losing, stealing and storing it.
class TestTreasure : public QObject
{
    Q_OBJECT

private slots:
    void TREAS_01_TREAS_02_TREAS_03_TREAS_04_TREAS_08_TREAS_09_TREAS_26_gathering()
    {
        DrawnGame game(chamber);
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
        DrawnGame game(chamber);
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

    void TREAS_10_TREAS_12_TREAS_13_TREAS_16_TREAS_17_TREAS_20_TREAS_24_TREAS_25_itemsWorkUntilTheNextTurn()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a', N, {.abilities = {Ability::WeaponMaster}});
        const FigureId other = game.hero(0, 'g');
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = sword();
        game.start();
        give(game, chest, 0, 0);
        QCOMPARE(game.verdict(AssignTreasure{chest, hero}), QStringLiteral("TURN-01"));
        comeRound(game);
        QCOMPARE(game.verdict(Activate{hero}), QStringLiteral("TREAS-12"));
        QCOMPARE(game.play(AssignTreasure{chest, hero}),
                 QStringList({"TREAS-12 treasure-assigned c1 h1 false", "choice-forced p1"}));
        QCOMPARE(speedOf(game.position(), hero), 10);
        QCOMPARE(speedOf(game.position(), other), 8);
        QVERIFY(hasAbility(game.position(), hero, Ability::Sweep));
        QVERIFY(!hasAbility(game.position(), hero, Ability::WeaponMaster));
        QVERIFY(hasAbility(game.position(), other, Ability::Sweep) == false);
        game.play(EndTurn{}); // TREAS-16: also in the turns of others
        QCOMPARE(itemBonus(game.position(), hero, Slot::Attack), 1);
        QVERIFY(game.play(EndTurn{}).contains(QStringLiteral("TREAS-16 assignments-ended p1")));
        QCOMPARE(itemBonus(game.position(), hero, Slot::Attack), 0);
        QVERIFY(hasAbility(game.position(), hero, Ability::WeaponMaster));
        // TREAS-17, TREAS-24: again, and to another hero.
        QVERIFY(game.isListed(AssignTreasure{chest, other}));
    }

    void TREAS_10_bonusesCountInBlows()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId monster = game.monster('b', N);
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = sword();
        game.start();
        give(game, chest, 0, 0);
        comeRound(game);
        game.play(AssignTreasure{chest, hero});
        game.activate(hero);
        const auto odds = oddsOf(game.game(), game.state(), Attack{monster});
        QVERIFY(odds);
        QCOMPARE(odds->modifiers, (std::vector<Modifier>{{"TREAS-10", 1}}));
        QCOMPARE(odds->successes, 30); // 15 - 9 - 1 = 5 and more, without a natural 2
    }

    void TREAS_14_TREAS_15_twoOfDifferentTypes()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a');
        game.hero(0, 'g');
        const ChestId first = game.chest('e');
        const ChestId same = game.chest('f');
        const ChestId second = game.chest('h');
        const ChestId third = game.chest('i');
        game.chestKind().treasure[0].item = sword();
        game.chestKind().treasure[1].item = shield();
        game.chestKind().treasure[2].item = shield("cloak");
        game.start();
        give(game, first, 0, 0);
        give(game, same, 0, 0);
        give(game, second, 0, 1);
        give(game, third, 0, 2);
        comeRound(game);
        game.play(AssignTreasure{first, hero});
        QCOMPARE(game.verdict(AssignTreasure{first, hero}), QStringLiteral("TREAS-13"));
        QCOMPARE(game.verdict(AssignTreasure{same, hero}), QStringLiteral("TREAS-15"));
        game.play(AssignTreasure{second, hero});
        QCOMPARE(game.verdict(AssignTreasure{third, hero}), QStringLiteral("TREAS-14"));
    }

    void TREAS_18_TREAS_19_aPotionWorksOnce()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'a');
        const ChestId chest = game.chest('e');
        const ChestId golden = game.chest('f');
        game.chestKind().treasure[0].item = potion();
        game.start();
        give(game, chest, 0, 0);
        give(game, golden, 0, 3);
        comeRound(game);
        QCOMPARE(game.verdict(AssignTreasure{golden, hero}), QStringLiteral("TREAS-04"));
        game.play(AssignTreasure{chest, hero});
        QVERIFY(game.state().chest(chest).used);
        QCOMPARE(itemBonus(game.position(), hero, Slot::Defense), 2);
        comeRound(game);
        QVERIFY(!game.isListed(AssignTreasure{chest, hero})); // the lid is closed for good
        QCOMPARE(itemBonus(game.position(), hero, Slot::Defense), 0);
        game.happen(TreasureStored{chest, hero});
        QCOMPARE(outcomeOf(game.game(), game.state()).gold.front(), 10);
    }

    void TREAS_21_ofTwoAbilitiesOnOneValueThePlayerNamesOne()
    {
        for (const bool yields : {false, true}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(0, 'a');
            const ChestId first = game.chest('e');
            const ChestId second = game.chest('f');
            game.chestKind().treasure[0].item = sword();
            Item axe = sword();
            axe.type = "axe";
            axe.abilities = {Ability::WeaponMaster};
            game.chestKind().treasure[1].item = axe;
            game.start();
            give(game, first, 0, 0);
            give(game, second, 0, 1);
            comeRound(game);
            QCOMPARE(game.verdict(AssignTreasure{first, hero, true}), QStringLiteral("TREAS-21"));
            game.play(AssignTreasure{first, hero});
            game.play(AssignTreasure{second, hero, yields});
            QCOMPARE(hasAbility(game.position(), hero, Ability::Sweep), yields);
            QCOMPARE(hasAbility(game.position(), hero, Ability::WeaponMaster), !yields);
            QCOMPARE(itemBonus(game.position(), hero, Slot::Attack), 2); // bonuses add up
        }
    }

    void LOSE_01_LOSE_03_LOSE_04_LOSE_06_LOSE_07_LOSE_08_chestsAboveTheLimitGoBack()
    {
        DrawnGame game(chamber);
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

    void LOSE_02_LOSE_05_LOSE_09_STORE_02_END_07_theLastHeroLosesAll()
    {
        DrawnGame game(chamber);
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

    void THEFT_01_THEFT_02_THEFT_03_THEFT_04_THEFT_07_THEFT_12_THEFT_15_stealing()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', S);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.start();
        game.activate(thief);
        game.play(Turn{E});
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-07")); // nothing to take
        give(game, chest, 1, 0);
        game.play(Turn{W});
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-02"));
        game.play(Turn{E});
        QCOMPARE(oddsOf(game.game(), game.state(), Steal{victim})->successes, 15); // 8 and more
        QCOMPARE(game.play(Steal{victim}, {4, 4}),
                 QStringList({"THEFT-03 speed-spent 4", "THEFT-04 rolled theft p1 4 4",
                              "THEFT-04 theft-tried h1 h2 true", "THEFT-07 drawn stolen-chest p1 1 0",
                              "THEFT-15 chest-taken c1 p1"}));
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
        QCOMPARE(game.speed(), 4); // THEFT-12: it goes on
        QCOMPARE(game.verdict(EndActivation{}), QStringLiteral("allowed"));
    }

    void THEFT_04_oneLessFails()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        QCOMPARE(game.play(Steal{victim}, {3, 4}).last(), QStringLiteral("THEFT-04 theft-tried h1 h2 false"));
        QCOMPARE(game.state().chest(chest).owner, PlayerId(1));
    }

    void THEFT_05_THEFT_06_assignedTreasureIsTakenFirst()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        game.hero(1, 'n');
        const ChestId loose = game.chest('e');
        const ChestId first = game.chest('f');
        const ChestId second = game.chest('h');
        game.chestKind().treasure[0].item = sword();
        game.chestKind().treasure[1].item = shield();
        game.start();
        give(game, loose, 1, 3);
        give(game, first, 1, 0);
        give(game, second, 1, 1);
        game.happen(TreasureAssigned{first, victim, false});
        game.happen(TreasureAssigned{second, victim, false});
        game.activate(thief);
        game.play(Steal{victim}, {6, 6}); // the shield makes it harder
        QVERIFY(game.isListed(TakeTreasure{first}));
        QVERIFY(!game.isListed(TakeTreasure{loose}));
        game.play(TakeTreasure{second});
        QCOMPARE(game.state().chest(second).owner, PlayerId(0));
        QCOMPARE(itemBonus(game.position(), victim, Slot::Defense), 0); // THEFT-15: at once
        QCOMPARE(itemBonus(game.position(), victim, Slot::Attack), 1);
    }

    void THEFT_08_THEFT_10_THEFT_11_aCounterattackMakesTheThiefDropIt()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.toAct(), PlayerId(1));
        const QStringList events = game.play(AnswerTheft{true}, {4, 4});
        QVERIFY(events.contains(QStringLiteral("DMG-01 figure-damaged h1 2 0")));
        QCOMPARE(game.toAct(), PlayerId(1)); // the robbed player puts it down
        game.play(game.legal().front());
        QCOMPARE(game.state().chest(chest).place, ChestPlace::Board);
        QCOMPARE(game.state().chest(chest).trap, TrapStage::Untouched);
        // MAP-23: the nearest square to the robbed hero, straight before diagonal, north before south.
        QCOMPARE(game.state().chest(chest).square, game['c']);
        QCOMPARE(game.speed(), 4);
    }

    void THEFT_08_theVictimNeedNotStrike()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.play(AnswerTheft{false}), QStringList());
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
    }

    void THEFT_09_quickThievesAreNotAnswered()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E, {.abilities = {Ability::Stealth}});
        const FigureId victim = game.hero(1, 'b', W);
        const ChestId chest = game.chest('e');
        game.start();
        give(game, chest, 1, 0);
        game.activate(thief);
        game.play(Steal{victim}, {4, 4});
        QCOMPARE(game.toAct(), PlayerId(0));
        QCOMPARE(game.listed<AnswerTheft>(), 0);
    }

    void THEFT_13_aUsedPotionStaysUsed()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = potion();
        game.start();
        give(game, chest, 1, 0);
        game.happen(TreasureAssigned{chest, victim, false});
        game.activate(thief);
        game.play(Steal{victim}, {6, 5});
        QCOMPARE(game.state().chest(chest).owner, PlayerId(0));
        QVERIFY(game.state().chest(chest).used);
        game.play(EndActivation{});
        comeRound(game);
        QCOMPARE(game.listed<AssignTreasure>(), 0);
    }

    void THEFT_14_LONE_06_limitsOfThieves()
    {
        DrawnGame game(chamber);
        const FigureId thief = game.hero(0, 'a', E);
        const FigureId victim = game.hero(1, 'b', N);
        const ChestId first = game.chest('e');
        const ChestId second = game.chest('f');
        const ChestId third = game.chest('h');
        game.start();
        give(game, first, 0, 0);
        give(game, third, 1, 0);
        game.activate(thief);
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("allowed"));
        give(game, second, 0, 0);
        QCOMPARE(game.verdict(Steal{victim}), QStringLiteral("THEFT-14"));

        DrawnGame lone(chamber);
        const FigureId wolf = lone.hero(0, 'a', E);
        const FigureId prey = lone.hero(1, 'b', N);
        const ChestId chest = lone.chest('e');
        lone.options().loneWolf = true;
        lone.start();
        give(lone, chest, 1, 0);
        lone.activate(wolf);
        QCOMPARE(lone.verdict(Steal{prey}), QStringLiteral("LONE-06"));
    }

    void STORE_01_STORE_03_STORE_05_twoWithEachHeroThatLeft()
    {
        DrawnGame game(chamber);
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
        QCOMPARE(game.play(StoreTreasure{first}), QStringList({"STORE-01 treasure-stored c1 h1"}));
        game.play(FinishStoring{}); // fewer than two
        QCOMPARE(game.state().chest(first).place, ChestPlace::Stored);
        QCOMPARE(game.verdict(StoreTreasure{second}), QStringLiteral("TURN-01"));
        comeRound(game);
        QVERIFY(game.play(StoreTreasure{third}).contains(QStringLiteral("STORE-05 treasure-stored c3 h1")));
        QCOMPARE(game.listed<StoreTreasure>(), 0); // two in all
        QCOMPARE(game.state().chest(second).place, ChestPlace::Held);
    }

    void STORE_06_END_05_END_06_theLastHeroCarriesOutWhatItCan()
    {
        DrawnGame game(chamber);
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
        DrawnGame game(chamber);
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

    void DMG_12_END_08_whatWasAssignedBecomesFree()
    {
        for (const bool leaves : {true, false}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(0, 'a');
            game.hero(0, 'n');
            const ChestId chest = game.chest('e');
            game.chestKind().treasure[0].item = sword();
            game.start();
            give(game, chest, 0, 0);
            game.happen(TreasureAssigned{chest, hero, false});
            QVERIFY(game.state().figure(hero).has(mark::equipped));
            if (leaves)
                game.happen(HeroLeft{hero});
            else
                game.happen(FigureEliminated{hero});
            QCOMPARE(game.state().chest(chest).assignedTo, FigureId::None);
            QVERIFY(!game.state().figure(hero).has(mark::equipped));
        }
    }
};

DELVE_TEST(TestTreasure)
#include "tst_treasure.moc"
