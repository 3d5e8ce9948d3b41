// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;

namespace {

constexpr int pixels = 40;

Scenario oneTile(const std::string& tile = "starter/long-walk", Rotation rotation = Rotation::None)
{
    Scenario scenario;
    scenario.levels.push_back({});
    PlacedTile placed;
    placed.id = ThingId("t");
    placed.tile = ContentId(tile);
    placed.position = {0, 3, -2};
    placed.rotation = rotation;
    scenario.tiles.push_back(placed);
    return scenario;
}

QImage pictureOf(const Scenario& scenario, ScenarioPaintOptions options = {})
{
    options.pixelsPerSquare = pixels;
    return renderScenario(scenario, mageknight::test::shippedContent(), options);
}

/// The picture of one square; pictures have a margin of half a square.
QImage squareOf(const Scenario& scenario, const QImage& picture, int x, int y)
{
    const QPoint origin = extentOf(scenario, mageknight::test::shippedContent(), 0).topLeft();
    return picture.copy((x - origin.x()) * pixels + pixels / 2, (y - origin.y()) * pixels + pixels / 2,
                        pixels, pixels);
}

QImage pieceOn(const std::function<void(const Sketch&)>& paint, RenderStyle style, int size = pixels)
{
    QImage image(size * 2, size * 2, QImage::Format_RGB32);
    image.fill(paletteOf(style).floor(Floor::Slab));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size, size);
    paint(Sketch{painter, style, double(size), Noise(1)});
    return image;
}

} // namespace

class TestScenarioPainter : public QObject
{
    Q_OBJECT

private slots:
    void thePictureHoldsTheDungeonAndAMargin();
    void theSameTwiceIsTheSameBytes();
    void aTurnedTileTakesItsTurnedRoom();
    void aDoorTurnsWithItsTile();
    void unknownTilesAndMarkersArePlaceholders();
    void whatCannotBeSeenIsNotPainted();
    void otherLevelsAreNotPainted();
    void piecesDifferFromEachOther_data();
    void piecesDifferFromEachOther();
    void arrowsOnOneEdgeStandSideBySide();
    void nothingAtAllGivesASmallPicture();
};

void TestScenarioPainter::thePictureHoldsTheDungeonAndAMargin()
{
    QCOMPARE(extentOf(oneTile(), mageknight::test::shippedContent(), 0), QRect(3, -2, 3, 5));
    QCOMPARE(pictureOf(oneTile()).size(), QSize(4 * pixels, 6 * pixels));
}

void TestScenarioPainter::theSameTwiceIsTheSameBytes()
{
    QCOMPARE(pictureOf(oneTile()), pictureOf(oneTile()));
}

void TestScenarioPainter::aTurnedTileTakesItsTurnedRoom()
{
    QCOMPARE(extentOf(oneTile("starter/long-walk", Rotation::Quarter), mageknight::test::shippedContent(), 0),
             QRect(3, -2, 5, 3));
}

void TestScenarioPainter::aDoorTurnsWithItsTile()
{
    // On the north side of the middle square; a quarter turn clockwise puts it on the east side.
    Scenario plain = oneTile("starter/long-walk", Rotation::Quarter);
    Scenario withDoor = plain;
    withDoor.doors.push_back(
        {ThingId("d"), ContentId("starter/iron-door"), ThingId("t"), {{1, 0}, Side::North}, {}});
    const QImage before = pictureOf(plain);
    const QImage after = pictureOf(withDoor);
    QVERIFY(squareOf(plain, before, 7, -1) != squareOf(withDoor, after, 7, -1));
    QCOMPARE(squareOf(plain, before, 4, -2), squareOf(withDoor, after, 4, -2));
}

void TestScenarioPainter::unknownTilesAndMarkersArePlaceholders()
{
    Scenario scenario = oneTile("missing/tile");
    PlacedMarker marker;
    marker.id = ThingId("m");
    marker.marker = ContentId("missing/marker");
    marker.square = {0, 3, -2};
    scenario.markers.push_back(marker);
    QCOMPARE(extentOf(scenario, mageknight::test::shippedContent(), 0).size(), QSize(5, 5));
    QVERIFY(!pictureOf(scenario).isNull());
}

void TestScenarioPainter::whatCannotBeSeenIsNotPainted()
{
    int painted = 0;
    ScenarioPaintOptions options;
    options.tilePainter = [&](QPainter&, const Tile&, TileSide, Rotation) { ++painted; };
    options.visible = QRectF(100, 100, 10, 10);
    pictureOf(oneTile(), options);
    QCOMPARE(painted, 0);
    options.visible = QRectF(5, 2, 10, 10);
    pictureOf(oneTile(), options);
    QCOMPARE(painted, 1);
}

void TestScenarioPainter::otherLevelsAreNotPainted()
{
    int painted = 0;
    ScenarioPaintOptions options;
    options.level = 1;
    options.tilePainter = [&](QPainter&, const Tile&, TileSide, Rotation) { ++painted; };
    pictureOf(oneTile(), options);
    QCOMPARE(painted, 0);
}

void TestScenarioPainter::piecesDifferFromEachOther_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<int>("size");
    for (const RenderStyle style : allRenderStyles)
        for (const int size : {9, 40})
            QTest::addRow("%s, %d", nameOf(style).data(), size) << int(style) << size;
}

void TestScenarioPainter::piecesDifferFromEachOther()
{
    QFETCH(int, style);
    QFETCH(int, size);
    const QPointF centre(1, 1);
    std::vector<std::function<void(const Sketch&)>> pieces;
    for (const auto& entry : enumNames<UniqueSide>)
        pieces.push_back([=](const Sketch& s) { paintMarker(s, centre, entry.first); });
    for (const auto& entry : enumNames<OrdinarySide>)
        pieces.push_back([=](const Sketch& s) { paintMarker(s, centre, entry.first); });
    for (const auto& entry : enumNames<ArtifactClass>)
        pieces.push_back([=](const Sketch& s) { paintArtifact(s, QRectF(0.5, 0.5, 1, 1), entry.first); });
    for (const auto& entry : enumNames<Colour>)
        pieces.push_back([=](const Sketch& s) { paintWanderingToken(s, centre, entry.first); });
    for (const auto& entry : enumNames<DoorMaterial>)
        for (const bool open : {false, true})
            pieces.push_back([=](const Sketch& s) { paintDoor(s, centre, true, entry.first, open); });
    for (const auto& entry : enumNames<Side>)
        pieces.push_back([=](const Sketch& s) { paintChest(s, centre, entry.first, true); });
    for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
        pieces.push_back(
            [=](const Sketch& s) { paintArrow(s, centre, Side::North, kind, PlayerColour::Red, 1); });
    pieces.push_back([=](const Sketch& s) { paintNote(s, centre); });

    std::vector<QImage> pictures;
    for (const auto& piece : pieces)
        pictures.push_back(pieceOn(piece, RenderStyle(style), size));
    for (std::size_t a = 0; a < pictures.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY2(pictures[a] != pictures[b], qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
}

void TestScenarioPainter::arrowsOnOneEdgeStandSideBySide()
{
    Scenario one = oneTile();
    one.entrances.push_back({ThingId("e"), {}, {{0, 4, -2}, Side::North}});
    Scenario two = one;
    two.exits.push_back({ThingId("x"), {}, {{0, 4, -2}, Side::North}});
    QCOMPARE(extentOf(two, mageknight::test::shippedContent(), 0), QRect(3, -3, 3, 6));
    QVERIFY(pictureOf(one) != pictureOf(two));
}

void TestScenarioPainter::nothingAtAllGivesASmallPicture()
{
    QCOMPARE(pictureOf(Scenario{}).size(), QSize(pixels, pixels));
}

DELVE_TEST(TestScenarioPainter)
#include "tst_scenario_painter.moc"
