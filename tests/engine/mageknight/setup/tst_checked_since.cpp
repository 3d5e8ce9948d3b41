// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Since when the findings of a rule are checked as they are, "0.2.0"; "always"; or "nothing found".
QString since(const Scenario& scenario, std::string_view rule, const Content& content = shippedContent())
{
    for (const Finding& finding : findingsOf(scenario, content))
        if (finding.rule == rule) {
            const std::string_view version = checkedSince(finding);
            return version.empty() ? QStringLiteral("always")
                                   : QString::fromUtf8(version.data(), qsizetype(version.size()));
        }
    return QStringLiteral("nothing found");
}

} // namespace

/// A dungeon that was legal before a ruling was sharpened and no longer is hears since when.
class TestCheckedSince : public QObject
{
    Q_OBJECT

private slots:
    void MRK_02_thePiecesOfOnePlayer()
    {
        Scenario scenario = sample("standard");
        QCOMPARE(since(scenario, "MRK-02"), QStringLiteral("nothing found"));
        for (PlacedMarker& marker : scenario.markers)
            marker.player = scenario.players[0].id;
        for (PlacedDoor& door : scenario.doors)
            door.player = scenario.players[0].id;
        QVERIFY(scenario.markers.size() + scenario.doors.size() == 2); // as many as two players may place
        QCOMPARE(since(scenario, "MRK-02"), QStringLiteral("0.2.0"));
        // breaks: too many for both players were too many before
        PlacedDoor third = scenario.doors.empty() ? PlacedDoor{} : scenario.doors[0];
        PlacedMarker another = scenario.markers.empty() ? PlacedMarker{} : scenario.markers[0];
        if (!scenario.doors.empty()) {
            third.id = ThingId("third");
            scenario.doors.push_back(third);
        } else {
            another.id = ThingId("third");
            scenario.markers.push_back(another);
        }
        QCOMPARE(since(scenario, "MRK-02"), QStringLiteral("always"));
    }

    void CHEST_08_chestsStillOwed()
    {
        Scenario scenario = sample("standard");
        scenario.chests.pop_back();
        QCOMPARE(since(scenario, "CHEST-08"), QStringLiteral("0.2.0"));
    }

    void LAY_09_aCentralChamberInTwoParts()
    {
        auto parted = room();
        for (const std::size_t row : {1u, 3u, 5u, 7u, 9u})
            parted[row][6] = '|';
        DrawnDungeon dungeon;
        dungeon.tile(parted, 0, 0, TileRole::Central).tile(room(), 5, 0);
        QCOMPARE(since(dungeon.scenario, "LAY-09", dungeon.content()), QStringLiteral("0.2.0"));
        // breaks: squares of another tile that nobody reaches were named before
        auto walled = room();
        walled[4] = "+-+-+-+-+-+";
        DrawnDungeon cutOff;
        cutOff.tile(room(), 0, 0, TileRole::Central).tile(walled, 0, 5);
        QCOMPARE(since(cutOff.scenario, "LAY-09", cutOff.content()), QStringLiteral("always"));
    }

    void DRESS_03_aPillarInACrossingOneSquareWide()
    {
        auto narrow = room("nes");
        narrow[5].front() = ' ';
        for (const std::size_t row : {1u, 3u, 7u, 9u})
            narrow[row].front() = '|'; // one edge wide where the room beside it has five
        DrawnDungeon dungeon;
        dungeon.tile(room(), 0, 0, TileRole::Central).tile(narrow, 5, 0);
        PlacedArtifact pillar;
        pillar.id = ThingId("a");
        pillar.artifact = ContentId("starter/ancient-pillar");
        pillar.square = {0, 4, 2};
        dungeon.scenario.artifacts = {pillar};
        QCOMPARE(since(dungeon.scenario, "DRESS-03", dungeon.content()), QStringLiteral("0.2.0"));
        // breaks: in the narrow entryway itself no pillar was allowed before
        dungeon.scenario.artifacts[0].square = {0, 5, 2};
        QCOMPARE(since(dungeon.scenario, "DRESS-03", dungeon.content()), QStringLiteral("always"));
    }

    void TEAM_05_aGameForOne()
    {
        Scenario scenario = sample("standard");
        scenario.players.resize(1);
        QCOMPARE(since(scenario, "TEAM-05"), QStringLiteral("0.2.0"));
        // breaks: a team without a Hero was asked for before
        scenario = sample("standard");
        scenario.players[0].team.clear();
        QCOMPARE(since(scenario, "TEAM-05"), QStringLiteral("always"));
    }

    void COMP_03_chestsBeyondTheBox()
    {
        Scenario scenario = sample("standard");
        scenario.options.respectStock = true;
        const int stock = shippedContent().chest(scenario.chests[0].chest)->stock;
        for (int i = 0; i < stock; ++i) {
            PlacedChest chest = scenario.chests[0];
            chest.id = ThingId("more" + std::to_string(i));
            scenario.chests.push_back(chest);
        }
        QCOMPARE(since(scenario, "COMP-03"), QStringLiteral("0.2.0"));
    }
};

DELVE_TEST(TestCheckedSince)

#include "tst_checked_since.moc"
