// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/collection/scenario_needs.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario sample(const char* name)
{
    return *loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
}

int countOf(const std::vector<NeededPiece>& pieces, NeedKind kind)
{
    int count = 0;
    for (const NeededPiece& piece : pieces)
        count += piece.kind == kind ? piece.count : 0;
    return count;
}

} // namespace

class TestScenarioNeeds : public QObject
{
    Q_OBJECT

private slots:
    void everythingOnTheMapIsNeeded()
    {
        const Scenario scenario = sample("standard");
        const auto needs = neededPieces(scenario, shippedContent());
        QCOMPARE(countOf(needs, NeedKind::Tile), int(scenario.tiles.size()));
        QCOMPARE(countOf(needs, NeedKind::Door), int(scenario.doors.size()));
        QCOMPARE(countOf(needs, NeedKind::Marker), int(scenario.markers.size()));
        QCOMPARE(countOf(needs, NeedKind::Token), int(scenario.tokens.size()));
        QVERIFY(countOf(needs, NeedKind::Chest) >= int(scenario.chests.size()));
        QVERIFY(countOf(needs, NeedKind::Figure) > 0);
        QVERIFY(std::ranges::is_sorted(needs, {}, &NeededPiece::kind));
    }

    void whoOwnsNothingLacksEverything()
    {
        const Scenario scenario = sample("standard");
        QCOMPARE(lackingPieces(scenario, shippedContent(), {}), neededPieces(scenario, shippedContent()));
    }

    void onlyTheDifferenceIsLacking()
    {
        Scenario scenario = sample("standard");
        scenario.tiles.resize(1);
        scenario.tiles.push_back(scenario.tiles.front());
        scenario.tiles.push_back(scenario.tiles.front());
        const ContentId tile = scenario.tiles.front().tile;
        const auto tilesLacking = [&](int owned) {
            return countOf(lackingPieces(scenario, shippedContent(), {{tile, owned}}), NeedKind::Tile);
        };
        QCOMPARE(tilesLacking(0), 3);
        QCOMPARE(tilesLacking(1), 2);
        QCOMPARE(tilesLacking(3), 0);
        QCOMPARE(tilesLacking(9), 0);
    }

    void chestsThatPlayersBroughtCountOnce()
    {
        Scenario scenario = sample("standard");
        QVERIFY(!scenario.chests.empty());
        scenario.chests.resize(1);
        const ContentId chest = scenario.chests.front().chest;
        for (Player& player : scenario.players)
            player.chests.clear();
        scenario.players.front().chests = {{chest, 2}};
        QCOMPARE(countOf(neededPieces(scenario, shippedContent()), NeedKind::Chest), 2);
        scenario.players.front().chests.clear();
        QCOMPARE(countOf(neededPieces(scenario, shippedContent()), NeedKind::Chest), 1);
    }

    void unknownPiecesAreLeftOut()
    {
        Scenario scenario = sample("standard");
        scenario.tiles.resize(1);
        scenario.tiles.front().tile = ContentId("nowhere/tile");
        QCOMPARE(countOf(neededPieces(scenario, shippedContent()), NeedKind::Tile), 0);
    }
};

DELVE_TEST(TestScenarioNeeds)
#include "tst_scenario_needs.moc"
