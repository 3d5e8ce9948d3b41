// P12: how long a frame of the map takes while it is panned, zoomed and worked on, in the software renderer.
// With --write FILE it writes the scenario instead, for open_in_editor.py.

#include "editor/viewmodels/editor_canvas.h"
#include "engine/scenario/write_scenario.h"
#include "tests/support/packs.h"
#include "tests/support/random_scenario.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstdio>

using namespace delve;
using namespace delve::test;

namespace {

constexpr int tiles = 10000;
constexpr int frames = 120;

struct Shown
{
    Shown()
        : document(std::make_unique<ScenarioDocument>(shippedContent(),
                                                      largeScenario(tiles, piecesOf(shippedContent()))),
                   folder.filePath(QStringLiteral("a.recovery")))
    {
        window.resize(1280, 800);
        canvas.setParentItem(window.contentItem());
        canvas.setSize(QSizeF(1280, 800));
        canvas.setDocument(&document);
        window.show();
        canvas.fit();
        settle();
    }
    ~Shown() { canvas.setDocument(nullptr); }

    void settle()
    {
        for (int i = 0; i < 60; ++i) {
            window.grabWindow();
            QCoreApplication::processEvents();
        }
    }

    QTemporaryDir folder;
    DocumentViewModel document;
    QQuickWindow window;
    EditorCanvas canvas;
};

/// Does something before each frame and reports how long both take.
template <typename Step> void measure(Shown& shown, const char* name, Step step)
{
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        step(frame);
        shown.window.grabWindow();
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        QCoreApplication::processEvents();
    }
    std::ranges::sort(times);
    std::printf("P12  %-28s median %6.1f ms   p95 %6.1f ms   (floor 33, target 16)\n", name,
                times[times.size() / 2], times[times.size() * 95 / 100]);
    std::fflush(stdout);
}

QPoint pixelOf(const Shown& shown, QPointF square)
{
    return shown.canvas.pixelOf(square.x(), square.y()).toPoint();
}

void drag(Shown& shown)
{
    const PlacedTile tile = shown.document.document().scenario().tiles[tiles / 2];
    shown.canvas.zoomTo(60);
    shown.canvas.centreOn(QPointF(tile.position.x, tile.position.y));
    shown.settle();
    const QPoint from = pixelOf(shown, QPointF(tile.position.x + 1.5, tile.position.y + 1.5));
    QTest::mousePress(&shown.window, Qt::LeftButton, Qt::NoModifier, from);
    measure(shown, "drag a tile",
            [&](int frame) { QTest::mouseMove(&shown.window, from + QPoint(20 + frame * 2, frame)); });
    QTest::keyClick(&shown.window, Qt::Key_Escape);
    QTest::mouseRelease(&shown.window, Qt::LeftButton, Qt::NoModifier, from);
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication app(argc, argv);
    if (app.arguments().value(1) == u"--write") {
        QFile file(app.arguments().value(2));
        const std::string text = writeScenario(largeScenario(tiles, piecesOf(shippedContent())));
        return file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) > 0 ? 0 : 1;
    }
    Shown shown;
    shown.document.validation().findings();
    measure(shown, "pan, all tiles visible", [&](int frame) { shown.canvas.pan(frame % 2 ? 3 : -3, 2); });
    shown.canvas.zoomTo(60);
    shown.settle();
    measure(shown, "pan at 60 %", [&](int) { shown.canvas.pan(-9, -5); });
    measure(shown, "zoom out to all tiles", [&](int) { shown.canvas.zoomBy(0.985); });
    measure(shown, "zoom in", [&](int) { shown.canvas.zoomBy(1.015); });
    shown.canvas.zoomTo(60);
    shown.settle();
    measure(shown, "hover",
            [&](int frame) { QTest::mouseMove(&shown.window, QPoint(100 + frame * 8, 100 + frame * 4)); });
    drag(shown);
    return 0;
}
