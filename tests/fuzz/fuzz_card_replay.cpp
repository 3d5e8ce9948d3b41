// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded game of cards from a stranger: an error that says something, or a game that is gone over action
// by action until it ends or stops being true, and that survives being written and read.

#include "engine/dungeoneer/play/core/replay.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

/// As far as the game is true; every state before that has something to offer, or is the end.
void stepThroughCards(const play::Game& game, const play::Replay& replay)
{
    play::GameState state = startGame(game);
    for (const play::ReplayStep& step : replay.steps) {
        play::GameState next = state;
        if (const auto fault = play::redo(game, step, next)) {
            requireClear({"", *fault});
            break;
        }
        state = std::move(next);
    }
    play::Actions actions;
    if (!isOver(state))
        legalActions(game, state, actions);
    require(actions.empty() == isOver(state), "somebody can act until the game is over");
}

} // namespace

DELVE_FUZZ_TARGET(card_replay)
{
    const std::shared_ptr<const Cards> cards(std::shared_ptr<void>(), &shippedCards());
    const auto replay = play::parseReplay(text, cards);
    if (!replay)
        return requireClear(replay.error()); // its place may be in the scenario
    for (const Error& warning : replayWarnings(*replay, *cards))
        requireClear(warning);
    const auto game = gameOf(*replay, cards);
    if (!game)
        return requireClear(game.error());
    stepThroughCards(*game, *replay);
    const std::string written = writeReplay(*game, *replay);
    const auto again = play::parseReplay(written, cards);
    requireRead(again);
    require(writeReplay(*game, *again) == written, "the same game gives the same bytes");
}
