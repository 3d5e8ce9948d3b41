// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// So many copies of a thing, each with an id of its own, where the thing lies.
template <typename Thing> std::vector<Thing> heapOf(const Thing& thing, int count)
{
    std::vector<Thing> heap(std::size_t(count), thing);
    for (int i = 0; i < count; ++i)
        heap[std::size_t(i)].id = ThingId("h" + std::to_string(i));
    return heap;
}

/// How many edits are tried to find fixes for all that is wrong, with the effort of one finding for all.
int triesFor(const Scenario& scenario)
{
    const Findings findings = validateSetup(scenario, shippedContent());
    EditTrial edits(scenario, shippedContent(), findings);
    FixEffort effort{effortOfOneFinding};
    for (const Finding& finding : findings)
        (void)fixesFor(edits, finding, effort);
    return edits.tries();
}

} // namespace

/// Files that are made to keep the program busy: the work is counted, and ends.
class TestHeaps : public QObject
{
    Q_OBJECT

private slots:
    void aCommonDungeonIsWorthManyTries()
    {
        Scenario scenario = sample("standard");
        scenario.chests[1].square = scenario.chests[0].square;
        scenario.tokens[1].square = scenario.tokens[0].square;
        QVERIFY(triesFor(scenario) > 100); // or else the others show nothing
    }

    /// Where tiles are piled up every try touches all of them.
    void pilesOfTilesCostFewTries()
    {
        Scenario scenario = sample("standard");
        scenario.doors.clear();
        scenario.tiles = heapOf(scenario.tiles.front(), 1000);
        const int tries = triesFor(scenario);
        QVERIFY2(tries <= 120, std::to_string(tries).c_str());
    }

    /// The void between tiles costs nothing: there is work left for as many tries as in a common dungeon.
    void voidBetweenTilesCostsNothing()
    {
        Scenario scenario = sample("standard");
        for (std::size_t i = 0; i < scenario.tiles.size(); ++i)
            scenario.tiles[i].position = {0, -990 + int(i) * 200, -990 + int(i) * 700 % 1900};
        const int tries = triesFor(scenario);
        QVERIFY2(tries > 100, std::to_string(tries).c_str());
    }

    void crowdsAreFoundToTheLast()
    {
        Scenario scenario = sample("standard");
        scenario.chests = heapOf(scenario.chests.front(), 500);
        scenario.tokens = heapOf(scenario.tokens.front(), 500);
        const Findings findings = validateSetup(scenario, shippedContent());
        const auto countOf = [&](const char* rule) {
            return std::ranges::count(findings, std::string(rule), &Finding::rule);
        };
        QCOMPARE(countOf("CHEST-06"), 499);
        QCOMPARE(countOf("MAP-26"), 499);
        QCOMPARE(countOf("TOK-14"), 499);
        for (const Finding& finding : findings)
            if (finding.rule == "CHEST-06")
                QCOMPARE(finding.about.things.front(), scenario.chests.front().id);
    }

    /// Each of a crowd of artifacts names a few of the others: all of them would be as many as its square.
    void aCrowdIsNamedInPart()
    {
        constexpr int many = 300;
        Scenario scenario = sample("standard");
        PlacedArtifact chair;
        chair.artifact = ContentId("starter/chair");
        chair.square = scenario.chests.front().square;
        scenario.artifacts = heapOf(chair, many);
        std::size_t named = 0;
        int found = 0;
        for (const Finding& finding : validateSetup(scenario, shippedContent()))
            if (finding.rule == "ART-07") {
                named += finding.about.things.size();
                ++found;
            }
        QCOMPARE(found, many);
        QVERIFY2(named <= std::size_t(many) * 10, std::to_string(named).c_str());
    }
};

DELVE_TEST(TestHeaps)
#include "tst_heaps.moc"
