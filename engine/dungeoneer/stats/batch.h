// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/agent_kind.h"
#include "engine/dungeoneer/stats/game_watch.h"
#include "engine/dungeoneer/stats/tally.h"
#include "engine/table/batch.h"

namespace delve::dungeoneer::play {

/// What two versions of a map are compared by; engine/dungeoneer/stats/comparison.h lists it.
enum class ComparedMeasure : std::uint8_t;

/// Many games of one scenario, for everything that is written for batches of any game.
struct BatchTraits
{
    using Played = Traits;
    using AgentChoice = play::AgentChoice;
    using Watch = GameWatch;
    using Record = GameRecord;
    using Tally = play::Tally;
    using Measure = ComparedMeasure;
};

/// Who won how often, for verdicts: by seat, by what the scenario gives, by Hero.
std::vector<std::uint64_t> winsBySeat(const Tally& tally);
std::vector<std::uint64_t> winsByEntrance(const Tally& tally);

/// The game with what the scenario gives its players (Heroes, Quests, hands, Entrances) passed on by so many
/// places.
inline Game withRotatedEntrances(const Game& game, std::size_t places)
{
    return game.withDealPassedOn(places);
}

using BatchPlan = table::BatchPlan<BatchTraits>;
using BatchState = table::BatchState<BatchTraits>;
using BatchControl = table::BatchControl<BatchTraits>;
using BatchTable = table::BatchTable<BatchTraits>;
using table::blocksOf;
using table::certaintyOf;
using table::gamesOf;
using table::isClear;
using table::isFinished;
using table::runBatch;
using table::startBatch;

} // namespace delve::dungeoneer::play
