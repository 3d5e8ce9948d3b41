// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_games.h"

namespace delve {

// The commands that are the same for all games, each with its options, in a source of its name:
// validate_command.cpp, pack_list_command.cpp and so on; `migrate` is in format_command.cpp, `man` in
// man_page.cpp. Files of several games may be mixed.
void addValidateCommand(CLI::App& app, Program& program, const CommandGames& games);
void addFormatCommand(CLI::App& app, Program& program, const CommandGames& games);
void addMigrateCommand(CLI::App& app, Program& program, const CommandGames& games);
/// Declares `delve pack` too, below which games add their own.
void addPackListCommand(CLI::App& app, Program& program, const CommandGames& games);
void addRulesCommand(CLI::App& app, Program& program);
void addSchemaCommand(CLI::App& app, Program& program);
void addCalibrateCommand(CLI::App& app, Program& program);
void addManCommand(CLI::App& app, Program& program);

/// Gives the rule the name that findings have. One that does not exist is complained about. In
/// rules_command.cpp.
bool isRuleKnown(std::string& id, Program& program);

} // namespace delve
