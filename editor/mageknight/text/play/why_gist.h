// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/agents/agent.h"

namespace delve::mageknight {

/// Why an action was chosen, in one short sentence: "Tallow Wick heads for chest 1". `state` is the one in
/// which it was chosen, `facts` what spoke for it.
QString gistOf(const play::Action& action, const std::vector<play::Fact>& facts, const play::GameState& state,
               const PlayWords& words);

} // namespace delve::mageknight
