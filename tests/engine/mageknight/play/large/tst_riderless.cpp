// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/cavalry.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A mount that has lost its rider in the turn of the first player; both have another hero.
struct Riderless : Cavalry
{
    explicit Riderless(Intelligence intelligence) : Cavalry(horse({}, intelligence))
    {
        friendly = game.hero(0, 'a');
        opponent = foe('e', S);
        game.start();
        game.happen(FigureEliminated{rider});
    }

    FigureId friendly = FigureId::None;
    FigureId opponent = FigureId::None;
};

} // namespace

/// What mounts do without their riders.
class TestRiderless : public QObject
{
    Q_OBJECT

private slots:
    void INT_01_theLevelDecidesWhatItDoes()
    {
        const auto after = [](Intelligence intelligence) {
            Riderless unit(intelligence);
            unit.game.play(EndTurn{});
            return std::pair(unit.stateOf(unit.mount).where, unit.stateOf(unit.mount).team);
        };
        QVERIFY(after(Intelligence::Skittish) == std::pair(Whereabouts::Eliminated, PlayerId(0)));
        QVERIFY(after(Intelligence::Independent) == std::pair(Whereabouts::Inside, PlayerId(0)));
        QVERIFY(after(Intelligence::MeanSpirited) == std::pair(Whereabouts::Inside, PlayerId(1)));
        // Files have the level itself, and know no others.
        QVERIFY(fromName<Intelligence>("mean-spirited") == Intelligence::MeanSpirited);
        QVERIFY(!fromName<Intelligence>("pentagon").has_value());
    }

    void INT_02_aSkittishOneRunsAwayWhenATurnEnds()
    {
        Riderless unit(Intelligence::Skittish);
        const QStringList said = unit.game.play(EndTurn{});
        QVERIFY(said.contains("INT-02 mount-fled h1"));
        QVERIFY(said.filter("experience-gained").isEmpty());
        QCOMPARE(unit.stateOf(unit.mount).where, Whereabouts::Eliminated);
        QVERIFY(unit.game.state().occupant(unit.game['m']).isNone());
        for (const Intelligence other : {Intelligence::Independent, Intelligence::MeanSpirited}) {
            Riderless stays(other);
            QVERIFY(stays.game.play(EndTurn{}).filter("mount-fled").isEmpty());
        }
    }

    void INT_02_aRiddenOneStays()
    {
        Cavalry unit(horse({}, Intelligence::Skittish));
        unit.game.start();
        QVERIFY(unit.game.play(EndTurn{}).filter("mount-fled").isEmpty());
    }

    void INT_02_theGameEndsWithTheLastOne()
    {
        Cavalry unit(horse({}, Intelligence::Skittish));
        unit.game.start();
        unit.game.happen(FigureEliminated{unit.rider});
        QVERIFY(unit.game.play(EndTurn{}).contains("END-04 game-ended everybody-gone"));
    }

    void INT_03_anIndependentOneActsForItsPlayer()
    {
        Riderless unit(Intelligence::Independent);
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("allowed"));
        unit.game.play(EndTurn{});
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("ACT-17"));
        QCOMPARE(unit.stateOf(unit.mount).team, PlayerId(0));
    }

    void INT_04_aMeanSpiritedOneServesWhoeverHasTheTurn()
    {
        Riderless unit(Intelligence::MeanSpirited);
        QCOMPARE(unit.stateOf(unit.mount).team, PlayerId(0)); // on the turn in which it lost its rider
        QVERIFY(unit.game.play(EndTurn{}).contains("INT-04 mount-sided h1 p2"));
        QVERIFY(areOpposing(unit.game.position(), unit.mount, unit.friendly));
        QVERIFY(!areOpposing(unit.game.position(), unit.mount, unit.opponent));
        QVERIFY(unit.game.isListed(Activate{unit.mount}));
        unit.game.activate(unit.mount);
        unit.game.play(EndActivation{});
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("ACT-03")); // once
        QVERIFY(unit.game.play(EndTurn{}).contains("INT-04 mount-sided h1 p1"));
        QCOMPARE(unit.game.verdict(Activate{unit.mount}), QStringLiteral("allowed"));
    }

    void INT_04_itKeepsNobodyInTheGameAndDoesNotLeave()
    {
        Cavalry unit(horse({}, Intelligence::MeanSpirited), {.defense = 5, .clicks = 1}, 0, 'c');
        const FigureId foe = unit.foe('d', W, {.attack = 12, .defense = 30});
        unit.game.exit(0, 'c', Side::North);
        unit.game.start();
        unit.game.happen(FigureEliminated{unit.rider});
        unit.game.activate(unit.mount);
        QCOMPARE(unit.game.verdict(Leave{}), QStringLiteral("INT-04"));
        unit.game.happen(ActivationEnded{});
        unit.game.play(EndTurn{});
        // The last hero gives up: only the mount is left.
        QVERIFY(unit.game.play(GiveUp{}).contains("END-04 game-ended everybody-gone"));
        Q_UNUSED(foe);
    }
};

DELVE_TEST(TestRiderless)
#include "tst_riderless.moc"
