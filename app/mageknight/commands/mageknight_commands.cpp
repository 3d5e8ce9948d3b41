// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/mageknight_commands.h"

#include "app/commands/command_games.h"
#include "app/mageknight/commands/check_scenario.h"
#include "engine/mageknight/game_id.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <algorithm>
#include <iterator>

namespace delve::mageknight {

namespace {

struct OwnCommand
{
    std::string_view name;
    void (*add)(CLI::App& app, DungeonProgram& program);
};

constexpr OwnCommand ownCommands[] = {
    {"tour", addTourCommand},
    {"info", addInfoCommand},
    {"generate", addGenerateCommand},
    {"complete", addCompleteCommand},
    {"fix", addFixCommand},
    {"render", addRenderCommand},
    {"export", addExportCommand},
    {"import", addImportCommand},
    {"pack", addPackCommand},
    {"print", addPrintCommand},
    {"collection", addCollectionCommand},
    {"play", addPlayCommand},
    {"replay", addReplayCommand},
    {"playtest", addPlaytestCommand},
    {"merge", addMergeCommand},
    {"compare", addCompareCommand},
    {"assert", addAssertCommand},
};

} // namespace

std::string_view MageKnightCommands::id() const
{
    return gameId;
}

QString MageKnightCommands::name() const
{
    return QStringLiteral("Mage Knight Dungeons");
}

bool MageKnightCommands::addCommand(std::string_view name, CLI::App& app)
{
    const auto* own = std::ranges::find(ownCommands, name, &OwnCommand::name);
    if (own == std::end(ownCommands))
        return false;
    own->add(app, m_program);
    // What games after this one add is theirs.
    const CLI::App* command = app.get_subcommand(std::string(name));
    std::vector<const CLI::App*> commands = command->get_subcommands([](const CLI::App*) { return true; });
    commands.push_back(command);
    for (const CLI::App* each : commands)
        for (const CLI::Option* option : each->get_options())
            m_options[each].push_back(option->get_name());
    return true;
}

int MageKnightCommands::run(const CLI::App& command)
{
    const auto own = m_options.find(&command);
    if (own != m_options.end() && !takesOnly(command, own->second, *this, m_program))
        return Unreadable;
    // A command below one of ours may be another game's alone.
    return m_program.run ? m_program.run() : refuseCommand(command, *this, m_program);
}

bool MageKnightCommands::hasContent()
{
    return m_program.content() != nullptr;
}

std::vector<PackHead> MageKnightCommands::packs()
{
    return hasContent() ? std::vector<PackHead>(m_program.content()->packs().begin(),
                                                m_program.content()->packs().end())
                        : std::vector<PackHead>();
}

CheckedFile MageKnightCommands::check(const std::string& file, const CheckWishes& wishes)
{
    return checkScenario(file, wishes, *m_program.content(), m_program.language());
}

Result<std::string> MageKnightCommands::canonical(const std::string& text) const
{
    const auto scenario = parseScenario(text);
    return scenario ? Result<std::string>(writeScenario(*scenario)) : scenario.error();
}

} // namespace delve::mageknight
