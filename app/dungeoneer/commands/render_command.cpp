// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/export/export_map.h"

namespace delve::dungeoneer {

void addRenderOptions(CLI::App& app, const std::string& commandName)
{
    CLI::App& command = *app.get_subcommand(commandName);
    command
        .add_option_function<int>(
            "--size", [](int) { /* renderMap() reads it */ },
            cliText(QT_TRANSLATE_NOOP(
                "delve", "Dungeoneer: pixels that a card is wide: 320 for PNG; for SVG and PDF, of "
                         "1/96 inch, 238, which is the true size")))
        ->check(CLI::Range(fewestCardPixels, mostCardPixels));
    command.add_flag_function(
        "--as-laid", [](std::int64_t) { /* renderMap() reads it */ },
        cliText(QT_TRANSLATE_NOOP("delve", "Dungeoneer: the texts of turned cards are upside down, too")));
}

int renderMap(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command, {"file", "--out", "--style", "--transparent", "--size", "--as-laid"}, game,
                   program))
        return Unreadable;
    const auto target = textOf(command, "--out");
    const QString path = QString::fromStdString(target);
    const auto format = pictureFormatOf(path);
    if (!format) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Pictures are PNG, SVG or PDF; name a file that ends in .png, .svg or .pdf.")));
        return Unreadable;
    }
    const auto scenario = readScenarioOrComplain(textOf(command, "file"), program);
    if (!scenario || !program.mayWrite(target, nameOf(*format)))
        return Unreadable;
    MapPictureOptions options;
    if (const CLI::Option* style = command.get_option("--style"); style->count() > 0)
        options.style = *fromName<RenderStyle>(style->as<std::string>());
    if (const CLI::Option* size = command.get_option("--size"); size->count() > 0)
        options.cardPixels = size->as<int>();
    options.transparent = command.get_option("--transparent")->count() > 0;
    options.keepsUpright = command.get_option("--as-laid")->count() == 0;
    if (const auto drawn = exportMap(path, *format, *scenario, *program.cards(), options); !drawn) {
        program.complain(target, drawn.error());
        return Unreadable;
    }
    program.out.line(path);
    return Legal;
}

} // namespace delve::dungeoneer
