// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/layer_names.h"
#include "app/commands/new_folders.h"
#include "app/commands/progress_line.h"
#include "app/commands/sheet_files.h"
#include "app/mageknight/commands/layers_option.h"
#include "app/mageknight/commands/level_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/export/export_png.h"
#include "editor/mageknight/export/export_scenario.h"
#include "editor/mageknight/print/piece_pictures.h"
#include "engine/scenario/bundled_packs.h"

#include <QDir>
#include <QFileInfo>

#include <memory>

namespace delve::mageknight {

namespace {

/// What is written of a scenario.
enum class ExportKind : std::uint8_t
{
    Map,   ///< in the format that the file is named for
    Pieces ///< a folder of pictures
};

constexpr auto fileWords(ExportKind)
{
    return std::to_array<EnumName<ExportKind>>({{ExportKind::Map, "map"}, {ExportKind::Pieces, "pieces"}});
}

struct ExportOrder
{
    std::string file;
    std::string target;
    int square = 0; ///< 0: what suits the kind of file
    std::string style{nameOf(RenderStyle::FullColour)};
    int level = 1;
    bool allLevels = false;
    bool grid = false;
    bool withoutPieces = false;
    std::vector<std::string> layers;
    std::string kind{nameOf(ExportKind::Map)};
};

LayerSet layersOf(const ExportOrder& order, ExportFormat format)
{
    if (!order.layers.empty())
        return layersNamed(order.layers);
    // Players look at the picture of a virtual tabletop. What waits there is hidden from them among its
    // tokens, and must not be painted on the floor; the window draws none of it, either.
    return order.withoutPieces || isTabletop(format) ? LayerSet::only(ScenarioLayer::Tiles) : LayerSet();
}

ExportOptions exportOptions(const ExportOrder& options, ExportFormat format, int level,
                            const DungeonProgram& program)
{
    ExportOptions wanted;
    wanted.format = format;
    wanted.paint.style = *fromName<RenderStyle>(options.style);
    wanted.paint.level = level;
    wanted.paint.grid = options.grid; // these programs draw a grid of their own
    wanted.paint.layers = layersOf(options, format);
    wanted.allLevels = options.allLevels;
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
    if (format == ExportFormat::Foundry)
        return "foundry";
    return format == ExportFormat::Tiled ? "tiled" : "uvtt";
}

/// The files that are named; pictures beside them are looked after where they are written.
std::vector<std::string> targetsOf(const ExportOrder& order, const Scenario& scenario)
{
    if (!order.allLevels)
        return {order.target};
    std::vector<std::string> targets;
    for (int level = 0; level < int(scenario.levels.size()); ++level)
        targets.push_back(fileOfLevel(QString::fromStdString(order.target), level).toStdString());
    return targets;
}

void tellLevels(const ExportOrder& order, ExportFormat format, const Scenario& scenario,
                const DungeonProgram& program)
{
    if (!isTabletop(format) || scenario.levels.size() < 2)
        return;
    if (order.allLevels)
        program.out.paragraph(translated(
            QT_TRANSLATE_NOOP("delve", "All levels have the same size and the same corner: a staircase "
                                       "is at the same place of both its pictures.")));
    else
        program.out.paragraph(
            translated(QT_TRANSLATE_NOOP("delve",
                                         "This is one of %1 levels; --all-levels writes all of them, on "
                                         "a common corner."))
                .arg(scenario.levels.size()));
}

int exportPieces(const ExportOrder& order, DungeonProgram& program)
{
    const auto read = readScenarioOrComplain(order.file, program);
    if (!read)
        return Unreadable;
    PiecePictureOptions options;
    options.style = *fromName<RenderStyle>(order.style);
    options.pixelsPerSquare = order.square > 0 ? order.square : options.pixelsPerSquare;
    options.language = program.language();
    options.rules = program.rules();
    const QDir folder(QString::fromStdString(order.target));
    NewFolders made;
    std::vector<PictureFile> pictures;
    for (PiecePicture& picture :
         piecePictures(std::make_shared<const Scenario>(read->scenario), *program.content(), options)) {
        const QString path = folder.filePath(picture.path);
        if (!made.make(QFileInfo(path).path())) {
            program.complain(order.target,
                             {"", {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}});
            return Unreadable;
        }
        pictures.push_back({path, std::move(picture.draw), {}});
    }
    if (!savePictures(pictures, program))
        return Unreadable;
    program.out.line(QStringLiteral("%1: %2").arg(
        QString::fromStdString(order.target),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n picture(s)"), pictures.size())));
    return Legal;
}

int exportFile(const ExportOrder& options, DungeonProgram& program)
{
    if (*fromName<ExportKind>(options.kind) == ExportKind::Pieces)
        return exportPieces(options, program);
    const QString target = QString::fromStdString(options.target);
    const auto format = formatOf(target);
    if (!format || isPicture(*format) || *format == ExportFormat::Scenario) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Name a file that ends in .dd2vtt or .uvtt (virtual tabletops), .foundry.json (Foundry "
                     "VTT), .tmj (Tiled) or .bundle.json (the scenario with its packs).")));
        return Unreadable;
    }
    if (options.allLevels && !isTabletop(*format)) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "--all-levels is for virtual tabletops: .dd2vtt, .uvtt or "
                                                  ".foundry.json.")));
        return Unreadable;
    }
    if (!layersOfMap<ScenarioLayer>(options.layers, program))
        return Unreadable;
    const auto read = readScenarioOrComplain(options.file, program);
    const auto level = read ? levelNumbered(options.level, read->scenario, program) : std::nullopt;
    if (!level || !program.mayWrite(targetsOf(options, read->scenario), kindOf(*format)))
        return Unreadable;
    tellLevels(options, *format, read->scenario, program);
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
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Examples:\n"
                 "  delve export dungeon.scenario.json -o dungeon.dd2vtt --square 140\n"
                 "  delve export dungeon.scenario.json -o dungeon.foundry.json --no-pieces\n"
                 "  delve export dungeon.scenario.json -o dungeon.tmj\n"
                 "  delve export dungeon.scenario.json --kind pieces -o pieces/\n"
                 "  delve export dungeon.scenario.json -o dungeon.bundle.json")));
    auto options = std::make_shared<ExportOrder>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")))
        ->required();
    command
        ->add_option(
            "-o,--out", options->target,
            cliText(QT_TRANSLATE_NOOP("delve", "The file to write: .dd2vtt, .uvtt, .foundry.json, .tmj or "
                                               ".bundle.json; of pieces a folder")))
        ->required();
    command
        ->add_option("--kind", options->kind,
                     cliText(QT_TRANSLATE_NOOP("delve", "A map, or single pictures of all pieces, for tables "
                                                        "that play with them")))
        ->check(CLI::IsMember(words<ExportKind>()))
        ->capture_default_str();
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
    command->add_flag("--all-levels", options->allLevels,
                      cliText(QT_TRANSLATE_NOOP("delve", "A file for each level, all with the same corner")));
    auto* layers =
        command
            ->add_option("--layers", options->layers,
                         cliText(QT_TRANSLATE_NOOP("delve", "Only these layers, separated by commas")))
            ->delimiter(',')
            ->check(CLI::IsMember(words<ScenarioLayer>()));
    command
        ->add_flag(
            "--no-pieces", options->withoutPieces,
            cliText(QT_TRANSLATE_NOOP(
                "delve", "Only the tiles, as virtual tabletops get them anyway: players must not see what "
                         "waits there")))
        ->excludes(layers);
    command->add_flag("--grid", options->grid,
                      cliText(QT_TRANSLATE_NOOP("delve", "Draw the lines between the squares too")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return exportFile(*options, program); }; });
}

} // namespace delve::mageknight
