// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/face_painter.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

using namespace delve;
using namespace delve::mageknight;

namespace {

QImage pictureOf(const TileFace& face, RenderStyle style, int pixels, Rotation rotation = Rotation::None)
{
    const Size size = rotated(face.layout.size(), rotation);
    QImage image(size.width * pixels, size.height * pixels, QImage::Format_RGB32);
    image.fill(paletteOf(style).ground);
    QPainter painter(&image);
    painter.scale(pixels, pixels);
    paintFace(painter, face, "test", rotation, style, pixels);
    return image;
}

/// A face with one square of every terrain in its middle row.
TileFace everyTerrain()
{
    TileFace face;
    face.floor = Floor::Slab;
    for (int x = 0; x < 5; ++x)
        face.layout.setTerrain({x, 2}, Terrain(x));
    return face;
}

/// How much two equally large pictures differ, 0 to 1.
double difference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum +=
                std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    return sum / (3.0 * 255 * a.width() * a.height());
}

QByteArray svgOf(const Tile& tile, TileSide side, RenderStyle style)
{
    QByteArray text;
    QBuffer buffer(&text);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({500, 500});
    svg.setViewBox(QRect(0, 0, 500, 500));
    QPainter painter(&svg);
    painter.scale(100, 100);
    paintFace(painter, tile, side, Rotation::None, style, 100);
    painter.end();
    return text;
}

} // namespace

class TestFacePainter : public QObject
{
    Q_OBJECT

private slots:
    void theSameTwiceIsTheSameBytes();
    void facesOfOneTileDifferInVariation();
    void terrainsDifferInEveryStyleAndSize_data();
    void terrainsDifferInEveryStyleAndSize();
    void terrainsDifferWithoutColour();
    void aWallIsDarkerThanAnOpening_data();
    void aWallIsDarkerThanAnOpening();
    void aTurnedFaceShowsItsWallsTurned();
    void nothingLeavesTheTile_data();
    void nothingLeavesTheTile();
    void svgHoldsNoImageAndNoClip_data();
    void svgHoldsNoImageAndNoClip();
    void pdfHoldsNoImage();
    void everyKindOfArtIsDrawn();
    void printedCostsAreShown();
};

void TestFacePainter::theSameTwiceIsTheSameBytes()
{
    for (const Tile& tile : mageknight::test::starterPack().tiles)
        QCOMPARE(pictureOf(tile.face(TileSide::A), RenderStyle::FullColour, 32),
                 pictureOf(tile.face(TileSide::A), RenderStyle::FullColour, 32));
}

void TestFacePainter::facesOfOneTileDifferInVariation()
{
    TileFace plain;
    QImage a(160, 160, QImage::Format_RGB32);
    QImage b = a;
    for (const auto& [image, seed] : {std::pair(&a, "one"), std::pair(&b, "two")}) {
        QPainter painter(image);
        painter.scale(32, 32);
        paintFace(painter, plain, seed, Rotation::None, RenderStyle::FullColour, 32);
    }
    QVERIFY(a != b);
}

void TestFacePainter::terrainsDifferInEveryStyleAndSize_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<int>("pixels");
    for (const RenderStyle style : allRenderStyles)
        for (const int pixels : {8, 16, 40, 120})
            QTest::addRow("%s, %d", nameOf(style).data(), pixels) << int(style) << pixels;
}

void TestFacePainter::terrainsDifferInEveryStyleAndSize()
{
    QFETCH(int, style);
    QFETCH(int, pixels);
    const QImage picture = pictureOf(everyTerrain(), RenderStyle(style), pixels);
    std::vector<QImage> squares;
    for (int x = 0; x < 5; ++x)
        squares.push_back(picture.copy(x * pixels, 2 * pixels, pixels, pixels));
    for (std::size_t a = 0; a < squares.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY2(difference(squares[a], squares[b]) > 0.02,
                     qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
}

void TestFacePainter::terrainsDifferWithoutColour()
{
    // Someone who sees no colours still sees five different squares.
    for (const int pixels : {8, 40}) {
        const QImage grey = pictureOf(everyTerrain(), RenderStyle::FullColour, pixels)
                                .convertToFormat(QImage::Format_Grayscale8)
                                .convertToFormat(QImage::Format_RGB32);
        for (int a = 0; a < 5; ++a)
            for (int b = 0; b < a; ++b)
                QVERIFY(difference(grey.copy(a * pixels, 2 * pixels, pixels, pixels),
                                   grey.copy(b * pixels, 2 * pixels, pixels, pixels)) > 0.03);
    }
}

void TestFacePainter::aWallIsDarkerThanAnOpening_data()
{
    terrainsDifferInEveryStyleAndSize_data();
}

void TestFacePainter::aWallIsDarkerThanAnOpening()
{
    QFETCH(int, style);
    QFETCH(int, pixels);
    TileFace open;
    TileFace walled;
    walled.layout.setWall({{2, 0}, Side::North}, true);
    const QRect edge(2 * pixels + pixels / 4, 0, pixels / 2, std::max(1, pixels / 7));
    const QImage a = pictureOf(open, RenderStyle(style), pixels).copy(edge);
    const QImage b = pictureOf(walled, RenderStyle(style), pixels).copy(edge);
    QVERIFY(difference(a, b) > 0.08);
}

void TestFacePainter::aTurnedFaceShowsItsWallsTurned()
{
    TileFace face;
    face.layout.setWall({{1, 0}, Side::North}, true);
    const QImage upright = pictureOf(face, RenderStyle::InkSaver, 40);
    const QImage turned = pictureOf(face, RenderStyle::InkSaver, 40, Rotation::Quarter);
    const QImage expected = upright.transformed(QTransform().rotate(90));
    QCOMPARE(turned.size(), expected.size());
    QVERIFY(difference(turned, expected) < 0.01);
}

void TestFacePainter::nothingLeavesTheTile_data()
{
    QTest::addColumn<int>("style");
    for (const RenderStyle style : allRenderStyles)
        QTest::addRow("%s", nameOf(style).data()) << int(style);
}

void TestFacePainter::nothingLeavesTheTile()
{
    QFETCH(int, style);
    constexpr int pixels = 40;
    for (const Tile& tile : mageknight::test::starterPack().tiles)
        for (const TileSide side : {TileSide::A, TileSide::B}) {
            const Size size = tile.face(side).layout.size();
            QImage image((size.width + 2) * pixels, (size.height + 2) * pixels, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.scale(pixels, pixels);
            painter.translate(1, 1);
            paintFace(painter, tile, side, Rotation::None, RenderStyle(style), pixels);
            painter.end();
            // A pixel of tolerance for the outline of rock on the border.
            const QRect inside(pixels - 1, pixels - 1, size.width * pixels + 2, size.height * pixels + 2);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (!inside.contains(x, y) && image.pixel(x, y) != QColor(Qt::magenta).rgb())
                        QFAIL(qPrintable(QStringLiteral("%1 %2 paints at %3, %4")
                                             .arg(QString::fromStdString(tile.id.text()))
                                             .arg(int(side))
                                             .arg(double(x) / pixels - 1)
                                             .arg(double(y) / pixels - 1)));
        }
}

void TestFacePainter::svgHoldsNoImageAndNoClip_data()
{
    nothingLeavesTheTile_data();
}

void TestFacePainter::svgHoldsNoImageAndNoClip()
{
    QFETCH(int, style);
    for (const Tile& tile : mageknight::test::starterPack().tiles) {
        const QByteArray svg = svgOf(tile, TileSide::A, RenderStyle(style));
        QVERIFY(svg.contains("<path") || svg.contains("<polygon"));
        QVERIFY(!svg.contains("<image"));
        QVERIFY(!svg.contains("clip"));
        QVERIFY(!svg.contains("<text"));
    }
}

void TestFacePainter::pdfHoldsNoImage()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(600);
    QPainter painter(&pdf);
    painter.scale(900, 900);
    paintFace(painter, mageknight::test::starterPack().tiles.front(), TileSide::A, Rotation::None,
              RenderStyle::FullColour, 900);
    painter.end();
    QVERIFY(bytes.startsWith("%PDF"));
    QVERIFY(!bytes.contains("/Subtype /Image"));
    QVERIFY(!bytes.contains("/BM"));
}

void TestFacePainter::everyKindOfArtIsDrawn()
{
    for (const RenderStyle style : allRenderStyles)
        for (const auto& [kind, name] : enumNames<ArtKind>) {
            TileFace face;
            if (kind == ArtKind::PoolRim) // it stands where water ends
                face.layout.setTerrain({2, 2}, Terrain::Water);
            const QImage bare = pictureOf(face, style, 48).copy(96, 96, 48, 48);
            face.art.push_back({kind, {2, 2}, Rotation::None});
            QVERIFY2(difference(bare, pictureOf(face, style, 48).copy(96, 96, 48, 48)) > 0.004, name.data());
        }
}

void TestFacePainter::printedCostsAreShown()
{
    TileFace usual;
    TileFace printed;
    printed.layout.setCost({2, 2}, 4);
    for (const int pixels : {10, 48})
        QVERIFY(difference(pictureOf(usual, RenderStyle::FullColour, pixels),
                           pictureOf(printed, RenderStyle::FullColour, pixels)) > 0.0005);
}

DELVE_TEST(TestFacePainter)
#include "tst_face_painter.moc"
