// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dungeoneer/commands/card_program.h"
#include "engine/dungeoneer/play/core/replay.h"

namespace delve::dungeoneer {

/// Reads a recorded game; prints the error if it cannot be, and what is odd about it.
std::optional<play::Replay> readGame(const std::string& file, CardProgram& program);

} // namespace delve::dungeoneer
