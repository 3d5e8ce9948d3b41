// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/unpacked_bundle.h"
#include "app/mageknight/commands/dungeon_program.h"
#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/export/import_bundle.h"
#include "editor/mageknight/export/import_figures.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/scenario/scenario_version.h"

#include <memory>

namespace delve::mageknight {

namespace {

namespace fs = std::filesystem;

struct ImportOptions
{
    std::string file;
    std::string target;
    std::string packFolder;
    std::string conflict{nameOf(PackConflict::Refuse)};
    std::string pack;
    NewPack newPack;
};

int importBundleFile(const ImportOptions& options, DungeonProgram& program)
{
    const auto target = scenarioFileFor(options.file, options.target, program);
    const Content* installed = target ? program.content() : nullptr;
    if (!installed || !program.mayWrite(target->toStdString(), scenarioFormat))
        return Unreadable;
    const auto text = readFile(options.file, bundle_limits::fileBytes);
    const auto bundle = text ? parseBundle(*text) : Result<Bundle>(text.error());
    if (!bundle) {
        program.complain(options.file, bundle.error());
        return Unreadable;
    }
    // In a folder of their own the packs of the bundle meet only what lies there.
    const bool elsewhere = !options.packFolder.empty();
    const fs::path folder = elsewhere ? fs::path(options.packFolder) : userPackFolder();
    const auto there = elsewhere ? loadContent(folder) : Result<Content>(*installed);
    const auto imported = importBundle(*bundle, there ? *there : Content(),
                                       {*target, folder, *fromName<PackConflict>(options.conflict)});
    if (!imported) {
        program.complain(options.file, imported.error());
        return Unreadable;
    }
    tellUnpacked(*target, *imported, program);
    return Legal;
}

/// A word alone is a pack of the user; anything else is a folder. Nothing, and that is said, where the folder
/// we stand in has gone and no name is of a place any more.
std::optional<fs::path> folderForFigures(const ImportOptions& options, const DungeonProgram& program)
{
    if (isKebabCase(options.pack) && !isThere(options.pack))
        return userPackFolder() / options.pack;
    std::error_code failure;
    const fs::path folder = fs::absolute(options.pack, failure);
    if (!failure)
        return folder.lexically_normal();
    program.complain(options.pack, {"", {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}});
    return std::nullopt;
}

int importFigureFile(const ImportOptions& options, DungeonProgram& program)
{
    if (options.pack.empty()) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Say with --pack into which pack the figures go: an id, or the folder of a pack.")));
        return Unreadable;
    }
    if (isKebabCase(options.pack) && !isThere(options.pack) && !isThere(userPackFolder() / options.pack)) {
        const Content* installed = program.content();
        if (!installed)
            return Unreadable;
        // It may be the user's own, which another program has made since.
        if (installed->pack(options.pack) && !isThere(userPackFolder() / options.pack)) {
            program.err.line(
                translated(QT_TRANSLATE_NOOP("delve", "%1 comes with the program and cannot be "
                                                      "changed. Make a copy first: delve pack copy %1"))
                    .arg(QString::fromStdString(options.pack)));
            return Unreadable;
        }
    }
    const auto folder = folderForFigures(options, program);
    if (!folder)
        return Unreadable;
    const auto text = readFile(options.file, maxPackFileBytes);
    const auto imported =
        text ? importFigures(*text, fs::path(options.file).stem().string(), *folder, options.newPack)
             : Result<ImportedFigures>(text.error());
    if (!imported) {
        program.complain(options.file, imported.error());
        return Unreadable;
    }
    program.out.line(
        QStringLiteral("%1: %2").arg(QString::fromStdString(imported->part.string()),
                                     counted(QT_TRANSLATE_N_NOOP("delve", "%n figure(s)"), imported->count)));
    return Legal;
}

int importFile(const ImportOptions& options, DungeonProgram& program)
{
    const QString file = QString::fromStdString(options.file);
    if (file.endsWith(u".bundle.json"))
        return importBundleFile(options, program);
    if (file.endsWith(u".csv", Qt::CaseInsensitive))
        return importFigureFile(options, program);
    program.err.line(translated(QT_TRANSLATE_NOOP(
        "delve", "Only bundles (.bundle.json) and lists of figures (.csv) can be imported.")));
    return Unreadable;
}

} // namespace

void addImportCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "import",
        cliText(QT_TRANSLATE_NOOP("delve", "Unpack a bundled scenario, or add a list of figures to a pack")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "The first line of a list of figures names its columns: name, role, set, collectorNumber,\n"
        "factions, frontArc, range and dial are needed, for heroes also levels, for Mage Spawn version\n"
        "and points; id, text, tags, base, speedType, arcSide, minRange, targets, startClick, dragon,\n"
        "explosive, name:it and text:it may be there. A dial is \"8/10/16/3 defend | 7/9/15/2 | x\":\n"
        "speed/attack/defense/damage and abilities, click by click; levels are\n"
        "\"30@4 38@3 50@2 59@1 72@0\": points@start click.\n"
        "Examples:\n"
        "  delve import dungeon.bundle.json -o dungeon.scenario.json\n"
        "  delve import dungeon.bundle.json --packs keep\n"
        "  delve import figures.csv --pack my-figures")));
    auto options = std::make_shared<ImportOptions>();
    command
        ->add_option("file", options->file,
                     cliText(QT_TRANSLATE_NOOP("delve", "A .bundle.json, or a .csv of figures")))
        ->required();
    command->add_option("-o,--out", options->target,
                        cliText(QT_TRANSLATE_NOOP("delve", "Where the scenario of a bundle goes")));
    command->add_option(
        "--pack-folder", options->packFolder,
        cliText(QT_TRANSLATE_NOOP("delve", "Where the packs of a bundle go, instead of your own packs")));
    command
        ->add_option(
            "--packs", options->conflict,
            cliText(QT_TRANSLATE_NOOP("delve", "What to do if another version of a pack is installed")))
        ->capture_default_str()
        ->check(CLI::IsMember(words<PackConflict>()));
    command->add_option("--pack", options->pack,
                        cliText(QT_TRANSLATE_NOOP("delve", "The pack for figures: an id, or a folder")));
    command->add_option("--name", options->newPack.name,
                        cliText(QT_TRANSLATE_NOOP("delve", "The name of a new pack")));
    command->add_option("--author", options->newPack.author,
                        cliText(QT_TRANSLATE_NOOP("delve", "The author of a new pack")));
    command->add_option("--license", options->newPack.license,
                        cliText(QT_TRANSLATE_NOOP("delve", "The license of a new pack")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return importFile(*options, program); }; });
}

} // namespace delve::mageknight
