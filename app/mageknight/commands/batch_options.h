// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "editor/mageknight/report/batch_setup.h"

#include <optional>
#include <string>

namespace delve::mageknight {

/// The options of the commands that play many games.
void addBatchOptions(CLI::App& command, BatchOptions& options);

/// Reads a scenario for many games; what is wrong is printed.
std::optional<BatchScenario> readForBatch(const std::string& file, const BatchOptions& options,
                                          DungeonProgram& program);

} // namespace delve::mageknight
