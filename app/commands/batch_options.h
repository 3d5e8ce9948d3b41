#pragma once

#include "app/commands/program.h"
#include "engine/sim/batch_file.h"

#include <optional>
#include <string>
#include <vector>

namespace delve {

/// What the commands that play many games have in common.
struct BatchOptions
{
    std::vector<std::string> agents{"steady"};
    std::uint64_t games = 400;
    std::uint64_t seed = 1;
    int threads = 0;
    int rounds = 100;
    int tolerance = play::usualTolerance;
    bool rotateEntrances = false;
    bool untilClear = false;
};

void addBatchOptions(CLI::App& command, BatchOptions& options);
play::BatchPlan planOf(const BatchOptions& options);
int threadsOf(const BatchOptions& options);

/// A scenario that was read for many games: with a round limit, and its game.
struct BatchScenario
{
    std::string file;
    Scenario scenario;
    play::Game game;
    std::string identity; ///< what two playtests must share for their games to add up
};

/// Reads it; what is wrong is printed.
std::optional<BatchScenario> readForBatch(const std::string& file, int rounds, Program& program);

} // namespace delve
