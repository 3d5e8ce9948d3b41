// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "editor/document/file_before.h"
#include "engine/base/file.h"
#include "engine/base/schema_name.h"
#include "engine/scenario/scenario_version.h"

#include <algorithm>
#include <memory>

namespace delve {

namespace {

struct FormatOptions
{
    std::vector<std::string> files;
    bool check = false;
};

/// Rewrites one file in canonical form, if it is not so already; a file that cannot be read stays as it is.
int formatFile(const std::string& file, const CommandGame& game, bool checkOnly, const Program& program)
{
    const auto text = readFile(file, JsonLimits{}.bytes);
    if (!text) {
        program.complain(file, text.error());
        return Unreadable;
    }
    auto canonical = game.canonical(*text);
    if (!canonical) {
        program.complain(file, canonical.error());
        return Unreadable;
    }
    *canonical = withSchemaName(*std::move(canonical), schemaNameIn(*text));
    const QString name = QString::fromStdString(file);
    const FileBefore before(name, *text);
    if (*canonical == *text) {
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: unchanged")).arg(name));
        return Legal;
    }
    if (checkOnly) {
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: would be changed")).arg(name));
        return HasFindings;
    }
    if (const auto saved = before.replace(QByteArray::fromStdString(*canonical)); !saved) {
        program.complain(file, saved.error());
        return Unreadable;
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: formatted")).arg(name));
    return Legal;
}

int formatAll(const FormatOptions& options, const CommandGames& games, const Program& program)
{
    int worst = Legal;
    for (const std::string& file : options.files)
        worst = std::max(worst, formatFile(file, games.gameOf(file), options.check, program));
    return worst;
}

Result<int> versionOf(const std::string& text)
{
    const auto document = parseJson(text, scenarioJsonLimits);
    return document ? scenarioVersionOf(document->root()) : Result<int>(document.error());
}

/// Says which version a file has, and rewrites it in the present one.
int migrateFile(const std::string& file, const CommandGame& game, const Program& program)
{
    const auto text = readFile(file, JsonLimits{}.bytes);
    if (!text) {
        program.complain(file, text.error());
        return Unreadable;
    }
    const auto version = versionOf(*text);
    if (!version) {
        program.complain(file, version.error());
        return Unreadable;
    }
    if (*version == scenarioVersion) {
        clearWhatWasKilled(QString::fromStdString(file));
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: already version %2"))
                             .arg(QString::fromStdString(file), QString::number(scenarioVersion)));
        return Legal;
    }
    return formatFile(file, game, false, program); // reading migrates, writing writes the present version
}

int migrateAll(const std::vector<std::string>& files, const CommandGames& games, const Program& program)
{
    int worst = Legal;
    for (const std::string& file : files)
        worst = std::max(worst, migrateFile(file, games.gameOf(file), program));
    return worst;
}

} // namespace

void addFormatCommand(CLI::App& app, Program& program, const CommandGames& games)
{
    auto* command = app.add_subcommand(
        "format", cliText(QT_TRANSLATE_NOOP("delve", "Rewrite scenario files in canonical form, in place")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "A file that cannot be read is left untouched.\n"
                                                       "Examples:\n"
                                                       "  delve format dungeon.scenario.json\n"
                                                       "  delve format --check *.scenario.json")));
    auto options = std::make_shared<FormatOptions>();
    command->add_option("files", options->files, cliText(QT_TRANSLATE_NOOP("delve", "Scenario files")))
        ->required();
    command->add_flag(
        "--check", options->check,
        cliText(QT_TRANSLATE_NOOP("delve", "Write nothing; exit with 1 if a file would change")));
    command->callback([options, &program, &games] {
        program.run = [options, &program, &games] { return formatAll(*options, games, program); };
    });
}

void addMigrateCommand(CLI::App& app, Program& program, const CommandGames& games)
{
    auto* command = app.add_subcommand(
        "migrate",
        cliText(QT_TRANSLATE_NOOP("delve", "Bring scenario files of older versions up to date, in place")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "Example:\n  delve migrate old.scenario.json")));
    auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("files", *files, cliText(QT_TRANSLATE_NOOP("delve", "Scenario files")))->required();
    command->callback([files, &program, &games] {
        program.run = [files, &program, &games] { return migrateAll(*files, games, program); };
    });
}

} // namespace delve
