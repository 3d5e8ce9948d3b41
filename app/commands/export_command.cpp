#include "app/commands/level_option.h"
#include "app/commands/progress_line.h"
#include "app/commands/scenario_input.h"
#include "editor/document/installed_content.h"
#include "editor/document/save_file.h"
#include "editor/export/export_png.h"
#include "editor/export/export_tiled.h"
#include "editor/export/export_uvtt.h"
#include "engine/scenario/bundle.h"

#include <memory>

namespace delve {

namespace {

struct Options
{
    std::string file;
    std::string target;
    int square = 0; ///< 0: what suits the kind of file
    std::string style{nameOf(RenderStyle::FullColour)};
    int level = 1;
    bool grid = false;
};

ScenarioPaintOptions paintOptions(const Options& options, int level)
{
    ScenarioPaintOptions paint;
    paint.style = *fromName<RenderStyle>(options.style);
    paint.level = level;
    paint.grid = options.grid; // these programs draw a grid of their own
    return paint;
}

Result<QStringList> exportOne(const QString& target, const Scenario& scenario, const Content& content,
                              const Options& options, int level, Program& program)
{
    ProgressLine line(target);
    if (target.endsWith(u".tmj")) {
        TiledOptions tiled;
        tiled.paint = paintOptions(options, level);
        tiled.pixelsPerSquare = options.square > 0 ? options.square : tiled.pixelsPerSquare;
        tiled.language = program.language();
        tiled.progress = line.progress();
        if (tiled.pixelsPerSquare > mostTiledPixels)
            return Error{target.toStdString(),
                         {QT_TRANSLATE_NOOP("Engine", "squares of Tiled maps have at most %1 pixels"),
                          {std::to_string(mostTiledPixels)}}};
        return exportTiled(target, scenario, content, tiled);
    }
    UvttOptions uvtt;
    uvtt.paint = paintOptions(options, level);
    // What the author noted for himself is not for the players' screens.
    uvtt.paint.layers = uvtt.paint.layers.without(ScenarioLayer::Notes);
    uvtt.pixelsPerSquare = options.square > 0 ? options.square : uvtt.pixelsPerSquare;
    uvtt.progress = line.progress();
    if (const auto written = exportUvtt(target, scenario, content, uvtt); !written)
        return written.error();
    return QStringList{target};
}

Result<QStringList> exportBundle(const QString& target, const Scenario& scenario)
{
    const auto bundle = makeBundle(scenario, installedPackFolders());
    if (!bundle)
        return bundle.error();
    if (const auto saved = saveFile(target, QByteArray::fromStdString(writeBundle(*bundle))); !saved)
        return saved.error();
    return QStringList{target};
}

int exportFile(const Options& options, Program& program)
{
    const QString target = QString::fromStdString(options.target);
    const bool isBundle = target.endsWith(u".bundle.json");
    if (!isBundle && !target.endsWith(u".tmj") && !target.endsWith(u".dd2vtt") &&
        !target.endsWith(u".uvtt")) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Name a file that ends in .dd2vtt or .uvtt (virtual tabletops), .tmj (Tiled) or "
                     ".bundle.json (the scenario with its packs).")));
        return Unreadable;
    }
    const auto read = readScenarioOrComplain(options.file, program);
    const auto level = read ? levelNumbered(options.level, read->scenario, program) : std::nullopt;
    if (!level)
        return Unreadable;
    const auto written =
        isBundle ? exportBundle(target, read->scenario)
                 : exportOne(target, read->scenario, *program.content(), options, *level, program);
    if (!written) {
        program.complain(options.target, written.error());
        return Unreadable;
    }
    for (const QString& file : *written)
        program.out.line(file);
    return Legal;
}

} // namespace

void addExportCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "export", cliText(QT_TRANSLATE_NOOP("delve", "Write a scenario for virtual tabletops, for Tiled, or "
                                                     "bundled with its packs")));
    command->footer(cliText(
        QT_TRANSLATE_NOOP("delve", "Examples:\n"
                                   "  delve export dungeon.scenario.json -o dungeon.dd2vtt --square 140\n"
                                   "  delve export dungeon.scenario.json -o dungeon.tmj\n"
                                   "  delve export dungeon.scenario.json -o dungeon.bundle.json")));
    auto options = std::make_shared<Options>();
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

} // namespace delve
