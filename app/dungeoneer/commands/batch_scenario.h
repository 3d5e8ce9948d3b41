// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dungeoneer/commands/card_program.h"
#include "app/play/batch_arguments.h"
#include "app/play/result_files.h"
#include "engine/dungeoneer/stats/batch_file.h"

namespace delve::dungeoneer {

/// A scenario that is ready for many games.
struct BatchScenario
{
    Scenario scenario;
    play::Game game;
    std::string identity; ///< what two playtests must share for their games to add up
};

/// Reads a scenario for many games; what is wrong is printed.
std::optional<BatchScenario> readForBatch(const std::string& file, const table::BatchOptions& options,
                                          CardProgram& program);
inline play::BatchPlan planOf(const table::BatchOptions& options)
{
    return table::planOf<play::BatchPlan>(options, play::agentNamed);
}

/// The game that was played; without the sets it was played with there is none, and that is said.
std::optional<play::Game> gameOf(const play::BatchFile& file, CardProgram& program);

/// Whether the sums are such as games of it can have; a complaint is printed.
bool isCountOf(const play::Game& game, const play::BatchFile& file, const CardProgram& program);

/// What a playtest came to, in words.
void printPlaytest(const play::BatchFile& file, CardProgram& program);
/// Tables and pages of a result, for the files that ask for them.
bool saveReports(const ResultFiles& files, const play::BatchFile& batch, CardProgram& program);

} // namespace delve::dungeoneer
