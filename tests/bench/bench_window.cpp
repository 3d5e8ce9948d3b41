// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of the window takes while the map is panned, zoomed and worked on, in the software
// renderer. With a word it measures only what has that word in its name; with --write FILE it writes the
// scenario instead, for open_in_editor.py.

#include "app/window_program.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/bench/times.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <QtTest>

#include <cstdio>
#include <ctime>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

constexpr int tiles = 10000;
constexpr int frames = 120;

bool writeLargeScenario(const QString& path)
{
    QFile file(path);
    const std::string text = writeScenario(largeScenario(tiles, piecesOf(shippedContent())));
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) > 0;
}

/// The program with the large scenario in its window.
struct Shown
{
    explicit Shown(const QString& file)
    {
        program.start(file);
        window = program.window();
        window->resize(1280, 800);
        canvas = window->findChild<EditorCanvas*>(QStringLiteral("canvas"));
        while (!canvas->documentOrNull())
            QTest::qWait(10);
        settle();
    }

    void settle()
    {
        for (int i = 0; i < 60; ++i) {
            window->grabWindow();
            QTest::qWait(5);
        }
    }
    ScenarioViewModel& document() const { return *canvas->documentOrNull(); }
    QPoint pixelOf(QPointF square) const
    {
        return canvas->mapToScene(canvas->pixelOf(square.x(), square.y())).toPoint();
    }
    QPoint middle() const
    {
        return canvas->mapToScene(QPointF(canvas->width(), canvas->height()) / 2).toPoint();
    }

    WindowProgram program;
    QQuickWindow* window = nullptr;
    EditorCanvas* canvas = nullptr;
};

/// What this thread has used of the processor: what others do meanwhile does not count.
double cpuMilliseconds()
{
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return double(used.tv_sec) * 1e3 + double(used.tv_nsec) / 1e6;
}

/// What the user asked for; empty: everything.
QString wanted;

/// Does something before each frame and reports how long both take, with the events that follow from it.
template <typename Step> void measure(Shown& shown, const char* name, Step step)
{
    if (!QLatin1String(name).contains(wanted))
        return;
    bench::Times processor;
    bench::Times wall;
    for (int frame = 0; frame < frames; ++frame) {
        QElapsedTimer timer;
        timer.start();
        const double before = cpuMilliseconds();
        step(frame);
        shown.window->grabWindow();
        QCoreApplication::processEvents();
        processor.add(cpuMilliseconds() - before);
        wall.add(double(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%-24s", name);
    processor.print("CPU");
    wall.print("clock");
    std::printf("  ms (p95: floor 33, target 16)\n");
    std::fflush(stdout);
}

void pan(Shown& shown, const char* name, QPoint step)
{
    const QPoint from = shown.middle();
    QTest::mousePress(shown.window, Qt::MiddleButton, Qt::NoModifier, from);
    measure(shown, name, [&](int frame) {
        QTest::mouseMove(shown.window, from + step * (frame < frames / 2 ? frame : frames - frame));
    });
    QTest::mouseRelease(shown.window, Qt::MiddleButton, Qt::NoModifier, from);
}

void zoom(Shown& shown, const char* name, int wheel)
{
    const QPointF at = shown.middle();
    measure(shown, name, [&](int) {
        QWheelEvent event(at, shown.window->mapToGlobal(at), {}, {0, wheel}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(shown.window, &event);
    });
}

/// Drags a tile over the map, then does so in short and lets go, time and again.
void drag(Shown& shown)
{
    const PlacedTile tile = shown.document().model().scenario().tiles[tiles / 2 + 50];
    shown.canvas->zoomTo(60);
    shown.canvas->centreOn(QPointF(tile.position.x, tile.position.y));
    shown.settle();
    const QPoint from = shown.pixelOf(QPointF(tile.position.x + 1.5, tile.position.y + 1.5));
    QTest::mousePress(shown.window, Qt::LeftButton, Qt::NoModifier, from);
    measure(shown, "drag a tile",
            [&](int frame) { QTest::mouseMove(shown.window, from + QPoint(20 + frame * 2, frame)); });
    QTest::keyClick(shown.window, Qt::Key_Escape);
    QTest::mouseRelease(shown.window, Qt::LeftButton, Qt::NoModifier, from);
    measure(shown, "move by keys, an edit each", [&](int frame) {
        QTest::keyClick(shown.window, frame % 2 ? Qt::Key_Left : Qt::Key_Right, Qt::ControlModifier);
    });
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QTemporaryDir home;
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "DELVEWRIGHT_PACKS"})
        qputenv(folder, home.path().toLocal8Bit());
    QApplication app(argc, argv);
    if (app.arguments().value(1) == u"--write")
        return writeLargeScenario(app.arguments().value(2)) ? 0 : 1;
    wanted = app.arguments().value(1);
    const QString file = home.filePath(QStringLiteral("large.scenario.json"));
    if (!writeLargeScenario(file))
        return 1;
    Shown shown(file);
    pan(shown, "pan, seen from afar", {3, 2});
    shown.canvas->zoomTo(60);
    shown.settle();
    pan(shown, "pan at 60 %", {-9, -5});
    zoom(shown, "zoom out", -10);
    zoom(shown, "zoom in", 10);
    shown.canvas->zoomTo(60);
    shown.settle();
    measure(shown, "hover", [&](int frame) {
        QTest::mouseMove(shown.window, shown.middle() + QPoint(frame * 3 - 200, frame));
    });
    drag(shown);
    return 0;
}
