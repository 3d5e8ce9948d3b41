// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/layer_names.h"
#include "app/commands/new_folders.h"
#include "app/commands/print_pages.h"
#include "app/commands/sheet_files.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/document/installed_sets.h"
#include "editor/dungeoneer/export/card_pictures.h"
#include "editor/dungeoneer/export/export_card_map.h"
#include "editor/dungeoneer/export/map_squares.h"

#include <QDir>
#include <QFileInfo>

namespace delve::dungeoneer {

namespace {

/// What may lie in its place: a word of kindOfText().
const char* kindInPlaceOf(CardExport format)
{
    if (format == CardExport::WithSets)
        return "delvewright-bundle";
    if (format == CardExport::Foundry)
        return "foundry";
    return format == CardExport::Tiled ? "tiled" : "uvtt";
}

/// Cards one by one and as decks, in a folder for each set.
int exportPieces(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command, {"file", "--out", "--kind", "--style"}, game, program))
        return Unreadable;
    const auto scenario = readScenarioOrComplain(textOf(command, "file"), program);
    if (!scenario)
        return Unreadable;
    const auto style = choiceOr(command, "--style", RenderStyle::FullColour);
    const std::string target = textOf(command, "--out");
    NewFolders made;
    std::vector<PictureFile> pictures;
    for (const NamedPicture& piece : piecePictures(*scenario, *program.cards(), style)) {
        const QString path =
            QDir(QString::fromStdString(target)).filePath(piece.name + QStringLiteral(".png"));
        if (!made.make(QFileInfo(path).path())) {
            program.complain(target, {"", {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}});
            return Unreadable;
        }
        pictures.push_back({path, piece.draw, {}});
    }
    if (!savePictures(pictures, program))
        return Unreadable;
    program.out.line(QStringLiteral("%1: %2").arg(
        QString::fromStdString(target),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n picture(s)"), pictures.size())));
    return Legal;
}

/// The pixels of a card; nothing, and printed, if there are too many for the file. 0: what is usual.
std::optional<int> cardPixelsOf(const CLI::App& command, CardExport format, const Program& program)
{
    const int pixels = valueOr(command, "--square", 0) * squaresAcross;
    if (pixels <= mostCardPixelsOf(format))
        return pixels;
    program.err.line(
        translated(QT_TRANSLATE_NOOP("delve",
                                     "--square takes at most %1 here: a card is 5 squares wide and 7 high."))
            .arg(mostCardPixelsOf(format) / squaresAcross));
    return std::nullopt;
}

/// The layers that the picture for a virtual tabletop shows; nothing, and printed, if one is unknown.
std::optional<std::vector<MapLayer>> layersOf(const CLI::App& command, const Program& program)
{
    const auto names = valueOr<std::vector<std::string>>(command, "--layers", {});
    return names.empty() ? std::vector{MapLayer::Cards} : layersOfMap<MapLayer>(names, program);
}

/// What may be said besides the files.
std::vector<std::string> optionsFor(CardExport format)
{
    std::vector<std::string> taken{"file", "--out", "--kind"};
    if (format == CardExport::WithSets)
        return taken;
    taken.insert(taken.end(), {"--style", "--square"});
    // Without layers nothing but cards is drawn: scripts may say --no-pieces for maps of both games.
    if (format == CardExport::Uvtt || format == CardExport::Foundry)
        taken.insert(taken.end(), {"--layers", "--no-pieces"});
    return taken;
}

} // namespace

void addExportOptions(CLI::App& app, const std::string& commandName)
{
    // Card maps have layers of their own.
    CLI::Validator& known = *app.get_subcommand(commandName)->get_option("--layers")->get_validator(0);
    const CLI::IsMember own(words<MapLayer>());
    const std::string both = known.get_description() + ", " + own.get_description();
    known = (known | own).description(both);
}

int exportScenario(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (valueOr<std::string>(command, "--kind", "map") == "pieces")
        return exportPieces(command, game, program);
    const std::string file = textOf(command, "--out");
    const QString path = QString::fromStdString(file);
    const auto format = cardExportOf(path);
    if (!format || isPicture(*format)) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Name a file that ends in .dd2vtt or .uvtt (virtual tabletops), .foundry.json (Foundry "
                     "VTT), .tmj (Tiled) or .bundle.json (the scenario with its packs).")));
        return Unreadable;
    }
    if (!takesOnly(command, optionsFor(*format), game, program))
        return Unreadable;
    const auto layers = layersOf(command, program);
    if (!layers)
        return Unreadable;
    const auto pixels = cardPixelsOf(command, *format, program);
    const auto scenario = pixels ? readScenarioOrComplain(textOf(command, "file"), program) : std::nullopt;
    if (!scenario || !program.mayWrite(file, kindInPlaceOf(*format)))
        return Unreadable;
    CardExportOptions options;
    options.format = *format;
    options.picture.style = choiceOr(command, "--style", RenderStyle::FullColour);
    options.picture.cardPixels = *pixels;
    options.setFolders = installedSetFolders();
    options.layers = *layers;
    const auto written = exportCardMap(path, *scenario, *program.cards(), options);
    if (!written) {
        program.complain(file, written.error());
        return Unreadable;
    }
    for (const QString& name : *written)
        program.out.line(name);
    return Legal;
}

} // namespace delve::dungeoneer
