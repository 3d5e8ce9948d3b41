// SPDX-License-Identifier: GPL-3.0-or-later
// A map of cards that is played: either there is no game of it, for a reason, or some actions can be taken,
// and after each the state survives being written and read.

#include "engine/dungeoneer/play/core/invariants.h"
#include "engine/dungeoneer/play/core/state_json.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/fuzz/scenario_promises.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

constexpr int cardActionsTaken = 12;

void requireStateRoundTrip(const play::Game& game, const play::GameState& state)
{
    requireRoundTrip(
        state, [&](const std::string& text) { return parseState(game, text); },
        [&](const play::GameState& given) { return writeState(game, given); });
}

} // namespace

DELVE_FUZZ_TARGET(card_game)
{
    const auto scenario = parseScenario(text);
    if (!scenario || !isComplete(checkReferences(*scenario, shippedCards())))
        return;
    // The cards live as long as the program.
    const auto game = play::Game::make(*scenario, {std::shared_ptr<void>(), &shippedCards()});
    if (!game)
        return requireClear(game.error());
    play::GameState state = startGame(*game);
    requireStateRoundTrip(*game, state);
    Random random(text.size());
    SeededDice dice(text.size());
    play::Actions actions;
    play::Events events;
    for (int taken = 0; taken < cardActionsTaken && !isOver(state); ++taken) {
        legalActions(*game, state, actions);
        require(!actions.empty(), "somebody can act until the game is over");
        events.clear();
        perform(*game, state, play::Action(actions[random.below(std::uint32_t(actions.size()))]), dice,
                events);
        requireStateRoundTrip(*game, state);
    }
}
