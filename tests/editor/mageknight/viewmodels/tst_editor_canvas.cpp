// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/canvas_minimap.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// A window with a canvas that shows a scenario.
struct Shown
{
    explicit Shown(Scenario scenario)
        : document(std::make_unique<ScenarioDocument>(shippedContent(), std::move(scenario)))
    {
        window.resize(800, 600);
        canvas.setParentItem(window.contentItem());
        canvas.setSize(QSizeF(800, 600));
        canvas.setDocument(&document);
        window.show();
    }
    ~Shown() { canvas.setDocument(nullptr); }

    /// How many tiles the next frame paints.
    int tilesOfNextFrame()
    {
        const int before = canvas.paintedTiles();
        window.grabWindow();
        return canvas.paintedTiles() - before;
    }

    /// Until everything has its sharp picture.
    void settle()
    {
        int quiet = 0;
        for (int i = 0; i < 1000 && quiet < 3; ++i) {
            quiet = tilesOfNextFrame() == 0 ? quiet + 1 : 0;
            QCoreApplication::processEvents();
        }
    }

    QTemporaryDir folder;
    ScenarioViewModel document;
    QQuickWindow window;
    EditorCanvas canvas;
};

} // namespace

class TestEditorCanvas : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatIsVisibleIsPainted();
    void panningPaintsNoTileTwice();
    void anEditRepaintsOnlyItsPlace();
    void anEditRenewsOnlyTheProblemsItChanges();
    void selectingRepaintsNoTile();
    void anIdleCanvasPaintsNothing();
    void eachDocumentKeepsItsView();
    void theSmallMapFollowsColoursAndStyle();
};

namespace {

QImage pictureOf(CanvasMinimap& map)
{
    QImage image(map.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    map.paint(&painter);
    return image;
}

} // namespace

void TestEditorCanvas::theSmallMapFollowsColoursAndStyle()
{
    Shown shown(sample("standard"));
    CanvasMinimap map;
    map.setSize(QSizeF(176, 128));
    map.setCanvas(&shown.canvas);
    map.setProperty("frame", QColor(Qt::transparent));
    map.setProperty("ground", QColor(Qt::black));
    QCOMPARE(pictureOf(map).pixelColor(0, 0), QColor(Qt::black));
    map.setProperty("ground", QColor(Qt::white)); // the window is light now
    const QImage fullColour = pictureOf(map);
    QCOMPARE(fullColour.pixelColor(0, 0), QColor(Qt::white));
    shown.canvas.setDrawingStyle(int(RenderStyle::Blueprint));
    QVERIFY(pictureOf(map) != fullColour);
    shown.canvas.setDrawingStyle(int(RenderStyle::FullColour));
    QCOMPARE(pictureOf(map), fullColour);
}

void TestEditorCanvas::onlyWhatIsVisibleIsPainted()
{
    Shown shown(largeScenario(10000, piecesOf(shippedContent())));
    shown.canvas.zoomTo(100);
    shown.canvas.centreOn(shown.canvas.extent().center());
    const int tiles = shown.tilesOfNextFrame();
    QVERIFY2(tiles > 0 && tiles < 60, qPrintable(QString::number(tiles)));
}

void TestEditorCanvas::panningPaintsNoTileTwice()
{
    Shown shown(largeScenario(10000, piecesOf(shippedContent())));
    shown.canvas.zoomTo(30);
    shown.canvas.centreOn(shown.canvas.extent().center());
    shown.settle();
    shown.canvas.pan(-400, -300);
    shown.settle();
    shown.canvas.pan(400, 300); // back to what was seen before
    QCOMPARE(shown.tilesOfNextFrame(), 0);
}

void TestEditorCanvas::anEditRepaintsOnlyItsPlace()
{
    // The same edit on the same view of a small and of a large dungeon is the same work.
    std::vector<int> painted;
    std::vector<int> signalsSent;
    for (const int size : {40, 10000}) {
        Shown shown(largeScenario(size, piecesOf(shippedContent())));
        const PlacedTile tile = shown.document.model().scenario().tiles[5];
        shown.canvas.zoomTo(30);
        shown.canvas.centreOn(QPointF(tile.position.x, tile.position.y));
        shown.settle();
        const int whole = shown.tilesOfNextFrame();
        QCOMPARE(whole, 0);
        QSignalSpy scene(&shown.canvas, &EditorCanvas::sceneChanged);
        QSignalSpy edited(&shown.document, &ScenarioViewModel::edited);
        const ThingId id = tile.id;
        QVERIFY(shown.document.model().push(
            moveThings(shown.document.model().scenario(), shippedContent(), std::span(&id, 1), {1, 0})));
        painted.push_back(shown.tilesOfNextFrame());
        signalsSent.push_back(int(scene.count() + edited.count()));
    }
    QVERIFY2(painted[0] > 0 && painted[0] < 20, qPrintable(QString::number(painted[0])));
    QVERIFY2(painted[1] <= 2 * painted[0], qPrintable(QString::number(painted[1])));
    QCOMPARE(signalsSent[0], signalsSent[1]);
}

void TestEditorCanvas::anEditRenewsOnlyTheProblemsItChanges()
{
    // Of both a tile with the same neighbours.
    std::vector<int> renewed;
    for (const int size : {400, 10000}) {
        Shown shown(largeScenario(size, piecesOf(shippedContent())));
        shown.document.validation().findings();
        int rows = 0;
        for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(shown.document.findings(), changed, this,
                    [&](const QModelIndex&, int first, int last) { rows += last - first + 1; });
        const ThingId id = shown.document.model().scenario().tiles[150].id;
        QVERIFY(shown.document.model().push(
            moveThings(shown.document.model().scenario(), shippedContent(), std::span(&id, 1), {1, 1})));
        shown.document.validation().findings();
        renewed.push_back(rows);
    }
    QVERIFY2(renewed[0] > 0 && renewed[1] <= 2 * renewed[0],
             qPrintable(QStringLiteral("%1, %2").arg(renewed[0]).arg(renewed[1])));
}

void TestEditorCanvas::selectingRepaintsNoTile()
{
    Shown shown(largeScenario(40, piecesOf(shippedContent())));
    shown.settle();
    const ThingId id = shown.document.model().scenario().tiles.front().id;
    const QImage before = shown.window.grabWindow();
    shown.document.selection()->set({id});
    QCOMPARE(shown.tilesOfNextFrame(), 0);
    QVERIFY(shown.window.grabWindow() != before); // but it is seen
}

void TestEditorCanvas::anIdleCanvasPaintsNothing()
{
    Shown shown(sample("standard"));
    shown.settle();
    QCOMPARE(shown.tilesOfNextFrame(), 0);
}

void TestEditorCanvas::eachDocumentKeepsItsView()
{
    Shown shown(sample("standard"));
    QTemporaryDir folder;
    ScenarioViewModel other(std::make_unique<ScenarioDocument>(shippedContent(), sample("two-levels")));
    shown.canvas.zoomTo(150);
    const QPointF origin = shown.canvas.origin();
    shown.canvas.setDocument(&other);
    shown.canvas.setLevel(1);
    QVERIFY(shown.canvas.isFitted());
    shown.canvas.setDocument(&shown.document);
    QCOMPARE(shown.canvas.zoomPercent(), 150);
    QCOMPARE(shown.canvas.origin(), origin);
    QCOMPARE(shown.canvas.level(), 0);
    shown.canvas.setDocument(&other);
    QCOMPARE(shown.canvas.level(), 1);
    shown.canvas.setDocument(&shown.document);
}

DELVE_TEST(TestEditorCanvas)
#include "tst_editor_canvas.moc"
