// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/close_combat.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/game_scenes.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Sections with speeds of 3, 3, 3 and 2, the first few of which have an ability.
Stats dragonWith(Ability ability, int count = 1)
{
    Stats stats = large({3, 3, 3, 2});
    for (int i = 0; i < count; ++i)
        stats.sections[std::size_t(i)].abilities = {ability};
    return stats;
}

/// Two tiles of one row each, so far apart that nobody on one is near the other.
BoardBuilder twoLanes()
{
    BoardBuilder board;
    board.add({"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"});
    board.add({"+-+-+-+-+-+", "|f g h i j|", "+-+-+-+-+-+"}, 0, 3);
    return board;
}

/// Nobody turns towards who has come.
void declineSpins(DrawnGame& game)
{
    if (game.isListed(DeclineSpins{}))
        game.play(DeclineSpins{});
}

} // namespace

/// Abilities of riders and sections that concern the activation of their whole piece.
class TestUnitAbilities : public QObject
{
    Q_OBJECT

private slots:
    void CAV_13_SA_CHARGE_theRiderDoublesTheSpeedOfItsMount()
    {
        for (const Ability ability : {Ability::Charge, Ability::Bound}) {
            Cavalry unit(horse({.speed = 4}), {.speed = 9, .abilities = {ability}});
            unit.game.start();
            QVERIFY(unit.game.isListed(ActivateWith{unit.mount, Use::DoubleSpeed}));
            QCOMPARE(unit.game.verdict(ActivateWith{unit.rider, Use::DoubleSpeed}), QStringLiteral("CAV-12"));
            QCOMPARE(unit.game.play(ActivateWith{unit.mount, Use::DoubleSpeed}),
                     QStringList({"ACT-13 figure-activated h1 8 2048"}));
        }
        // Breaks: neither has one of them.
        Cavalry plain(horse({.speed = 4}));
        plain.game.start();
        QCOMPARE(plain.game.verdict(ActivateWith{plain.mount, Use::DoubleSpeed}),
                 QStringLiteral("SA-CHARGE"));
        QVERIFY(!plain.game.isListed(ActivateWith{plain.mount, Use::DoubleSpeed}));
    }

    void CAV_14_SA_CHARGE_theFreeAttackIsThatOfWhoHasTheAbility()
    {
        Cavalry unit(horse({.speed = 2}), {.abilities = {Ability::Charge}}, 0, 'm');
        const FigureId foe = unit.foe('c', N);
        unit.game.start();
        unit.game.play(ActivateWith{unit.mount, Use::FreeAttack});
        unit.game.play(Step{N});
        QCOMPARE(unit.game.verdict(Attack{foe}), QStringLiteral("CLOSE-04"));
        unit.game.play(ActAs{unit.rider});
        declineSpins(unit.game);
        QCOMPARE(unit.game.verdict(Attack{foe}), QStringLiteral("allowed"));
        // Breaks: next to an opposing figure there is none, and with the plain activation neither.
        Cavalry near(horse({.speed = 2}), {.abilities = {Ability::Charge}});
        const FigureId beside = near.foe('c', N);
        near.game.start();
        QCOMPARE(near.game.verdict(ActivateWith{near.mount, Use::FreeAttack}), QStringLiteral("SA-CHARGE"));
        near.game.activate(near.mount);
        near.game.play(ActAs{near.rider});
        QCOMPARE(near.game.verdict(Attack{beside}), QStringLiteral("CLOSE-04"));
    }

    void CAV_14_SA_BOUND_theRiderShootsForNothing()
    {
        const auto verdictOf = [](Use use) {
            Cavalry unit(horse({.speed = 2}), {.range = 6, .abilities = {Ability::Bound}}, 0, 'm');
            const FigureId foe = unit.foe('c', N);
            unit.game.start();
            unit.game.play(ActivateWith{unit.mount, use});
            unit.game.play(ActAs{unit.rider});
            return unit.game.verdict(Shoot{foe});
        };
        QCOMPARE(verdictOf(Use::FreeAttack), QStringLiteral("allowed"));
        QCOMPARE(verdictOf(Use::DoubleSpeed), QStringLiteral("allowed")); // for its 4 points
        Cavalry unit(horse({.speed = 2}), {.range = 6, .abilities = {Ability::Bound}}, 0, 'm');
        const FigureId foe = unit.foe('c', N);
        unit.game.start();
        unit.game.activate(unit.mount);
        unit.game.play(ActAs{unit.rider});
        QCOMPARE(unit.game.verdict(Shoot{foe}), QStringLiteral("CLOSE-04"));
    }

    void PROF_06_theRidersChargeIsNotAddedToMountedCharge()
    {
        const auto costWith = [](std::optional<Use> use, bool isRider) {
            Cavalry unit(horse({.speed = 4}, Intelligence::Independent, {Proficiency::MountedCharge}),
                         {.abilities = {Ability::Charge}});
            unit.game.start();
            unit.game.play(use ? Action(ActivateWith{unit.mount, *use}) : Action(Activate{unit.mount}));
            if (isRider)
                unit.game.play(ActAs{unit.rider});
            return costOfAttack(unit.game.position(), false);
        };
        QCOMPARE(costWith(std::nullopt, false), 0); // PROF-05
        QCOMPARE(costWith(Use::DoubleSpeed, false), 4);
        QCOMPARE(costWith(Use::DoubleSpeed, true), 4);
        QCOMPARE(costWith(Use::FreeAttack, false), 4);
        QCOMPARE(costWith(Use::FreeAttack, true), 0);
    }

    void CAV_13_SA_QUICKNESS_ofTheRiderMovesTheUnit()
    {
        Cavalry unit(horse({.speed = 5}), {.speed = 9, .abilities = {Ability::Quickness}});
        unit.foe('a', N);
        unit.game.start();
        QCOMPARE(unit.game.verdict(ActivateWith{unit.mount, Use::Quickness}), QStringLiteral("START-08"));
        leaveFirstTurns(unit.game);
        const int left = unit.game.state().turn().activationsLeft;
        unit.game.play(ActivateWith{unit.mount, Use::Quickness});
        QCOMPARE(unit.game.speed(), 5);
        QCOMPARE(int(unit.game.state().turn().activationsLeft), left);
    }

    void MD_31_SA_CHARGE_doublesTheSectionThatShowsIt()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, dragonWith(Ability::Charge));
        arena.start();
        QVERIFY(arena.game.isListed(ActivateWith{dragon, Use::DoubleSpeed}));
        QCOMPARE(arena.game.verdict(ActivateWith{front(dragon), Use::DoubleSpeed}), QStringLiteral("MD-24"));
        QCOMPARE(arena.game.play(ActivateWith{dragon, Use::DoubleSpeed}),
                 QStringList({"ACT-13 figure-activated h1 14 2048"})); // 3 more than 11
        Arena plain;
        const FigureId other = plain.hero(0, 4, 4, N, large());
        plain.start();
        QCOMPARE(plain.game.verdict(ActivateWith{other, Use::DoubleSpeed}), QStringLiteral("SA-CHARGE"));
    }

    void MD_27_SA_CHARGE_oneFreeAttackOfASectionThatShowsIt()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 6, N, dragonWith(Ability::Charge, 2));
        arena.start();
        arena.game.play(ActivateWith{dragon, Use::FreeAttack});
        arena.game.play(Drive{N, 1});
        QCOMPARE(arena.game.speed(), 10);
        const auto costFor = [&](FigureId section) {
            arena.game.happen(ActorChosen{section});
            return costOfAttack(arena.game.position(), false);
        };
        QCOMPARE(costFor(right(dragon)), 4);
        arena.game.happen(SectionStruck{right(dragon)});
        QCOMPARE(costFor(front(dragon)), 0);
        QCOMPARE(costFor(left(dragon)), 0);
        arena.game.happen(SectionStruck{front(dragon)});
        // Whoever gave way to it has a turn again, although nothing was paid.
        QCOMPARE(arena.game.state().turn().bounds & bound::whoActs, 0u);
        QCOMPARE(costFor(left(dragon)), 4);
    }

    void MD_27_SA_BOUND_aSectionActsForAShotThatCostsNothing()
    {
        for (const bool isDeclared : {true, false}) {
            Arena arena;
            Stats stats = large({2, 0, 0, 0});
            stats.sections[0].abilities = {Ability::Bound};
            stats.sections[0].range = 8;
            const FigureId dragon = arena.hero(0, 4, 7, N, stats);
            const FigureId foe = arena.hero(1, 4, 1, N);
            arena.start();
            arena.game.play(isDeclared ? Action(ActivateWith{dragon, Use::FreeAttack})
                                       : Action(Activate{dragon}));
            arena.game.play(Drive{N, 1});
            QCOMPARE(arena.game.verdict(ActAs{front(dragon)}),
                     isDeclared ? QStringLiteral("allowed") : QStringLiteral("MD-27"));
            if (!isDeclared)
                continue;
            arena.game.play(ActAs{front(dragon)});
            QCOMPARE(arena.game.verdict(Shoot{foe}), QStringLiteral("allowed"));
        }
    }

    void MD_31_SA_QUICKNESS_movesWithTheSectionThatShowsIt()
    {
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, dragonWith(Ability::Quickness, 2));
        arena.start();
        leaveFirstTurns(arena.game);
        arena.game.play(ActivateWith{dragon, Use::Quickness});
        QCOMPARE(arena.game.speed(), 6);
        QCOMPARE(arena.game.verdict(ActAs{front(dragon)}), QStringLiteral("MD-27"));
    }

    void MD_33_SA_FORCE_MARCH_lendsToTheSectionsBesideTheLeader()
    {
        const auto speedWith = [](int x, int y) {
            Arena arena;
            const FigureId dragon = arena.hero(0, 4, 4, N, large({3, 3, 3, 2}));
            const FigureId leader = arena.hero(0, x, y, N, {.speed = 9, .abilities = {Ability::ForceMarch}});
            arena.start();
            arena.game.play(ActivateWith{dragon, Use::ForceMarch, leader});
            return arena.game.speed();
        };
        QCOMPARE(speedWith(4, 1), 9 + 3 + 3 + 2); // beside the front
        QCOMPARE(speedWith(4, 7), 3 + 3 + 3 + 9); // beside the back
        QCOMPARE(speedWith(2, 1), 9 + 9 + 3 + 2); // on the corner of front and left
        // Breaks: an inactive section lends nothing, whoever leads it.
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, large({3, 3, 3, 2}));
        const FigureId leader = arena.hero(0, 4, 1, N, {.speed = 9, .abilities = {Ability::ForceMarch}});
        arena.start();
        arena.game.happen(FigureDamaged{front(dragon), 99, 0});
        QCOMPARE(arena.game.verdict(ActivateWith{dragon, Use::ForceMarch, leader}), QStringLiteral("MD-33"));
    }

    void DG_01_frenzyOfARiderOrASectionPutsTheUnitFirst()
    {
        Cavalry unit(horse(), {.abilities = {Ability::Frenzy}});
        const FigureId calm = unit.game.hero(0, 'e');
        unit.game.start();
        QCOMPARE(unit.game.verdict(Activate{calm}), QStringLiteral("DG-01"));
        QVERIFY(!unit.game.isListed(Activate{calm}));
        QVERIFY(unit.game.isListed(Activate{unit.mount}));
        unit.game.play(Pass{unit.mount});
        QCOMPARE(unit.game.verdict(Activate{calm}), QStringLiteral("allowed"));
        Arena arena;
        const FigureId dragon = arena.hero(0, 4, 4, N, dragonWith(Ability::Frenzy));
        const FigureId other = arena.hero(0, 9, 9, N);
        arena.start();
        QCOMPARE(arena.game.verdict(Activate{other}), QStringLiteral("DG-01"));
        QCOMPARE(arena.game.verdict(Activate{dragon}), QStringLiteral("allowed"));
        arena.game.happen(FigureDamaged{front(dragon), 99, 0});
        QCOMPARE(arena.game.verdict(Activate{other}), QStringLiteral("allowed"));
    }

    void PSGR_06_aPassengerIsNotFrenzied()
    {
        Arena arena;
        const FigureId wain = arena.hero(0, 4, 4, N, chariot());
        arena.game.passenger(wain, {.abilities = {Ability::Frenzy}});
        const FigureId calm = arena.hero(0, 9, 9, N);
        arena.start();
        QCOMPARE(arena.game.verdict(Activate{calm}), QStringLiteral("allowed"));
    }

    void DG_02_frenzyOfARiderAmongMageSpawn()
    {
        DrawnGame game(twoLanes());
        game.hero(0, 'a', E);
        const FigureId mount = game.monster('h', E, horse());
        game.rider(mount, {.abilities = {Ability::Frenzy}});
        const FigureId calm = game.monster('j', E);
        game.start();
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("DG-02"));
        QCOMPARE(game.verdict(Activate{mount}), QStringLiteral("allowed"));
        game.happen(FigurePassed{mount});
        QCOMPARE(game.verdict(Activate{calm}), QStringLiteral("allowed"));
    }

    void SA_COMMAND_ofARiderAmongMageSpawn()
    {
        DrawnGame game(twoLanes());
        game.hero(0, 'a', E);
        const FigureId mount = game.monster('h', E, horse());
        game.rider(mount, {.abilities = {Ability::Command}});
        const FigureId other = game.monster('j', E);
        game.start();
        const GameState before = game.state();
        QVERIFY(game.play(Activate{other}, {6}).contains("SA-COMMAND activation-gained true"));
        // Breaks: the unit has had its activation.
        game.state() = before;
        game.happen(FigurePassed{mount});
        QVERIFY(!game.play(Activate{other}).contains("SA-COMMAND activation-gained true"));
    }

    void SA_COMMAND_ofASectionAmongMageSpawn()
    {
        for (const bool isActive : {true, false}) {
            Arena arena;
            arena.hero(0, 9, 9, N);
            const FigureId dragon = arena.game.monster(0, N, dragonWith(Ability::Command));
            arena.start();
            arena.game.happen(FigurePlaced{dragon, arena.at(2, 2), N});
            if (!isActive)
                arena.game.happen(FigureDamaged{front(dragon), 99, 0});
            const QStringList said =
                arena.game.play(Activate{dragon}, isActive ? std::vector{6} : std::vector<int>());
            QCOMPARE(said.contains("SA-COMMAND activation-gained true"), isActive);
        }
    }

    void SA_COMMAND_theSectionsOfAHeroRollOnce()
    {
        Arena arena;
        arena.hero(0, 4, 4, N, dragonWith(Ability::Command, 3));
        arena.start();
        arena.game.play(EndTurn{});
        const QStringList said = arena.game.play(EndTurn{}, {6});
        QCOMPARE(said.count("SA-COMMAND activation-gained false"), 1);
        QVERIFY(!said.contains("the dice do not fit"));
    }
};

DELVE_TEST(TestUnitAbilities)
#include "tst_unit_abilities.moc"
