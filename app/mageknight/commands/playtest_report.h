// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "app/play/result_files.h"
#include "editor/mageknight/report/report_formats.h"

#include <optional>

namespace delve::mageknight {

/// What a playtest came to, in words: who won, how long it took, what nobody took or met, and whether it is
/// fair. False if the rules could not be read.
bool printPlaytest(const play::BatchFile& file, const play::Game& game, DungeonProgram& program);

/// The game that was played; without the content it was played with there is none, and that is said.
std::optional<play::Game> gameOf(const play::BatchFile& file, DungeonProgram& program);

/// Whether the sums are such as games of it can have; a complaint is printed.
bool isCountOf(const play::Game& game, const play::BatchFile& file, const DungeonProgram& program);

/// Tables and pages of a result, for the files that ask for them; a complaint is printed.
bool saveReports(const ResultFiles& files, const play::BatchFile& batch, const play::Game& game,
                 DungeonProgram& program);

} // namespace delve::mageknight
