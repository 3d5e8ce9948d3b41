// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dungeoneer/commands/card_program.h"
#include "engine/dungeoneer/play/core/replay.h"

namespace delve::dungeoneer {

/// Reads a recorded game; prints the error if it cannot be, and what is odd about it.
std::optional<play::Replay> readGame(const std::string& file, CardProgram& program);

/// Writes the first `count` actions of a recorded game as a test. The exit code.
int keepAsTest(const std::string& target, bool overwrite, const play::Replay& replay, const play::Game& game,
               std::size_t count, CardProgram& program);

} // namespace delve::dungeoneer
