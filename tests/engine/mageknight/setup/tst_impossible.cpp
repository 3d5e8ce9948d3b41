// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/complete_dungeon.h"
#include "engine/mageknight/setup/complete/prove_impossible.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

using Outcome = DungeonMaker::Outcome;

std::vector<Player> twoPlayers()
{
    std::vector<Player> players(2);
    players[0].id = ThingId("p1");
    players[1].id = ThingId("p2");
    players[1].colour = PlayerColour::Blue;
    return players;
}

Completion complete(const Scenario& scenario, const Content& content)
{
    return completeDungeon(scenario, content, {}, 1, {});
}

/// Empty if the claim holds: these things alone cannot be finished, and without any one of them they can.
QString faultOfProof(const Scenario& scenario, const Content& content, const std::string& rule)
{
    const Completion completion = complete(scenario, content);
    if (completion.outcome != Outcome::Impossible)
        return QStringLiteral("not called impossible");
    const Conflict& conflict = completion.conflict;
    if (conflict.rules != std::vector{rule})
        return QStringLiteral("by other rules");
    if (complete(onlyThings(scenario, content, conflict.things), content).outcome != Outcome::Impossible)
        return QStringLiteral("possible with these things alone");
    for (const ThingId& thing : conflict.things) {
        std::vector<ThingId> others = conflict.things;
        std::erase(others, thing);
        if (complete(onlyThings(scenario, content, others), content).outcome != Outcome::Made)
            return QStringLiteral("not possible without %1").arg(QString::fromStdString(thing.text()));
    }
    if (conflict.repair && conflict.repair->kind == Repair::Kind::Remove &&
        complete(withoutThings(scenario, content, conflict.repair->things), content).outcome != Outcome::Made)
        return QStringLiteral("the repair does not help");
    return {};
}

/// A central chamber with one opening, in the north, and two players.
DrawnDungeon oneWayOut()
{
    auto closed = room("nesw");
    closed.front()[5] = ' ';
    DrawnDungeon dungeon;
    dungeon.tile(closed, 0, 0, TileRole::Central);
    dungeon.scenario.players = twoPlayers();
    dungeon.scenario.tiles[0].player = ThingId("p1");
    return dungeon;
}

/// The chambers that flagged entrances of a sample are joined to.
Square squareBesideAnEntrance(const Scenario& scenario)
{
    const SetupView view(scenario, shippedContent());
    const TileIndex chamber = view.printed.graph.adjacentTiles(view.entrances.front()).front();
    return view.printed.board.squareOf(view.printed.playableSquaresOf(chamber).front());
}

} // namespace

/// Nothing is called impossible without a proof: things that cannot stay together, none of them too many.
class TestImpossible : public QObject
{
    Q_OBJECT

private slots:
    void LAY_09_aWalledInCentre()
    {
        DrawnDungeon dungeon;
        dungeon.tile(room("nesw"), 0, 0, TileRole::Central);
        dungeon.scenario.players = twoPlayers();
        dungeon.scenario.tiles[0].player = ThingId("p1");
        QCOMPARE(faultOfProof(dungeon.scenario, dungeon.content(), "LAY-09"), QString());
    }

    void LAY_09_aCentreWhoseOnlyWayEndsInAWall()
    {
        DrawnDungeon dungeon = oneWayOut();
        dungeon.tile(hallWith("new"), 1, -5);
        dungeon.scenario.tiles[1].player = ThingId("p2");
        QCOMPARE(faultOfProof(dungeon.scenario, dungeon.content(), "LAY-09"), QString());
        // With another way out of the hallway it is not.
        DrawnDungeon open = oneWayOut();
        open.tile(hallWith("ew"), 1, -5);
        open.scenario.tiles[1].player = ThingId("p2");
        QCOMPARE(complete(open.scenario, open.content()).outcome, Outcome::Made);
    }

    void MAP_07_tilesOverEachOther()
    {
        Scenario scenario = sample("standard");
        scenario.tiles.back().position = scenario.tiles.front().position;
        QCOMPARE(faultOfProof(scenario, shippedContent(), "MAP-07"), QString());
    }

    void CHEST_06_twoChestsOnATile()
    {
        Scenario scenario = sample("standard");
        scenario.chests[1].square = neighbour(scenario.chests[0].square, Side::East);
        QCOMPARE(faultOfProof(scenario, shippedContent(), "CHEST-06"), QString());
    }

    void CHEST_05_aChestBesideAnEntrance()
    {
        Scenario scenario = sample("standard");
        scenario.chests[0].square = squareBesideAnEntrance(scenario);
        QCOMPARE(faultOfProof(scenario, shippedContent(), "CHEST-05"), QString());
    }

    void TOK_05_fourTokensOfAPlayer()
    {
        Scenario scenario = sample("standard");
        for (PlacedToken& token : scenario.tokens)
            if (&token < &scenario.tokens[4])
                token.player = scenario.players[0].id;
        QCOMPARE(faultOfProof(scenario, shippedContent(), "TOK-05"), QString());
    }

    void TEAM_01_aTeamBeyondTheBuildTotal()
    {
        Scenario scenario = sample("standard");
        scenario.options.buildTotal = 50;
        scenario.tiles.clear();
        scenario = onlyThings(
            scenario, shippedContent(),
            {scenario.players[0].team[0].id, scenario.players[0].team[1].id, scenario.players[0].team[2].id});
        QCOMPARE(faultOfProof(scenario, shippedContent(), "TEAM-01"), QString());
    }

    void twoConflictsAreMendedTogether()
    {
        Scenario scenario = sample("standard");
        scenario.chests[1].square = neighbour(scenario.chests[0].square, Side::East);
        scenario.tokens[5].square = scenario.tokens[4].square;
        const Completion completion = complete(scenario, shippedContent());
        QCOMPARE(completion.outcome, Outcome::Impossible);
        QVERIFY(completion.conflict.repair.has_value());
        QCOMPARE(completion.conflict.repair->things.size(), std::size_t(2));
        const Scenario mended = withoutThings(scenario, shippedContent(), completion.conflict.repair->things);
        QCOMPARE(complete(mended, shippedContent()).outcome, Outcome::Made);
    }

    /// A limit that ends the search is no proof.
    void withoutTimeNothingIsClaimed()
    {
        DrawnDungeon dungeon = oneWayOut();
        dungeon.tile(hallWith("new"), 1, -5);
        SearchLimits few;
        few.steps = 0;
        QCOMPARE(completeDungeon(dungeon.scenario, dungeon.content(), {}, 1, few).outcome, Outcome::GaveUp);
    }
};

DELVE_TEST(TestImpossible)
#include "tst_impossible.moc"
