// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"

#include <optional>
#include <string>

namespace delve::mageknight::play {
struct Replay;
}

namespace delve::mageknight {

/// Reads a replay or save. Errors are printed, and so is what is odd about it: other packs, other rules.
std::optional<play::Replay> readGame(const std::string& file, DungeonProgram& program);

} // namespace delve::mageknight
