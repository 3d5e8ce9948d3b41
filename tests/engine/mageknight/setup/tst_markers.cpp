// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Terrain markers, and how many special pieces there are.
class TestMarkers : public QObject
{
    Q_OBJECT

private:
    static PlacedMarker marker(const std::string& id, const std::string& kind, Square square)
    {
        PlacedMarker placed;
        placed.id = ThingId(id);
        placed.marker = ContentId("starter/" + kind + "-marker");
        placed.square = square;
        return placed;
    }

    /// A central chamber with an entrance hallway in the north, a hallway and a chamber in the east.
    static DrawnDungeon dungeon()
    {
        DrawnDungeon drawn;
        drawn.tile(room(), 0, 0, TileRole::Central).tile(hallWith("ew"), 1, -5, TileRole::Entrance);
        auto rows = room();
        rows[5] = " . # x . . ";
        drawn.tile(hallWith(), 5, 0).tile(rows, 8, 0);
        return drawn;
    }

    static QString verdictWith(const std::string& rule, const std::vector<PlacedMarker>& markers)
    {
        DrawnDungeon drawn = dungeon();
        drawn.scenario.markers = markers;
        return drawn.verdict(rule);
    }

private slots:
    void MRK_02_onePieceForEachPlayer()
    {
        Scenario scenario = sample("standard"); // two players, two doors
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("holds"));
        scenario.markers.push_back(marker("m0", "shadow", {0, 2, 2})); // counted together: DOOR-05
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("error"));
        scenario.options.specialPiecesPerPlayer = 2;
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("holds"));
    }

    void MRK_02_eachPlayerHasAShare()
    {
        Scenario scenario = sample("standard"); // a door of each of two players
        const auto found = [&] {
            QStringList lines;
            for (const Finding& finding : findingsOf(scenario, shippedContent()))
                if (finding.rule == "MRK-02")
                    lines << QString::fromStdString(finding.about.variant + " " +
                                                    finding.about.things.front().text() + " " +
                                                    finding.about.args[0] + "/" + finding.about.args[1]);
            return lines.join(u", ");
        };
        QCOMPARE(found(), QString());
        scenario.doors[1].player = ThingId("p1");
        QCOMPARE(found(), QStringLiteral("of-player p1 2/1")); // no more than two in all
        scenario.markers.push_back(marker("m0", "shadow", {0, 2, 2}));
        const QString firstDoor = QString::fromStdString(scenario.doors[0].id.text());
        QCOMPARE(found(),
                 QStringLiteral("of-player p1 2/1,  %1 3/2").arg(firstDoor)); // the marker names nobody
        scenario.markers[0].player = ThingId("p2");
        QCOMPARE(found(), QStringLiteral("of-player p1 2/1"));
        scenario.options.specialPiecesPerPlayer = 2;
        QCOMPARE(found(), QString());
    }

    void MRK_02_whoHasTheFewestPlacesNext()
    {
        const auto& players = sample("standard").players;
        const auto next = [&](const char* placers) {
            std::vector<SpecialPiece> placed;
            for (const QString& placer : QString::fromUtf8(placers).split(u' ', Qt::SkipEmptyParts))
                placed.push_back({ThingId("m"), placer == u"-" ? ThingId() : ThingId(placer.toStdString())});
            return QString::fromStdString(placerOfNextPiece(players, placed).id.text());
        };
        QCOMPARE(next(""), QStringLiteral("p1"));
        QCOMPARE(next("p1"), QStringLiteral("p2"));
        QCOMPARE(next("p2"), QStringLiteral("p1"));
        QCOMPARE(next("p2 p2 p1"), QStringLiteral("p1"));
        QCOMPARE(next("-"), QStringLiteral("p2")); // the starting player's, most likely
        QCOMPARE(next("p2 -"), QStringLiteral("p1"));
    }

    void MRK_01_thePlayersAgreeWhichPiecesAreUsed()
    {
        Scenario scenario = sample("standard"); // two players
        scenario.doors.clear();
        scenario.markers = {marker("m", "shadow", {0, 12, 1}), marker("n", "teleport", {0, 12, 2}),
                            marker("o", "teleport", {0, 12, 3}), marker("q", "vortex", {0, 12, 4})};
        scenario.options.specialPiecesPerPlayer = 2; // any kinds, if that many were agreed
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("holds"));
        QVERIFY(checkReferences(scenario, shippedContent()).empty());
        scenario.options.specialPiecesPerPlayer = 1;
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("error"));
        scenario.packs.clear(); // of packs that nobody agreed on there are no pieces
        QVERIFY(!checkReferences(scenario, shippedContent()).empty());
    }

    void MRK_04_thePlayerChoosesTheSide()
    {
        for (const MarkerKind& kind : starterPack().markers)
            for (const MarkerFace face : {MarkerFace::Ordinary, MarkerFace::Unique}) {
                DrawnDungeon drawn = dungeon();
                PlacedMarker placed = marker("m", "shadow", {0, 8, 2});
                placed.marker = kind.id;
                placed.face = face;
                drawn.scenario.markers = {placed};
                const MarkerLook look = SetupView(drawn.scenario, drawn.content()).lookOf(0);
                const bool isPlain = look == MarkerLook::Hindering || look == MarkerLook::Water;
                QCOMPARE(isPlain, face == MarkerFace::Ordinary);
            }
        // A vortex with its ordinary side up may lie in a hallway; breaks: with the other.
        PlacedMarker vortex = marker("m", "vortex", {0, 6, 2});
        vortex.face = MarkerFace::Ordinary;
        QCOMPARE(verdictWith("MRK-18", {vortex}), QStringLiteral("holds"));
        vortex.face = MarkerFace::Unique;
        QCOMPARE(verdictWith("MRK-18", {vortex}), QStringLiteral("error"));
    }

    void MRK_23_staircasesThatJoinLevelsAreNotCounted()
    {
        Scenario scenario = sample("two-levels"); // two doors and two staircases
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("holds"));
        scenario.markers[0].partner = scenario.markers[1].partner = {}; // one more of each player
        QCOMPARE(verdict(scenario, "MRK-02"), QStringLiteral("error error"));
    }

    void COMP_03_moreThanTheStockIsAWarning()
    {
        Scenario scenario = sample("standard");
        for (int i = 0; i < 2; ++i)
            scenario.markers.push_back(marker("m" + std::to_string(i), "vortex", {0, i, 0}));
        QCOMPARE(verdict(scenario, "COMP-03"), QStringLiteral("holds"));
        scenario.markers.push_back(marker("m2", "vortex", {0, 2, 0}));
        QCOMPARE(verdict(scenario, "COMP-03"), QStringLiteral("warning"));
        scenario.options.respectStock = false;
        QCOMPARE(verdict(scenario, "COMP-03"), QStringLiteral("holds"));
    }

    void COMP_03_doorsArtifactsAndChestsHaveAStockToo()
    {
        const auto verdictOfMany = [](int count, auto add) {
            Scenario scenario = sample("standard");
            scenario.doors.clear();
            for (int i = 0; i < count; ++i)
                add(scenario, ThingId("z" + std::to_string(i)));
            const QString with = verdict(scenario, "COMP-03");
            scenario.options.respectStock = false;
            return with + u' ' + verdict(scenario, "COMP-03");
        };
        const auto addDoor = [](Scenario& scenario, const ThingId& id) {
            PlacedDoor door = sample("standard").doors.front();
            door.id = id;
            scenario.doors.push_back(door);
        };
        const auto addArtifact = [](Scenario& scenario, const ThingId& id) {
            PlacedArtifact artifact;
            artifact.id = id;
            artifact.artifact = starterPack().artifacts.front().id;
            scenario.artifacts.push_back(artifact);
        };
        const auto addChest = [](Scenario& scenario, const ThingId& id) {
            PlacedChest chest;
            chest.id = id;
            chest.chest = starterPack().chests.back().id;
            std::erase_if(scenario.chests, [&](const PlacedChest& other) {
                return other.chest == chest.chest && !other.id.text().starts_with("z");
            });
            scenario.chests.push_back(chest);
        };
        const Content& content = shippedContent();
        const int doors = content.door(sample("standard").doors.front().door)->stock;
        QCOMPARE(verdictOfMany(doors, addDoor), QStringLiteral("holds holds"));
        QCOMPARE(verdictOfMany(doors + 1, addDoor), QStringLiteral("warning holds"));
        const int artifacts = starterPack().artifacts.front().stock;
        QCOMPARE(verdictOfMany(artifacts, addArtifact), QStringLiteral("holds holds"));
        QCOMPARE(verdictOfMany(artifacts + 1, addArtifact), QStringLiteral("warning holds"));
        const int chests = starterPack().chests.back().stock;
        QCOMPARE(verdictOfMany(chests, addChest), QStringLiteral("holds holds"));
        QCOMPARE(verdictOfMany(chests + 1, addChest), QStringLiteral("warning holds"));
    }

    void MRK_03_aMarkerCoversASquareThatIsNotBlocking()
    {
        QCOMPARE(verdictWith("MRK-03", {marker("m", "shadow", {0, 8, 2})}), QStringLiteral("holds"));
        QCOMPARE(verdictWith("MRK-03", {marker("m", "shadow", {0, 10, 2})}), QStringLiteral("holds")); // X
        QCOMPARE(verdictWith("MRK-03", {marker("m", "shadow", {0, 9, 2})}), QStringLiteral("error"));
        QCOMPARE(verdictWith("MRK-03", {marker("m", "shadow", {0, 50, 2})}), QStringLiteral("error"));
    }

    void MAP_26_markersLieUnderChestsAndEachLevelHasItsOwnSquares()
    {
        Scenario scenario = sample("two-levels");
        scenario.markers.at(1).square.x = scenario.markers.at(0).square.x;
        scenario.markers.at(1).square.y = scenario.markers.at(0).square.y;
        scenario.chests.at(0).square = scenario.markers.at(0).square;
        QCOMPARE(verdict(scenario, "MAP-26"), QStringLiteral("holds"));
        scenario.markers.at(1).square.level = scenario.markers.at(0).square.level;
        QCOMPARE(verdict(scenario, "MAP-26"), QStringLiteral("error"));
    }

    void MAP_26_oneMarkerOnASquare()
    {
        QCOMPARE(verdictWith("MAP-26", {marker("m", "shadow", {0, 8, 2}), marker("n", "vortex", {0, 8, 3})}),
                 QStringLiteral("holds"));
        QCOMPARE(verdictWith("MAP-26", {marker("m", "shadow", {0, 8, 2}), marker("n", "vortex", {0, 8, 2})}),
                 QStringLiteral("error"));
    }

    void MRK_05_notInAStartingHallwayOrItsChamber()
    {
        QCOMPARE(verdictWith("MRK-05", {marker("m", "shadow", {0, 6, 2})}), QStringLiteral("holds"));
        QCOMPARE(verdictWith("MRK-05", {marker("m", "shadow", {0, 2, -3})}), QStringLiteral("error"));
        PlacedMarker ordinary = marker("m", "shadow", {0, 4, 4}); // whichever side is up
        ordinary.face = MarkerFace::Ordinary;
        QCOMPARE(verdictWith("MRK-05", {ordinary}), QStringLiteral("error"));
    }

    void MRK_18_aVortexOnlyOnAChamber()
    {
        QCOMPARE(verdictWith("MRK-18", {marker("m", "vortex", {0, 8, 2})}), QStringLiteral("holds"));
        QCOMPARE(verdictWith("MRK-18", {marker("m", "vortex", {0, 6, 2})}), QStringLiteral("error"));
        QCOMPARE(verdictWith("MRK-18", {marker("m", "shadow", {0, 6, 2})}), QStringLiteral("holds"));
    }

    void MRK_14_aSingleTeleportLeadsNowhere()
    {
        const PlacedMarker one = marker("m", "teleport", {0, 8, 2});
        const PlacedMarker two = marker("n", "teleport", {0, 8, 3});
        QCOMPARE(verdictWith("MRK-14", {one, two}), QStringLiteral("holds"));
        QCOMPARE(verdictWith("MRK-14", {one}), QStringLiteral("warning"));
    }

    void MRK_23_partnersNameEachOtherOnDifferentLevels()
    {
        Scenario scenario = sample("two-levels");
        QCOMPARE(verdict(scenario, "MRK-23"), QStringLiteral("holds"));
        scenario.markers[1].partner = {};
        QCOMPARE(verdict(scenario, "MRK-23"), QStringLiteral("error"));
        scenario.markers[0].partner = {};
        QCOMPARE(verdict(scenario, "MRK-23"), QStringLiteral("warning warning")); // without partners
        scenario = sample("two-levels");
        scenario.markers[1].square.level = 0;
        QCOMPARE(verdict(scenario, "MRK-23"), QStringLiteral("error")); // once for the two
        scenario = sample("two-levels");
        scenario.markers[1].face = MarkerFace::Ordinary;
        QCOMPARE(verdict(scenario, "MRK-23"), QStringLiteral("error"));
    }

    void MRK_21_chestsAndTokensDoNotBelongOnFunctionSquares()
    {
        DrawnDungeon drawn = dungeon();
        PlacedToken token;
        token.id = ThingId("w");
        token.square = {0, 8, 2};
        drawn.scenario.tokens.push_back(token);
        drawn.scenario.markers = {marker("m", "shadow", {0, 8, 2})};
        QCOMPARE(drawn.verdict("MRK-21"), QStringLiteral("holds"));
        for (const char* kind : {"teleport", "vortex", "staircase"}) {
            drawn.scenario.markers = {marker("m", kind, {0, 8, 2})};
            QCOMPARE(drawn.verdict("MRK-21"), QStringLiteral("warning"));
        }
    }
};

DELVE_TEST(TestMarkers)
#include "tst_markers.moc"
