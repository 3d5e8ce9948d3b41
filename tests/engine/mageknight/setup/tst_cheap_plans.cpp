// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "tests/engine/mageknight/setup/plan_cases.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Plans that once cost a removal or an agreement, though something small mends all.
class TestCheapPlans : public QObject
{
    Q_OBJECT

    static PlacedTile& tileOf(Scenario& scenario, const char* id)
    {
        return *std::ranges::find(scenario.tiles, ThingId(id), &PlacedTile::id);
    }
    /// Everything is mended, nothing is lost, and it costs no more than that.
    static void verify(const Scenario& scenario, int most)
    {
        QVERIFY(!validateSetup(scenario, contentForFaults()).empty());
        const FixPlan plan = planFor(scenario);
        QVERIFY2(plan.left.empty(), qPrintable(told(plan)));
        QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
        QVERIFY2(plan.price <= most, qPrintable(told(plan)));
        QVERIFY(validateSetup(plan.scenario, contentForFaults()).empty());
    }

private slots:
    void aWrongTileIsSwappedBack_data();
    void aWrongTileIsSwappedBack();
    void LAY_12_twoTilesChangePlacesAgain();
    void TEAM_01_TEAM_04_heroesAreSwappedBeforeOneIsDismissed_data();
    void TEAM_01_TEAM_04_heroesAreSwappedBeforeOneIsDismissed();
    void CHEST_08_chestsThatAreOwedAreAdded_data();
    void CHEST_08_chestsThatAreOwedAreAdded();
    void MRK_02_MRK_23_aDoorIsGivenBackBeforeAnOptionChanges();
};

void TestCheapPlans::aWrongTileIsSwappedBack_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<QString>("other");
    QTest::newRow("LAY-21: hallway for hallway") << "three-players"
                                                 << "t2bb"
                                                 << "starter/blind-end";
    QTest::newRow("LAY-04: hallway for chamber") << "standard"
                                                 << "t9ze"
                                                 << "starter/gorge";
    QTest::newRow("LAY-04: hallway for chamber, turned") << "lone-wolf"
                                                         << "t3hj"
                                                         << "starter/bend";
    QTest::newRow("LAY-04 and LAY-21") << "three-players"
                                       << "t8ah"
                                       << "starter/blind-end";
    QTest::newRow("LAY-10: chamber for entrance") << "three-players"
                                                  << "t5be"
                                                  << "starter/shrine";
}

void TestCheapPlans::aWrongTileIsSwappedBack()
{
    QFETCH(QString, file);
    QFETCH(QString, tile);
    QFETCH(QString, other);
    Scenario scenario = sample(file.toLatin1().constData());
    tileOf(scenario, tile.toLatin1().constData()).tile = ContentId(other.toStdString());
    verify(scenario, price::swap);
}

void TestCheapPlans::LAY_12_twoTilesChangePlacesAgain()
{
    Scenario scenario = sample("two-coffers");
    std::swap(tileOf(scenario, "qehh6b").position, tileOf(scenario, "e487fe").position);
    verify(scenario, 2 * price::move);
}

void TestCheapPlans::TEAM_01_TEAM_04_heroesAreSwappedBeforeOneIsDismissed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("most");
    // two swaps, a level and a chest for the pool; and three swaps
    QTest::newRow("a level lower") << "six-tiles" << 0 << 16;
    QTest::newRow("only swaps") << "standard" << 0 << 20;
}

void TestCheapPlans::TEAM_01_TEAM_04_heroesAreSwappedBeforeOneIsDismissed()
{
    QFETCH(QString, file);
    QFETCH(int, player);
    QFETCH(int, most);
    Scenario scenario = sample(file.toLatin1().constData());
    auto& team = scenario.players[std::size_t(player)].team;
    TeamMember again = team.front();
    again.id = ThingId("hz9");
    team.push_back(again);
    verify(scenario, most);
}

void TestCheapPlans::CHEST_08_chestsThatAreOwedAreAdded_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("missing");
    for (const char* file : {"standard", "two-coffers"})
        for (int missing = 1; missing <= 4; ++missing)
            QTest::addRow("%s without %d", file, missing) << file << missing;
}

void TestCheapPlans::CHEST_08_chestsThatAreOwedAreAdded()
{
    QFETCH(QString, file);
    QFETCH(int, missing);
    Scenario scenario = sample(file.toLatin1().constData());
    QVERIFY(int(scenario.chests.size()) >= missing);
    scenario.chests.resize(scenario.chests.size() - std::size_t(missing));
    const FixPlan plan = planFor(scenario);
    QVERIFY2(plan.left.empty(), qPrintable(told(plan)));
    QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
    QCOMPARE(plan.scenario.chests.size(), scenario.chests.size() + std::size_t(missing));
}

void TestCheapPlans::MRK_02_MRK_23_aDoorIsGivenBackBeforeAnOptionChanges()
{
    Scenario scenario = sample("two-levels");
    std::ranges::find(scenario.doors, ThingId("d6rk"), &PlacedDoor::id)->player = ThingId("p2");
    verify(scenario, price::reassign);
    QCOMPARE(planFor(scenario).scenario.options, scenario.options);
}

DELVE_TEST(TestCheapPlans)
#include "tst_cheap_plans.moc"
