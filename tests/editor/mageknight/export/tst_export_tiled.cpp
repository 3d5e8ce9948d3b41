// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_tiled.h"
#include "editor/mageknight/export/export_uvtt.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Maps for Tiled and files for virtual tabletops. What walls and doors the latter hold is checked by
/// tests/independent/check_uvtt.py.
class TestExportTiled : public QObject
{
    Q_OBJECT

private:
    static Scenario sample(const char* name)
    {
        return *loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
    }

    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QJsonObject map() const
    {
        QFile text(file("x.tmj"));
        return text.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(text.readAll()).object()
                                              : QJsonObject();
    }

    /// Our own picture of the same squares.
    QImage painted(const Scenario& scenario, const TiledOptions& options) const
    {
        PngOptions png;
        png.paint = options.paint;
        png.pixelsPerSquare = options.pixelsPerSquare;
        png.transparent = true;
        if (!exportPng(file("own.png"), scenario, shippedContent(), png))
            return {};
        const int margin = (options.pixelsPerSquare + 1) / 2;
        const QImage whole(file("own.png"));
        return whole.copy(whole.rect().adjusted(margin, margin, -margin, -margin));
    }

private slots:
    void init()
    {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(name));
    }

    void tiledDrawsTheMapAsWeDo_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("style");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("pixels");
        QTest::newRow("standard") << QByteArray("standard") << int(RenderStyle::FullColour) << 0 << 64;
        QTest::newRow("odd pixels") << QByteArray("standard") << int(RenderStyle::Parchment) << 0 << 33;
        QTest::newRow("lower level") << QByteArray("two-levels") << int(RenderStyle::Blueprint) << 1 << 48;
        QTest::newRow("many arrows") << QByteArray("three-players") << int(RenderStyle::InkSaver) << 0 << 40;
    }

    void tiledDrawsTheMapAsWeDo()
    {
        if (!hasProgram("tmxrasterizer"))
            QFAIL("tmxrasterizer is not installed; tests/run installs it");
        QFETCH(QByteArray, name);
        QFETCH(int, style);
        QFETCH(int, level);
        QFETCH(int, pixels);
        const Scenario scenario = sample(name.constData());
        TiledOptions options;
        options.paint.style = RenderStyle(style);
        options.paint.level = level;
        options.pixelsPerSquare = pixels;
        const auto files = exportTiled(file("x.tmj"), scenario, shippedContent(), options);
        QVERIFY2(files.has_value(), files ? "" : inEnglish(files.error()).c_str());
        for (const QString& path : *files)
            QVERIFY(QFile::exists(path));
        // Its exit code says nothing; the pixels do.
        runOther("tmxrasterizer", {file("x.tmj"), file("tiled.png")});
        const QImage theirs(file("tiled.png"));
        const QImage ours = painted(scenario, options);
        QCOMPARE(theirs.size(), ours.size());
        QVERIFY2(difference(theirs, ours) < 0.002, qPrintable(QString::number(difference(theirs, ours))));
        // Hair lines that fall between two pixels may take either; a square that lacks a thing differs more.
        QVERIFY2(worstBlock(theirs, ours, pixels) < 0.1,
                 qPrintable(QString::number(worstBlock(theirs, ours, pixels))));
    }

    void everyThingIsAnObjectWithItsId()
    {
        const Scenario scenario = sample("standard");
        QVERIFY(exportTiled(file("x.tmj"), scenario, shippedContent(), {}).has_value());
        std::map<QString, int> things; // by type
        QSet<int> numbers;
        const QJsonArray layers = map()[QStringLiteral("layers")].toArray();
        QCOMPARE(layers[0][QStringLiteral("type")].toString(), QStringLiteral("tilelayer"));
        for (const QJsonValue& layer : layers)
            for (const QJsonValue& object : layer[QStringLiteral("objects")].toArray()) {
                ++things[object[QStringLiteral("type")].toString()];
                const int id = object[QStringLiteral("id")].toInt();
                QVERIFY(!numbers.contains(id));
                numbers << id;
                QVERIFY(!object[QStringLiteral("name")].toString().isEmpty());
                QCOMPARE(object[QStringLiteral("properties")][0][QStringLiteral("name")].toString(),
                         QStringLiteral("id"));
            }
        QCOMPARE(things[QStringLiteral("door")], int(scenario.doors.size()));
        QCOMPARE(things[QStringLiteral("chest")], int(scenario.chests.size()));
        QCOMPARE(things[QStringLiteral("token")], int(scenario.tokens.size()));
        QCOMPARE(things[QStringLiteral("entrance")], int(scenario.entrances.size()));
        QCOMPARE(things[QStringLiteral("exit")], int(scenario.exits.size()));
        QCOMPARE(things[QStringLiteral("note")], int(scenario.pinnedNotes.size()));
    }

    void picturesLieBesideTheMap()
    {
        QVERIFY(exportTiled(file("x.tmj"), sample("standard"), shippedContent(), {}).has_value());
        for (const QJsonValue& tileset : map()[QStringLiteral("tilesets")].toArray()) {
            const QString name = tileset[QStringLiteral("image")].toString();
            QVERIFY(!name.contains(u'/'));
            const QImage picture(m_folder.filePath(name));
            QCOMPARE(picture.width(), tileset[QStringLiteral("imagewidth")].toInt());
            QCOMPARE(picture.height(), tileset[QStringLiteral("imageheight")].toInt());
        }
    }

    void allFilesOrNone()
    {
        TiledOptions stopped;
        stopped.progress = [](double done) { return done < 0.6; };
        QVERIFY(!exportTiled(file("x.tmj"), sample("standard"), shippedContent(), stopped));
        QVERIFY(QDir(m_folder.path()).isEmpty());
        // The map itself cannot be written, so its pictures are not left behind either.
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("x.tmj")));
        QVERIFY(!exportTiled(file("x.tmj"), sample("standard"), shippedContent(), {}));
        QVERIFY(QDir(m_folder.path()).entryList(QDir::Files).isEmpty());
        QVERIFY(QDir(m_folder.path()).rmdir(QStringLiteral("x.tmj")));
    }

    void aVirtualTabletopFileHoldsOurPicture()
    {
        UvttOptions options;
        options.pixelsPerSquare = 35;
        QVERIFY(exportUvtt(file("x.dd2vtt"), sample("standard"), shippedContent(), options));
        QFile text(file("x.dd2vtt"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QJsonObject uvtt = QJsonDocument::fromJson(text.readAll()).object();
        const QImage picture = QImage::fromData(QByteArray::fromBase64(
            uvtt[QStringLiteral("image")].toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors));
        TiledOptions same;
        same.pixelsPerSquare = 35;
        const QImage own = painted(sample("standard"), same);
        QCOMPARE(picture.size(), own.size());
        QImage onGround(own.size(), QImage::Format_RGB32);
        onGround.fill(paletteOf(RenderStyle::FullColour).ground);
        QPainter(&onGround).drawImage(0, 0, own);
        QVERIFY(difference(picture.convertToFormat(QImage::Format_RGB32), onGround) < 0.001);
    }

    void aStoppedTabletopFileIsNotLeft()
    {
        UvttOptions options;
        options.progress = [](double) { return false; };
        QVERIFY(!exportUvtt(file("x.dd2vtt"), sample("standard"), shippedContent(), options));
        QVERIFY(!exportUvtt(file("missing/x.dd2vtt"), sample("standard"), shippedContent(), {}));
        QVERIFY(QDir(m_folder.path()).isEmpty());
    }
};

DELVE_TEST(TestExportTiled)
#include "tst_export_tiled.moc"
