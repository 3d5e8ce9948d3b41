// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game from a stranger: an error that says something, or a game that is gone over action by action
// until it ends or stops being true, and that survives being written and read.

#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/replay.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

/// The first fault, if the game has one; every state before it has something to offer, or is the end.
void stepThrough(const play::Game& game, const play::Replay& replay)
{
    play::GameState state = startGame(game);
    play::Actions actions;
    for (const play::ReplayStep& step : replay.steps) {
        play::GameState next = state;
        if (const auto fault = redo(game, step, next)) {
            requireClear({"", *fault});
            break;
        }
        state = std::move(next);
    }
    legalActions(game, state, actions);
    require(actions.empty() == state.turn().isOver(), "somebody can act until the game is over");
}

} // namespace

DELVE_FUZZ_TARGET(replay)
{
    const auto replay = play::parseReplay(text, shippedContent());
    if (!replay)
        return requireClear(replay.error()); // its place may be in the scenario as it was migrated
    for (const Error& warning : replayWarnings(*replay, shippedContent()))
        requireClear(warning);
    const auto game = gameOf(*replay, shippedContent());
    if (!game)
        return requireClear(game.error());
    stepThrough(*game, *replay);

    const std::string written = writeReplay(*game, *replay);
    const auto again = play::parseReplay(written, shippedContent());
    requireRead(again);
    require(writeReplay(*game, *again) == written, "the same game gives the same bytes");
}
