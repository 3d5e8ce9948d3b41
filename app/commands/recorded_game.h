// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"

#include <optional>
#include <string>

namespace delve::mageknight::play {
struct Replay;
}

namespace delve::mageknight {

/// Reads a replay or save. Errors are printed, and so is what is odd about it: other packs, other rules.
std::optional<play::Replay> readGame(const std::string& file, Program& program);

// The commands that play games and go over them.
void addPlayCommand(CLI::App& app, Program& program);
void addReplayCommand(CLI::App& app, Program& program);

} // namespace delve::mageknight
