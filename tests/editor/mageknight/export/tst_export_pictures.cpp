// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_vectors.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// PNG, SVG and PDF of a level. Other programs read the vectors; what they show must be what we paint.
class TestExportPictures : public QObject
{
    Q_OBJECT

private:
    /// The bounds that pictures of other programs keep, on average and in their worst block of 16 pixels.
    static constexpr double meanBound = 0.004;
    static constexpr double blockBound = 0.06;

    static Scenario sample(const char* name = "standard")
    {
        return *loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
    }

    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// The level painted at once, without bands and without copied faces.
    static QImage painted(const Scenario& scenario, const PngOptions& options)
    {
        const int pixels = options.pixelsPerSquare;
        const QRect extent = extentOf(scenario, shippedContent(), options.paint.level);
        const int margin = (pixels + 1) / 2;
        QImage image(extent.width() * pixels + 2 * margin, extent.height() * pixels + 2 * margin,
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(options.transparent ? QColor(Qt::transparent) : paletteOf(options.paint.style).ground);
        QPainter painter(&image);
        painter.translate(margin, margin);
        painter.scale(pixels, pixels);
        painter.translate(-extent.topLeft());
        ScenarioPaintOptions paint = options.paint;
        paint.pixelsPerSquare = pixels;
        paintScenario(painter, scenario, shippedContent(), paint);
        return image;
    }

    QImage exported(const Scenario& scenario, const PngOptions& options) const
    {
        const auto done = exportPng(file("x.png"), scenario, shippedContent(), options);
        return done ? QImage(file("x.png")) : QImage();
    }

    static void addStyles()
    {
        QTest::addColumn<int>("style");
        for (const RenderStyle style : allRenderStyles)
            QTest::addRow("%s", nameOf(style).data()) << int(style);
    }

private slots:
    void init()
    {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(name));
    }

    void aPngInBandsIsThePictureAsAWhole_data()
    {
        QTest::addColumn<int>("pixels");
        QTest::addColumn<bool>("transparent");
        for (const int pixels : {8, 33, 64, 400})
            for (const bool transparent : {false, true})
                QTest::addRow("%d%s", pixels, transparent ? ", transparent" : "") << pixels << transparent;
    }

    void aPngInBandsIsThePictureAsAWhole()
    {
        QFETCH(int, pixels);
        QFETCH(bool, transparent);
        PngOptions options;
        options.pixelsPerSquare = pixels;
        options.transparent = transparent;
        Scenario scenario = sample();
        if (pixels > 100) { // so large that faces are painted afresh in every band: a few tiles will do
            scenario.tiles.resize(2);
            scenario.entrances.clear();
            scenario.exits.clear();
        }
        const QImage whole = painted(scenario, options);
        const QImage banded = exported(scenario, options);
        QCOMPARE(banded.size(), whole.size());
        QCOMPARE(banded.hasAlphaChannel(), transparent);
        // Faces that are copied end at their last pixel; painted ones reach over it by a hair.
        const double hair = 0.03 / pixels;
        QVERIFY2(difference(banded, whole) < hair, qPrintable(QString::number(difference(banded, whole))));
        QVERIFY2(worstBlock(banded, whole, 16) < 40 * hair,
                 qPrintable(QString::number(worstBlock(banded, whole, 16))));
        if (transparent)
            QCOMPARE(banded.pixelColor(0, 0).alpha(), 0);
    }

    void aWidePngIsPaintedToItsEnd()
    {
        // Wider than a painter can paint at once: both ends must be there.
        Scenario scenario = sample();
        scenario.tiles.resize(2);
        scenario.tiles[0].position = {0, 0, 0};
        scenario.tiles[1].position = {0, 900, 0};
        scenario.tiles[1].tile = scenario.tiles[0].tile;
        scenario.tiles[1].side = scenario.tiles[0].side;
        scenario.tiles[1].rotation = scenario.tiles[0].rotation;
        PngOptions options;
        options.paint.layers = LayerSet::only(ScenarioLayer::Tiles);
        scenario.entrances.clear();
        scenario.exits.clear();
        options.pixelsPerSquare = 40;
        const QImage wide = exported(scenario, options);
        QCOMPARE(wide.width(), 906 * 40);
        const QRect first(20, 20, 200, 200);
        QVERIFY(difference(wide.copy(first), wide.copy(first.translated(900 * 40, 0))) < 0.001);
        QVERIFY(wide.pixelColor(120, 120) != wide.pixelColor(5, 5));
    }

    void onlyTheLayersAskedForAreThere()
    {
        PngOptions options;
        options.pixelsPerSquare = 32;
        const QImage all = exported(sample(), options);
        options.paint.layers = LayerSet().without(ScenarioLayer::Tokens);
        const QImage fewer = exported(sample(), options);
        const PlacedToken token = sample().tokens.front();
        const QPoint corner = extentOf(sample(), shippedContent(), 0).topLeft();
        const QRect square(QPoint(token.square.x, token.square.y) * 32 - corner * 32 + QPoint(16, 16),
                           QSize(32, 32));
        QVERIFY(difference(all.copy(square), fewer.copy(square)) > 0.05);
        options.paint.layers = LayerSet();
        options.paint.grid = false;
        QVERIFY(difference(all, exported(sample(), options)) > 0.0005);
    }

    void stoppedWorkLeavesNothing()
    {
        PngOptions png;
        png.progress = [](double) { return false; };
        QVERIFY(!exportPng(file("x.png"), sample(), shippedContent(), png));
        VectorOptions vectors;
        vectors.progress = [](double done) { return done < 0.3; };
        QVERIFY(!exportSvg(file("x.svg"), sample(), shippedContent(), vectors));
        const auto pdf = exportPdf(file("x.pdf"), sample(), shippedContent(), vectors);
        QCOMPARE(inEnglish(pdf.error()),
                 file("x.pdf").toStdString() + ": stopped before the end; nothing was written");
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }

    void progressGoesForwardToTheEnd()
    {
        double last = -1;
        PngOptions options;
        options.pixelsPerSquare = 200;
        options.progress = [&](double done) {
            const bool forward = done > last && done <= 1;
            last = done;
            return forward;
        };
        QVERIFY(exportPng(file("x.png"), sample(), shippedContent(), options));
        QCOMPARE(last, 1.0);
    }

    void whatCannotBeWrittenIsSaid()
    {
        const QString nowhere = file("missing/x.png");
        const auto png = exportPng(nowhere, sample(), shippedContent(), {});
        QVERIFY(!png);
        QCOMPARE(png.error().where, nowhere.toStdString());
        QVERIFY(!exportSvg(file("missing/x.svg"), sample(), shippedContent(), {}));
        QVERIFY(!exportPdf(file("missing/x.pdf"), sample(), shippedContent(), {}));
        QVERIFY(!exportPng(m_folder.path(), sample(), shippedContent(), {}));
        // A device is never replaced by a file.
        const auto device = exportPng(QStringLiteral("/dev/null"), sample(), shippedContent(), {});
        QVERIFY(!device);
        QVERIFY(inEnglish(device.error()).find("found a folder or device") != std::string::npos);
    }

    void anSvgHasAGroupForEveryLayerAndThing()
    {
        const Scenario scenario = sample();
        QByteArray text;
        QBuffer buffer(&text);
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        QVERIFY(exportSvg(buffer, scenario, shippedContent(), {}));
        QSet<QString> ids;
        QXmlStreamReader xml(text);
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            const QString element = xml.name().toString();
            QVERIFY2(QSet<QString>({QStringLiteral("svg"), QStringLiteral("title"), QStringLiteral("g"),
                                    QStringLiteral("path")})
                         .contains(element),
                     qPrintable(element));
            if (const auto id = xml.attributes().value(QStringLiteral("id")); !id.isEmpty()) {
                QVERIFY2(!ids.contains(id.toString()), qPrintable(id.toString()));
                ids << id.toString();
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const auto& [layer, name] : enumNames<ScenarioLayer>)
            QVERIFY(ids.contains(QString::fromUtf8(name.data(), qsizetype(name.size()))));
        for (const PlacedTile& tile : scenario.tiles)
            QVERIFY(ids.contains(QStringLiteral("tiles-") + QString::fromStdString(tile.id.text())));
        for (const PlacedDoor& door : scenario.doors)
            QVERIFY(ids.contains(QStringLiteral("doors-") + QString::fromStdString(door.id.text())));
        for (const Note& note : scenario.pinnedNotes)
            QVERIFY(ids.contains(QStringLiteral("notes-") + QString::fromStdString(note.id.text())));
    }

    void anotherProgramDrawsTheSvgTheSame_data() { addStyles(); }

    void anotherProgramDrawsTheSvgTheSame()
    {
        if (!hasProgram("rsvg-convert"))
            QFAIL("rsvg-convert is not installed; tests/run installs it");
        QFETCH(int, style);
        VectorOptions vectors;
        vectors.paint.style = RenderStyle(style);
        vectors.paint.pixelsPerSquare = 72;
        vectors.pixelsPerSquare = 72;
        QVERIFY(exportSvg(file("x.svg"), sample(), shippedContent(), vectors));
        QVERIFY(runOther("rsvg-convert", {file("x.svg"), QStringLiteral("-o"), file("x.png")}));
        const QImage theirs(file("x.png"));
        PngOptions options;
        options.paint.style = RenderStyle(style);
        options.pixelsPerSquare = 72;
        const QImage ours = painted(sample(), options);
        QCOMPARE(theirs.size(), ours.size());
        QVERIFY2(difference(theirs, ours) < meanBound, qPrintable(QString::number(difference(theirs, ours))));
        QVERIFY2(worstBlock(theirs, ours, 16) < blockBound,
                 qPrintable(QString::number(worstBlock(theirs, ours, 16))));
    }

    void anotherProgramDrawsThePdfTheSame_data() { addStyles(); }

    void anotherProgramDrawsThePdfTheSame()
    {
        if (!hasProgram("pdftoppm"))
            QFAIL("pdftoppm is not installed; tests/run installs it");
        QFETCH(int, style);
        VectorOptions vectors;
        vectors.paint.style = RenderStyle(style);
        vectors.paint.pixelsPerSquare = 72;
        vectors.pixelsPerSquare = 72;
        QVERIFY(exportPdf(file("x.pdf"), sample(), shippedContent(), vectors));
        QVERIFY(runOther("pdftoppm", {QStringLiteral("-png"), QStringLiteral("-r"), QStringLiteral("96"),
                                      QStringLiteral("-singlefile"), file("x.pdf"), file("x")}));
        const QImage theirs = QImage(file("x.png")).convertToFormat(QImage::Format_RGB32);
        PngOptions options;
        options.paint.style = RenderStyle(style);
        options.pixelsPerSquare = 72;
        const QImage ours = painted(sample(), options).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(theirs.size(), ours.size()); // and so the page is true to scale
        QVERIFY2(difference(theirs, ours) < 0.02, qPrintable(QString::number(difference(theirs, ours))));
    }

    void aPageThatIsTooLargeForPdfIsRefused()
    {
        Scenario scenario = sample();
        scenario.tiles[1].position.x = 900;
        const auto done = exportPdf(file("x.pdf"), scenario, shippedContent(), {});
        QVERIFY(!done);
        QVERIFY(inEnglish(done.error()).find("fits with at most") != std::string::npos);
        QVERIFY(!QFile::exists(file("x.pdf")));
    }
};

DELVE_TEST(TestExportPictures)
#include "tst_export_pictures.moc"
