// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "engine/table/fairness.h"

#include <optional>
#include <string>
#include <vector>

namespace delve {

/// What people say to the commands that play many games.
struct BatchArguments
{
    std::vector<std::string> agents{"steady"};
    std::uint64_t games = 400;
    std::uint64_t seed = 1;
    int threads = 0;
    int rounds = 100;
    int tolerance = table::usualTolerance;
    bool rotateEntrances = false;
    bool untilClear = false;
    std::uint64_t shard = 0; ///< from 0
    std::uint64_t shards = 1;

    int threadCount() const;
};

/// Reads the options of a command that another game declared; those it does not have stay as they are.
/// Nothing, with the reason printed, for a shard that cannot be.
std::optional<BatchArguments> batchArgumentsOf(const CLI::App& command, std::uint64_t usualGames,
                                               const Program& program);

} // namespace delve
