// SPDX-License-Identifier: GPL-3.0-or-later
// Universal VTT, scenes of Foundry VTT and single pieces, read back as other programs would.

#include "editor/export/deck_sheet.h"
#include "editor/mageknight/export/export_scenario.h"
#include "editor/mageknight/export/export_uvtt.h"
#include "editor/mageknight/export/map_lights.h"
#include "editor/mageknight/print/piece_pictures.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestTabletops : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    static Scenario sample(const char* name)
    {
        return *loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
    }

    static QJsonObject read(const QString& path)
    {
        QFile text(path);
        return text.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(text.readAll()).object()
                                              : QJsonObject();
    }

    static ExportOptions optionsFor(ExportFormat format)
    {
        ExportOptions options;
        options.format = format;
        options.pixelsPerSquare = 50;
        return options;
    }

private slots:
    /// A torch on the west wall of a tile that lies turned hangs where the turn carries it.
    void lightsTurnWithTheirTiles()
    {
        int torches = 0;
        for (const Pack& pack : shippedContent().packs())
            for (const Tile& each : pack.tiles)
                for (const TileSide side : {TileSide::A, TileSide::B}) {
                    Scenario scenario;
                    scenario.levels.push_back({"Ground"});
                    PlacedTile placed;
                    placed.id = ThingId("t1");
                    placed.tile = each.id;
                    placed.side = side;
                    placed.position = {0, 10, 20};
                    scenario.tiles.push_back(placed);
                    const auto upright = lightsOf(scenario, shippedContent(), 0);
                    const auto wanted = std::ranges::count_if(each.face(side).art, [](const Art& art) {
                        return art.kind == ArtKind::Torch || art.kind == ArtKind::Brazier ||
                               art.kind == ArtKind::Candles;
                    });
                    QCOMPARE(std::ptrdiff_t(upright.size()), wanted);
                    QCOMPARE(lightsOf(scenario, shippedContent(), 1).size(), std::size_t(0));
                    scenario.tiles.front().rotation = Rotation::Quarter;
                    const auto turned = lightsOf(scenario, shippedContent(), 0);
                    const double height = sizeOf(each.kind).height;
                    for (std::size_t i = 0; i < upright.size(); ++i) {
                        // Clockwise: what was so far from the south is so far from the west.
                        const QPointF before = upright[i].at - QPointF(10, 20);
                        const QPointF after = turned[i].at - QPointF(10, 20);
                        QVERIFY(std::abs(after.x() - (height - before.y())) < 1e-9);
                        QVERIFY(std::abs(after.y() - before.x()) < 1e-9);
                        ++torches;
                    }
                }
        QVERIFY(torches > 5);
    }

    void forgesGiveLight()
    {
        const Scenario scenario = sample("two-levels"); // has a forge
        std::size_t lights = 0;
        for (int level = 0; level < 2; ++level)
            lights += lightsOf(scenario, shippedContent(), level).size();
        Scenario without = scenario;
        std::erase_if(without.artifacts, [](const PlacedArtifact& placed) {
            return placed.artifact == ContentId("starter/ember-forge");
        });
        std::size_t fewer = 0;
        for (int level = 0; level < 2; ++level)
            fewer += lightsOf(without, shippedContent(), level).size();
        QCOMPARE(lights, fewer + 1);
    }

    void levelsShareACorner()
    {
        ExportOptions options = optionsFor(ExportFormat::Uvtt);
        options.allLevels = true;
        const Scenario scenario = sample("two-levels");
        const auto files = exportScenario(file("both.dd2vtt"), scenario, shippedContent(), options);
        QVERIFY(files.has_value());
        QCOMPARE(*files, (QStringList{file("both-1.dd2vtt"), file("both-2.dd2vtt")}));
        const QJsonObject upper = read(files->at(0)), lower = read(files->at(1));
        const QJsonValue size = upper[QStringLiteral("resolution")][QStringLiteral("map_size")];
        QCOMPARE(size, lower[QStringLiteral("resolution")][QStringLiteral("map_size")]);
        for (const QJsonObject& level : {upper, lower}) {
            const QImage picture = QImage::fromData(
                QByteArray::fromBase64(level[QStringLiteral("image")].toString().toLatin1()), "png");
            QCOMPARE(picture.width(), size[QStringLiteral("x")].toInt() * 50);
            QCOMPARE(picture.height(), size[QStringLiteral("y")].toInt() * 50);
        }
        QVERIFY(!lower[QStringLiteral("line_of_sight")].toArray().isEmpty());
    }

    void endingsOfLevels()
    {
        QCOMPARE(fileOfLevel(QStringLiteral("a.b.uvtt"), 1), QStringLiteral("a.b-2.uvtt"));
        QCOMPARE(fileOfLevel(QStringLiteral("x/a.foundry.json"), 0), QStringLiteral("x/a-1.foundry.json"));
    }

    /// What an importer does with the file: every wall has two ends in the picture, doors are doors, nothing
    /// that players must not see is shown.
    void foundryImportsTheScene()
    {
        const Scenario scenario = sample("standard");
        ExportOptions options = optionsFor(ExportFormat::Foundry);
        options.paint.layers = LayerSet::only(ScenarioLayer::Tiles);
        const auto files = exportScenario(file("s.foundry.json"), scenario, shippedContent(), options);
        QVERIFY(files.has_value());
        QCOMPARE(*files, (QStringList{file("s.png"), file("s.foundry.json")}));
        const QJsonObject scene = read(file("s.foundry.json"));
        const QImage picture(file("s.png"));
        QCOMPARE(scene[QStringLiteral("background")][QStringLiteral("src")].toString(),
                 QStringLiteral("s.png"));
        QCOMPARE(scene[QStringLiteral("width")].toInt(), picture.width());
        QCOMPARE(scene[QStringLiteral("height")].toInt(), picture.height());
        QCOMPARE(scene[QStringLiteral("grid")][QStringLiteral("size")].toInt(), 50);
        QCOMPARE(scene[QStringLiteral("padding")].toInt(), 0);
        int doors = 0;
        const QJsonArray walls = scene[QStringLiteral("walls")].toArray();
        QVERIFY(walls.size() > 20);
        for (const QJsonValue& wall : walls) {
            const QJsonArray ends = wall[QStringLiteral("c")].toArray();
            QCOMPARE(ends.size(), 4);
            QVERIFY(ends[0] != ends[2] || ends[1] != ends[3]);
            for (int i = 0; i < 4; ++i) {
                QCOMPARE(ends[i].toInt() % 50, 0);
                QVERIFY(ends[i].toInt() >= 0 &&
                        ends[i].toInt() <= (i % 2 ? picture.height() : picture.width()));
            }
            doors += wall[QStringLiteral("door")].toInt();
        }
        UvttOptions map;
        const auto uvtt = uvttOf(scenario, shippedContent(), map);
        QCOMPARE(doors, int(uvtt.at("portals").size()));
        QCOMPARE(scene[QStringLiteral("lights")].toArray().size(), qsizetype(uvtt.at("lights").size()));
        const QJsonArray tokens = scene[QStringLiteral("tokens")].toArray();
        QCOMPARE(tokens.size(),
                 qsizetype(scenario.chests.size() + scenario.tokens.size() + scenario.figures.size()));
        for (const QJsonValue& token : tokens)
            QVERIFY(token[QStringLiteral("hidden")].toBool());
        QCOMPARE(scene[QStringLiteral("notes")].toArray().size(), qsizetype(scenario.pinnedNotes.size()));
    }

    void picturesWithWholeSquaresAroundThem()
    {
        const Scenario scenario = sample("six-tiles");
        const QRect extent = extentOf(scenario, shippedContent(), 0);
        ExportOptions options = optionsFor(ExportFormat::Png);
        options.marginSquares = 2;
        QVERIFY(exportScenario(file("p.png"), scenario, shippedContent(), options).has_value());
        QCOMPARE(QImage(file("p.png")).size(), (extent.size() + QSize(4, 4)) * 50);
        options.marginSquares = 0;
        QVERIFY(exportScenario(file("p.png"), scenario, shippedContent(), options).has_value());
        QCOMPARE(QImage(file("p.png")).size(), extent.size() * 50);
    }

    void piecesAreSinglePicturesWithNothingAroundThem()
    {
        const auto scenario = std::make_shared<const Scenario>(sample("small-bargains"));
        PiecePictureOptions options;
        options.pixelsPerSquare = 40;
        const auto pictures = piecePictures(scenario, shippedContent(), options);
        std::map<QString, QImage> byName;
        for (const PiecePicture& picture : pictures)
            QVERIFY2(byName.emplace(picture.path, picture.draw()).second, qPrintable(picture.path));
        int round = 0, cards = 0, decks = 0, tiles = 0;
        for (const auto& [path, image] : byName) {
            QVERIFY2(!image.isNull(), qPrintable(path));
            if (path.startsWith(QStringLiteral("decks/"))) {
                ++decks;
                QVERIFY(image.width() <= mostDeckPixels && image.height() <= mostDeckPixels);
                QCOMPARE(image.width() % deckColumns, 0);
            } else if (path.startsWith(QStringLiteral("tiles/"))) {
                ++tiles;
                QVERIFY(image.width() % 40 == 0 && image.height() % 40 == 0);
            } else if (path.startsWith(QStringLiteral("cards/"))) {
                ++cards;
                QCOMPARE(image.width(), qRound(63 / 38.1 * 40));
            } else if (qAlpha(image.pixel(0, 0)) == 0) {
                ++round;
                QCOMPARE(qAlpha(image.pixel(image.width() / 2, image.height() / 2)), 255);
            }
        }
        QVERIFY(round > 0 && cards > 0 && decks > 0 && tiles >= 2);
        QVERIFY(byName.contains(QStringLiteral("counters/weeping-idol-front.png")));
        QVERIFY(byName.contains(QStringLiteral("counters/weeping-idol-back.png")));
        QVERIFY(byName.contains(QStringLiteral("decks/artifact-tokens-yellow.png")));
    }

    void decksShowTheBackLast()
    {
        const auto plain = [](const QColor& colour) {
            return [colour] {
                QImage image(20, 30, QImage::Format_RGB32);
                image.fill(colour);
                return image;
            };
        };
        const std::vector<std::function<QImage()>> cards(11, plain(Qt::green));
        const QImage sheet = deckSheet(cards, plain(Qt::red), {20, 30});
        QCOMPARE(sheet.size(), QSize(200, 60));
        QCOMPARE(sheet.pixelColor(5, 35), QColor(Qt::green));  // the eleventh
        QCOMPARE(sheet.pixelColor(25, 35), QColor(Qt::white)); // no twelfth
        QCOMPARE(sheet.pixelColor(195, 55), QColor(Qt::red));
        QCOMPARE(deckCell({63, 88}), QSize(409, 571));
    }
};

DELVE_TEST(TestTabletops)
#include "tst_tabletops.moc"
