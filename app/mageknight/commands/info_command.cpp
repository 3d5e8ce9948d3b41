// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/scenario_input.h"
#include "app/mageknight/commands/scenario_summary.h"

#include <memory>

namespace delve::mageknight {

namespace {

int printInfo(const std::string& file, DungeonProgram& program)
{
    const auto read = readScenarioOrComplain(file, program);
    if (!read)
        return Unreadable;
    QStringList lines = summaryOf(read->scenario, *program.content(), program.language());
    program.out.line(program.out.strong(lines.takeFirst()));
    for (const QString& line : lines)
        program.out.paragraph(line);
    return Legal;
}

} // namespace

void addInfoCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command =
        app.add_subcommand("info", cliText(QT_TRANSLATE_NOOP("delve", "Describe a scenario in a few lines")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "Example:\n  delve info dungeon.scenario.json")));
    auto file = std::make_shared<std::string>();
    command->add_option("file", *file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")))->required();
    command->callback(
        [file, &program] { program.run = [file, &program] { return printInfo(*file, program); }; });
}

} // namespace delve::mageknight
