// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of cards: an error that says something, or a state that survives being written and
// read, and in which the legal actions can be listed.

#include "engine/dungeoneer/play/core/state_json.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

const play::Game& sampleCardGame()
{
    static const play::Game game =
        play::Game::make(
            loadScenario(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/closing-time.scenario.json")
                .value(),
            {std::shared_ptr<void>(), &shippedCards()})
            .value();
    return game;
}

} // namespace

DELVE_FUZZ_TARGET(card_state)
{
    const auto state = parseState(sampleCardGame(), text);
    if (!state)
        return requirePlaced(state.error(), text);
    const std::string written = writeState(sampleCardGame(), *state);
    const auto again = parseState(sampleCardGame(), written);
    requireRead(again);
    require(*again == *state, "reading gives the same state back");
    require(hashOf(*again) == hashOf(*state), "equal states have equal hashes");
    play::Actions actions;
    if (!isOver(*state))
        legalActions(sampleCardGame(), *state, actions);
}
