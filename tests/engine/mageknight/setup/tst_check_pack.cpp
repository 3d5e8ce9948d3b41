// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_tile.h"
#include "engine/mageknight/content/new_pieces.h"
#include "engine/mageknight/setup/rules/check_pack.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

using Rows = std::vector<std::string>;

/// What is said about face A of a tile that is drawn so, while face B is open all around.
std::vector<PackFinding> findingsOf(const Rows& rows)
{
    const auto pack = smallPack("\"tiles\": [" + tileText("t", "chamber", rows) + "]");
    Tile tile = pack->tiles.front();
    tile.faces[1].layout = FaceLayout({5, 5});
    tile.faces[1].layout.setWall({{0, 0}, Side::North}, true); // or an open face A would be like it
    return checkTile(tile);
}

/// A chamber with a single way in, in the north.
Rows closedChamber()
{
    Rows rows(11, "+ + + + + +");
    for (std::size_t y = 1; y < 11; y += 2)
        rows[y] = "|. . . . .|";
    rows.front() = "+-+-+ +-+-+";
    rows.back() = "+-+-+-+-+-+";
    return rows;
}

} // namespace

class TestCheckPack : public QObject
{
    Q_OBJECT

private slots:
    void MAP_11_aFaceWithoutEntrywayIsAnError()
    {
        QVERIFY(findingsOf(closedChamber()).empty());
        Rows rows = closedChamber();
        rows.front() = "+-+-+-+-+-+";
        const PackFinding expected{
            "MAP-11", Severity::Error, ContentId("small/t"), {"face %1 has no entryway", {"A"}}, TileSide::A};
        QCOMPARE(findingsOf(rows), std::vector{expected});
    }

    void LAY_09_squaresThatNobodyReachesAreAWarning()
    {
        Rows rows = closedChamber();
        rows[1] = "|. . . .|.|";
        rows[2] = "+ + + + +-+";
        const PackFinding expected{"LAY-09",
                                   Severity::Warning,
                                   ContentId("small/t"),
                                   {"face %1: no entryway leads to %2 of its playable squares", {"A", "1"}},
                                   TileSide::A,
                                   {{4, 0}}};
        QCOMPARE(findingsOf(rows), std::vector{expected});
        rows[1] = "|. . . .|#|"; // nobody wants to stand there
        QVERIFY(findingsOf(rows).empty());
    }

    void MAP_17_aFaceInTwoPartsIsAWarning()
    {
        Rows rows = closedChamber();
        rows.back() = "+-+-+ +-+-+";
        QVERIFY(findingsOf(rows).empty());
        rows[5] = "|x x x x x|";
        const PackFinding expected{
            "MAP-17",
            Severity::Warning,
            ContentId("small/t"),
            {"face %1 falls into %2 parts that no path inside the tile joins", {"A", "2"}},
            TileSide::A};
        QCOMPARE(findingsOf(rows), std::vector{expected});
    }

    void MAP_16_aLinkJoinsTwoBlockingSquares()
    {
        Rows rows = closedChamber();
        rows[3] = "|. # . . .|";
        rows[4] = "+ + * + + +";
        rows[5] = "|. . # . .|";
        QVERIFY(findingsOf(rows).empty());
        rows[5] = "|. . . . .|";
        const auto findings = findingsOf(rows);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().rule, std::string("MAP-16"));
        QCOMPARE(findings.front().severity, Severity::Warning);
    }

    void MAP_04_likeFacesAreAHint()
    {
        const Pack pack = newPack("mine", "Mine", "Somebody");
        Tile tile = std::get<Tile>(newPiece(pack, NewPiece::Chamber, "room"));
        const auto findings = checkTile(tile);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().rule, std::string("MAP-04"));
        QCOMPARE(findings.front().severity, Severity::Hint);
        tile.faces[0].layout.setTerrain({1, 1}, Terrain::Water);
        QVERIFY(checkTile(tile).empty());
    }
};

DELVE_TEST(TestCheckPack)
#include "tst_check_pack.moc"
