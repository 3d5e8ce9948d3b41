// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_game.h"
#include "app/dungeoneer/commands/card_program.h"

namespace delve::dungeoneer {

/// Dungeoneer on the command line.
class DungeoneerCommands : public CommandGame
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
    CardProgram m_program;
};

} // namespace delve::dungeoneer
