// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Stats trained(Proficiency proficiency, Stats stats = {})
{
    return horse(std::move(stats), Intelligence::Independent, {proficiency});
}

/// A lane as long as ten squares; the unit comes from the west with its front square on c.
struct Ride
{
    Ride(const Stats& mountStats, const Stats& riderStats) : game(lane)
    {
        mount = game.hero(0, 'c', E, mountStats);
        rider = game.rider(mount, riderStats);
    }

    DrawnGame game;
    FigureId mount = FigureId::None;
    FigureId rider = FigureId::None;
};

} // namespace

/// What mounts are trained for.
class TestProficiencies : public QObject
{
    Q_OBJECT

private slots:
    void PROF_02_horsemanshipSpoilsTheAimAtTheRider()
    {
        for (const bool isTrained : {true, false}) {
            Ride ride(isTrained ? trained(Proficiency::Horsemanship, {.defense = 17})
                                : horse({.defense = 17}),
                      {.defense = 17});
            const FigureId archer = ride.game.hero(1, 'h', W, {.attack = 10, .range = 8});
            ride.game.start();
            ride.game.play(EndTurn{});
            ride.game.activate(archer);
            const auto needed = [&](FigureId target) {
                return blowNumbers(ride.game.position(), Stroke{Blow::Shot, archer}, StrokeTarget{target})
                    .needed();
            };
            QCOMPARE(needed(ride.rider), isTrained ? 9 : 7); // the example
            QCOMPARE(needed(ride.mount), 7);
        }
    }

    void PROF_03_impaleInsteadOfWeaponMaster()
    {
        for (const bool isTrained : {true, false}) {
            Ride ride(isTrained ? trained(Proficiency::Impale) : horse(),
                      {.attack = 12, .damage = 2, .abilities = {Ability::WeaponMaster}});
            const FigureId foe = ride.game.hero(1, 'd', W, {.clicks = 9});
            ride.game.start();
            ride.game.activate(ride.mount);
            ride.game.play(ActAs{ride.rider});
            QCOMPARE(ride.game.verdict(Attack{foe, AttackForm::WeaponMaster}),
                     isTrained ? QStringLiteral("ABIL-01") : QStringLiteral("allowed"));
            QVERIFY(ride.game.play(Attack{foe}, {3, 3})
                        .contains(QStringLiteral("DMG-01 figure-damaged h2 %1 0").arg(isTrained ? 4 : 2)));
            // Also when it strikes back; but not the mount.
            const auto damage = [&](FigureId striker) {
                return blowNumbers(ride.game.position(), Stroke{Blow::Counterattack, striker}, {foe})
                    .clicks(8);
            };
            QCOMPARE(damage(ride.rider), isTrained ? 4 : 2);
            QCOMPARE(damage(ride.mount), 2);
        }
    }

    void PROF_04_mountedBoundShootsAfterAFullMove()
    {
        for (const bool isTrained : {true, false}) {
            Ride ride(isTrained ? trained(Proficiency::MountedBound, {.speed = 3, .range = 6})
                                : horse({.speed = 3, .range = 6}),
                      {.attack = 12, .range = 6});
            const FigureId foe = ride.game.hero(1, 'j', W, {.clicks = 9});
            ride.game.start();
            ride.game.activate(ride.mount);
            for (int i = 0; i < 3; ++i)
                ride.game.play(Step{E});
            QCOMPARE(ride.game.speed(), 0);
            QCOMPARE(ride.game.verdict(Shoot{foe}), QStringLiteral("CLOSE-04")); // only the rider
            ride.game.play(ActAs{ride.rider});
            QCOMPARE(ride.game.verdict(Shoot{foe}),
                     isTrained ? QStringLiteral("allowed") : QStringLiteral("CLOSE-04"));
            if (isTrained)
                QVERIFY(ride.game.play(Shoot{foe}, {3, 3}).contains("CMB-06 blow-struck shot r1 h2 true"));
        }
    }

    void PROF_05_PROF_01_mountedChargeStrikesAfterAFullMove()
    {
        for (const bool isTrained : {true, false}) {
            Ride ride(isTrained ? trained(Proficiency::MountedCharge, {.speed = 4}) : horse({.speed = 4}),
                      {});
            const FigureId foe = ride.game.hero(1, 'h', W, {.clicks = 9});
            ride.game.start();
            ride.game.activate(ride.mount);
            for (int i = 0; i < 4; ++i)
                ride.game.play(Step{E});
            QCOMPARE(ride.game.speed(), 0);
            const QString verdict = isTrained ? QStringLiteral("allowed") : QStringLiteral("CLOSE-04");
            QCOMPARE(ride.game.verdict(Attack{foe}), verdict);
            ride.game.play(ActAs{ride.rider});
            ride.game.play(DeclineSpins{});                    // the movement ends first
            QCOMPARE(ride.game.verdict(Attack{foe}), verdict); // mount or rider, as they like
        }
    }

    void PROF_05_notNextToAFoeAtTheBeginning()
    {
        Ride ride(trained(Proficiency::MountedCharge, {.speed = 3}), {});
        const FigureId foe = ride.game.hero(1, 'd', W);
        ride.game.start();
        ride.game.activate(ride.mount);
        QCOMPARE(ride.game.verdict(Attack{foe}), QStringLiteral("CLOSE-04"));
    }

    void PROF_06_notTogetherWithCharge()
    {
        Ride ride(trained(Proficiency::MountedCharge, {.speed = 4, .abilities = {Ability::Charge}}), {});
        const FigureId foe = ride.game.hero(1, 'e', W);
        ride.game.start();
        const GameState before = ride.game.state();
        ride.game.play(ActivateWith{ride.mount, Use::DoubleSpeed});
        ride.game.play(Step{E});
        QCOMPARE(ride.game.speed(), 7);
        ride.game.play(Attack{foe});
        QVERIFY(ride.game.play(DeclineSpins{}, {1, 2}).contains("CMB-01 speed-spent 4"));
        ride.game.state() = before;
        ride.game.activate(ride.mount);
        ride.game.play(Step{E});
        ride.game.play(Attack{foe});
        const QStringList said = ride.game.play(DeclineSpins{}, {1, 2});
        QVERIFY(said.contains("CMB-06 blow-struck attack h1 h2 false"));
        QVERIFY(said.filter("speed-spent").isEmpty());
    }
};

DELVE_TEST(TestProficiencies)
#include "tst_proficiencies.moc"
