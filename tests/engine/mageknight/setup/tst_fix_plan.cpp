// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/added_errors.h"
#include "tests/engine/mageknight/setup/plan_cases.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario withFault(const char* name, const char* fault, std::uint64_t seed)
{
    Random random(seed);
    Scenario scenario = sample(name);
    scenario.packs.push_back({"small", "1.0.0", ""});
    std::ranges::find(faults(), std::string_view(fault), &Fault::name)->make(scenario, random);
    return scenario;
}

} // namespace

/// The cheapest way to mend a whole scenario.
class TestFixPlan : public QObject
{
    Q_OBJECT

    /// Of some files that differ in one thing from a legal one: nothing is lost, and few stay unmended.
    class Mended
    {
    public:
        void add(const Scenario& scenario, const QString& what)
        {
            if (validateSetup(scenario, contentForFaults()).empty())
                return;
            const FixPlan plan = planFor(scenario);
            ++files;
            clean += plan.left.empty();
            price += plan.price;
            int sum = 0;
            for (const PlanStep& step : plan.steps)
                sum += step.fix.price;
            QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(what + ": " + told(plan)));
            QVERIFY2(sum == plan.price, qPrintable(what + ": " + told(plan)));
            QVERIFY2(arePricesTheirOwn(scenario, plan), qPrintable(what + ": " + told(plan)));
            QVERIFY2(plan.price == priceOf(difference(EditName::FixFinding, scenario, plan.scenario),
                                           contentForFaults()),
                     qPrintable(what + ": " + told(plan)));
        }
        int files = 0, clean = 0, price = 0;
    };

private slots:
    void staircasesAreJoinedBeforeARoomIsRemoved();
    void theBuildTotalAndTheStockStay();
    void surplusChestsGoAndTheOthersStay();
    void orderOwnersOptionsAndFacingCostNoPiece_data();
    void orderOwnersOptionsAndFacingCostNoPiece();
    void LAY_02_tilesSwappedInTheRecordAreOnlyPutInOrder();
    void LAY_03_aTileOfTheWrongPlayerIsGivenBack();
    void LAY_04_LAY_10_exchangedTilesAreGivenBack();
    void aMissingTileIsLaidThoughOnlyErrorsAreAskedFor();
    void LAY_03_LAY_19_aMissingTileIsLaidWhereItWas();
    void LAY_06_theBuildTotalFollowsTheTilesWhereAllowed();
    void LAY_09_aTurnedTileIsTurnedBack();
};

void TestFixPlan::staircasesAreJoinedBeforeARoomIsRemoved()
{
    // holds: the stairs are there and need only be joined
    Scenario scenario = sample("two-levels");
    for (PlacedMarker& marker : scenario.markers)
        marker.partner = {};
    QVERIFY(countOf(validateSetup(scenario, contentForFaults()), Severity::Error) > 0);
    FixPlan plan = planFor(scenario, isError);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
    QVERIFY2(plan.price <= price::reassign * 2, qPrintable(told(plan)));
    // One of the two is missing and is added.
    scenario = sample("two-levels");
    const auto stair = std::ranges::find_if(
        scenario.markers, [](const PlacedMarker& marker) { return marker.square.level == 1; });
    QVERIFY(stair != scenario.markers.end());
    apply(scenario, removeThings(scenario, contentForFaults(), std::array{stair->id}));
    plan = planFor(scenario, isError);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
}

void TestFixPlan::theBuildTotalAndTheStockStay()
{
    // A dungeon of 200 points played for 100: tiles are surplus and teams too dear.
    Scenario scenario = sample("two-hundred");
    scenario.options.buildTotal = 100;
    FixPlan plan = planFor(scenario, isError);
    QCOMPARE(plan.scenario.options, scenario.options);
    Concessions may;
    may.add(Concession::BuildTotal);
    plan = planFor(scenario, isError, may);
    QVERIFY2(plan.left.empty() && plan.scenario.options.buildTotal > 100, qPrintable(told(plan)));
    QVERIFY2(plan.price <= 2 * price::option && piecesLost(scenario, plan.scenario) == 0,
             qPrintable(told(plan)));
    // More tiles of a kind than there are: others are taken; the stock is left alone unless asked for.
    scenario = withFault("standard", "tile doubled", 3);
    plan = planFor(scenario, isError);
    QCOMPARE(plan.scenario.options, scenario.options);
    QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
}

void TestFixPlan::surplusChestsGoAndTheOthersStay()
{
    const Scenario scenario = withFault("standard", "too many chests", 1);
    const FixPlan plan = planFor(scenario);
    QVERIFY2(plan.left.empty(), qPrintable(told(plan)));
    const std::size_t chests = sample("standard").chests.size();
    QVERIFY2(plan.scenario.chests.size() >= chests, qPrintable(told(plan)));
    QVERIFY2(piecesLost(scenario, plan.scenario) <= 3, qPrintable(told(plan)));
}

void TestFixPlan::orderOwnersOptionsAndFacingCostNoPiece_data()
{
    QTest::addColumn<QString>("fault");
    for (const char* fault : {"tiles out of turn",
                              "second tile out of turn",
                              "third tile out of turn",
                              "last hallway laid early",
                              "no record of tiles",
                              "central forgotten",
                              "two centres",
                              "chest turned",
                              "chests of one player",
                              "chests out of turn",
                              "tokens of one player",
                              "tokens out of turn",
                              "tough tokens",
                              "blue tokens",
                              "two entrance arrows",
                              "two exit arrows",
                              "exits swapped",
                              "one colour",
                              "Lone Wolf with a team",
                              "tile turned",
                              "tile flipped",
                              "entrance turned",
                              "entrance flipped"})
        QTest::newRow(fault) << QString::fromLatin1(fault);
}

void TestFixPlan::orderOwnersOptionsAndFacingCostNoPiece()
{
    QFETCH(QString, fault);
    const QByteArray name = fault.toLatin1();
    for (const char* base : {"standard", "three-players", "two-levels"}) {
        const Scenario scenario = withFault(base, name.constData(), 7);
        const FixPlan plan = planFor(scenario);
        QVERIFY2(piecesLost(scenario, plan.scenario) == 0, qPrintable(base + (": " + told(plan))));
        QVERIFY2(std::ranges::none_of(plan.left, isError), qPrintable(base + (": " + told(plan))));
    }
}

void TestFixPlan::LAY_02_tilesSwappedInTheRecordAreOnlyPutInOrder()
{
    Mended mended;
    const std::size_t tiles = sample("standard").tiles.size();
    for (std::size_t i = 0; i < tiles; ++i)
        for (std::size_t j = i + 1; j < tiles; ++j) {
            Scenario scenario = sample("standard");
            std::swap(scenario.tiles[i], scenario.tiles[j]);
            mended.add(scenario, QStringLiteral("%1 and %2").arg(i).arg(j));
            if (QTest::currentTestFailed())
                return;
        }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
    QVERIFY(mended.price <= mended.files * price::reassign);
}

void TestFixPlan::LAY_04_LAY_10_exchangedTilesAreGivenBack()
{
    int files = 0, clean = 0;
    for (const char* name : {"standard", "lone-wolf", "small-bargains", "two-levels"})
        for (std::size_t a = 1; a < sample(name).tiles.size(); a += 2)
            for (std::size_t b = a + 1; b < sample(name).tiles.size(); b += 2) {
                Scenario scenario = sample(name);
                if (scenario.tiles[a].player == scenario.tiles[b].player)
                    continue;
                std::swap(scenario.tiles[a].player, scenario.tiles[b].player);
                for (const auto isWanted : {isError, isAny}) {
                    const FixPlan plan = planFor(scenario, isWanted);
                    ++files;
                    clean += plan.left.empty();
                    QVERIFY2(piecesLost(scenario, plan.scenario) == 0,
                             qPrintable(QStringLiteral("%1, tiles %2 and %3: ").arg(name).arg(a).arg(b) +
                                        told(plan)));
                }
            }
    qInfo("%d of %d mended", clean, files);
    QVERIFY(clean * 100 >= files * 95);
}

void TestFixPlan::aMissingTileIsLaidThoughOnlyErrorsAreAskedFor()
{
    for (const char* name : {"two-coffers", "standard"})
        for (std::size_t tile = 1; tile < sample(name).tiles.size(); ++tile) {
            Scenario scenario = sample(name);
            scenario.tiles.erase(scenario.tiles.begin() + std::ptrdiff_t(tile));
            if (countOf(validateSetup(scenario, shippedContent()), Severity::Error) == 0)
                continue;
            const FixPlan plan = planFor(scenario, isError);
            QVERIFY2(piecesLost(scenario, plan.scenario) == 0,
                     qPrintable(QStringLiteral("%1 without tile %2: ").arg(name).arg(tile) + told(plan)));
        }
}

void TestFixPlan::LAY_03_aTileOfTheWrongPlayerIsGivenBack()
{
    Mended mended;
    for (const char* name : {"standard", "six-tiles", "three-players"})
        for (std::size_t tile = 1; tile <= 4; ++tile) {
            Scenario scenario = sample(name);
            const auto other = std::ranges::find_if(scenario.players, [&](const Player& player) {
                return player.id != scenario.tiles[tile].player;
            });
            scenario.tiles[tile].player = other->id;
            mended.add(scenario, QStringLiteral("%1, tile %2").arg(QLatin1String(name)).arg(tile));
            if (QTest::currentTestFailed())
                return;
        }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
    QVERIFY(mended.price <= mended.files * price::reassign);
}

void TestFixPlan::LAY_03_LAY_19_aMissingTileIsLaidWhereItWas()
{
    for (const char* name : {"standard", "six-tiles"})
        for (std::size_t tile = 1; tile < sample(name).tiles.size(); ++tile) {
            Scenario scenario = sample(name);
            const ThingId gone = scenario.tiles[tile].id;
            // What stands on it stays, but for doors, which are a part of it.
            std::erase_if(scenario.doors, [&](const PlacedDoor& door) { return door.tile == gone; });
            scenario.tiles.erase(scenario.tiles.begin() + std::ptrdiff_t(tile));
            const FixPlan plan = planFor(scenario);
            QVERIFY2(plan.left.empty() && piecesLost(scenario, plan.scenario) == 0, qPrintable(told(plan)));
            QCOMPARE(plan.scenario.tiles.size(), scenario.tiles.size() + 1);
            QVERIFY2(plan.price <= price::add + price::reassign, qPrintable(told(plan)));
        }
}

void TestFixPlan::LAY_06_theBuildTotalFollowsTheTilesWhereAllowed()
{
    // Seven tiles each are those of 200 points.
    Concessions may;
    may.add(Concession::BuildTotal);
    for (const int total : {150, 250}) {
        Scenario scenario = sample("two-hundred");
        QCOMPARE(scenario.options.buildTotal, 200);
        for (Player& player : scenario.players)
            player.team.clear();
        scenario.options.buildTotal = total;
        const auto isOfTiles = [](const Finding& finding) { return finding.rule == "LAY-06"; };
        QVERIFY(std::ranges::any_of(validateSetup(scenario, contentForFaults()), isOfTiles));
        const FixPlan asked = planFor(scenario, isOfTiles, may);
        QCOMPARE(told(asked), QStringLiteral("LAY-06 agree 5"));
        QCOMPARE(asked.scenario.options.buildTotal, 200);
        QCOMPARE(planFor(scenario, isOfTiles).scenario.options.buildTotal, total);
    }
}

void TestFixPlan::LAY_09_aTurnedTileIsTurnedBack()
{
    Mended mended;
    for (const char* name : {"standard", "six-tiles"})
        for (std::size_t tile = 0; tile < 6; ++tile)
            for (const bool isFlipped : {false, true}) {
                Scenario scenario = sample(name);
                PlacedTile& turnedOne = scenario.tiles[tile];
                if (isFlipped)
                    turnedOne.side = turnedOne.side == TileSide::A ? TileSide::B : TileSide::A;
                else
                    turnedOne.rotation = turned(turnedOne.rotation, 2);
                mended.add(scenario, QStringLiteral("%1, tile %2%3")
                                         .arg(QLatin1String(name))
                                         .arg(tile)
                                         .arg(isFlipped ? QStringLiteral(" flipped") : QString()));
                if (QTest::currentTestFailed())
                    return;
            }
    qInfo("%d of %d mended, price %d", mended.clean, mended.files, mended.price);
    QVERIFY(mended.clean * 100 >= mended.files * 95);
}

DELVE_TEST(TestFixPlan)
#include "tst_fix_plan.moc"
