// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_game.h"
#include "app/mageknight/commands/dungeon_program.h"

#include <map>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Mage Knight Dungeons on the command line.
class MageKnightCommands : public CommandGame
{
public:
    std::string_view id() const override;
    QString name() const override;
    bool addCommand(std::string_view name, CLI::App& app) override;
    int run(const CLI::App& command) override;
    bool hasContent() override;
    std::vector<PackHead> packs() override;
    CheckedFile check(const std::string& file, const CheckWishes& wishes) override;
    Result<std::string> canonical(const std::string& text) const override;

private:
    DungeonProgram m_program;
    std::map<const CLI::App*, std::vector<std::string>> m_options; ///< of each command, its own
};

} // namespace delve::mageknight
