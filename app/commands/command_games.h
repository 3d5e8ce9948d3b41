// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_game.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve {

/// The games that the command line knows. The first is the one that is meant where nothing says which.
class CommandGames
{
public:
    explicit CommandGames(Program& program) : m_program(program) {}

    void add(std::unique_ptr<CommandGame> game) { m_games.push_back({std::move(game), {}}); }

    /// Has every game declare a command that each does in its own way.
    void addCommand(std::string_view name, CLI::App& app);
    /// Lets people name the game with --game, for the commands of several games that may do without a file.
    void addGameOptions(CLI::App& app);

    /// Calls `visit` with every game, in the order in which they were added.
    void forEach(const std::function<void(CommandGame&)>& visit) const;

    /// The game that a file, the folder of a pack, or the id of one is of.
    CommandGame& gameOf(const std::string& fileOrPack) const;

    /// Does the command that was read: by the game that its files are of. Printed, and refused, if they are
    /// of different games, or if that game does not have the command.
    int run(const CLI::App& command) const;
    /// Has every game do a command that it has, unless people name one of them. The worst exit code.
    int runAll(const CLI::App& command) const;

private:
    struct Entry
    {
        std::unique_ptr<CommandGame> game;
        std::vector<std::string> commands; ///< that it has
    };

    /// Nothing for what is neither there nor the id of a pack.
    const Entry* entryOf(const std::string& fileOrPack) const;
    /// The game that a command is about; nothing if its files are of several, which is printed.
    const Entry* entryFor(const CLI::App& command) const;

    Program& m_program;
    std::vector<Entry> m_games;
};

/// The command of this name: the one that was declared before, or a new one.
CLI::App& commandIn(CLI::App& app, const std::string& name, const char* description);

/// Says that a game does not have a command; the exit code for it.
int refuseCommand(const CLI::App& command, const CommandGame& game, const Program& program);

/// Only these options were used with a command; another is complained about. For a game that was not the
/// first to declare the command, and does not take all of its options.
bool takesOnly(const CLI::App& command, const std::vector<std::string>& options, const CommandGame& game,
               const Program& program);

} // namespace delve
