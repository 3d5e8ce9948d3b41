// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/mageknight/commands/level_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_scenario.h"
#include "engine/scenario/bundled_packs.h"

#include <memory>

namespace delve::mageknight {

namespace {

struct ExportOrder
{
    std::string file;
    std::string target;
    int square = 0; ///< 0: what suits the kind of file
    std::string style{nameOf(RenderStyle::FullColour)};
    int level = 1;
    bool grid = false;
};

ExportOptions exportOptions(const ExportOrder& options, ExportFormat format, int level,
                            const DungeonProgram& program)
{
    ExportOptions wanted;
    wanted.format = format;
    wanted.paint.style = *fromName<RenderStyle>(options.style);
    wanted.paint.level = level;
    wanted.paint.grid = options.grid; // these programs draw a grid of their own
    // What the author noted for himself is not for the players' screens.
    if (format == ExportFormat::Uvtt)
        wanted.paint.layers = wanted.paint.layers.without(ScenarioLayer::Notes);
    wanted.pixelsPerSquare = options.square;
    wanted.language = program.language();
    wanted.packFolders = installedPackFolders();
    return wanted;
}

/// What may lie in its place: a word of kindOfText().
std::string_view kindOf(ExportFormat format)
{
    if (format == ExportFormat::Bundle)
        return bundleFormat;
    return format == ExportFormat::Tiled ? "tiled" : "uvtt";
}

int exportFile(const ExportOrder& options, DungeonProgram& program)
{
    const QString target = QString::fromStdString(options.target);
    const auto format = formatOf(target);
    if (!format || isPicture(*format) || *format == ExportFormat::Scenario) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Name a file that ends in .dd2vtt or .uvtt (virtual tabletops), .tmj (Tiled) or "
                     ".bundle.json (the scenario with its packs).")));
        return Unreadable;
    }
    const auto read = readScenarioOrComplain(options.file, program);
    const auto level = read ? levelNumbered(options.level, read->scenario, program) : std::nullopt;
    if (!level || !program.mayWrite(options.target, kindOf(*format)))
        return Unreadable;
    ProgressLine line(target);
    const auto written = exportScenario(target, read->scenario, *program.content(),
                                        exportOptions(options, *format, *level, program), line.progress());
    if (!written) {
        program.complain(options.target, written.error());
        return Unreadable;
    }
    for (const QString& file : *written)
        program.out.line(file);
    return Legal;
}

} // namespace

void addExportCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "export", cliText(QT_TRANSLATE_NOOP("delve", "Write a scenario for virtual tabletops, for Tiled, or "
                                                     "bundled with its packs")));
    command->footer(cliText(
        QT_TRANSLATE_NOOP("delve", "Examples:\n"
                                   "  delve export dungeon.scenario.json -o dungeon.dd2vtt --square 140\n"
                                   "  delve export dungeon.scenario.json -o dungeon.tmj\n"
                                   "  delve export dungeon.scenario.json -o dungeon.bundle.json")));
    auto options = std::make_shared<ExportOrder>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")))
        ->required();
    command
        ->add_option(
            "-o,--out", options->target,
            cliText(QT_TRANSLATE_NOOP("delve", "The file to write: .dd2vtt, .uvtt, .tmj or .bundle.json")))
        ->required();
    command
        ->add_option(
            "--square", options->square,
            cliText(QT_TRANSLATE_NOOP("delve", "Pixels of a square: 100 for virtual tabletops, 64 for "
                                               "Tiled")))
        ->check(CLI::Range(4, mostPixelsPerSquare));
    command
        ->add_option("--style", options->style,
                     cliText(QT_TRANSLATE_NOOP("delve", "The style of the drawing")))
        ->check(CLI::IsMember(words<RenderStyle>()));
    command->add_option("--level", options->level,
                        cliText(QT_TRANSLATE_NOOP("delve", "The level to draw, counted from 1")));
    command->add_flag("--grid", options->grid,
                      cliText(QT_TRANSLATE_NOOP("delve", "Draw the lines between the squares too")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return exportFile(*options, program); }; });
}

} // namespace delve::mageknight
