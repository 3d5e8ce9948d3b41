// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/stats/batch_file.h"

#include <string>
#include <vector>

namespace delve::mageknight {

/// How many games of a dungeon are played, by whom and how: what the command line and the window ask for.
struct BatchOptions
{
    std::vector<std::string> agents{"steady"};
    std::uint64_t games = 400;
    std::uint64_t seed = 1;
    int threads = 0;
    int rounds = 100;
    int tolerance = table::usualTolerance;
    bool rotateEntrances = false;
    bool untilClear = false;
};

play::BatchPlan planOf(const BatchOptions& options);
int threadsOf(const BatchOptions& options);

/// A scenario that is ready for many games: with a round limit, and its game.
struct BatchScenario
{
    std::string file;
    Scenario scenario;
    play::Game game;
    std::string identity; ///< what two playtests must share for their games to add up

    const std::string& nameOf(std::size_t player) const;
};

/// The error says why it cannot be played. The content must outlive the game.
Result<BatchScenario> prepareForBatch(std::string file, Scenario scenario, int rounds,
                                      const Content& content);

/// A batch that was stopped, as one of as many games as were played: the command that plays the same games
/// again then ends where it did.
void endBatchHere(play::BatchFile& batch);

} // namespace delve::mageknight
