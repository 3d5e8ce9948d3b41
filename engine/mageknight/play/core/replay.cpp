// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/replay.h"

#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/table/older_replay.h"

namespace delve::mageknight::play {

Replay beginReplay(const Scenario& scenario, const PlayOptions& options, const Content& content)
{
    Replay replay;
    replay.scenario = scenario;
    replay.options = options;
    for (const Pack& pack : content.packs())
        replay.packs.push_back({pack.id, pack.version, pack.hash});
    return replay;
}

std::vector<Error> replayWarnings(const Replay& replay, const Content& content)
{
    // The packs of the scenario are those it was made with; what counts is what the game was played with.
    Scenario playedWith;
    playedWith.packs = replay.packs;
    std::vector<Error> warnings = packWarnings(playedWith, content);
    if (replay.older)
        table::addRulesWarnings(*replay.older, rulesVersion, warnings);
    return warnings;
}

Result<Game> gameOf(const Replay& replay, const Content& content)
{
    return makeGame(replay.scenario, content, replay.options, replay.packs);
}

void record(const Game& game, GameState& state, const Action& action, Dice& dice, Replay& replay,
            Events& events)
{
    table::record(game, state, action, dice, replay.steps, events);
}

std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events)
{
    return table::replayTo(game, replay.steps, count, state, events);
}

} // namespace delve::mageknight::play
