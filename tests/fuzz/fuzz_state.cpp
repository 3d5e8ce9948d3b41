// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a game of a sample: an error that says something, or a state that survives being written and
// read, and in which the legal actions can be listed.

#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

namespace {

const play::Game& sampleGame()
{
    static const play::Game game =
        play::makeGame(loadScenario(DELVE_SOURCE_DIR "/resources/scenarios/lone-wolf.scenario.json").value(),
                       shippedContent())
            .value();
    return game;
}

} // namespace

DELVE_FUZZ_TARGET(state)
{
    const auto state = parseState(sampleGame(), text);
    if (!state)
        return requirePlaced(state.error(), text);
    const std::string written = writeState(sampleGame(), *state);
    const auto again = parseState(sampleGame(), written);
    requireRead(again);
    require(*again == *state, "reading gives the same state back");
    require(hashOf(*again) == hashOf(*state), "equal states have equal hashes");
}
