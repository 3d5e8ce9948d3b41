// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/dungeoneer_commands.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/scenario/scenario_version.h"

namespace delve::dungeoneer {

namespace {

bool isOfPack(const CLI::App& command)
{
    return command.get_parent() && command.get_parent()->get_name() == "pack";
}

} // namespace

std::string_view DungeoneerCommands::id() const
{
    return gameName;
}

QString DungeoneerCommands::name() const
{
    return QStringLiteral("Dungeoneer");
}

bool DungeoneerCommands::addCommand(std::string_view name, CLI::App& app)
{
    if (name == "info" || name == "fix" || name == "pack")
        return true; // declared as the other game does
    if (name == "render") {
        addRenderOptions(*app.get_subcommand("render"));
        return true;
    }
    if (name != "generate" && name != "complete")
        return false;
    addMapOptions(*app.get_subcommand(std::string(name)));
    return true;
}

int DungeoneerCommands::run(const CLI::App& command)
{
    if (command.get_name() == "generate")
        return generateMaps(command, *this, m_program);
    if (command.get_name() == "complete")
        return completeScenario(command, *this, m_program);
    if (command.get_name() == "fix")
        return fixScenario(command, *this, m_program);
    if (command.get_name() == "render")
        return renderMap(command, *this, m_program);
    if (command.get_name() == "sheet")
        return drawCardSheets(command, m_program);
    if (isOfPack(command)) {
        m_program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "delve %1 cannot be used for %2 yet."))
                .arg(QStringLiteral("pack ") + QString::fromStdString(command.get_name()), name()));
        return Unreadable;
    }
    return printInfo(command, m_program);
}

bool DungeoneerCommands::hasContent()
{
    return m_program.cards() != nullptr;
}

bool DungeoneerCommands::hasPack(const std::string& id)
{
    return hasContent() && m_program.cards()->set(id);
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

Result<int> DungeoneerCommands::versionOf(const std::string& text) const
{
    const auto document = parseJson(text, scenarioJsonLimits);
    return document ? scenarioVersionOf(document->root()) : Result<int>(document.error());
}

int DungeoneerCommands::presentVersion() const
{
    return scenarioVersion;
}

} // namespace delve::dungeoneer
