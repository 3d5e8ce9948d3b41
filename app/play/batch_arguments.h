// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "engine/table/batch_options.h"

#include <optional>
#include <string>

namespace delve {

/// "2/8" is the second of eight; no text is all of it. False, with the reason printed, for a shard that
/// cannot be, or that does not go with the other options.
bool takeShard(const std::string& text, table::BatchOptions& options, const Program& program);

/// Reads the options of a command that another game declared; those it does not have stay as they are.
/// Nothing, with the reason printed, for a shard that cannot be.
std::optional<table::BatchOptions> batchOptionsOf(const CLI::App& command, std::uint64_t usualGames,
                                                  const Program& program);

} // namespace delve
