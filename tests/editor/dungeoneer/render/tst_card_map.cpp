// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/export_map.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

/// Pictures of whole maps.
class TestCardMap : public QObject
{
    Q_OBJECT

private:
    static PlacedCard placed(const char* id, const char* card, int column, int row, bool isTurned = false)
    {
        return {ThingId(id), ContentId(card), {column, row}, isTurned, false};
    }

    /// Both maps, with a Sewer pair and a Portal.
    static Scenario twoMaps()
    {
        Scenario scenario;
        scenario.title = "Two maps";
        scenario.dungeon = {placed("a", "overdraft/front-office", 0, 0),
                            placed("b", "overdraft/hall-of-portraits", 1, 0),
                            placed("c", "overdraft/pneumatic-tunnel", 0, -1, true)};
        scenario.wilderness = {
            placed("d", "bad-road/crossroads-inn", 0, 0), placed("e", "bad-road/back-alley", -1, 0),
            placed("f", "bad-road/fate-market", 1, 0), placed("g", "bad-road/sunken-tower", 1, 1)};
        scenario.portals = {{ThingId("p"), ThingId("g"), ThingId("a"), 'A'}};
        scenario.pinnedNotes = {{ThingId("n"), MapKind::Dungeon, {0, 0}, "Start here"}};
        return scenario;
    }

    static QImage pictureOf(const Scenario& scenario, MapLayer layer)
    {
        const QRectF area = boundsOf(scenario);
        QImage image(area.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(-area.topLeft());
        paintLayer(painter, layer, scenario, shippedCards(), {.card = {RenderStyle::FullColour, 1}});
        return image;
    }

    static bool isEmpty(const QImage& image)
    {
        QImage nothing(image.size(), image.format());
        nothing.fill(Qt::transparent);
        return image == nothing;
    }

private slots:
    void mapsLieSideBySide()
    {
        const Scenario scenario = twoMaps();
        const QRectF all = boundsOf(scenario);
        QCOMPARE(all.top(), -cardHeight);
        QCOMPARE(all.bottom(), 2 * cardHeight);
        QCOMPARE(cellArea(scenario, MapKind::Dungeon, {0, 0}), QRectF(0, 0, cardWidth, cardHeight));
        // No card of one map lies on a card of the other.
        const QRectF west = cellArea(scenario, MapKind::Wilderness, {-1, 0});
        QVERIFY(west.left() > cellArea(scenario, MapKind::Dungeon, {1, 0}).right());
        QCOMPARE(all.right(), cellArea(scenario, MapKind::Wilderness, {1, 0}).right());
        QCOMPARE(boundsOf(Scenario()), QRectF(0, 0, cardWidth, cardHeight));
    }

    void layersShowWhatTheyAreFor()
    {
        const Scenario scenario = twoMaps();
        for (const auto& [layer, name] : enumNames<MapLayer>)
            QVERIFY2(!isEmpty(pictureOf(scenario, layer)), name.data());
        Scenario bare = scenario;
        bare.portals.clear();
        bare.pinnedNotes.clear();
        bare.wilderness.resize(2); // one Sewer has no other
        bare.dungeon.resize(1);    // no edge is between two cards but an Open one
        QVERIFY(isEmpty(pictureOf(bare, MapLayer::Portals)));
        QVERIFY(isEmpty(pictureOf(bare, MapLayer::Notes)));
        QVERIFY(isEmpty(pictureOf(bare, MapLayer::Sewers)));
        QVERIFY(isEmpty(pictureOf(bare, MapLayer::Crossings)));
    }

    void unknownCardsBecomePlaceholders()
    {
        Scenario scenario;
        scenario.dungeon = {placed("a", "nobody/knows", 0, 0)};
        QVERIFY(!isEmpty(pictureOf(scenario, MapLayer::Cards)));
    }

    void vectorsHaveNoClipsPicturesOrFonts()
    {
        QTemporaryDir folder;
        for (const RenderStyle style : allRenderStyles) {
            const QString path = folder.filePath(QStringLiteral("map.svg"));
            QVERIFY(exportMap(path, PictureFormat::Svg, twoMaps(), shippedCards(), {.style = style}));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader reader(&file);
            int shapes = 0;
            while (!reader.atEnd()) {
                reader.readNext();
                if (!reader.isStartElement())
                    continue;
                const auto name = reader.name();
                QVERIFY2(name != u"clipPath" && name != u"image" && name != u"text" && name != u"pattern",
                         qPrintable(name.toString()));
                shapes += name == u"path";
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            QVERIFY(shapes > 500);
        }
    }

    void picturesHaveTheSizeThatWasAskedFor()
    {
        QTemporaryDir folder;
        const Scenario scenario = twoMaps();
        const QString png = folder.filePath(QStringLiteral("map.png"));
        QVERIFY(exportMap(png, PictureFormat::Png, scenario, shippedCards(), {.cardPixels = 63}));
        const QRectF area = boundsOf(scenario).adjusted(-4, -4, 4, 4);
        QCOMPARE(QImage(png).size(), area.size().toSize());
        const QString pdf = folder.filePath(QStringLiteral("map.pdf"));
        QVERIFY(exportMap(pdf, PictureFormat::Pdf, scenario, shippedCards(), {}));
        // In points, at true size, as another program reads it.
        QProcess info;
        info.start(QStringLiteral("pdfinfo"), {pdf});
        QVERIFY(info.waitForFinished());
        const QString told = QString::fromUtf8(info.readAllStandardOutput());
        const auto points = [](double millimetres) {
            return QString::number(millimetres / 25.4 * 72, 'g', 6);
        };
        const QString size = points(area.width()) + QStringLiteral(" x ") + points(area.height());
        QVERIFY2(told.contains(size), qPrintable(size + told));
    }

    void tooLargePicturesAreRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("map.png"));
        const auto drawn =
            exportMap(path, PictureFormat::Png, twoMaps(), shippedCards(), {.cardPixels = 3000});
        QVERIFY(!drawn);
        QVERIFY(!QFile::exists(path));
    }
};

DELVE_TEST(TestCardMap)
#include "tst_card_map.moc"
