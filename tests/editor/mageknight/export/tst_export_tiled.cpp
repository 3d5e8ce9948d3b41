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

#include <cmath>
#include <set>

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
        for (const QJsonValue& layer : layers) {
            if (layer[QStringLiteral("name")].toString() == QStringLiteral("walls"))
                continue; // lines, no things
            for (const QJsonValue& object : layer[QStringLiteral("objects")].toArray()) {
                ++things[object[QStringLiteral("type")].toString()];
                const int id = object[QStringLiteral("id")].toInt();
                QVERIFY(!numbers.contains(id));
                numbers << id;
                QVERIFY(!object[QStringLiteral("name")].toString().isEmpty());
                QCOMPARE(object[QStringLiteral("properties")][0][QStringLiteral("name")].toString(),
                         QStringLiteral("id"));
            }
        }
        QCOMPARE(things[QStringLiteral("door")], int(scenario.doors.size()));
        QCOMPARE(things[QStringLiteral("chest")], int(scenario.chests.size()));
        QCOMPARE(things[QStringLiteral("token")], int(scenario.tokens.size()));
        QCOMPARE(things[QStringLiteral("entrance")], int(scenario.entrances.size()));
        QCOMPARE(things[QStringLiteral("exit")], int(scenario.exits.size()));
        QCOMPARE(things[QStringLiteral("note")], int(scenario.pinnedNotes.size()));
    }

    /// The length of all walls, added up from the file and from the tiles.
    void wallsAreALayerOfLines()
    {
        // Two closed chambers beside each other would share a wall; one alone has what its face says.
        Scenario scenario;
        scenario.levels.push_back({"Ground"});
        PlacedTile placed;
        placed.id = ThingId("t1");
        placed.tile = ContentId("starter/shrine"); // has walls inside
        scenario.tiles.push_back(placed);
        TiledOptions options;
        options.pixelsPerSquare = 10;
        QVERIFY(exportTiled(file("x.tmj"), scenario, shippedContent(), options).has_value());
        const QJsonArray layers = map()[QStringLiteral("layers")].toArray();
        const QJsonValue walls = layers.last();
        QCOMPARE(walls[QStringLiteral("name")].toString(), QStringLiteral("walls"));
        QCOMPARE(walls[QStringLiteral("type")].toString(), QStringLiteral("objectgroup"));
        std::set<std::pair<int, int>> sides; // middles of wall sides, in half squares
        for (const QJsonValue& object : walls[QStringLiteral("objects")].toArray()) {
            const QJsonArray line = object[QStringLiteral("polyline")].toArray();
            const QPointF corner(object[QStringLiteral("x")].toDouble(),
                                 object[QStringLiteral("y")].toDouble());
            for (int i = 0; i + 1 < line.size(); ++i) {
                const auto at = [&](int point) {
                    return (corner + QPointF(line[point][QStringLiteral("x")].toDouble(),
                                             line[point][QStringLiteral("y")].toDouble())) /
                           10;
                };
                const QPointF way = at(i + 1) - at(i);
                const int length = qRound(std::hypot(way.x(), way.y()));
                for (int step = 0; step < length; ++step) {
                    const QPointF middle = at(i) + way * ((step + 0.5) / length);
                    sides.emplace(qRound(2 * middle.x()), qRound(2 * middle.y()));
                }
            }
        }
        const FaceLayout& layout = shippedContent().tile(placed.tile)->face(TileSide::A).layout;
        // Around the tile is nothing: its border is a wall wherever somebody can stand before it.
        int inside = 0;
        for (int y = 0; y < 5; ++y)
            for (int x = 0; x < 5; ++x) {
                if (!isPlayable(layout.terrain({x, y})))
                    continue;
                QVERIFY(y > 0 || sides.contains({2 * x + 1, 0}));
                QVERIFY(x > 0 || sides.contains({0, 2 * y + 1}));
                if (x < 4 && isPlayable(layout.terrain({x + 1, y}))) {
                    QCOMPARE(sides.contains({2 * x + 2, 2 * y + 1}), layout.hasWall({{x, y}, Side::East}));
                    ++inside;
                }
                if (y < 4 && isPlayable(layout.terrain({x, y + 1}))) {
                    QCOMPARE(sides.contains({2 * x + 1, 2 * y + 2}), layout.hasWall({{x, y}, Side::South}));
                    ++inside;
                }
            }
        QVERIFY(inside > 20);
        QVERIFY(!sides.empty());
    }

    void cellsKnowTheirTerrain()
    {
        const Scenario scenario = sample("two-levels"); // turned tiles, water
        QVERIFY(exportTiled(file("x.tmj"), scenario, shippedContent(), {}).has_value());
        const QJsonObject made = map();
        std::map<int, QJsonValue> cells;
        for (const QJsonValue& cell : made[QStringLiteral("tilesets")][0][QStringLiteral("tiles")].toArray())
            cells[cell[QStringLiteral("id")].toInt()] = cell;
        const QJsonArray numbers = made[QStringLiteral("layers")][0][QStringLiteral("data")].toArray();
        const QRect extent = extentOf(scenario, shippedContent(), 0);
        int checked = 0;
        for (const PlacedTile& placed : scenario.tiles) {
            if (placed.position.level != 0)
                continue;
            const Tile& tile = *shippedContent().tile(placed.tile);
            const Size size = sizeOf(tile.kind);
            for (int y = 0; y < size.height; ++y)
                for (int x = 0; x < size.width; ++x) {
                    const LocalSquare at = rotated(LocalSquare{x, y}, size, placed.rotation);
                    const int index = (placed.position.y + at.y - extent.top()) * extent.width() +
                                      placed.position.x + at.x - extent.left();
                    const QJsonValue cell = cells[numbers[index].toInt() - 1];
                    const FaceLayout& layout = tile.face(placed.side).layout;
                    const std::string_view terrain = nameOf(layout.terrain({x, y}));
                    QCOMPARE(cell[QStringLiteral("type")].toString().toStdString(), std::string(terrain));
                    QCOMPARE(cell[QStringLiteral("properties")][1][QStringLiteral("value")].toInt(),
                             layout.cost({x, y}));
                    ++checked;
                }
        }
        QVERIFY(checked > 100);
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
