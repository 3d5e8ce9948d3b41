#pragma once

#include "engine/agents/batch.h"
#include "engine/base/result.h"

#include <string>
#include <string_view>

namespace delve::play {

/// A batch as a file. What is finished, what was interrupted and one shard of several look the same: the
/// blocks that were played, and what they came to.
struct BatchFile
{
    std::string title;                ///< of the scenario
    std::string identity;             ///< of scenario, content and rules: other games do not add up
    int roundLimit = 0;               ///< END-09
    std::vector<std::string> players; ///< names, for those who read it
    std::vector<std::string> chests;  ///< ids, in the order of the tally
    std::vector<std::string> tokens;
    BatchPlan plan;
    BatchState state;

    friend bool operator==(const BatchFile&, const BatchFile&) = default;
};

inline constexpr std::uint64_t mostBatchGames = 100'000'000;

/// A batch of which nothing was played yet.
BatchFile newBatch(const Game& game, std::string title, std::string identity, BatchPlan plan);

std::string writeBatch(const BatchFile& file);
Result<BatchFile> readBatch(std::string_view text);

/// Adds what another file has; the error says why they are not parts of one batch.
Result<void> addBatch(BatchFile& file, const BatchFile& other);

/// Takes up what was played before of the very same batch or shard.
Result<void> resumeBatch(BatchFile& file, const BatchFile& before);

/// Whether all games of the plan were played, of its shard if it is one.
bool isComplete(const BatchFile& file);

} // namespace delve::play
