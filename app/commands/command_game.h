// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/checked_file.h"
#include "app/commands/program.h"
#include "engine/base/pack_head.h"

#include <string_view>
#include <vector>

namespace delve {

/// What a game brings to the command line. Commands that all games share ask this; a command that each game
/// does in its own way is declared and done by the games that have it.
class CommandGame
{
public:
    CommandGame() = default;
    virtual ~CommandGame() = default;
    CommandGame(const CommandGame&) = delete;
    CommandGame& operator=(const CommandGame&) = delete;

    /// As the member "game" of its files names it.
    virtual std::string_view id() const = 0;
    virtual QString name() const = 0;

    /// Declares a command and its options, if the game has that command. An earlier game may have declared
    /// it: then commandIn() finds it, and only options of this game's own are added.
    virtual bool addCommand(std::string_view name, CLI::App& app) = 0;
    /// Does a command that was read from the command line; only one that it has.
    virtual int run(const CLI::App& command) = 0;

    /// The packs, loaded; a fault is printed.
    virtual bool hasContent() = 0;
    /// All packs, as they speak of themselves.
    virtual std::vector<PackHead> packs() = 0;
    virtual CheckedFile check(const std::string& file, const CheckWishes& wishes) = 0;
    /// A scenario in canonical form, whichever version it has.
    virtual Result<std::string> canonical(const std::string& text) const = 0;
};

} // namespace delve
