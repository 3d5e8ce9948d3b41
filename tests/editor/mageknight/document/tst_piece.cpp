// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/piece_in_hand.h"
#include "editor/mageknight/document/scenario_templates.h"
#include "editor/mageknight/document/thing_map.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/pack_references.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// The piece as it would lie on level 0 with the hand at this point, with the id "new".
std::optional<Thing> thingUnderHand(const PieceInHand& hand, QPointF point, const Scenario& scenario)
{
    const auto piece = carriedPiece(hand, ThingId("new"), shippedContent());
    const auto spot = spotUnderHand(hand, point, 0, scenario, shippedContent());
    return piece && spot ? thingIn(scenario, shippedContent(), *piece, *spot) : std::nullopt;
}

} // namespace

class TestPiece : public QObject
{
    Q_OBJECT

private slots:
    void everyPieceHasAKeyAndAName();
    void everyPieceCanBeLaidIntoADungeon();
    void tilesHangAtTheHandByTheirMiddle();
    void doorsSnapToTheNearestEdge();
    void arrowsAreRecordedInside();
    void stockIsCounted();
};

void TestPiece::everyPieceHasAKeyAndAName()
{
    const auto pieces = allPieces(shippedContent());
    QVERIFY(pieces.size() > 40);
    QStringList keys;
    for (const Piece& piece : pieces) {
        QVERIFY(!keys.contains(piece.key()));
        keys << piece.key();
        QCOMPARE(Piece::fromKey(piece.key()), std::optional(piece));
        QVERIFY(!pieceName(piece, shippedContent(), "en").isEmpty());
    }
    QVERIFY(!Piece::fromKey(QStringLiteral("token:pink")));
    QVERIFY(!Piece::fromKey(QStringLiteral("nonsense")));
}

void TestPiece::everyPieceCanBeLaidIntoADungeon()
{
    const Scenario& scenario = sample("standard");
    for (const Piece& piece : allPieces(shippedContent()))
        for (const Rotation rotation : allRotations) {
            PieceInHand carried{piece, rotation, rotation == Rotation::Half, scenario.players.front().id};
            const auto thing = thingUnderHand(carried, {2.5, 2.1}, scenario);
            QVERIFY2(thing.has_value(), qPrintable(piece.key()));
            Scenario after = scenario;
            apply(after, namingPacks(after, shippedContent(), addThing(after, piece.kind, *thing)));
            const auto faults = checkReferences(after, shippedContent());
            QVERIFY2(faults.empty(), faults.empty() ? "" : inEnglish(faults.front()).c_str());
            QVERIFY(ThingMap(after, shippedContent()).boundsOf(ThingId("new")).has_value());
        }
}

void TestPiece::tilesHangAtTheHandByTheirMiddle()
{
    const Scenario empty = newScenario(shippedContent());
    const auto& tiles = starterPack().tiles;
    const auto hallway = std::ranges::find(tiles, TileKind::Hallway, &Tile::kind);
    PieceInHand carried;
    carried.piece.content = hallway->id;
    auto thing = thingUnderHand(carried, {10.5, 20.5}, empty);
    QCOMPARE(std::get<PlacedTile>(*thing).position, (Square{0, 9, 18}));
    carried.rotation = Rotation::Quarter;
    thing = thingUnderHand(carried, {10.5, 20.5}, empty);
    QCOMPARE(std::get<PlacedTile>(*thing).position, (Square{0, 8, 19}));
    QVERIFY(!thingUnderHand(carried, {5000, 0}, empty));
}

void TestPiece::doorsSnapToTheNearestEdge()
{
    QCOMPARE(nearestEdge({4.5, 7.1}, 2), (Edge{{2, 4, 7}, Side::North}));
    QCOMPARE(nearestEdge({4.5, 7.9}, 0), (Edge{{0, 4, 7}, Side::South}));
    QCOMPARE(nearestEdge({4.1, 7.5}, 0), (Edge{{0, 4, 7}, Side::West}));
    QCOMPARE(nearestEdge({-0.1, 7.5}, 0), (Edge{{0, -1, 7}, Side::East}));
    PieceInHand carried;
    carried.piece = {.kind = ThingKind::Door, .content = starterPack().doors.front().id, .colour = {}};
    const Scenario empty = newScenario(shippedContent());
    QVERIFY(!thingUnderHand(carried, {2.5, 2.5}, empty));
}

void TestPiece::arrowsAreRecordedInside()
{
    Scenario scenario = newScenario(shippedContent());
    PlacedTile tile;
    tile.id = ThingId("tile");
    tile.tile = starterPack().tiles.front().id;
    scenario.tiles = {tile};
    PieceInHand carried;
    carried.piece.kind = ThingKind::Exit;
    QVERIFY(!thingUnderHand(carried, {0.5, 0.1}, scenario));
    carried.player = scenario.players.front().id;
    for (const double y : {0.1, -0.1}) { // from either side of the edge
        const auto thing = thingUnderHand(carried, {0.5, y}, scenario);
        QCOMPARE(std::get<Arrow>(*thing).edge, (Edge{{0, 0, 0}, Side::North}));
    }
}

void TestPiece::stockIsCounted()
{
    const Scenario& scenario = sample("standard");
    for (const PlacedTile& tile : scenario.tiles) {
        const Piece piece{.kind = ThingKind::Tile, .content = tile.tile, .colour = {}};
        QVERIFY(usedIn(scenario, piece) >= 1);
        QCOMPARE(stockOf(piece, shippedContent()), std::optional(shippedContent().tile(tile.tile)->stock));
    }
    QVERIFY(!stockOf({.kind = ThingKind::Note, .content = {}, .colour = {}}, shippedContent()));
}

DELVE_TEST(TestPiece)
#include "tst_piece.moc"
