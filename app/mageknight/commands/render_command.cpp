// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/mageknight/commands/layers_option.h"
#include "app/mageknight/commands/level_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_scenario.h"

#include <memory>

namespace delve::mageknight {

namespace {

struct RenderOptions
{
    std::string file;
    std::string target;
    int square = 0; ///< 0: what suits the kind of file
    std::string style{nameOf(RenderStyle::FullColour)};
    int level = 1;
    std::vector<std::string> layers;
    bool transparent = false;
    bool noGrid = false;
    bool noArcs = false;
    int margin = 0;
    CLI::Option* marginOption = nullptr;
};

ScenarioPaintOptions paintOptions(const RenderOptions& options, int level)
{
    ScenarioPaintOptions paint;
    paint.style = *fromName<RenderStyle>(options.style);
    paint.level = level;
    paint.grid = !options.noGrid;
    paint.arcs = !options.noArcs;
    if (!options.layers.empty())
        paint.layers = layersNamed(options.layers);
    return paint;
}

int render(const RenderOptions& options, DungeonProgram& program)
{
    const QString target = QString::fromStdString(options.target);
    const auto format = formatOf(target);
    if (!format || !isPicture(*format)) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Pictures are PNG, SVG or PDF; name a file that ends in .png, .svg or .pdf.")));
        return Unreadable;
    }
    const auto read = readScenarioOrComplain(options.file, program);
    const auto level = read ? levelNumbered(options.level, read->scenario, program) : std::nullopt;
    if (!level || !program.mayWrite(options.target, nameOf(*format)))
        return Unreadable;
    ProgressLine line(target);
    const ExportOptions drawing{
        .format = *format,
        .paint = paintOptions(options, *level),
        .pixelsPerSquare = options.square,
        .transparent = options.transparent,
        .marginSquares = options.marginOption->count() > 0 ? std::optional(options.margin) : std::nullopt,
        .language = {},
        .packFolders = {}};
    const auto drawn = exportScenario(target, read->scenario, *program.content(), drawing, line.progress());
    if (!drawn) {
        program.complain(options.target, drawn.error());
        return Unreadable;
    }
    program.out.line(target);
    return Legal;
}

} // namespace

void addRenderCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "render", cliText(QT_TRANSLATE_NOOP("delve", "Draw a scenario as PNG, SVG or PDF")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Examples:\n"
                 "  delve render dungeon.scenario.json -o dungeon.png --square 100\n"
                 "  delve render dungeon.scenario.json -o dungeon.svg --style ink-saver\n"
                 "  delve render dungeon.scenario.json -o floor.png --layers tiles,doors --transparent\n"
                 "  delve render cards.scenario.json -o cards.png --size 240")));
    auto options = std::make_shared<RenderOptions>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")))
        ->required();
    command
        ->add_option("-o,--out", options->target,
                     cliText(QT_TRANSLATE_NOOP("delve", "The picture to write: .png, .svg or .pdf")))
        ->required();
    command
        ->add_option("--square", options->square,
                     cliText(QT_TRANSLATE_NOOP("delve", "Pixels of a square: 64 for PNG; for SVG and PDF, of "
                                                        "1/96 inch, 144, which is the true size")))
        ->check(CLI::Range(4, mostPixelsPerSquare));
    command
        ->add_option("--style", options->style,
                     cliText(QT_TRANSLATE_NOOP("delve", "The style of the drawing")))
        ->check(CLI::IsMember(words<RenderStyle>()));
    command->add_option("--level", options->level,
                        cliText(QT_TRANSLATE_NOOP("delve", "The level to draw, counted from 1")));
    command
        ->add_option("--layers", options->layers,
                     cliText(QT_TRANSLATE_NOOP("delve", "Only these layers, separated by commas")))
        ->delimiter(',')
        ->check(CLI::IsMember(words<ScenarioLayer>()));
    options->marginOption =
        command
            ->add_option(
                "--margin", options->margin,
                cliText(QT_TRANSLATE_NOOP("delve", "Whole squares around the dungeon, so that a grid of "
                                                   "another program fits; usually half a square")))
            ->check(CLI::Range(0, 20));
    command->add_flag("--transparent", options->transparent,
                      cliText(QT_TRANSLATE_NOOP("delve", "Nothing behind the dungeon")));
    command->add_flag("--no-grid", options->noGrid,
                      cliText(QT_TRANSLATE_NOOP("delve", "No lines between the squares")));
    command->add_flag("--no-arcs", options->noArcs,
                      cliText(QT_TRANSLATE_NOOP("delve", "No front arcs at chests")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return render(*options, program); }; });
}

} // namespace delve::mageknight
