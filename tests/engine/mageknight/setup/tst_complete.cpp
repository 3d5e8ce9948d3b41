// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/engine/mageknight/setup/complete_cases.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Finishing what somebody has begun.
class TestComplete : public QObject
{
    Q_OBJECT

private slots:
    void nothingBecomesADungeon()
    {
        const Completion completion = complete({});
        QCOMPARE(completion.outcome, Outcome::Made);
        QCOMPARE(everything(completion.scenario), QString());
        QCOMPARE(completion.scenario.players.size(), std::size_t(2));
    }

    void everyPrefixOfADungeonIsFinished()
    {
        int finished = 0, all = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            DungeonWishes wishes;
            wishes.players = 2 + int(seed) % 3;
            const auto made = generateDungeons(shippedContent(), wishes, seed, 1, {});
            for (std::size_t tiles = 0; tiles <= made.proposals.front().scenario.tiles.size(); tiles += 2) {
                Scenario begun = made.proposals.front().scenario;
                begun.tiles.resize(tiles);
                begun.doors.clear();
                begun.markers.clear();
                begun.chests.clear();
                begun.tokens.clear();
                begun.entrances.clear();
                begun.exits.clear();
                const Completion completion = complete(begun, shippedContent(), {}, seed);
                ++all;
                if (completion.outcome != Outcome::Made)
                    continue; // what the others laid may leave no way; then it is not claimed
                ++finished;
                QVERIFY(isKept(begun, completion.scenario));
                QCOMPARE(faults(completion.scenario), QString());
                for (std::size_t player = 0; player < begun.players.size(); ++player)
                    QCOMPARE(completion.scenario.players[player].team == begun.players[player].team, true);
            }
        }
        QVERIFY2(finished >= all - 1, std::to_string(finished).c_str());
    }

    void TOK_06_anotherTokenGoesToAChest()
    {
        Scenario begun = sample("standard");
        const auto tokens = begun.tokens;
        bool isTried = false;
        for (PlacedToken token : tokens) {
            token.player = {}; // nobody knows which was the first
            begun.tokens = {token};
            const Findings found = validateSetup(begun, shippedContent());
            if (std::ranges::find(found, "TOK-06", &Finding::rule) == found.end())
                continue;
            isTried = true;
            const Completion completion = complete(begun);
            QCOMPARE(completion.outcome, Outcome::Made);
            QVERIFY(isKept(begun, completion.scenario));
            QCOMPARE(faults(completion.scenario), QString());
        }
        QVERIFY(isTried);
    }

    void everySampleLackingItsPiecesIsFinished()
    {
        for (const char* name : {"standard", "lone-wolf", "six-tiles", "three-players", "two-hundred"}) {
            Scenario begun = sample(name);
            begun.tokens.clear();
            begun.exits.clear();
            begun.chests.resize(1);
            begun.players.back().mageSpawn.clear();
            begun.players.front().chests.clear();
            const Completion completion = complete(begun);
            QVERIFY2(completion.outcome == Outcome::Made, name);
            QVERIFY2(isKept(begun, completion.scenario), name);
            QCOMPARE(faults(completion.scenario), QString());
        }
    }

    void LAY_09_gapsInTheMiddleAreFilled()
    {
        int gaps = 0;
        for (const char* name : {"standard", "lone-wolf", "two-coffers", "three-players", "two-hundred"})
            for (const PlacedTile& tile : sample(name).tiles) {
                const Scenario begun = takenOut(sample(name), shippedContent(), {tile.id});
                if (tile.role == TileRole::Central || verdict(begun, "LAY-09") == QStringLiteral("holds"))
                    continue;
                ++gaps;
                const Completion completion = complete(begun);
                QVERIFY2(completion.outcome == Outcome::Made, tile.id.text().c_str());
                QVERIFY(isKept(begun, completion.scenario));
                QCOMPARE(completion.scenario.tiles.size(), sample(name).tiles.size());
                QCOMPARE(faults(completion.scenario), QString());
            }
        QVERIFY(gaps >= 15);
    }

    void LAY_02_aMissingTileComesAtTheTurnOfWhoeverLacksIt()
    {
        const Scenario& whole = sample("standard");
        for (std::size_t missing = 0; missing < whole.tiles.size(); ++missing) {
            const Scenario begun = takenOut(whole, shippedContent(), {whole.tiles[missing].id});
            const Completion completion = complete(begun);
            QCOMPARE(completion.outcome, Outcome::Made);
            QCOMPARE(verdict(completion.scenario, "LAY-02"), QStringLiteral("holds"));
            QCOMPARE(verdict(completion.scenario, "LAY-08"), QStringLiteral("holds"));
            QCOMPARE(verdict(completion.scenario, "LAY-10"), QStringLiteral("holds"));
            for (std::size_t i = 0; i < whole.tiles.size(); ++i)
                QCOMPARE(completion.scenario.tiles[i].player, whole.players[i % 2].id);
        }
    }

    void TOK_05_TOK_06_TOK_07_aMissingTokenIsOfThePlayerWhoLacksIt()
    {
        const Scenario& whole = sample("standard");
        for (const PlacedToken& token : whole.tokens) {
            const Completion completion = complete(takenOut(whole, shippedContent(), {token.id}));
            QCOMPARE(completion.outcome, Outcome::Made);
            QCOMPARE(completion.scenario.tokens.size(), whole.tokens.size());
            for (const char* rule : {"TOK-05", "TOK-06", "TOK-07"})
                QCOMPARE(verdict(completion.scenario, rule), QStringLiteral("holds"));
            for (std::size_t i = 0; i < whole.tokens.size(); ++i)
                QCOMPARE(completion.scenario.tokens[i].player, whole.players[i % 2].id);
        }
    }

    void CHEST_03_aMissingChestIsOfThePlayerWhoLacksItAndComesFromThePool()
    {
        const Scenario& whole = sample("standard");
        for (const PlacedChest& chest : whole.chests) {
            const Completion completion = complete(takenOut(whole, shippedContent(), {chest.id}));
            QCOMPARE(completion.outcome, Outcome::Made);
            for (std::size_t i = 0; i < whole.chests.size(); ++i)
                QCOMPARE(completion.scenario.chests[i].player, whole.players[i % 2].id);
            for (std::size_t player = 0; player < 2; ++player) // as they were: it was in the pool
                QVERIFY(completion.scenario.players[player].chests == whole.players[player].chests);
        }
    }

    void MRK_02_aMissingPieceIsOfThePlayerWhoLacksIt()
    {
        for (const char* name : {"standard", "lone-wolf", "three-players"}) {
            const Scenario& whole = sample(name);
            std::vector<ThingId> pieces = idsOf(whole.doors);
            for (const PlacedMarker& marker : whole.markers)
                pieces.push_back(marker.id);
            for (const ThingId& piece : pieces) {
                const Completion completion = complete(takenOut(whole, shippedContent(), {piece}));
                QCOMPARE(completion.outcome, Outcome::Made);
                std::map<ThingId, int> share;
                for (const PlacedDoor& door : completion.scenario.doors)
                    ++share[door.player];
                for (const PlacedMarker& marker : completion.scenario.markers)
                    ++share[marker.player];
                for (const auto& [player, count] : share)
                    QCOMPARE(count, 1);
            }
        }
    }

    void MRK_23_missingStaircasesAreAdded()
    {
        const Scenario& whole = sample("two-levels");
        std::vector<ThingId> staircases;
        for (const PlacedMarker& marker : whole.markers)
            if (!marker.partner.empty())
                staircases.push_back(marker.id);
        QCOMPARE(staircases.size(), std::size_t(2));
        for (const auto& taken : {std::vector{staircases[0]}, std::vector{staircases[1]}, staircases}) {
            const Scenario begun = takenOut(whole, shippedContent(), taken);
            QVERIFY(verdict(begun, "LAY-09").contains(QStringLiteral("error")));
            const Completion completion = complete(begun);
            QCOMPARE(completion.outcome, Outcome::Made);
            QVERIFY(isKept(begun, completion.scenario));
            QCOMPARE(faults(completion.scenario), QString());
            QCOMPARE(verdict(completion.scenario, "MRK-23"), QStringLiteral("holds"));
        }
    }

    void TEAM_05_aLonePlayerGetsAnOpponent()
    {
        Scenario begun;
        begun.players = twoPlayers();
        begun.players.pop_back();
        const Completion completion = complete(begun);
        QCOMPARE(completion.outcome, Outcome::Made);
        QCOMPARE(completion.scenario.players.size(), std::size_t(2));
        QVERIFY(completion.scenario.players[0].colour != completion.scenario.players[1].colour);
    }

    void LONE_02_aHeroWhoCanOnlyBeALoneWolfGetsAnEqual()
    {
        Scenario begun = sample("lone-wolf");
        begun.players[1].team.clear();
        begun.players[0].team[0].level = 3; // TEAM-03, but for Lone Wolves
        const Completion completion = complete(begun);
        QCOMPARE(completion.outcome, Outcome::Made);
        QCOMPARE(completion.scenario.players[1].team.size(), std::size_t(1));
        QCOMPARE(faults(completion.scenario), QString());
    }

    void aFinishedDungeonStaysAsItIs()
    {
        for (const char* name : {"standard", "six-tiles", "two-levels"}) {
            const Completion completion = complete(sample(name));
            QVERIFY2(completion.outcome == Outcome::Made, name);
            QVERIFY2(isKept(sample(name), completion.scenario), name);
            QCOMPARE(completion.scenario.tiles.size(), sample(name).tiles.size());
        }
    }

    void LAY_01_aMapIsLaidOutAndFurnished()
    {
        Scenario scenario;
        scenario.players = twoPlayers();
        scenario.map = MapReference{starterPack().maps.front().id, TileSide::A};
        const Completion completion = complete(scenario);
        QCOMPARE(completion.outcome, Outcome::Made);
        QCOMPARE(faults(completion.scenario), QString());
    }
};

DELVE_TEST(TestComplete)
#include "tst_complete.moc"
