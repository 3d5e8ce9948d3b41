// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "tests/support/mageknight/arena.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A lane of two tiles with a token on h, a hero of the first player on d, and a unit of 31 and 24 points in
/// the pool.
struct PoolUnit
{
    explicit PoolUnit(Intelligence intelligence = Intelligence::Independent, int points = 55) : game(lane)
    {
        hero = game.hero(0, 'd', E, {.speed = 12, .attack = 12, .defense = 30, .clicks = 8});
        game.hero(1, 'a', E);
        mount = game.monster(0, N, horse({.defense = 5, .clicks = 1, .points = 31}, intelligence));
        rider = game.rider(mount, {.defense = 5, .points = 24});
        game.token('h');
        game.table(Colour::Yellow, 1, points);
        game.start();
    }
    /// The hero comes onto the tile of the token; returns what is rolled and called.
    QStringList meet()
    {
        game.activate(hero);
        game.play(Step{E});
        return game.play(Step{E}, {3, 4});
    }
    /// The unit comes, on g, h and i, facing the hero on f, who does not turn.
    void come()
    {
        meet();
        game.play(PlaceMonster{game['g'], W});
        game.play(DeclineSpins{});
    }
    const FigureState& stateOf(FigureId id) const { return game.state().figure(id); }

    DrawnGame game;
    FigureId hero{};
    FigureId mount{};
    FigureId rider{};
};

} // namespace

/// Mounts with riders, and chariots with passengers, in the Mage Spawn pool.
class TestPoolUnits : public QObject
{
    Q_OBJECT

private slots:
    void MOUNT_13_BASE_19_aUnitComesOutOfThePoolAsOne()
    {
        PoolUnit unit;
        QVERIFY(canComeFromPool(unit.game.position(), unit.mount));
        QVERIFY(!canComeFromPool(unit.game.position(), unit.rider));
        const QStringList called = unit.meet();
        QVERIFY2(called.contains("CONV-12 monsters-called p2 1 55"),
                 qPrintable(called.join(u'\n'))); // CAV-04
        QCOMPARE(unit.game.verdict(PlaceMonster{unit.game['g'], N}), QStringLiteral("CONV-09"));
        QCOMPARE(unit.game.verdict(PlaceMonster{unit.game['i'], W}),
                 QStringLiteral("CONV-09")); // i, j and void
        QCOMPARE(unit.game.play(PlaceMonster{unit.game['g'], W}),
                 QStringList({"CONV-08 monster-placed m1 g west", "CONV-16 group-complete",
                              "SPIN-01 spin-arrival m1", "SPIN-01 spin-offered h1"}));
        QCOMPARE(unit.game.bodyOf(unit.mount), QStringLiteral("g h i"));
        QVERIFY(unit.stateOf(unit.rider).isInside());
        QCOMPARE(unit.stateOf(unit.rider).square, unit.game['g']);
        QCOMPARE(unit.stateOf(unit.rider).carrier, unit.mount);
        for (const FigureId each : {unit.mount, unit.rider})
            QVERIFY(unit.stateOf(each).has(mark::newcomer)); // CONV-17
    }

    void CONV_12_bothPointValuesCount()
    {
        PoolUnit tooDear(Intelligence::Independent, 54);
        QVERIFY(tooDear.meet().contains("CONV-12 monsters-called p2 0 0")); // CONV-11: there is nothing else
    }

    void CAV_12_theUnitHasTheActivationOfItsMount()
    {
        PoolUnit unit;
        unit.come();
        unit.game.play(EndActivation{});
        unit.game.play(EndTurn{});
        QCOMPARE(unit.game.verdict(Activate{unit.rider}), QStringLiteral("CAV-12"));
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("allowed"));
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(ActAs{unit.rider}), QStringLiteral("allowed"));
    }

    void CAV_20_theOpponentPlacesTheRiderOfAFallenMount()
    {
        PoolUnit unit;
        unit.come();
        const QStringList said = unit.game.play(Attack{unit.mount}, {3, 4});
        QVERIFY2(said.contains("DMG-01 figure-damaged m1 2 0"), qPrintable(said.join(u'\n')));
        // CON-10: not the player whose hero struck.
        QCOMPARE(unit.game.toAct(), PlayerId(1));
        QVERIFY(unit.game.isListed(StandOn{unit.game['j'], W}));
        QCOMPARE(unit.game.verdict(StandOn{unit.game['h'], W}), QStringLiteral("CAV-20"));
        const QStringList fallen = unit.game.play(StandOn{unit.game['j'], W});
        QCOMPARE(fallen.first(), QStringLiteral("CAV-20 rider-dismounted r1 m1 j west"));
        QVERIFY(fallen.contains("XP-03 experience-gained p1 31")); // CAV-28
        QCOMPARE(unit.stateOf(unit.mount).where, Whereabouts::Pool);
        QVERIFY(unit.stateOf(unit.rider).isInside());
        // MOUNT-13: in the pool it waits for its rider.
        QVERIFY(!canComeFromPool(unit.game.position(), unit.mount));
        unit.game.happen(FigureEliminated{unit.rider});
        QVERIFY(canComeFromPool(unit.game.position(), unit.mount));
        QCOMPARE(unit.stateOf(unit.mount).load, unit.rider);
        QCOMPARE(unit.stateOf(unit.rider).carrier, unit.mount);
    }

    void CAV_24_CAV_25_itsRiderGetsDownAndMountsAgain()
    {
        PoolUnit unit;
        unit.come();
        unit.game.play(EndActivation{});
        unit.game.play(EndTurn{});
        unit.game.play(Dismount{unit.mount});
        QCOMPARE(unit.game.toAct(), PlayerId(1)); // whose turn it is
        unit.game.play(StandOn{unit.game['j'], W});
        QVERIFY(!unit.stateOf(unit.rider).isAboard());
        // It was next to the hero, who could turn to it.
        if (unit.game.toAct() == PlayerId(0))
            unit.game.play(DeclineSpins{});
        QCOMPARE(unit.game.play(MountUp{unit.rider, unit.mount}).last(),
                 QStringLiteral("TURN-01 turn-began p1 2"));
        QCOMPARE(unit.stateOf(unit.rider).carrier, unit.mount);
    }

    void INT_02_INT_03_INT_04_riderlessMountsOfThePool()
    {
        const auto after = [](Intelligence intelligence) {
            PoolUnit unit(intelligence);
            unit.come();
            unit.game.happen(FigureEliminated{unit.rider});
            unit.game.play(EndActivation{});
            const QStringList said = unit.game.play(EndTurn{}).filter("mount-");
            return std::tuple(unit.stateOf(unit.mount).where, unit.stateOf(unit.mount).team, said.join(u' '));
        };
        QCOMPARE(after(Intelligence::Skittish),
                 std::tuple(Whereabouts::Eliminated, PlayerId::None, QStringLiteral("INT-02 mount-fled m1")));
        QCOMPARE(after(Intelligence::Independent),
                 std::tuple(Whereabouts::Inside, PlayerId::None, QString()));
        QCOMPARE(after(Intelligence::MeanSpirited),
                 std::tuple(Whereabouts::Inside, PlayerId(1), QStringLiteral("INT-04 mount-sided m1 p2")));
    }

    void INT_04_itGoesBackToThePoolFromWhomeverItServes()
    {
        PoolUnit unit(Intelligence::MeanSpirited);
        unit.come();
        unit.game.happen(FigureEliminated{unit.rider});
        unit.game.play(EndActivation{});
        unit.game.play(EndTurn{});
        QVERIFY(areOpposing(unit.game.position(), unit.mount, unit.hero));
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("allowed"));
        unit.game.happen(FigureEliminated{unit.mount});
        QCOMPARE(unit.stateOf(unit.mount).where, Whereabouts::Pool);
        QCOMPARE(unit.stateOf(unit.mount).team, PlayerId::None);
        QVERIFY(canComeFromPool(unit.game.position(), unit.mount));
    }

    void PSGR_02_PSGR_03_aChariotBringsItsPassenger()
    {
        DrawnGame game(paddock);
        game.hero(0, 'a', E);
        const FigureId wagon = game.monster(0, N, chariot());
        const FigureId passenger = game.passenger(wagon, {.points = 15});
        game.start();
        QVERIFY(canComeFromPool(game.position(), wagon));
        QVERIFY(!canComeFromPool(game.position(), passenger)); // he comes with it
        game.happen(MonsterPlaced{wagon, game['o'], N});
        QVERIFY(game.state().figure(passenger).isInside());
        QVERIFY(game.state().figure(passenger).has(mark::newcomer));
        game.play(EndTurn{});
        // PSGR-05: he has an activation of his own, but not next to a hero of that player (SPAWN-02).
        QCOMPARE(game.verdict(Activate{passenger}), QStringLiteral("allowed"));
        // Without the chariot he is one figure of the pool like others.
        game.happen(FigureEliminated{passenger});
        QVERIFY(canComeFromPool(game.position(), passenger));
        game.happen(FigureEliminated{wagon});
        QVERIFY(canComeFromPool(game.position(), wagon));
        QVERIFY(!game.state().figure(passenger).isAboard());
    }
};

DELVE_TEST(TestPoolUnits)
#include "tst_pool_units.moc"
