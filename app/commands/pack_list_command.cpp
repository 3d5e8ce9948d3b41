// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"

namespace delve {

namespace {

/// The packs of every game, or of the one that was asked for.
int listPacks(const CLI::App& command, const Program& program, const CommandGames& games)
{
    const CLI::Option* wish = command.get_option_no_throw("--game");
    const std::string only = wish && wish->count() > 0 ? wish->as<std::string>() : "";
    int worst = Legal;
    games.forEach([&](CommandGame& game) {
        if (!only.empty() && only != game.id())
            return;
        if (!game.hasContent()) {
            worst = Unreadable;
            return;
        }
        for (const PackHead& pack : game.packs())
            program.out.line(QStringLiteral("%1  %2  %3  %4")
                                 .arg(program.out.strong(QString::fromStdString(pack.id)),
                                      QString::fromStdString(pack.version),
                                      QString::fromStdString(pack.name.in(program.language())),
                                      program.out.faint(QStringLiteral("(%1)").arg(game.name()))));
    });
    return worst;
}

} // namespace

void addPackListCommand(CLI::App& app, Program& program, const CommandGames& games)
{
    CLI::App* pack = app.add_subcommand(
        "pack", cliText(QT_TRANSLATE_NOOP("delve", "List, check, describe or make content packs")));
    pack->require_subcommand(1);
    CLI::App* list = pack->add_subcommand("list", cliText(QT_TRANSLATE_NOOP("delve", "The packs there are")));
    list->callback([list, &program, &games] {
        program.run = [list, &program, &games] { return listPacks(*list, program, games); };
    });
}

} // namespace delve
