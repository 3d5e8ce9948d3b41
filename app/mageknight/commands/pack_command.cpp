// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/sheet_files.h"
#include "app/mageknight/commands/make_packs.h"
#include "editor/mageknight/render/contact_sheet.h"
#include "editor/text/messages.h"
#include "editor/text/severity_text.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/setup/rules/check_pack.h"

#include <memory>

namespace delve::mageknight {

namespace {

QString name(const LocalizedText& text, const DungeonProgram& program)
{
    return QString::fromStdString(text.in(program.language()));
}

/// A pack by its id, or the folder of one that is not shipped.
std::optional<Pack> packNamed(const std::string& idOrFolder, DungeonProgram& program)
{
    if (isKebabCase(idOrFolder) && !isThere(idOrFolder)) {
        const Content* content = program.content();
        if (!content)
            return std::nullopt;
        if (const Pack* pack = content->pack(idOrFolder))
            return *pack;
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve",
                                         "There is no pack \"%1\". delve pack list shows those there are; "
                                         "a folder with a pack.json can be named too."))
                .arg(QString::fromStdString(idOrFolder)));
        return std::nullopt;
    }
    auto pack = loadPack(idOrFolder);
    if (!pack) {
        program.complain(idOrFolder, pack.error());
        return std::nullopt;
    }
    return *std::move(pack);
}

int validatePack(const std::string& idOrFolder, DungeonProgram& program)
{
    const auto pack = packNamed(idOrFolder, program);
    if (!pack)
        return Unreadable;
    if (const auto combined = Content::combine({*pack}); !combined) {
        program.complain(idOrFolder, combined.error());
        return Unreadable;
    }
    const auto findings = checkPack(*pack);
    std::size_t errors = 0, warnings = 0;
    for (const PackFinding& finding : findings) {
        errors += finding.severity == Severity::Error;
        warnings += finding.severity == Severity::Warning;
        const QString word = severityInWords(finding.severity);
        program.out.line(QStringLiteral("%1 %2 %3: %4")
                             .arg(finding.severity == Severity::Error     ? program.out.bad(word)
                                  : finding.severity == Severity::Warning ? program.out.warning(word)
                                                                          : program.out.faint(word),
                                  QString::fromStdString(finding.rule),
                                  QString::fromStdString(finding.piece.text()), sentence(finding.what)));
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: readable, %2, %3"))
                         .arg(QString::fromStdString(pack->id),
                              counted(QT_TRANSLATE_N_NOOP("delve", "%n error(s)"), errors),
                              counted(QT_TRANSLATE_N_NOOP("delve", "%n warning(s)"), warnings)));
    return errors == 0 ? Legal : HasFindings;
}

int drawSheets(const std::string& idOrFolder, const std::string& target, RenderStyle style,
               DungeonProgram& program)
{
    const auto pack = packNamed(idOrFolder, program);
    if (!pack)
        return Unreadable;
    if (!isPngName(target, program) || !program.mayWrite(target, "png")) // before anything is drawn
        return Unreadable;
    std::vector<std::function<QImage()>> pages;
    for (const QImage& page : contactSheet(*pack, {.style = style, .language = program.language()}))
        pages.emplace_back([page] { return page; });
    return saveSheets(target, pages, program);
}

void printTiles(const Pack& pack, DungeonProgram& program)
{
    for (const Tile& tile : pack.tiles) {
        program.out.line(QStringLiteral("  %1  %2")
                             .arg(program.out.strong(QString::fromStdString(tile.id.text())),
                                  program.out.faint(QString::fromStdString(std::string(nameOf(tile.kind))))));
        for (const TileFace& face : tile.faces)
            program.out.paragraph(name(face.name, program) + QStringLiteral(": ") + name(face.idea, program),
                                  4);
    }
}

void printFigures(const Pack& pack, DungeonProgram& program)
{
    for (const Figure& figure : pack.figures) {
        QStringList points;
        if (figure.hasLevels())
            for (const HeroLevel& level : figure.levels)
                points << QString::number(level.points);
        else
            points << QString::number(figure.points);
        program.out.line(QStringLiteral("  %1  %2  %3")
                             .arg(program.out.strong(QString::fromStdString(figure.id.text())),
                                  name(figure.name, program), program.out.faint(points.join(u'/'))));
    }
}

int describePack(const std::string& idOrFolder, DungeonProgram& program)
{
    const auto pack = packNamed(idOrFolder, program);
    if (!pack)
        return Unreadable;
    const Terminal& out = program.out;
    out.line(out.strong(name(pack->name, program)) + QStringLiteral("  ") +
             QString::fromStdString(pack->version));
    if (!pack->description.byLanguage.empty())
        out.paragraph(name(pack->description, program));
    out.line(translated(QT_TRANSLATE_NOOP("delve", "by %1, %2, hash %3"))
                 .arg(QString::fromStdString(pack->author), QString::fromStdString(pack->license),
                      QString::fromStdString(pack->hash)));
    out.line();
    out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n tile(s)"), pack->tiles.size()));
    printTiles(*pack, program);
    out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n figure(s)"), pack->figures.size()));
    printFigures(*pack, program);
    out.line(QStringList{
        counted(QT_TRANSLATE_N_NOOP("delve", "%n kind(s) of chests"), pack->chests.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n wandering table(s)"), pack->wanderingTokens.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n kind(s) of artifacts"), pack->artifacts.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n artifact token(s)"), pack->artifactTokens.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n kind(s) of doors"), pack->doors.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n kind(s) of terrain markers"), pack->markers.size()),
        counted(QT_TRANSLATE_N_NOOP("delve", "%n printed map(s)"), pack->maps.size())}
                 .join(QStringLiteral(", ")));
    return Legal;
}

} // namespace

void addPackCommand(CLI::App& app, DungeonProgram& program)
{
    CLI::App* command = app.get_subcommand("pack"); // declared with what games share
    command->footer(
        cliText(QT_TRANSLATE_NOOP("delve", "Examples:\n"
                                           "  delve pack list\n"
                                           "  delve pack info starter\n"
                                           "  delve pack sheet starter -o tiles.png\n"
                                           "  delve pack sheet overdraft -o cards.png --style parchment\n"
                                           "  delve pack validate ./my-pack\n"
                                           "  delve pack new \"My Tiles\"\n"
                                           "  delve pack report overdraft\n"
                                           "  delve pack new \"My Cards\" --game dungeoneer\n"
                                           "  delve pack export my-tiles -o my-tiles.pack.json")));
    auto which = std::make_shared<std::string>();
    const auto description =
        cliText(QT_TRANSLATE_NOOP("delve", "The id of a pack, or a folder with a pack.json"));
    auto* info = command->add_subcommand("info", cliText(QT_TRANSLATE_NOOP("delve", "What a pack holds")));
    info->add_option("pack", *which, description)->required();
    info->callback(
        [which, &program] { program.run = [which, &program] { return describePack(*which, program); }; });
    auto target = std::make_shared<std::string>();
    auto* sheet = command->add_subcommand(
        "sheet", cliText(QT_TRANSLATE_NOOP("delve", "Draw all faces or cards of a pack")));
    sheet->add_option("pack", *which, description)->required();
    sheet
        ->add_option("-o,--out", *target,
                     cliText(QT_TRANSLATE_NOOP("delve", "The picture to write, a .png file")))
        ->required();
    auto style = std::make_shared<std::string>(nameOf(RenderStyle::FullColour));
    sheet->add_option("--style", *style, cliText(QT_TRANSLATE_NOOP("delve", "The style of the drawing")))
        ->check(CLI::IsMember(words<RenderStyle>()));
    sheet->callback([which, target, style, &program] {
        program.run = [which, target, style, &program] {
            return drawSheets(*which, *target, *fromName<RenderStyle>(*style), program);
        };
    });
    auto* validate = command->add_subcommand(
        "validate", cliText(QT_TRANSLATE_NOOP("delve", "Read a pack and report mistakes")));
    validate->add_option("pack", *which, description)->required();
    validate->callback(
        [which, &program] { program.run = [which, &program] { return validatePack(*which, program); }; });
    addPackMaking(*command, program);
}

} // namespace delve::mageknight
