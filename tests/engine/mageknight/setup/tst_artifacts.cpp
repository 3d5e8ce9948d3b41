// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Artifacts and dungeon dressing.
class TestArtifacts : public QObject
{
    Q_OBJECT

private:
    static PlacedArtifact artifact(const std::string& id, const std::string& kind, Square square)
    {
        PlacedArtifact placed;
        placed.id = ThingId(id);
        placed.artifact = ContentId("starter/" + kind);
        placed.square = square;
        return placed;
    }

    /// H1 - C1 - C2 of ART-03, from west to east: an entrance hallway and two chambers.
    static DrawnDungeon chain(const std::vector<std::string>& last = room())
    {
        DrawnDungeon dungeon;
        dungeon.tile(hallWith("ns"), -3, 0, TileRole::Entrance).tile(room(), 0, 0, TileRole::Central);
        dungeon.tile(last, 5, 0);
        return dungeon;
    }

    static QString verdictOf(DrawnDungeon dungeon, const std::string& rule,
                             const std::vector<PlacedArtifact>& artifacts)
    {
        dungeon.scenario.artifacts = artifacts;
        return dungeon.verdict(rule);
    }

    /// What a rule says about an artifact of a kind of its own.
    static QString verdictOfKind(const std::string& rule, const std::string& artifactClass, int width,
                                 int height, int tokens)
    {
        Pack pack = starterPack();
        ArtifactKind& kind = pack.artifacts.front();
        kind.artifactClass = *fromName<ArtifactClass>(artifactClass);
        kind.footprint = {width, height};
        kind.tokens = {tokens, 0, 0};
        Scenario scenario;
        scenario.levels = {{"Dungeon"}};
        scenario.artifacts.resize(1);
        scenario.artifacts[0].artifact = kind.id;
        return verdict(scenario, Content::combine({pack}).value(), rule);
    }

private slots:
    void ART_01_theAgreedList()
    {
        DrawnDungeon dungeon = chain();
        dungeon.scenario.artifacts = {artifact("a", "chair", {0, 6, 1}), artifact("b", "chair", {0, 8, 1})};
        QCOMPARE(dungeon.verdict("ART-01"), QStringLiteral("holds")); // ART-05: not unique
        dungeon.scenario.options.allowedArtifacts = {{ContentId("starter/chair"), 2}};
        QCOMPARE(dungeon.verdict("ART-01"), QStringLiteral("holds"));
        dungeon.scenario.options.allowedArtifacts[0].most = 1;
        QCOMPARE(dungeon.verdict("ART-01"), QStringLiteral("error"));
        dungeon.scenario.options.allowedArtifacts = {};
        dungeon.scenario.options.artifacts = false;
        QCOMPARE(dungeon.verdict("ART-01"), QStringLiteral("error"));
    }

    void ART_02_theAgreedNumber()
    {
        DrawnDungeon dungeon = chain();
        dungeon.scenario.players.resize(1);
        dungeon.scenario.artifacts = {artifact("a", "chair", {0, 6, 1}), artifact("b", "chair", {0, 8, 1})};
        QCOMPARE(dungeon.verdict("ART-02"), QStringLiteral("holds")); // no limit by default
        dungeon.scenario.options.artifactsPerPlayer = 1;
        QCOMPARE(dungeon.verdict("ART-02"), QStringLiteral("error"));
    }

    void ART_03_notOnStartingTiles()
    {
        for (const auto& [x, expected] : {std::pair{-2, "error"}, {2, "error"}, {6, "holds"}})
            QCOMPARE(verdictOf(chain(), "ART-03", {artifact("a", "chair", {0, x, 2})}),
                     QLatin1String(expected));
        // One square of a larger artifact is enough.
        PlacedArtifact table = artifact("a", "table", {0, 4, 2});
        table.rotation = Rotation::Quarter;
        QCOMPARE(verdictOf(chain(), "ART-03", {table}), QStringLiteral("error"));
    }

    void ART_04_neverOnBlockingTerrain()
    {
        auto rows = room();
        rows[5] = " . # x : ~ ";
        for (const auto& [x, expected] :
             {std::pair{5, "holds"}, {6, "error"}, {7, "error"}, {8, "holds"}, {9, "holds"}, {60, "error"}})
            QCOMPARE(verdictOf(chain(rows), "ART-04", {artifact("a", "chair", {0, x, 2})}),
                     QLatin1String(expected));
        PlacedArtifact table = artifact("a", "table", {0, 5, 2}); // its second square is blocking
        table.rotation = Rotation::Quarter;
        QCOMPARE(verdictOf(chain(rows), "ART-04", {table}), QStringLiteral("error"));
    }

    void ART_06_noWallInsideAFootprint()
    {
        auto rows = room();
        rows[4] = "+ +-+ + + +"; // below (1, 1)
        QCOMPARE(verdictOf(chain(rows), "ART-06", {artifact("a", "ember-forge", {0, 5, 1})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(rows), "ART-06", {artifact("a", "ember-forge", {0, 6, 1})}),
                 QStringLiteral("error"));
    }

    void DRESS_11_noWallUnderATable()
    {
        auto rows = room();
        rows[4] = "+ +-+ + + +";
        QCOMPARE(verdictOf(chain(rows), "DRESS-11", {artifact("a", "table", {0, 5, 1})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(rows), "DRESS-11", {artifact("a", "table", {0, 6, 1})}),
                 QStringLiteral("error"));
    }

    void ART_07_oneObjectPerSquare()
    {
        const PlacedArtifact chair = artifact("a", "chair", {0, 6, 1});
        QCOMPARE(verdictOf(chain(), "ART-07", {chair, artifact("b", "chair", {0, 7, 1})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(), "ART-07", {chair, artifact("b", "chair", {0, 6, 1})}),
                 QStringLiteral("error"));
        DrawnDungeon dungeon = chain();
        dungeon.scenario.tokens.resize(1);
        dungeon.scenario.tokens[0].square = {0, 6, 1}; // ART-12
        QCOMPARE(verdictOf(dungeon, "ART-07", {chair}), QStringLiteral("error"));
    }

    void ART_05_artifactsAreNotUnique()
    {
        const std::vector many{
            artifact("a", "ancient-pillar", {0, 6, 1}), artifact("b", "ancient-pillar", {0, 8, 1}),
            artifact("c", "ancient-pillar", {0, 6, 3}), artifact("d", "whispering-cage", {0, 7, 2}),
            artifact("e", "whispering-cage", {0, 8, 3})};
        DrawnDungeon dungeon = chain(room("nes"));
        const QString without = dungeon.everything();
        dungeon.scenario.artifacts = many;
        QCOMPARE(dungeon.everything(), without);
        // Breaks: where the players agreed on fewer of a kind.
        dungeon.scenario.options.allowedArtifacts = {{ContentId("starter/ancient-pillar"), 2},
                                                     {ContentId("starter/whispering-cage"), 2}};
        QCOMPARE(dungeon.verdict("ART-01"), QStringLiteral("error"));
    }

    void ART_11_nothingIsPlacedOnAnArtifact()
    {
        DrawnDungeon dungeon = chain();
        dungeon.scenario.chests.resize(1);
        dungeon.scenario.chests[0].chest = ContentId("starter/pilgrims-trunk");
        dungeon.scenario.chests[0].square = {0, 7, 2};
        QCOMPARE(verdictOf(dungeon, "ART-07", {artifact("a", "chair", {0, 6, 1})}), QStringLiteral("holds"));
        QCOMPARE(verdictOf(dungeon, "ART-07", {artifact("a", "chair", {0, 7, 2})}), QStringLiteral("error"));
        // Nor does one square of a larger artifact lie under it.
        QCOMPARE(verdictOf(dungeon, "ART-07", {artifact("a", "table", {0, 7, 1})}), QStringLiteral("error"));
    }

    void ART_12_noTokenOnAnArtifact()
    {
        DrawnDungeon dungeon = chain();
        dungeon.scenario.tokens.resize(1);
        dungeon.scenario.tokens[0].square = {0, 7, 2};
        QCOMPARE(verdictOf(dungeon, "ART-07", {artifact("a", "table", {0, 8, 2})}), QStringLiteral("holds"));
        QCOMPARE(verdictOf(dungeon, "ART-07", {artifact("a", "table", {0, 7, 1})}), QStringLiteral("error"));
    }

    void ART_16_specificRulesWin()
    {
        // A passage one square wide: an artifact is hindering terrain and closes nothing, a pillar does.
        auto rows = room("nes");
        rows[4] = rows[6] = "+-+-+-+-+-+";
        QCOMPARE(verdictOf(chain(rows), "DRESS-04", {artifact("a", "whispering-cage", {0, 7, 2})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(rows), "DRESS-04", {artifact("a", "ancient-pillar", {0, 7, 2})}),
                 QStringLiteral("error"));
        // Artifacts may stand in hallways, pillars may not.
        DrawnDungeon dungeon = chain();
        dungeon.tile(hallWith(), 10, 0);
        QCOMPARE(verdictOf(dungeon, "DRESS-03", {artifact("a", "whispering-cage", {0, 11, 2})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(dungeon, "DRESS-03", {artifact("a", "ancient-pillar", {0, 11, 2})}),
                 QStringLiteral("error"));
    }

    void ART_20_artifactsLeaveTheFrontArcOpen()
    {
        DrawnDungeon dungeon = chain();
        dungeon.scenario.chests.resize(1);
        dungeon.scenario.chests[0].chest = ContentId("starter/pilgrims-trunk");
        dungeon.scenario.chests[0].square = {0, 7, 2};
        dungeon.scenario.chests[0].facing = Side::North;
        std::vector artifacts{artifact("a", "ancient-pillar", {0, 6, 1}),
                              artifact("b", "ancient-pillar", {0, 7, 1})};
        QCOMPARE(verdictOf(dungeon, "ART-20", artifacts), QStringLiteral("holds"));
        artifacts.push_back(artifact("c", "chair", {0, 8, 1}));
        QCOMPARE(verdictOf(dungeon, "ART-20", artifacts), QStringLiteral("error"));
        QCOMPARE(verdictOf(dungeon, "CHEST-10", artifacts), QStringLiteral("holds"));
    }

    void DRESS_03_aCrossingOneSquareWideIsADoorway()
    {
        auto rows = room("nes");
        rows[5].front() = ' ';
        for (const std::size_t row : {1u, 3u, 7u, 9u})
            rows[row].front() = '|'; // its entryway is one edge wide, that of the room beside it five
        const DrawnDungeon narrow = chain(rows);
        const auto at = [&](int x, int y) {
            return verdictOf(narrow, "DRESS-03", {artifact("a", "ancient-pillar", {0, x, y})});
        };
        QCOMPARE(at(4, 2), QStringLiteral("error")); // in the wide entryway, where the narrow one meets it
        QCOMPARE(at(4, 1), QStringLiteral("holds"));
        // Two edges wide; breaks: shared with two tiles, an edge for each.
        rows[3].front() = ' ';
        QCOMPARE(verdictOf(chain(rows), "DRESS-03", {artifact("a", "ancient-pillar", {0, 4, 2})}),
                 QStringLiteral("holds"));
        DrawnDungeon shared;
        shared.tile(room(), 0, 0, TileRole::Central).tile(room(), 5, -4).tile(room(), 5, 1);
        QCOMPARE(verdictOf(shared, "DRESS-03", {artifact("a", "ancient-pillar", {0, 4, 0})}),
                 QStringLiteral("error"));
        QCOMPARE(verdictOf(shared, "DRESS-03", {artifact("a", "ancient-pillar", {0, 4, 1})}),
                 QStringLiteral("holds"));
    }

    void DRESS_03_noPillarInAHallwayADoorwayOrAnEntrance()
    {
        DrawnDungeon dungeon = chain(room("nes"));
        dungeon.tile(hallWith("nesw"), 20, 0);
        const auto at = [&](int x, int y) {
            return verdictOf(dungeon, "DRESS-03", {artifact("a", "ancient-pillar", {0, x, y})});
        };
        QCOMPARE(at(7, 2), QStringLiteral("holds"));
        QCOMPARE(at(21, 2), QStringLiteral("error")); // in a hallway
        QCOMPARE(at(2, 0), QStringLiteral("error"));  // in an opening to the outside
        auto rows = room("nes");
        rows[5].front() = ' ';
        for (const std::size_t row : {1u, 3u, 7u, 9u})
            rows[row].front() = '|'; // an entryway one edge wide
        QCOMPARE(verdictOf(chain(rows), "DRESS-03", {artifact("a", "ancient-pillar", {0, 5, 2})}),
                 QStringLiteral("error"));
        PlacedDoor door;
        door.door = ContentId("starter/iron-door");
        door.tile = ThingId("t2");
        door.edge = {{2, 2}, Side::East};
        dungeon.scenario.doors.push_back(door); // beside a door
        QCOMPARE(at(7, 2), QStringLiteral("error"));
        QCOMPARE(at(8, 2), QStringLiteral("error"));
        QCOMPARE(at(8, 3), QStringLiteral("holds"));
    }

    void DRESS_04_pillarsCloseNoWay()
    {
        auto rows = room("nes");
        rows[4] = "+-+-+-+-+-+";
        rows[6] = "+-+-+-+-+-+"; // a corridor one square wide
        QCOMPARE(verdictOf(chain(rows), "DRESS-04", {artifact("a", "ancient-pillar", {0, 7, 1})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(rows), "DRESS-04", {artifact("a", "all-seeing-pillar", {0, 7, 2})}),
                 QStringLiteral("error"));
        // In a passage two squares wide one pillar is legal, a second beside it is not.
        auto wide = room("nes");
        wide[2] = wide[6] = "+-+-+-+-+-+";
        const PlacedArtifact pillar = artifact("a", "ancient-pillar", {0, 7, 1});
        QCOMPARE(verdictOf(chain(wide), "DRESS-04", {pillar}), QStringLiteral("holds"));
        QCOMPARE(verdictOf(chain(wide), "DRESS-04", {pillar, artifact("b", "ancient-pillar", {0, 7, 2})}),
                 QStringLiteral("error"));
        // DRESS-22: furniture never closes a path.
        QCOMPARE(verdictOf(chain(rows), "DRESS-04", {artifact("a", "chair", {0, 7, 2})}),
                 QStringLiteral("holds"));
    }

    void DRESS_06_anAllSeeingPillarIsAPillar()
    {
        auto rows = room("nes");
        rows[4] = rows[6] = "+-+-+-+-+-+"; // a passage one square wide
        const auto at = [&](const std::string& rule, int x, int y) {
            return verdictOf(chain(rows), rule, {artifact("a", "all-seeing-pillar", {0, x, y})});
        };
        QCOMPARE(at("DRESS-04", 7, 1), QStringLiteral("holds"));
        QCOMPARE(at("DRESS-04", 7, 2), QStringLiteral("error"));
        QCOMPARE(at("DRESS-03", 7, 1), QStringLiteral("holds"));
        QCOMPARE(at("DRESS-03", -2, 2), QStringLiteral("error")); // in a hallway
        QCOMPARE(verdictOfKind("DRESS-02", "all-seeing-pillar", 1, 1, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-02", "all-seeing-pillar", 1, 2, 0), QStringLiteral("error"));
    }

    void DRESS_22_furnitureClosesNoPath()
    {
        auto rows = room("nes");
        rows[4] = rows[6] = "+-+-+-+-+-+"; // a passage one square wide
        DrawnDungeon dungeon = chain(rows);
        const QString without = dungeon.everything();
        for (const char* kind : {"chair", "table", "whispering-cage"}) {
            PlacedArtifact across = artifact("a", kind, {0, 7, 2});
            across.rotation = Rotation::Quarter; // along the passage
            dungeon.scenario.artifacts = {across};
            QCOMPARE(dungeon.everything(), without); // neither DRESS-04 nor LAY-09
        }
        dungeon.scenario.artifacts = {artifact("a", "ancient-pillar", {0, 7, 2})};
        QCOMPARE(dungeon.verdict("DRESS-04"), QStringLiteral("error"));
    }

    void DRESS_01_dressingHasNoTokens()
    {
        QCOMPARE(verdictOfKind("DRESS-01", "chair", 1, 1, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-01", "chair", 1, 1, 1), QStringLiteral("error"));
        QCOMPARE(verdictOfKind("DRESS-01", "exotic", 1, 1, 1), QStringLiteral("holds"));
    }

    void DRESS_02_aPillarCoversOneSquare()
    {
        QCOMPARE(verdictOfKind("DRESS-02", "ancient-pillar", 1, 1, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-02", "ancient-pillar", 2, 1, 0), QStringLiteral("error"));
    }

    void DRESS_10_aChairCoversOneSquare()
    {
        QCOMPARE(verdictOfKind("DRESS-10", "chair", 1, 1, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-10", "chair", 1, 2, 0), QStringLiteral("error"));
    }

    void DRESS_11_aTableCoversTwoSquares()
    {
        QCOMPARE(verdictOfKind("DRESS-11", "table", 1, 2, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-11", "table", 2, 1, 0), QStringLiteral("holds"));
        QCOMPARE(verdictOfKind("DRESS-11", "table", 2, 2, 0), QStringLiteral("error"));
    }

    void EXO_05_enoughTokensForAllRecipes()
    {
        std::vector<PlacedArtifact> artifacts;
        for (int i = 0; i < 11; ++i) // 2 red tokens each, 23 in the pack
            artifacts.push_back(artifact("a" + std::to_string(i), "whispering-cage", {0, 5 + i % 5, i / 5}));
        QCOMPARE(verdictOf(chain(), "EXO-05", artifacts), QStringLiteral("holds"));
        artifacts.push_back(artifact("z", "whispering-cage", {0, 9, 4}));
        QCOMPARE(verdictOf(chain(), "EXO-05", artifacts), QStringLiteral("warning"));
    }
};

DELVE_TEST(TestArtifacts)
#include "tst_artifacts.moc"
