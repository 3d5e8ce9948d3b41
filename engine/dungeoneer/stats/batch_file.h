// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/stats/batch.h"
#include "engine/table/batch_parts.h"

namespace delve::dungeoneer::play {

/// A batch as a file. What is finished, what was interrupted and one shard of several look the same: the
/// blocks that were played, and what they came to.
struct BatchFile
{
    std::string scenarioFile;         ///< its name, without folders, for the command that plays it again
    std::string identity;             ///< of scenario, sets and rules: other games do not add up
    Scenario scenario;                ///< as it was played, so that reports can be made anywhere
    std::vector<std::string> players; ///< names, for those who read it
    std::vector<std::string> heroes;  ///< ids, in the order of the tally, as are those that follow
    std::vector<std::string> quests;
    std::vector<std::string> cards;
    std::vector<std::string> spaces;
    BatchPlan plan;
    BatchState state;

    friend bool operator==(const BatchFile&, const BatchFile&) = default;
};

/// A batch of which nothing was played yet. The game is that of the scenario.
BatchFile newBatch(const Game& game, const Scenario& scenario, const std::string& scenarioFile,
                   std::string identity, BatchPlan plan);

/// The file counts what is in the game of its scenario, as the sets make it here and now.
bool isOfGame(const BatchFile& file, const Game& game);

std::string writeBatch(const BatchFile& file);
Result<BatchFile> readBatch(std::string_view text);

/// Adds what another file has; the error says why they are not parts of one batch.
Result<void> addBatch(BatchFile& file, const BatchFile& other);

/// Takes up what was played before of the very same batch or shard.
Result<void> resumeBatch(BatchFile& file, const BatchFile& before);

/// Whether all games of the plan were played, of its shard if it is one, or all is clear.
inline bool isComplete(const BatchFile& file)
{
    return isFinished(file.plan, file.state);
}

/// The words with which the command line plays the same games again: "delve", "playtest", …
std::vector<std::string> commandOf(const BatchFile& file);

} // namespace delve::dungeoneer::play
