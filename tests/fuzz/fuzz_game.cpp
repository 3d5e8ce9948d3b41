// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario that is played: whatever the rules of setup say of it, either there is no game of it, for a
// reason, or some actions can be taken, and after each the state survives being written and read.

#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

constexpr int actionsTaken = 12;

void requireRoundTrip(const play::Game& game, const play::GameState& state)
{
    const std::string written = writeState(game, state);
    const auto again = parseState(game, written);
    requireRead(again);
    require(*again == state, "reading gives the same state back");
    require(writeState(game, *again) == written, "the same state gives the same bytes");
}

} // namespace

DELVE_FUZZ_TARGET(game)
{
    const auto scenario = parseScenario(text);
    if (!scenario || !checkReferences(*scenario, shippedContent()).empty())
        return;
    const auto game = play::makeGame(*scenario, shippedContent());
    if (!game)
        return requireClear(game.error());
    play::GameState state = startGame(*game);
    requireRoundTrip(*game, state);
    Random random(text.size());
    SeededDice dice(text.size());
    play::Actions actions;
    play::Events events;
    for (int taken = 0; taken < actionsTaken && !state.turn().isOver(); ++taken) {
        legalActions(*game, state, actions);
        require(!actions.empty(), "somebody can act until the game is over");
        perform(*game, state, actions[random.below(std::uint32_t(actions.size()))], dice, events);
        requireRoundTrip(*game, state);
    }
}
