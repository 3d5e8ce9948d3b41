// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/dungeoneer_commands.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"

#include <algorithm>
#include <iterator>

namespace delve::dungeoneer {

std::string_view DungeoneerCommands::id() const
{
    return gameName;
}

QString DungeoneerCommands::name() const
{
    return QStringLiteral("Dungeoneer");
}

namespace {

/// Commands that another game declared before; `add` adds the options of this one.
struct OwnCommand
{
    std::string_view name;
    int (*run)(const CLI::App& command, const CommandGame& game, CardProgram& program);
    void (*add)(CLI::App& app, const std::string& command) = nullptr;
};

constexpr OwnCommand ownCommands[] = {
    {"info", printInfo},
    {"fix", fixScenario},
    {"generate", generateMaps, addMapOptions},
    {"complete", completeScenario, addMapOptions},
    {"lay", layMap, addLayCommand},
    {"export", exportScenario, addExportOptions},
    {"import", importFile},
    {"pack", runPackCommand, addPackOptions},
    {"collection", showCollection},
    {"play", playGame},
    {"print", printCards, addPrintOptions},
    {"render", renderMap, addRenderOptions},
    {"replay", replayGame, addReplayOptions},
    {"tour", makeTour},
    {"playtest", playtest},
    {"merge", mergeResults},
    {"compare", compareMaps},
    {"assert", assertGames},
};

const OwnCommand* findOwn(std::string_view name)
{
    const auto* found = std::ranges::find(ownCommands, name, &OwnCommand::name);
    return found == std::end(ownCommands) ? nullptr : found;
}

} // namespace

bool DungeoneerCommands::addCommand(std::string_view name, CLI::App& app)
{
    const OwnCommand* own = findOwn(name);
    if (own && own->add)
        own->add(app, std::string(name));
    return own != nullptr;
}

int DungeoneerCommands::run(const CLI::App& command)
{
    // "info" of "delve pack info" is no command of its own.
    const CLI::App* top = &command;
    while (top->get_parent() && top->get_parent()->get_parent())
        top = top->get_parent();
    return findOwn(top->get_name())->run(command, *this, m_program);
}

bool DungeoneerCommands::hasContent()
{
    return m_program.cards() != nullptr;
}

std::vector<PackHead> DungeoneerCommands::packs()
{
    return hasContent()
               ? std::vector<PackHead>(m_program.cards()->sets().begin(), m_program.cards()->sets().end())
               : std::vector<PackHead>();
}

CheckedFile DungeoneerCommands::check(const std::string& file, const CheckWishes& wishes)
{
    return checkScenario(file, wishes, m_program);
}

Result<std::string> DungeoneerCommands::canonical(const std::string& text) const
{
    const auto scenario = parseScenario(text);
    return scenario ? Result<std::string>(writeScenario(*scenario)) : scenario.error();
}

} // namespace delve::dungeoneer
