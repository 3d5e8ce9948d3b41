// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent_kind.h"
#include "engine/mageknight/stats/game_watch.h"
#include "engine/mageknight/stats/tally.h"
#include "engine/table/batch.h"

namespace delve::mageknight::play {

/// What two versions of a dungeon are compared by; engine/mageknight/stats/comparison.h lists it.
enum class ComparedMeasure : std::uint8_t;

/// Many games of one dungeon, for everything that is written for batches of any game.
struct BatchTraits
{
    using Played = Traits;
    using AgentChoice = play::AgentChoice;
    using Watch = GameWatch;
    using Record = GameRecord;
    using Tally = play::Tally;
    using Measure = ComparedMeasure;
};

/// Who won how often, for verdicts.
std::vector<std::uint64_t> winsBySeat(const Tally& tally);
std::vector<std::uint64_t> winsByEntrance(const Tally& tally);

/// The game with the arrows of its players passed on by so many places.
Game withRotatedEntrances(const Game& game, std::size_t places);

using BatchPlan = table::BatchPlan<BatchTraits>;
using BatchState = table::BatchState<BatchTraits>;
using BatchControl = table::BatchControl<BatchTraits>;
using BatchTable = table::BatchTable<BatchTraits>;
using table::blocksOf;
using table::certaintyOf;
using table::fewestClearGames;
using table::gamesIn;
using table::gamesOf;
using table::gamesPerBlock;
using table::isClear;
using table::isFinished;
using table::runBatch;
using table::startBatch;

} // namespace delve::mageknight::play
