// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the cards of a set, one by one or on sheets for virtual tables.

#include "app/commands/new_folders.h"
#include "app/commands/print_pages.h"
#include "app/commands/sheet_files.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/export/card_pictures.h"
#include "editor/dungeoneer/print/card_print_options.h"

#include <QDir>
#include <QFileInfo>

namespace delve::dungeoneer {

int drawCards(const CLI::App& command, CardProgram& program)
{
    const auto set = setNamed(textOf(command, "pack"), program);
    if (!set)
        return Unreadable;
    const QString folder = QString::fromStdString(textOf(command, "--out"));
    NewFolders made;
    if (!made.make(folder)) {
        program.complain(folder.toStdString(),
                         {"", {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}});
        return Unreadable;
    }
    CardPictureOptions options;
    options.style = choiceOr(command, "--style", options.style);
    options.millimetres = millimetresOf(choiceOr(command, "--card-size", CardSize::Metric));
    options.dotsPerInch = valueOr(command, "--dpi", options.dotsPerInch);
    options.bleed = valueOr(command, "--bleed", options.bleed);
    std::vector<PictureFile> pictures;
    for (NamedPicture& named : cardPictures(*set, options))
        pictures.push_back(
            {QDir(folder).filePath(named.name + QStringLiteral(".png")), std::move(named.draw), {}});
    if (!savePictures(pictures, program))
        return Unreadable;
    program.out.line(QStringLiteral("%1: %2").arg(
        folder, counted(QT_TRANSLATE_N_NOOP("delve", "%n picture(s)"), pictures.size())));
    return Legal;
}

int drawTableSheets(const CLI::App& command, CardProgram& program)
{
    const std::string target = textOf(command, "--out");
    if (!isPngName(target, program))
        return Unreadable;
    const auto set = setNamed(textOf(command, "pack"), program);
    if (!set)
        return Unreadable;
    const QFileInfo file(QString::fromStdString(target));
    std::vector<PictureFile> pictures;
    for (TableSheet& sheet : tableSheets(*set, choiceOr(command, "--style", RenderStyle::FullColour))) {
        const std::string_view deck = nameOf(sheet.deck);
        QString name =
            file.completeBaseName() + u'-' + QString::fromUtf8(deck.data(), qsizetype(deck.size()));
        if (sheet.number > 1)
            name += u'-' + QString::number(sheet.number);
        const QString path = file.dir().filePath(name + QStringLiteral(".png"));
        pictures.push_back(
            {path, std::move(sheet.draw),
             translated(QT_TRANSLATE_NOOP("delve", "%1: %2 across, %3 down, %4"))
                 .arg(path, QString::number(sheet.columns), QString::number(sheet.rows),
                      counted(QT_TRANSLATE_N_NOOP("delve", "%n card(s)"), std::size_t(sheet.cards)))});
    }
    return savePictures(pictures, program) ? Legal : Unreadable;
}

void addPictureCommands(CLI::App& pack)
{
    const auto add = [&](const char* name, const char* description, const char* target) -> CLI::App& {
        CLI::App* command = pack.add_subcommand(name, cliText(description));
        addReadLater<std::string>(
            *command, "pack", QT_TRANSLATE_NOOP("delve", "The id of a pack, or a folder with a pack.json"))
            ->required();
        addReadLater<std::string>(*command, "-o,--out", target)->required();
        addChoice<RenderStyle>(*command, "--style", QT_TRANSLATE_NOOP("delve", "The style of the drawing"));
        return *command;
    };
    CLI::App& cards = add(
        "cards", QT_TRANSLATE_NOOP("delve", "Dungeoneer: a picture of each card of a set, and of the backs"),
        QT_TRANSLATE_NOOP("delve", "The folder to write the pictures into"));
    addChoice<CardSize>(cards, "--card-size",
                        QT_TRANSLATE_NOOP("delve", "Dungeoneer: 63 x 88 mm, or 2.5 x 3.5 inches"));
    addReadLater<double>(cards, "--dpi", QT_TRANSLATE_NOOP("delve", "Dots an inch"))
        ->check(CLI::Range(36, 1200))
        ->default_str("300");
    addReadLater<double>(cards, "--bleed", QT_TRANSLATE_NOOP("delve", "Colour beyond the cut lines, in mm"))
        ->check(CLI::Range(0, 20))
        ->default_str("0");
    add("table",
        QT_TRANSLATE_NOOP(
            "delve", "Dungeoneer: sheets of cards for virtual tables, up to 10 x 7 each, with the back last"),
        QT_TRANSLATE_NOOP("delve", "The name of the sheets: cards.png becomes cards-map.png and so on"));
}

} // namespace delve::dungeoneer
