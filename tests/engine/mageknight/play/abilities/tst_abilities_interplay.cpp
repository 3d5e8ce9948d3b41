// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/game_scenes.h"
#include "tests/support/mageknight/treasure_pieces.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Position 1 of all chests: an attack on the opener.
void setTrap(DrawnGame& game, int disarm)
{
    game.chestKind().trap[1] = {disarm, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 2, 0}};
}

} // namespace

/// Abilities and the rest of the rules.
class TestAbilitiesInterplay : public QObject
{
    Q_OBJECT

private slots:
    void SAI_DOOR_threeAbilitiesOpenDoorsFromAfar()
    {
        const auto verdictOf = [](std::vector<Ability> abilities, const Action& action) {
            DrawnGame game(dooredLane);
            const FigureId hero = game.hero(0, 'b', E, {.range = 8, .abilities = std::move(abilities)});
            game.start();
            game.activate(hero);
            return game.verdict(action);
        };
        const DoorId door = DoorId(0);
        QCOMPARE(verdictOf({Ability::MagicBlast}, ShootDoor{door, AttackForm::MagicBlast}),
                 QStringLiteral("allowed"));
        QCOMPARE(verdictOf({Ability::FlameLightning}, ShootDoor{door, AttackForm::FlameLightning}),
                 QStringLiteral("allowed"));
        QCOMPARE(verdictOf({Ability::Shockwave}, SendShockwave{}), QStringLiteral("allowed"));
        QCOMPARE(verdictOf({}, ShootDoor{door, AttackForm::Plain}), QStringLiteral("DOOR-16"));
        QCOMPARE(verdictOf({Ability::MagicFreeze}, ShootDoor{door, AttackForm::MagicFreeze}),
                 QStringLiteral("DOOR-16"));
    }

    void CMB_10_SA_SHOCKWAVE_aFriendThatIsCaughtDoesNotShootBack()
    {
        for (const int team : {0, 1}) {
            DrawnGame game(lane);
            const FigureId mage = game.hero(0, 'b', E, {.range = 8, .abilities = {Ability::Shockwave}});
            const FigureId caught = game.hero(team, 'e', W, {.range = 8});
            game.start();
            game.activate(mage);
            QVERIFY(game.play(SendShockwave{}, {3, 3}).contains("DMG-01 figure-damaged h2 2 0"));
            QCOMPARE(game.listed<Answer>(), team == 1 ? 1 : 0);
            QCOMPARE(game.verdict(Answer{caught}) == QStringLiteral("allowed"), team == 1);
        }
    }

    void LONE_05_SA_SHOCKWAVE_onlyHeroesOfOthersAreSpared()
    {
        // A servant of the own hero, the hero of somebody else, and a monster, all in reach.
        DrawnGame game(lane);
        game.options().loneWolf = true;
        const FigureId mage = game.hero(0, 'b', E, {.range = 8, .abilities = {Ability::Shockwave}});
        const FigureId rival = game.hero(1, 'd', W);
        const FigureId servant = game.monster('c', W);
        const FigureId monster = game.monster('e', W);
        game.start();
        StateWriter(game.game(), game.state()).figure(servant).team = PlayerId(0);
        game.activate(mage);
        const QStringList told = game.play(SendShockwave{}, {5, 4});
        QCOMPARE(told.filter("figure-damaged"),
                 QStringList({"DMG-01 figure-damaged m1 1 0", "DMG-01 figure-damaged m2 1 0"}));
        QCOMPARE(int(game.state().figure(rival).clicks[0]), 0);
        QCOMPARE(int(game.state().figure(monster).clicks[0]), 1);
    }

    void SAI_THEFT_THEFT_09_fourAbilitiesAreNotAnswered()
    {
        for (const Ability ability : {Ability::Nimble, Ability::LimitedInvisibility, Ability::Stealth,
                                      Ability::Quickness, Ability::Charge, Ability::Dodge}) {
            DrawnGame game(vault);
            const FigureId thief = game.hero(0, 'a', E, {.abilities = {ability}});
            const FigureId victim = game.hero(1, 'b', W);
            const ChestId chest = game.chest('e');
            game.start();
            give(game, chest, 1, 0);
            game.activate(thief);
            game.play(Steal{victim}, {4, 4});
            const bool isAnswered = ability == Ability::Charge || ability == Ability::Dodge;
            QCOMPARE(game.listed<AnswerTheft>(), isAnswered ? 2 : 0);
        }
    }

    void SAI_QUICK_1_notOnTheFirstTurn()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'g', E, {.abilities = {Ability::Quickness}});
        game.start();
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Quickness}), QStringLiteral("START-08"));
        leaveFirstTurns(game);
        QCOMPARE(game.verdict(ActivateWith{hero, Use::Quickness}), QStringLiteral("allowed"));
    }

    void SAI_DEMORALIZED_itDoesNotStrikeBack()
    {
        for (const bool isDemoralized : {true, false}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g', E, {.attack = 0});
            Stats stats{.attack = 0};
            if (isDemoralized)
                stats.abilities = {Ability::Demoralized};
            const FigureId enemy = game.hero(1, 'h', W, stats);
            game.start();
            game.activate(hero);
            const QStringList said =
                game.play(Attack{enemy}, isDemoralized ? std::vector{2, 2} : std::vector{2, 2, 2, 2});
            QCOMPARE(said.filter("blow-struck counterattack").isEmpty(), isDemoralized);
        }
    }

    void SAI_WALL_noAbilityCrossesAWall()
    {
        // A wall beside c, a blocking square, and a crevasse with floor behind it.
        DrawnGame game({"+-+-+-+-+-+", "|a b|c d e|", "+ + + + + +", "|f g # i j|", "+-+-+-+-+-+",
                        "|k l x n o|", "+-+-+-+-+-+"});
        const FigureId flyer = game.hero(0, 'l', E, {.speed = 8, .abilities = {Ability::Flight}});
        const FigureId mage = game.hero(0, 'a', E, {.abilities = {Ability::MagicLevitation}});
        const FigureId carried = game.hero(0, 'f', E);
        game.start();
        game.activate(flyer);
        QVERIFY(game.isListed(FlyTo{game['n']}));                              // over the crevasse
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("SPD-10"));             // not onto it
        QCOMPARE(game.verdict(FlyTo{game['i']}), QStringLiteral("SA-FLIGHT")); // not through the wall
        game.happen(FigurePlaced{flyer, game['b'], E});
        QCOMPARE(game.verdict(Step{E}), QStringLiteral("MAP-15"));
        QCOMPARE(game.verdict(FlyTo{game['c']}), QStringLiteral("SA-FLIGHT"));
        QVERIFY(game.isListed(FlyTo{game['g']})); // over a friend
        game.play(EndActivation{});
        game.play(ActivateWith{mage, Use::Levitation, carried});
        QCOMPARE(game.squareOf(carried), 'g'); // the only free square on this side of the walls
    }

    void SAI_OBJECT_OBJ_05_armourHelpsAgainstFiguresOnly()
    {
        DrawnGame game(chamber);
        const FigureId hero = game.hero(0, 'h', N, {.clicks = 9, .abilities = {Ability::Toughness}});
        const ChestId chest = game.chest('e');
        const FigureId enemy = game.hero(1, 'i', W, {.attack = 12, .damage = 2});
        setTrap(game, 12);
        game.start();
        game.activate(hero);
        game.play(ExposeTrap{chest}, {1});
        QVERIFY(game.play(DisarmTrap{chest}, {1, 1, 5, 5}).contains("OBJ-02 figure-damaged h1 2 0"));
        game.play(EndActivation{});
        game.play(EndTurn{});
        game.activate(enemy);
        QVERIFY(game.play(Attack{hero}, {3, 3}).contains("DMG-01 figure-damaged h1 1 0"));
    }

    void SAI_COUNTER_ABIL_11_anAnswerMayUseWhatFits()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.attack = 0, .range = 6});
        const FigureId enemy =
            game.hero(1, 'j', W, {.attack = 9, .range = 6, .abilities = {Ability::MagicBlast}});
        game.start();
        game.activate(hero);
        game.play(Shoot{enemy}, {2, 2});
        QVERIFY(game.isListed(Answer{enemy}));
        QVERIFY(game.isListed(Answer{enemy, AttackForm::MagicBlast}));
        // A form that its abilities do not give, and one that does not fit a shot.
        QCOMPARE(game.verdict(Answer{enemy, AttackForm::FlameLightning}), QStringLiteral("RANGE-24"));
        QCOMPARE(game.verdict(Answer{enemy, AttackForm::WeaponMaster}), QStringLiteral("RANGE-24"));
        QVERIFY(game.play(Answer{enemy, AttackForm::MagicBlast}, {3, 3, 5})
                    .contains("DMG-01 figure-damaged h1 5 0"));
    }

    void SAI_SLOT_theTreasureBeforeTheDial()
    {
        DrawnGame game(vault);
        const FigureId hero = game.hero(0, 'a', N, {.abilities = {Ability::WeaponMaster, Ability::Flight}});
        const ChestId chest = game.chest('e');
        game.chestKind().treasure[0].item = charm(Ability::Vampirism);
        game.start();
        give(game, chest, 0, 0);
        QVERIFY(hasAbility(game.position(), hero, Ability::WeaponMaster));
        game.happen(TreasureAssigned{chest, hero, false});
        QVERIFY(hasAbility(game.position(), hero, Ability::Vampirism));
        QVERIFY(!hasAbility(game.position(), hero, Ability::WeaponMaster)); // on the same value
        QVERIFY(hasAbility(game.position(), hero, Ability::Flight));        // on another
    }

    void SAI_RANGE_0_TREAS_22_nothingToShootWith()
    {
        for (const int range : {0, 6}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E, {.range = range});
            const FigureId enemy = game.hero(1, 'j', W);
            const ChestId chest = game.chest('a');
            game.chestKind().treasure[0].item = charm(Ability::MagicBlast);
            game.chestKind().treasure[0].item->speedBonus = 2;
            game.start();
            give(game, chest, 0, 0);
            game.happen(TreasureAssigned{chest, hero, false});
            QVERIFY(hasAbility(game.position(), hero, Ability::MagicBlast));
            game.activate(hero);
            QCOMPARE(game.verdict(Shoot{enemy, AttackForm::MagicBlast}),
                     range == 0 ? QStringLiteral("RANGE-05") : QStringLiteral("allowed"));
            QCOMPARE(game.speed(), 10); // the bonus works all the same
        }
    }

    void SAI_RETALIATION_itsClickIsNotAnswered()
    {
        for (const std::vector<Ability>& abilities :
             {std::vector{Ability::MagicRetaliation}, std::vector<Ability>()}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'g', E, {.attack = 9, .clicks = 9});
            const FigureId enemy = game.hero(1, 'h', N, {.clicks = 9, .abilities = abilities});
            game.start();
            game.activate(hero);
            QStringList expected{"DMG-01 figure-damaged h2 2 0"};
            if (!abilities.empty())
                expected << "SA-MAGIC-RETALIATION figure-damaged h1 1 0";
            QCOMPARE(game.play(Attack{enemy}, {3, 3}).mid(4), expected << "ACT-14 activation-ended");
        }
    }

    void SAI_DISARM_THEFT_ABIL_12_noAbilityChangesDisarmingOrStealing()
    {
        for (const char* name : {"disarm", "thievery", "immobilize"})
            for (const auto& [ability, word] : enumNames<Ability>)
                QVERIFY(word != name);
        for (const auto& [ability, name] : enumNames<Ability>) {
            if (ability == Ability::Demoralized)
                continue; // SA-DEMORALIZED: it does neither
            DrawnGame game(vault);
            const FigureId hero = game.hero(0, 'h', N, {.abilities = {ability}});
            const FigureId victim = game.hero(1, 'g', E, {.defense = 15});
            const ChestId chest = game.chest('e');
            const ChestId loot = game.chest('c');
            setTrap(game, 9);
            game.start();
            give(game, loot, 1, 0);
            game.activate(hero);
            game.play(ExposeTrap{chest}, {1});
            QCOMPARE(oddsOf(game.game(), game.state(), DisarmTrap{chest})->successes, 10);
            QCOMPARE(oddsOf(game.game(), game.state(), DisarmTrap{chest, true})->successes, 21);
            game.play(Turn{W});
            QCOMPARE(oddsOf(game.game(), game.state(), Steal{victim})->successes, 15);
        }
    }

    void ABIL_07_TREAS_23_oneFormOfAttack()
    {
        DrawnGame game(hall);
        const FigureId hero = game.hero(0, 'f', E, {.range = 6, .abilities = {Ability::MagicFreeze}});
        const FigureId enemy = game.hero(1, 'j', N);
        const ChestId chest = game.chest('a');
        game.chestKind().treasure[0].item = charm(Ability::MagicBlast);
        game.start();
        give(game, chest, 0, 0);
        game.happen(TreasureAssigned{chest, hero, false});
        game.activate(hero);
        // The player chooses one of them; an action has one form.
        QVERIFY(game.isListed(Shoot{enemy, AttackForm::MagicBlast}));
        QVERIFY(game.isListed(Shoot{enemy, AttackForm::MagicFreeze}));
        const QStringList said = game.play(Shoot{enemy, AttackForm::MagicBlast}, {5, 5, 3});
        QVERIFY(said.contains("DMG-01 figure-damaged h2 3 0"));
        QVERIFY(said.filter("freeze").isEmpty());
    }

    void ABIL_09_anAbilityMayEndAnActivation()
    {
        for (const bool hasPoleArm : {true, false}) {
            DrawnGame game(hall);
            const FigureId hero = game.hero(0, 'f', E);
            Stats guard{};
            if (hasPoleArm)
                guard.abilities = {Ability::PoleArm};
            const FigureId enemy = game.hero(1, 'h', W, guard);
            game.start();
            game.activate(hero);
            game.play(Step{E});
            game.play(Attack{enemy}); // the movement ends first
            const QStringList said =
                game.play(DeclineSpins{}, hasPoleArm ? std::vector<int>{} : std::vector<int>{2, 2, 2, 2});
            QCOMPARE(said.contains("SA-POLE-ARM figure-damaged h1 1 0"), hasPoleArm);
            QCOMPARE(said.filter("blow-struck").isEmpty(), hasPoleArm);
            QCOMPARE(said.last(), QStringLiteral("ACT-14 activation-ended"));
        }
    }

    void ABIL_10_theAbilitiesThatTheRulesName()
    {
        // Content names them by these keys, whatever a pack says about them; the value that they sit on and
        // whether they can be left out belong to the key.
        struct Named
        {
            const char* key;
            Ability ability;
            Slot slot;
            bool isOptional;
        };
        for (const Named& named :
             {Named{"quickness", Ability::Quickness, Slot::Speed, true},
              Named{"nimble", Ability::Nimble, Slot::Speed, true},
              Named{"stealth", Ability::Stealth, Slot::Speed, true},
              Named{"limited-invisibility", Ability::LimitedInvisibility, Slot::Defense, true},
              Named{"magic-blast", Ability::MagicBlast, Slot::Attack, true},
              Named{"flame-lightning", Ability::FlameLightning, Slot::Attack, true},
              Named{"shockwave", Ability::Shockwave, Slot::Attack, true},
              Named{"healing", Ability::Healing, Slot::Attack, true},
              Named{"magic-healing", Ability::MagicHealing, Slot::Attack, true},
              Named{"vampirism", Ability::Vampirism, Slot::Attack, false},
              Named{"weapon-master", Ability::WeaponMaster, Slot::Attack, true},
              Named{"sweep", Ability::Sweep, Slot::Attack, true},
              Named{"berserk", Ability::Berserk, Slot::Damage, false},
              Named{"magic-freeze", Ability::MagicFreeze, Slot::Damage, true}}) {
            QVERIFY2(fromName<Ability>(named.key) == named.ability, named.key);
            QVERIFY2(slotOf(named.ability) == named.slot, named.key);
            QVERIFY2(markOf(named.ability).optional == named.isOptional, named.key);
        }
        QVERIFY(!fromName<Ability>("magical-healing")); // one key for each
        QVERIFY(!fromName<Ability>("Quickness"));
    }
};

DELVE_TEST(TestAbilitiesInterplay)
#include "tst_abilities_interplay.moc"
