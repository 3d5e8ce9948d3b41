// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/path_zones.h"
#include "engine/mageknight/board/tile_graph.h"
#include "tests/bench/ratios.h"
#include "tests/bench/yardstick/line.h"
#include "tests/bench/yardstick/search.h"

#include <cstdio>

using namespace delve;
using namespace delve::mageknight;

namespace {

/// The rooms of the yardstick as tiles: the same walls, gaps and rubble.
BoardPlan planFromRooms(const yardstick::Grid& grid)
{
    BoardPlan plan;
    for (int top = 0; top < grid.height; top += 5)
        for (int left = 0; left < grid.width; left += 5) {
            FaceLayout layout({5, 5});
            for (int y = 0; y < 5; ++y)
                for (int x = 0; x < 5; ++x) {
                    if (grid.isBlocked(left + x, top + y))
                        layout.setTerrain({x, y}, Terrain::Blocking);
                    for (const Side side : allSides) {
                        const auto [dx, dy] = offsetOf(side);
                        const bool border = x + dx < 0 || y + dy < 0 || x + dx > 4 || y + dy > 4;
                        const bool gap = dx == 0 ? x == 2 : y == 2;
                        layout.setWall({{x, y}, side}, border && !gap);
                    }
                }
            plan.tiles.push_back({{0, left, top}, std::int32_t(plan.layouts.size())});
            plan.layouts.push_back(layout);
        }
    return plan;
}

/// One dungeon in both forms, and the same questions for both.
struct Arena
{
    yardstick::Grid grid;
    Board board;
    struct Pair
    {
        int fromX, fromY, toX, toY;
        SquareIndex from, to;
    };
    std::vector<Pair> pairs;

    Arena(int width, int height, int within) : grid(yardstick::makeRooms(width, height, 7))
    {
        board = compileBoard(planFromRooms(grid));
        std::uint32_t seed = 42;
        const auto below = [&](int bound) {
            seed = seed * 1664525u + 1013904223u;
            return int((seed >> 8) % std::uint32_t(bound));
        };
        while (pairs.size() < 4096) {
            Pair pair{below(width), below(height), 0, 0, 0, 0};
            pair.toX = within > 0 ? pair.fromX + below(2 * within + 1) - within : below(width);
            pair.toY = within > 0 ? pair.fromY + below(2 * within + 1) - within : below(height);
            if (grid.isBlocked(pair.fromX, pair.fromY) || grid.isBlocked(pair.toX, pair.toY))
                continue;
            pair.from = board.squareAt({0, pair.fromX, pair.fromY});
            pair.to = board.squareAt({0, pair.toX, pair.toY});
            pairs.push_back(pair);
        }
    }
};

const Arena& small()
{
    static const Arena arena(30, 20, 0);
    return arena;
}

const Arena& large()
{
    static const Arena arena(300, 300, 30);
    return arena;
}

/// Calls `ask(pair)` for one pair after the other.
template <typename Ask> void overPairs(benchmark::State& state, const Arena& arena, Ask ask)
{
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(ask(arena.pairs[next]));
        next = (next + 1) % arena.pairs.size();
    }
}

void lines(const Arena& arena, const std::string& size)
{
    benchmark::RegisterBenchmark(("line of fire, " + size).c_str(), [&](benchmark::State& state) {
        overPairs(state, arena,
                  [&](const auto& pair) { return hasLineOfFire(arena.board, pair.from, pair.to, {}); });
    });
    benchmark::RegisterBenchmark(("exact walk, " + size).c_str(), [&](benchmark::State& state) {
        overPairs(state, arena, [&](const auto& pair) {
            return yardstick::walkLine(arena.grid, pair.fromX, pair.fromY, pair.toX, pair.toY);
        });
    });
    benchmark::RegisterBenchmark(("Bresenham, " + size).c_str(), [&](benchmark::State& state) {
        overPairs(state, arena, [&](const auto& pair) {
            return yardstick::bresenham(arena.grid, pair.fromX, pair.fromY, pair.toX, pair.toY);
        });
    });
    benchmark::RegisterBenchmark(("line with all answers, " + size).c_str(), [&](benchmark::State& state) {
        std::vector<SquareIndex> squares;
        overPairs(state, arena, [&](const auto& pair) {
            return traceLine(arena.board, pair.from, pair.to, {}, &squares).blocker;
        });
    });
}

void searches(const Arena& arena, const std::string& what, const std::string& size, int speed)
{
    const auto ours = [&arena, speed](bool withClosed) {
        return [&arena, speed, withClosed](benchmark::State& state) {
            MoveField field;
            BitSet closed(arena.board.squareCount());
            for (std::size_t i = 0; i < 12; ++i)
                closed.set(arena.pairs[i].to);
            const MoveQuery query{.speed = speed, .closed = withClosed ? closed.view() : BitView()};
            overPairs(state, arena, [&](const auto& pair) {
                field.search(arena.board, pair.from, query);
                return field.squares().size();
            });
        };
    };
    benchmark::RegisterBenchmark((what + ", " + size).c_str(), ours(false));
    benchmark::RegisterBenchmark((what + ", 12 squares closed, " + size).c_str(), ours(true));
    benchmark::RegisterBenchmark(("flat " + what + ", " + size).c_str(), [&, speed](benchmark::State& state) {
        yardstick::FlatSearch flat(arena.grid);
        overPairs(state, arena,
                  [&](const auto& pair) { return flat.run(arena.grid.cell(pair.fromX, pair.fromY), speed); });
    });
}

void containers(const Arena& arena)
{
    benchmark::RegisterBenchmark("container distance field, 30x20", [&](benchmark::State& state) {
        overPairs(state, arena, [&](const auto& pair) {
            return yardstick::containerSearch(arena.grid, pair.fromX, pair.fromY, 1'000'000).size();
        });
    });
}

void compiling()
{
    static const BoardPlan twenty = planFromRooms(yardstick::makeRooms(25, 20, 3));
    static const BoardPlan tenThousand = planFromRooms(yardstick::makeRooms(500, 500, 3));
    static const Board board = compileBoard(tenThousand);
    const auto add = [](const char* name, auto work) {
        benchmark::RegisterBenchmark(name, [work](benchmark::State& state) {
            for (auto _ : state)
                benchmark::DoNotOptimize(work());
        })->Unit(benchmark::kMicrosecond);
    };
    add("compile 20 tiles", [] { return compileBoard(twenty).squareCount(); });
    add("compile 10,000 tiles", [] { return compileBoard(tenThousand).squareCount(); });
    add("tile graph of 10,000 tiles", [] { return TileGraph(board).crossings(board).size(); });
    static const TileGraph graph(board);
    static const PathZones zones(board);
    add("path zones of 10,000 tiles", [] { return PathZones(board).zoneOf(0); });
    add("regions of zones of 10,000 tiles", [] { return regionsOfZones({board, graph, zones}).size(); });
}

/// The two sides must answer the same questions, or the ratios mean nothing.
bool agree(const Arena& arena)
{
    MoveField field;
    yardstick::FlatSearch flat(arena.grid);
    for (std::size_t i = 0; i < 200; ++i) {
        const Arena::Pair& pair = arena.pairs[i];
        field.search(arena.board, pair.from, {.speed = 6});
        if (int(field.squares().size()) < flat.run(arena.grid.cell(pair.fromX, pair.fromY), 6))
            return false;
        if (hasLineOfFire(arena.board, pair.from, pair.to, {}) !=
            yardstick::walkLine(arena.grid, pair.fromX, pair.fromY, pair.toX, pair.toY))
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char** argv)
{
    constexpr int everything = 1'000'000;
    if (!agree(small()) || !agree(large())) {
        std::fputs("bench_board: board and yardstick disagree\n", stderr);
        return 1;
    }
    lines(small(), "30x20");
    lines(large(), "300x300");
    searches(small(), "reach of 6", "30x20", 6);
    searches(large(), "reach of 6", "300x300", 6);
    searches(small(), "distance field", "30x20", everything);
    searches(large(), "distance field", "300x300", everything);
    containers(small());
    compiling();
    return bench::runAndCompare(argc, argv,
                                {{"line of fire, 30x20", "exact walk, 30x20", 0.5},
                                 {"line of fire, 30x20", "Bresenham, 30x20", 0.5},
                                 {"line of fire, 300x300", "exact walk, 300x300", 0.5},
                                 {"reach of 6, 30x20", "flat reach of 6, 30x20", 1},
                                 {"reach of 6, 300x300", "flat reach of 6, 300x300", 1},
                                 {"distance field, 30x20", "flat distance field, 30x20", 1},
                                 {"distance field, 300x300", "flat distance field, 300x300", 1},
                                 {"distance field, 30x20", "container distance field, 30x20", 1}});
}
