// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/stats/batch_file.h"
#include "engine/table/batch_options.h"

#include <string>
#include <vector>

namespace delve::mageknight {

using table::BatchOptions;

inline play::BatchPlan planOf(const BatchOptions& options)
{
    return table::planOf<play::BatchPlan>(options, play::agentNamed);
}

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
