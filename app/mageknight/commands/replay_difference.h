// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/core/replay.h"

namespace delve::mageknight {

/// What happens now where a recorded action does not lead where it led: the dice, or the first event that
/// differs from what the file tells. `before` is the state in which the action is taken. Empty where the
/// fault says it all.
QString differenceInWords(const std::string& file, std::size_t step, const play::Replay& replay,
                          const play::GameState& before, const PlayWords& words);

} // namespace delve::mageknight
