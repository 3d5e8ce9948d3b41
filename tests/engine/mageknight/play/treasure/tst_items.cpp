// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/treasure/items.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Treasure that is assigned to heroes.
class TestItems : public QObject
{
    Q_OBJECT

private slots:
    void TREAS_10_TREAS_12_TREAS_13_TREAS_16_TREAS_17_TREAS_20_TREAS_24_TREAS_25_itemsWorkUntilTheNextTurn()
    {
        DrawnGame game(vault);
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
        DrawnGame game(vault);
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

    void TREAS_10_aBonusToDefenseCountsInBlows()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a', E);
        const FigureId enemy = game.hero(1, 'b', N);
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = shield();
        game.start();
        give(game, chest, 1, 0);
        game.happen(TreasureAssigned{chest, enemy, false});
        game.activate(hero);
        const GameState before = game.state();
        QVERIFY(game.play(Attack{enemy}, {3, 4}).contains("CMB-06 blow-struck attack h1 h2 false"));
        game.state() = before;
        QVERIFY(game.play(Attack{enemy}, {4, 4}).contains("CMB-06 blow-struck attack h1 h2 true"));
    }

    void TREAS_10_THEFT_04_bonusesCountInThefts()
    {
        for (const int second : {4, 5}) {
            DrawnGame game(vault);
            const FigureId thief = game.hero(0, 'a', E);
            const FigureId victim = game.hero(1, 'b', N);
            const ChestId own = game.chest('e');
            const ChestId theirs = game.chest('f');
            game.chestKind().treasure[0].item = sword();
            game.chestKind().treasure[1].item = shield();
            game.start();
            give(game, own, 0, 0);
            give(game, theirs, 1, 1);
            game.happen(TreasureAssigned{own, thief, false});
            game.happen(TreasureAssigned{theirs, victim, false});
            game.activate(thief);
            // 9 + 1 and the roll against 15 + 2 + 2: only 9 is enough.
            QVERIFY(game.play(Steal{victim}, {4, second})
                        .contains(second == 5 ? "THEFT-04 theft-tried h1 h2 true"
                                              : "THEFT-04 theft-tried h1 h2 false"));
        }
    }

    void TREAS_10_DOOR_12_DRESS_12_bonusesCountAgainstThings()
    {
        for (const bool isArmed : {false, true})
            for (const bool isDoor : {false, true}) {
                DrawnGame game(dooredLane);
                const FigureId hero =
                    game.hero(0, 'e', isDoor ? E : W,
                              {.attack = isDoor ? 3 : 0, .range = 8, .abilities = {Ability::FlameLightning}});
                const ChestId taken = game.chest('j');
                const ArtifactId piece = game.artifact('b', ArtifactClass::Chair);
                Item axe = sword();
                axe.abilities.clear();
                game.chestKind().treasure[0].item = axe;
                game.start();
                if (isArmed) {
                    give(game, taken, 0, 0);
                    game.happen(TreasureAssigned{taken, hero, false});
                }
                game.activate(hero);
                // One too few without the item.
                const QStringList said = isDoor ? game.play(BashDoor{DoorId(0)}, {3, 3})
                                                : game.play(ShootFurniture{piece}, {3, 3});
                QCOMPARE(said.contains(isDoor ? "DOOR-15 door-broken d1" : "DRESS-13 furniture-destroyed a1"),
                         isArmed);
            }
    }

    void TREAS_10_OBJ_02_aBonusToDefenseCountsAgainstTraps()
    {
        for (const bool isShielded : {false, true}) {
            DrawnGame game(chamber);
            const FigureId hero = game.hero(0, 'h', N);
            const ChestId trapped = game.chest('e');
            const ChestId taken = game.chest('a');
            game.chestKind().trap[1] = {9, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 2, 0}};
            game.chestKind().treasure[0].item = shield();
            game.start();
            if (isShielded) {
                give(game, taken, 0, 0);
                game.happen(TreasureAssigned{taken, hero, false});
            }
            game.activate(hero);
            game.play(ExposeTrap{trapped}, {1});
            // 9 + 7 reaches 15, and not 15 + 2.
            QVERIFY(game.play(DisarmTrap{trapped}, {1, 1, 3, 4})
                        .contains(isShielded ? "OBJ-02 trap-struck c1 h1 false"
                                             : "OBJ-02 trap-struck c1 h1 true"));
        }
    }

    void TREAS_12_onlyOwnHeroesInsideTheDungeon()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a');
        const FigureId outside = game.hero(0);
        const FigureId enemy = game.hero(1, 'g');
        const FigureId monster = game.monster('n');
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = sword();
        game.entrance(0, 'a', Side::West);
        game.start();
        give(game, chest, 0, 0);
        game.happen(FigurePassed{outside}); // it has had its chance to enter
        comeRound(game);
        QCOMPARE(game.verdict(AssignTreasure{chest, hero}), QStringLiteral("allowed"));
        for (const FigureId other : {outside, enemy, monster, FigureId(9), FigureId::None})
            QCOMPARE(game.verdict(AssignTreasure{chest, other}), QStringLiteral("TREAS-12"));
    }

    void TREAS_05_aBonusAndAnAbilityOnEachOfThreeValues()
    {
        DrawnGame game(vault);
        const FigureId hero =
            game.hero(0, 'a', N, {.speed = 8, .attack = 9, .defense = 15, .damage = 2, .range = 4});
        const ChestId chest = game.chest('e');
        Item item = sword(); // +1 attack, +2 speed, Sweep on the attack value
        item.defenseBonus = 3;
        item.abilities = {Ability::Sweep, Ability::Flight, Ability::Dodge};
        game.chestKind().treasure[0].item = item;
        game.chestKind().treasure[0].gold = 20;
        game.start();
        give(game, chest, 0, 0);
        game.happen(TreasureAssigned{chest, hero, false});
        QCOMPARE(itemBonus(game.position(), hero, Slot::Attack), 1);
        QCOMPARE(itemBonus(game.position(), hero, Slot::Speed), 2);
        QCOMPARE(itemBonus(game.position(), hero, Slot::Defense), 3);
        QCOMPARE(itemBonus(game.position(), hero, Slot::Damage), 0); // there is no such slot
        for (const Ability ability : item.abilities)
            QVERIFY(hasAbility(game.position(), hero, ability));
        game.activate(hero);
        QCOMPARE(game.speed(), 10);
    }

    void TREAS_11_STORE_04_goldCountsAtTheEndForWhoeverStoredIt()
    {
        DrawnGame game(vault);
        const FigureId gone = game.hero(0, 'a');
        const FigureId thief = game.hero(1, 'b', W);
        const FigureId other = game.hero(0, 'n');
        const ChestId stored = game.chest('e');
        const ChestId held = game.chest('f');
        game.chestKind().treasure[0].item = sword();
        game.start();
        give(game, stored, 0, 0); // 10 gold
        give(game, held, 0, 4);   // 50 gold
        game.happen(TreasureStored{stored, gone});
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{10, 0}));
        // STORE-04: it is not assigned, not stolen and not lost again.
        comeRound(game);
        QVERIFY(!game.isListed(AssignTreasure{stored, other}));
        game.play(EndTurn{});
        game.activate(thief);
        game.play(Steal{gone}, {5, 5}); // the one that is held is all there is to take
        QCOMPARE(game.state().chest(held).owner, PlayerId(1));
        QCOMPARE(game.state().chest(stored).place, ChestPlace::Stored);
        QCOMPARE(game.verdict(Steal{gone}), QStringLiteral("THEFT-07"));
        QCOMPARE(outcomeOf(game.game(), game.state()).gold, (std::vector<int>{10, 0})); // held is not stored
    }

    void TREAS_14_TREAS_15_twoOfDifferentTypes()
    {
        DrawnGame game(vault);
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
        DrawnGame game(vault);
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
            DrawnGame game(vault);
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

    void DMG_12_END_08_whatWasAssignedBecomesFree()
    {
        for (const bool leaves : {true, false}) {
            DrawnGame game(vault);
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

DELVE_TEST(TestItems)
#include "tst_items.moc"
