// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a dungeon of 100 x 100 squares to PNG at 32 pixels a square, against Tiled's tmxrasterizer drawing
// the same map. Both run as programs and take turns; the fastest round of each counts.

#include "editor/mageknight/export/export_tiled.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <sys/resource.h>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

constexpr int rounds = 5;
constexpr int pixels = 32;

Scenario dungeon()
{
    Scenario scenario;
    scenario.title = "100 x 100";
    scenario.packs = {{"starter", starterPack().version, starterPack().hash}};
    scenario.levels = {{"one"}};
    std::vector<const Tile*> chambers;
    for (const Tile& tile : starterPack().tiles)
        if (tile.kind == TileKind::Chamber)
            chambers.push_back(&tile);
    for (int n = 0; n < 400; ++n) {
        PlacedTile placed;
        placed.id = ThingId("t" + std::to_string(n));
        placed.tile = chambers[std::size_t(n) % chambers.size()]->id;
        placed.side = TileSide(n / 7 % 2);
        placed.rotation = Rotation(n % 4);
        placed.position = {0, n % 20 * 5, n / 20 * 5};
        scenario.tiles.push_back(placed);
    }
    return scenario;
}

struct Cost
{
    double wall = 1e9;
    double cpu = 1e9;
};

double seconds(const timeval& time)
{
    return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
}

/// Runs a program and keeps its best time.
bool run(const QString& program, const QStringList& arguments, Cost& best)
{
    rusage before{}, after{};
    getrusage(RUSAGE_CHILDREN, &before);
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        return false;
    best.wall = std::min(best.wall, double(clock.nsecsElapsed()) * 1e-9);
    getrusage(RUSAGE_CHILDREN, &after);
    best.cpu = std::min(best.cpu, seconds(after.ru_utime) + seconds(after.ru_stime) -
                                      seconds(before.ru_utime) - seconds(before.ru_stime));
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const QTemporaryDir folder;
    const Scenario scenario = dungeon();
    const QString file = folder.filePath(QStringLiteral("x.scenario.json"));
    QFile text(file);
    if (!text.open(QIODevice::WriteOnly))
        return 1;
    text.write(QByteArray::fromStdString(writeScenario(scenario)));
    text.close();
    TiledOptions options;
    options.pixelsPerSquare = pixels;
    const QString map = folder.filePath(QStringLiteral("x.tmj"));
    if (!exportTiled(map, scenario, shippedContent(), options))
        return 1;

    const bool hasPeer = !QStandardPaths::findExecutable(QStringLiteral("tmxrasterizer")).isEmpty();
    Cost ours, theirs;
    for (int round = 0; round < rounds; ++round) {
        if (!run(QStringLiteral(DELVE_BIN_DIR "/delve"),
                 {QStringLiteral("render"), file, QStringLiteral("--square"), QString::number(pixels),
                  QStringLiteral("-o"), folder.filePath(QStringLiteral("ours.png"))},
                 ours))
            return 1;
        if (hasPeer)
            run(QStringLiteral("tmxrasterizer"), {map, folder.filePath(QStringLiteral("theirs.png"))},
                theirs);
    }
    std::printf("%-34s %10s %10s %7s %7s\n", "what", "ours", "yardstick", "ratio", "target");
    if (!hasPeer) {
        std::printf("100 x 100 squares to PNG           %8.2f s  (tmxrasterizer is not installed)\n",
                    ours.wall);
        return 0;
    }
    std::printf("%-34s %8.2f s %8.2f s %7.2f %7.2f\n", "100 x 100 squares to PNG", ours.wall, theirs.wall,
                ours.wall / theirs.wall, 0.7);
    std::printf("%-34s %8.2f s %8.2f s %7.2f\n", "the same, time of the processor", ours.cpu, theirs.cpu,
                ours.cpu / theirs.cpu);
    std::printf("bytes of the picture: %lld, %lld\n",
                static_cast<long long>(QFile(folder.filePath(QStringLiteral("ours.png"))).size()),
                static_cast<long long>(QFile(folder.filePath(QStringLiteral("theirs.png"))).size()));
    return 0;
}
