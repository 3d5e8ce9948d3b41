// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window makes a person wait while two cunning opponents play in it: from the moment the pointer
// is moved to the moment the window is done with it, frames and all. The goal is 50 ms for 95 of 100.

#include "app/window_program.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "editor/mageknight/viewmodels/play/play_canvas.h"
#include "tests/bench/times.h"
#include "tests/support/mageknight/packs.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto between = std::chrono::milliseconds(25);
constexpr int moves = 1200; ///< half a minute of a restless hand
constexpr int patience = 20000;

/// Moves the pointer from a thread of its own, as a hand does: it does not wait for the window.
bench::Times waitsOfAHand(QQuickWindow& window, const PlayCanvas& board)
{
    bench::Times waits;
    std::atomic<bool> isDone = false;
    std::thread hand([&] {
        for (int i = 0; i < moves; ++i) {
            const auto moved = Clock::now();
            QMetaObject::invokeMethod(
                &window,
                [&, moved, i] {
                    const QPointF on(board.width() * (0.2 + 0.6 * (i % 40) / 40.0), board.height() / 2);
                    QTest::mouseMove(&window, board.mapToScene(on).toPoint());
                    waits.add(std::chrono::duration<double, std::milli>(Clock::now() - moved).count());
                },
                Qt::QueuedConnection);
            std::this_thread::sleep_for(between);
        }
        QMetaObject::invokeMethod(
            &window, [&] { isDone = true; }, Qt::QueuedConnection);
    });
    while (!isDone)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    hand.join();
    return waits;
}

/// Everybody in the dungeon in front plays cunningly, as fast as they think. Nothing if that does not begin.
PlayGame* begin(QQuickWindow& window)
{
    const auto* canvas = window.findChild<EditorCanvas*>(QStringLiteral("canvas"));
    window.requestActivate();
    if (!QTest::qWaitFor([&] { return window.isActive() && canvas->documentOrNull(); }, patience))
        return nullptr;
    auto* game = window.findChild<PlayGame*>();
    game->setup()->prepare(canvas->documentOrNull());
    const int cunning = int(game->setup()->seatNames().indexOf(QStringLiteral("Cunning")));
    for (int player = 0; player < game->setup()->players().size(); ++player)
        game->setup()->setSeat(player, cunning);
    game->setup()->setSeed(QStringLiteral("1"));
    game->opponents()->setPace(3);
    QTest::keyClick(&window, Qt::Key_F5);
    const bool isBegun =
        QTest::qWaitFor([&] { return game->isRunning() && game->timeline()->length() > 0; }, patience);
    return isBegun ? game : nullptr;
}

} // namespace

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QTemporaryDir home;
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "DELVEWRIGHT_PACKS"})
        qputenv(folder, home.path().toLocal8Bit());
    QApplication app(argc, argv);
    WindowProgram program;
    program.start(
        QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()));
    QQuickWindow& window = *program.window();
    window.resize(1280, 800);
    PlayGame* game = begin(window);
    const auto* board = window.findChild<PlayCanvas*>();
    if (!game || !board) {
        std::printf("no game was begun\n");
        return 1;
    }
    bench::Times waits = waitsOfAHand(window, *board);
    std::printf("Waiting while cunning thinks, %zu moves, %d actions taken:", waits.count(),
                game->timeline()->length());
    waits.print("clock");
    std::printf("  ms (goal: p95 50)\n");
    return 0;
}
