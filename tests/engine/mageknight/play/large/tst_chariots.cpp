// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A chariot of the first player with its dot on the corner (4,5), facing north: x 3 to 4, y 3 to 6.
struct Ride
{
    explicit Ride(const Stats& stats = {}, const Stats& wagon = chariot())
    {
        hull = arena.hero(0, 4, 5, N, wagon);
        passenger = arena.game.passenger(hull, stats);
    }
    Arena arena;
    FigureId hull{};
    FigureId passenger{};
};

} // namespace

/// Chariots and those who ride in them.
class TestChariots : public QObject
{
    Q_OBJECT

private slots:
    void CHAR_05_PSGR_04_thePassengerComesAlong()
    {
        Ride ride;
        ride.arena.start();
        QCOMPARE(ride.arena.game.state().figure(ride.passenger).square, ride.arena.at(4, 5));
        QVERIFY(!areAdjacent(ride.arena.game.position(), ride.hull, ride.passenger));
        QCOMPARE(ride.arena.game.state().occupant(ride.arena.at(4, 5)).figure(), ride.hull);
        ride.arena.game.activate(ride.hull);
        ride.arena.game.play(Drive{N, 2});
        QCOMPARE(ride.arena.game.state().figure(ride.passenger).square, ride.arena.at(4, 3));
    }

    void PSGR_01_PSGR_02_onePlaceForAFriendOnOneSquare()
    {
        Arena arena;
        const FigureId wagon = arena.hero(0, 4, 5, N, chariot());
        const FigureId friendly = arena.hero(0, 2, 5, N);
        const FigureId second = arena.hero(0, 2, 4, N);
        const FigureId rider = arena.hero(0, 5, 5, N, {.speedType = SpeedType::Horseshoe});
        const FigureId foe = arena.hero(1, 5, 4, N);
        arena.start();
        QVERIFY(arena.game.game().canBoard(friendly, wagon));
        QVERIFY(!arena.game.game().canBoard(rider, wagon));
        arena.game.activate(rider);
        QCOMPARE(arena.game.verdict(BoardChariot{wagon}), QStringLiteral("PSGR-02"));
        arena.game.play(EndActivation{});
        arena.game.activate(friendly);
        QCOMPARE(arena.game.play(BoardChariot{wagon}),
                 QStringList({"PSGR-07 speed-spent 4", "PSGR-07 passenger-boarded h2 h1",
                              "ACT-14 activation-ended"}));
        arena.game.activate(second);
        QCOMPARE(arena.game.verdict(BoardChariot{wagon}), QStringLiteral("PSGR-01"));
        Q_UNUSED(foe);
    }

    void PSGR_02_anEnemyDoesNotBoard()
    {
        Arena arena;
        const FigureId wagon = arena.hero(0, 4, 5, N, chariot());
        const FigureId foe = arena.hero(1, 5, 4, E);
        arena.start(1);
        arena.game.activate(foe);
        QCOMPARE(arena.game.verdict(BoardChariot{wagon}), QStringLiteral("PSGR-02"));
    }

    void PSGR_03_PSGR_05_anActivationOfItsOwn()
    {
        Ride ride;
        ride.arena.hero(0, 9, 9, N);
        ride.arena.start();
        QCOMPARE(int(ride.arena.game.state().turn().activationsLeft), 3);
        ride.arena.game.activate(ride.hull);
        ride.arena.game.play(EndActivation{});
        QCOMPARE(ride.arena.game.verdict(Activate{ride.passenger}), QStringLiteral("allowed"));
        // Breaks: it does not come in by itself.
        Arena outside;
        const FigureId wagon = outside.game.hero(0, 0, N, chariot());
        const FigureId passenger = outside.game.passenger(wagon);
        outside.start();
        QCOMPARE(outside.game.verdict(Activate{passenger}), QStringLiteral("PSGR-03"));
    }

    void PSGR_06_itNeitherMovesNorUsesItsSpeed()
    {
        Ride ride({.abilities = {Ability::Flight}});
        ride.arena.start();
        QVERIFY(!hasAbility(ride.arena.game.position(), ride.passenger, Ability::Flight));
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.speed(), 8);
        QCOMPARE(ride.arena.game.verdict(Step{N}), QStringLiteral("PSGR-06"));
        QCOMPARE(ride.arena.game.verdict(Drive{N, 1}), QStringLiteral("PSGR-06"));
        QVERIFY(ride.arena.game.listed<Disembark>() > 0);
    }

    void PSGR_07_boardingFromTheSidesAndTheBack()
    {
        const auto verdict = [](int x, int y, int speed) {
            Arena arena;
            const FigureId wagon = arena.hero(0, 4, 5, N, chariot());
            const FigureId hero = arena.hero(0, x, y, N, {.speed = speed});
            arena.start();
            arena.game.activate(hero);
            return arena.game.verdict(BoardChariot{wagon});
        };
        QCOMPARE(verdict(2, 5, 8), QStringLiteral("allowed"));
        QCOMPARE(verdict(5, 2, 8), QStringLiteral("allowed")); // a front corner is the side's too
        QCOMPARE(verdict(3, 7, 8), QStringLiteral("allowed"));
        QCOMPARE(verdict(3, 2, 8), QStringLiteral("PSGR-07")); // before it
        QCOMPARE(verdict(1, 5, 8), QStringLiteral("PSGR-07"));
        QVERIFY(verdict(2, 5, 3) != QStringLiteral("allowed")); // 4 SP
    }

    void PSGR_08_gettingOut()
    {
        Ride ride;
        ride.arena.hero(1, 1, 5, N);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Disembark{ride.arena.at(3, 2), N}), QStringLiteral("PSGR-08"));
        QCOMPARE(ride.arena.game.verdict(Disembark{ride.arena.at(9, 9), N}), QStringLiteral("PSGR-08"));
        const QStringList said = ride.arena.game.play(Disembark{ride.arena.at(2, 5), W});
        QCOMPARE(said.first(2),
                 QStringList({"PSGR-08 speed-spent 4", "PSGR-08 passenger-left r1 h1 ? west"}));
        QVERIFY(!said.filter("SPIN-01 spin-offered h2").isEmpty()); // whom it stands next to may spin
        QCOMPARE(ride.arena.game.state().occupant(ride.arena.at(2, 5)).figure(), ride.passenger);
    }

    void PSGR_09_PSGR_14_closeCombatFromTheCompartment()
    {
        Ride ride;
        const FigureId ahead = ride.arena.hero(1, 3, 2, S);
        const FigureId aside = ride.arena.hero(1, 2, 5, E);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Attack{ahead}), QStringLiteral("CLOSE-02"));
        // The defender strikes back at the side that it stands beside.
        const QStringList said = ride.arena.game.play(Attack{aside}, {1, 2, 4, 4, 3});
        QVERIFY(said.contains("CMB-06 blow-struck attack r1 h3 false"));
        QVERIFY(said.contains("CMB-06 blow-struck counterattack h3 h1-left true"));
    }

    void PSGR_10_notAgainstHisChariot()
    {
        Ride ride({.range = 8, .abilities = {Ability::Shockwave}});
        ride.arena.hero(1, 8, 5, N);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QVERIFY(ride.arena.game.verdict(Shoot{FigureId(int(ride.hull) + 2)}) != QStringLiteral("allowed"));
        const QStringList said = ride.arena.game.play(SendShockwave{}, {5, 5});
        QVERIFY(said.filter("h1").isEmpty());
        QVERIFY(!said.filter("blow-struck shot r1 h2").isEmpty());
    }

    void PSGR_11_onlyBeforeTheChariotMoves()
    {
        Ride ride({.range = 10});
        const FigureId near = ride.arena.hero(1, 9, 5, W);
        ride.arena.start();
        QCOMPARE(rangeOf(ride.arena.game.position(), ride.passenger), 8); // not 10
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Shoot{near}), QStringLiteral("allowed"));
        ride.arena.game.play(EndActivation{});
        // Breaks: a turn on the dot is movement.
        Ride moved({.range = 10});
        const FigureId foe = moved.arena.hero(1, 9, 5, W);
        moved.arena.start();
        moved.arena.game.activate(moved.hull);
        moved.arena.game.play(Drive{S});
        moved.arena.game.play(EndActivation{});
        moved.arena.game.activate(moved.passenger);
        QCOMPARE(moved.arena.game.verdict(Shoot{foe}), QStringLiteral("PSGR-11"));
    }

    void PSGR_12_notThroughTheFront()
    {
        Ride ride({.range = 8});
        const FigureId ahead = ride.arena.hero(1, 4, 0, S);
        const FigureId aside = ride.arena.hero(1, 9, 5, W);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Shoot{ahead}), QStringLiteral("RANGE-07"));
        QCOMPARE(ride.arena.game.verdict(Shoot{aside}), QStringLiteral("allowed"));
    }

    void PSGR_12_sidesAndBackAreOpenToHim()
    {
        // From the dot on the corner (4,5) a line twice as far ahead as aside would meet the border.
        Ride ride({.range = 8});
        const FigureId behind = ride.arena.hero(1, 4, 9, N);
        const FigureId aside = ride.arena.hero(1, 6, 0, S); // 2.5 aside, 4.5 ahead: 9 < 10, the right side
        const FigureId front = ride.arena.hero(1, 5, 0, S); // 1.5 aside, 4.5 ahead: 9 > 6, the front
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Shoot{front}), QStringLiteral("RANGE-07"));
        QCOMPARE(ride.arena.game.verdict(Shoot{aside}), QStringLiteral("allowed"));
        QCOMPARE(ride.arena.game.play(Shoot{behind}, {1, 2}).mid(0, 4),
                 QStringList({"CMB-01 speed-spent 4", "ACT-07 activation-marked 4",
                              "CMB-05 rolled attack p1 1 2", "CMB-06 blow-struck shot r1 h2 false"}));
    }

    void PSGR_13_notAtWhoIsBesideTheChariot()
    {
        Ride ride({.range = 8});
        const FigureId near = ride.arena.hero(1, 5, 5, E);
        const FigureId far = ride.arena.hero(1, 0, 5, E);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Shoot{near}), QStringLiteral("PSGR-13"));
        QCOMPARE(ride.arena.game.verdict(Shoot{far}), QStringLiteral("allowed"));
    }

    void PSGR_13_butShockwaveReachesThem()
    {
        Ride ride({.range = 8, .abilities = {Ability::Shockwave}});
        const FigureId near = ride.arena.hero(1, 5, 5, E);
        ride.arena.start();
        ride.arena.game.activate(ride.passenger);
        QCOMPARE(ride.arena.game.verdict(Shoot{near}), QStringLiteral("PSGR-13"));
        QVERIFY(ride.arena.game.play(SendShockwave{}, {5, 5}).contains("CMB-06 blow-struck shot r1 h2 true"));
    }

    void PSGR_15_nobodysTarget()
    {
        Ride ride;
        const FigureId foe = ride.arena.hero(1, 2, 5, E);
        ride.arena.start(1);
        ride.arena.game.activate(foe);
        QCOMPARE(ride.arena.game.verdict(Attack{ride.passenger}), QStringLiteral("PSGR-15"));
        QCOMPARE(ride.arena.game.verdict(Attack{left(ride.hull)}), QStringLiteral("allowed"));
    }

    void PSGR_16_PSGR_17_damageThatGoesThrough()
    {
        const auto strike = [](int die, std::vector<Ability> abilities) {
            Stats wagon = chariot({2, 2, 2, 2}, {.clicks = 8});
            wagon.sections[1].abilities = {Ability::Toughness};
            auto ride = std::make_unique<Ride>(Stats{.clicks = 9, .abilities = std::move(abilities)}, wagon);
            const FigureId foe = ride->arena.hero(1, 2, 5, E, {.damage = 4});
            ride->arena.start(1);
            ride->arena.game.activate(foe);
            return ride->arena.game.play(Attack{left(ride->hull)}, {4, 4, die, 1, 2});
        };
        const QStringList through = strike(5, {});
        QVERIFY(through.contains("DMG-01 figure-damaged h1-left 3 0")); // Toughness of the side
        QVERIFY(through.contains("PSGR-16 rolled passenger p2 5 0"));
        QVERIFY(through.contains("PSGR-16 figure-damaged r1 3 0"));
        QVERIFY(strike(6, {Ability::Toughness}).contains("PSGR-16 figure-damaged r1 2 0"));
        QVERIFY(strike(5, {Ability::MagicImmunity}).contains("PSGR-16 figure-damaged r1 3 0"));
        QVERIFY(strike(4, {}).filter("figure-damaged r1").isEmpty()); // breaks: below 5
    }

    void CHAR_06_thrownOut()
    {
        const auto wreck = [](FigureId& hull, FigureId& passenger) {
            auto ride = std::make_unique<Ride>(
                Stats{.clicks = 9}, chariot({2, 2, 2, 2}, {.damage = 0, .clicks = 3, .skulls = {0, 1, 2}}));
            const FigureId foe = ride->arena.hero(1, 3, 2, S, {.damage = 2});
            ride->arena.start(1);
            for (const FigureId section : {left(ride->hull), right(ride->hull)})
                ride->arena.game.happen(FigureDamaged{section, 2, 0});
            ride->arena.game.activate(foe);
            ride->arena.game.play(Attack{front(ride->hull)}, {4, 4});
            hull = ride->hull;
            passenger = ride->passenger;
            return ride;
        };
        FigureId hull{}, passenger{};
        const auto ride = wreck(hull, passenger);
        QCOMPARE(int(ride->arena.game.toAct()), 0);
        QVERIFY(ride->arena.game.isListed(StandOn{ride->arena.at(3, 4), N}));
        QVERIFY(ride->arena.game.isListed(StandOn{ride->arena.at(4, 5), W}));
        QCOMPARE(ride->arena.game.verdict(StandOn{ride->arena.at(3, 6), N}), QStringLiteral("CHAR-06"));
        const QStringList said = ride->arena.game.play(StandOn{ride->arena.at(4, 5), W}, {3});
        QCOMPARE(said.first(2),
                 QStringList({"MD-23 figure-eliminated h1", "CHAR-06 passenger-left r1 h1 ? west"}));
        QVERIFY(said.contains("CHAR-06 rolled fall p1 3 0"));
        QVERIFY(said.contains("CHAR-06 figure-damaged r1 3 0"));
        QCOMPARE(ride->arena.game.state().occupant(ride->arena.at(4, 5)).figure(), passenger);
        QVERIFY(!ride->arena.game.state().figure(hull).isInside());
    }

    void CHAR_06_theFallCountsForWhoBrokeTheChariot()
    {
        for (const int clicks : {3, 9}) {
            Ride ride(Stats{.clicks = clicks, .points = 24},
                      chariot({2, 2, 2, 2}, {.damage = 0, .clicks = 3, .skulls = {0, 1, 2}}));
            const FigureId foe = ride.arena.hero(1, 3, 2, S, {.damage = 2});
            ride.arena.hero(0, 9, 9, N);
            ride.arena.start(1);
            for (const FigureId section : {left(ride.hull), right(ride.hull)})
                ride.arena.game.happen(FigureDamaged{section, 2, 0});
            ride.arena.game.activate(foe);
            ride.arena.game.play(Attack{front(ride.hull)}, {4, 4});
            const QStringList said = ride.arena.game.play(StandOn{ride.arena.at(4, 5), W}, {4});
            QVERIFY(said.contains("CHAR-06 figure-damaged r1 4 0"));
            QCOMPARE(said.contains("DMG-03 figure-eliminated r1"), clicks == 3);
            QCOMPARE(said.contains("XP-04 experience-gained p2 24"), clicks == 3);
        }
    }

    void CHAR_06_withoutAPassengerNobodyFalls()
    {
        Arena arena;
        const FigureId wagon =
            arena.hero(0, 4, 5, N, chariot({2, 2, 2, 2}, {.damage = 0, .clicks = 3, .skulls = {0, 1, 2}}));
        const FigureId foe = arena.hero(1, 3, 2, S, {.damage = 2});
        arena.hero(0, 9, 9, N);
        arena.start(1);
        for (const FigureId section : {left(wagon), right(wagon)})
            arena.game.happen(FigureDamaged{section, 2, 0});
        arena.game.activate(foe);
        const QStringList said = arena.game.play(Attack{front(wagon)}, {4, 4});
        QVERIFY(said.contains("MD-23 figure-eliminated h1"));
        QVERIFY(said.filter("CHAR-06").isEmpty());
        QCOMPARE(arena.game.listed<StandOn>(), 0);
    }
};

DELVE_TEST(TestChariots)
#include "tst_chariots.moc"
