// SPDX-License-Identifier: GPL-3.0-or-later
// Card maps and cards for other programs.

#include "editor/dungeoneer/export/card_pictures.h"
#include "editor/dungeoneer/export/export_tiled.h"
#include "editor/dungeoneer/export/export_uvtt.h"
#include "editor/dungeoneer/export/map_squares.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/dungeoneer/cards.h"
#include "tests/support/dungeoneer/drawn_scenario.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

/// Ent with an Open hall to the north, a Locked one to the east, a Trapped one to the south and a wall
/// between the two cells of the north.
DrawnScenario fourWays()
{
    DrawnScenario drawn({card("Ent[O,O,O,O]"), card("Hall[O,O,O,O]"), card("Vault[O,O,O,L6]"),
                         card("Den[T5,O,O,O]"), card("Cell[O,O,O,W]")});
    drawn.lay("ent", 0, 0).lay("hall", 0, -1).lay("vault", 1, 0).lay("den", 0, 1).lay("cell", 1, -1, false);
    return drawn;
}

} // namespace

class TestCardExports : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:
    void doorsBecomePortalsAndWallsLines()
    {
        const DrawnScenario drawn = fourWays();
        const auto vtt = uvttOf(drawn.scenario, drawn.cards(), 50);
        QCOMPARE(vtt["resolution"]["map_size"]["x"].get<double>(), 10.0); // two cards of five squares
        QCOMPARE(vtt["resolution"]["map_size"]["y"].get<double>(), 21.0);
        // ent-vault is Locked one way, ent-den Trapped one way; the others are Open or walls.
        QCOMPARE(vtt["portals"].size(), std::size_t(2));
        std::set<std::pair<double, double>> doors;
        for (const auto& portal : vtt["portals"])
            doors.emplace(portal["position"]["x"].get<double>(), portal["position"]["y"].get<double>());
        QVERIFY(doors.contains({5, 10.5})); // the middle of the edge east of the Entrance
        QVERIFY(doors.contains({2.5, 14})); // the middle of the one south of it
        // Between hall and cell there is a wall from end to end: DNR-DOOR-11.
        bool hasWall = false, isOpen = false;
        for (const auto& line : vtt["line_of_sight"]) {
            const double x1 = line[0]["x"], y1 = line[0]["y"], x2 = line[1]["x"], y2 = line[1]["y"];
            hasWall = hasWall || (x1 == 5 && x2 == 5 && y1 == 0 && y2 == 7);
            isOpen = isOpen ||
                     (y1 == 7 && y2 == 7 && x1 == 0 && x2 == 2); // hall and Entrance: a gap after two squares
            QVERIFY(!(x1 == 0 && x2 == 5 && y1 == 7 && y2 == 7));
        }
        QVERIFY(hasWall);
        QVERIFY(isOpen);
    }

    /// The same walls and doors for Foundry VTT, in pixels, and for Tiled, as a layer of lines.
    void otherProgramsGetTheWallsToo()
    {
        const DrawnScenario drawn = fourWays();
        const auto vtt = uvttOf(drawn.scenario, drawn.cards(), 50);
        QVERIFY(exportFoundry(file("f.foundry.json"), drawn.scenario, drawn.cards(),
                              {.style = RenderStyle::FullColour, .pixelsPerSquare = 50})
                    .has_value());
        QFile text(file("f.foundry.json"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        const auto scene = nlohmann::json::parse(text.readAll().toStdString());
        int doors = 0;
        for (const auto& wall : scene.at("walls"))
            doors += wall.at("door").get<int>();
        QCOMPARE(doors, 2);
        QCOMPARE(scene.at("walls").size(), vtt["line_of_sight"].size() + 2);
        QCOMPARE(QImage(file("f.png")).size(), QSize(10 * 50, 21 * 50));
        QVERIFY(exportTiled(file("t.tmj"), drawn.scenario, drawn.cards(), RenderStyle::FullColour, 20)
                    .has_value());
        QFile map(file("t.tmj"));
        QVERIFY(map.open(QIODevice::ReadOnly));
        const auto tiled = nlohmann::json::parse(map.readAll().toStdString());
        const auto& walls = tiled.at("layers").back();
        QCOMPARE(walls.at("name").get<std::string>(), std::string("walls"));
        QCOMPARE(walls.at("objects").size(), vtt["line_of_sight"].size() + 2);
    }

    void theFileHasItsPicture()
    {
        const DrawnScenario drawn = fourWays();
        QVERIFY(exportUvtt(file("x.dd2vtt"), drawn.scenario, drawn.cards(), {.pixelsPerSquare = 20}));
        QFile read(file("x.dd2vtt"));
        QVERIFY(read.open(QIODevice::ReadOnly));
        const auto vtt = nlohmann::json::parse(read.readAll().toStdString());
        const QImage picture = QImage::fromData(
            QByteArray::fromBase64(QByteArray::fromStdString(vtt["image"].get<std::string>())));
        QCOMPARE(picture.size(), QSize(200, 420));
        QVERIFY(!exportUvtt(file("y.dd2vtt"), Scenario(), drawn.cards(), {}));
        QVERIFY(!QFile::exists(file("y.dd2vtt")));
    }

    /// The maps lie a whole card apart, as walls and doors have it, and only what was asked for is drawn.
    void bothMapsAreDrawnInTheGrid()
    {
        const auto scenario = loadScenario(std::filesystem::path(
            DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/the-long-way.scenario.json"));
        QVERIFY(scenario.has_value());
        const auto pictureWith = [&](const std::vector<MapLayer>& layers) {
            const TablePicture table{RenderStyle::FullColour, 8, layers};
            QFile read(file("maps.dd2vtt"));
            if (!exportUvtt(read.fileName(), *scenario, shippedCards(), table) ||
                !read.open(QIODevice::ReadOnly))
                return QImage();
            const auto vtt = nlohmann::json::parse(read.readAll().toStdString());
            return QImage::fromData(
                QByteArray::fromBase64(QByteArray::fromStdString(vtt["image"].get<std::string>())));
        };
        const QImage cards = pictureWith({MapLayer::Cards});
        const CardGrid grid = gridOf(*scenario);
        const QSize cell(squaresAcross * 8, squaresDown * 8);
        QCOMPARE(cards.size(), QSize(grid.size.width() * cell.width(), grid.size.height() * cell.height()));
        const QRgb table = tableColour(RenderStyle::FullColour).rgb();
        for (int row = 0; row < grid.size.height(); ++row)
            for (int column = 0; column < grid.size.width(); ++column) {
                const bool isLaid = std::ranges::any_of(grid.cards, [&](const GridCard& card) {
                    return card.cell == Cell{column, row};
                });
                const QRect area(column * cell.width(), row * cell.height(), cell.width(), cell.height());
                int bare = 0;
                for (int y = area.top() + 2; y < area.bottom() - 2; ++y)
                    for (int x = area.left() + 2; x < area.right() - 2; ++x)
                        bare += cards.pixel(x, y) == table;
                const int all = (area.width() - 5) * (area.height() - 5);
                QVERIFY2(isLaid ? bare < all / 20 : bare == all, qPrintable(QString::number(bare)));
            }
        QVERIFY(pictureWith({MapLayer::Portals, MapLayer::Cards}) != cards);
        QVERIFY(pictureWith({MapLayer::Crossings}) != pictureWith({MapLayer::Sewers}));
    }

    void tiledDrawsTheMapAsWeDo()
    {
        if (!hasProgram("tmxrasterizer"))
            QFAIL("tmxrasterizer is not installed; tests/run installs it");
        DrawnScenario drawn = fourWays();
        drawn.scenario.dungeon.back().isTurned = true;
        const auto files =
            exportTiled(file("x.tmj"), drawn.scenario, drawn.cards(), RenderStyle::FullColour, 20);
        QVERIFY2(files.has_value(), files ? "" : inEnglish(files.error()).c_str());
        QCOMPARE(files->size(), 2);
        runOther("tmxrasterizer", {file("x.tmj"), file("tiled.png")});
        const QImage theirs(file("tiled.png"));
        QCOMPARE(theirs.size(), QSize(200, 420));
        // Each card where it lies; the last one on its head.
        for (const PlacedCard& placed : drawn.scenario.dungeon) {
            QImage ours(100, 140, QImage::Format_ARGB32_Premultiplied);
            ours.fill(tableColour(RenderStyle::FullColour));
            QPainter painter(&ours);
            painter.scale(100 / cardWidth, 140 / cardHeight);
            paintMapCard(painter, *drawn.cards().setOf(placed.card), *drawn.cards().map(placed.card),
                         {placed.isTurned, false, true}, {RenderStyle::FullColour, 100 / cardWidth});
            painter.end();
            const QImage seen = theirs.copy(placed.cell.column * 100, (placed.cell.row + 1) * 140, 100, 140);
            QVERIFY2(difference(seen, ours) < 0.02, placed.card.text().c_str());
        }
    }

    void cardsArePicturesOfTheirSize()
    {
        const CardSet& set = shippedSet("overdraft");
        CardPictureOptions options;
        for (std::size_t i = 0; i < 3; ++i) {
            const QImage picture = cardPictures(set, options)[i].draw();
            QCOMPARE(picture.size(), QSize(744, 1039));
            QCOMPARE(qAlpha(picture.pixel(0, 0)), 0);
        }
        options.millimetres = {63.5, 88.9};
        options.bleed = 3.175;
        const QImage full = cardPictures(set, options).front().draw();
        QCOMPARE(full.size(), QSize(825, 1125)); // as print services ask for
        QVERIFY(full.pixelColor(0, 0) != QColor(Qt::white));
    }

    void everyCardHasAFileOfItsOwn()
    {
        CardPictureOptions options;
        options.dotsPerInch = 36;
        std::set<QString> names;
        const auto pictures = cardPictures(shippedSet("overdraft"), options);
        for (const NamedPicture& named : pictures)
            names.insert(named.name);
        QCOMPARE(names.size(), pictures.size());
        QVERIFY(names.contains(QStringLiteral("front-office")));
        for (const char* back : {"back_map", "back_adventure", "back_quest", "back_hero", "back_tracker"})
            QVERIFY(names.contains(QString::fromLatin1(back)));
    }

    void tableSheetsKeepTheirBounds()
    {
        int adventures = 0;
        for (const TableSheet& sheet : tableSheets(shippedSet("overdraft"), RenderStyle::InkSaver)) {
            QCOMPARE(sheet.columns, 10);
            QVERIFY(sheet.rows >= 2 && sheet.rows <= 7);
            QVERIFY(sheet.cards < sheet.columns * sheet.rows);
            const QImage picture = sheet.draw();
            QVERIFY(picture.width() <= 4096 && picture.height() <= 4096);
            QCOMPARE(picture.width() % 10, 0);
            QCOMPARE(picture.height() % sheet.rows, 0);
            adventures += sheet.deck == Deck::Adventure ? sheet.cards : 0;
        }
        int copies = 0;
        for (const AdventureCard& card : shippedSet("overdraft").adventures)
            copies += card.copies;
        QCOMPARE(adventures, copies);
    }
    /// Nineteen Map cards and their back have room in two rows, twenty have not.
    void DNR_OPT_13_leftOutByAnOlderIdIsOnNoSheet()
    {
        CardSet set = shippedSet("overdraft");
        set.aliases.emplace(ContentId("overdraft/old-room"), ContentId("overdraft/boardroom"));
        const Cards cards = *Cards::combine({set});
        Scenario scenario;
        scenario.packs = {{set.id, set.version, set.hash}};
        const auto rows = [&] {
            for (const NamedPicture& picture : piecePictures(scenario, cards, RenderStyle::InkSaver))
                if (picture.name.endsWith(QStringLiteral("decks/map"))) {
                    const QImage sheet = picture.draw();
                    return int(std::lround(sheet.height() / (sheet.width() / 10 * cardHeight / cardWidth)));
                }
            return 0;
        };
        QCOMPARE(rows(), 3);
        scenario.leftOut.push_back({ContentId("overdraft/old-room"), 1});
        QCOMPARE(rows(), 2);
    }

    /// A draft may lie far from the centre: its map is as large as what lies there.
    void aDraftNorthOfTheCentreHasNoEmptyRows()
    {
        Scenario scenario;
        scenario.dungeon = {{ThingId("a"), ContentId("overdraft/boardroom"), {3, -7}},
                            {ThingId("b"), ContentId("overdraft/cistern"), {4, -6}}};
        const CardGrid grid = gridOf(scenario);
        QCOMPARE(grid.size, QSize(2, 2));
        QCOMPARE(grid.cards[1].cell, (Cell{1, 1}));
        scenario.wilderness = {{ThingId("c"), ContentId("bad-road/crossroads-inn"), {0, -5}}};
        QCOMPARE(gridOf(scenario).size, QSize(4, 3));
    }
};

DELVE_TEST(TestCardExports)
#include "tst_card_exports.moc"
