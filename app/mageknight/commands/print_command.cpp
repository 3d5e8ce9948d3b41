// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/print_pages.h"
#include "app/mageknight/commands/collection_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/mageknight/print/plan_print.h"

#include <memory>

namespace delve::mageknight {

namespace {

/// The options that are this game's own, as they were typed.
struct PrintRequest
{
    CLI::App* command = nullptr;
    std::string file;
    std::string style{nameOf(RenderStyle::FullColour)};
    std::string figures{nameOf(FigurePieces::Discs)};
    bool withoutPieces = false;
    bool withoutCover = false;
    CollectionOption collection;
    PrintOptions options; ///< those that are numbers or flags
};

Result<PrintOptions> optionsOf(const PrintRequest& request, const Content& content,
                               const std::string& language)
{
    PrintOptions options = request.options;
    const auto kind = printKindOf(*request.command, options.kind);
    if (!kind)
        return kind.error();
    options.kind = *kind;
    const auto page = pageOptionsOf(*request.command, options);
    if (!page)
        return page.error();
    static_cast<PageOptions&>(options) = *page;
    options.style = fromName<RenderStyle>(request.style).value_or(options.style);
    options.pieces = !request.withoutPieces;
    options.cover = !request.withoutCover;
    options.figures = fromName<FigurePieces>(request.figures).value_or(options.figures);
    options.language = language;
    const auto owned = request.collection.read(content);
    if (!owned)
        return owned.error();
    options.owned = *owned;
    return options;
}

int print(const PrintRequest& request, DungeonProgram& program)
{
    auto read = readScenarioOrComplain(request.file, program);
    if (!read || !hasPageTarget(*request.command, program))
        return Unreadable;
    const Content& content = *program.content();
    const auto options = optionsOf(request, content, program.language());
    if (!options) {
        program.complain({}, options.error());
        return Unreadable;
    }
    const RuleReference* rules = options->kind == PrintKind::Counters ? program.rules() : nullptr;
    const auto plan =
        planPrint(std::make_shared<const Scenario>(std::move(read->scenario)), content, *options, rules);
    if (!plan) {
        program.complain(request.file, plan.error());
        return Unreadable;
    }
    return writePages(*plan, *request.command, program);
}

} // namespace

void addPrintCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "print", cliText(QT_TRANSLATE_NOOP(
                     "delve", "Print to PDF at true scale: dungeons, tiles, maps, cards, sheets")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Kinds of Mage Knight Dungeons:\n"
                 "  poster    the whole dungeon over many pages, with an assembly map\n"
                 "  tiles     the tiles to cut out, both sides, on as few sheets as possible\n"
                 "  overview  the dungeon on one page with a legend\n"
                 "  sheet     the scenario in words, with a numbered map\n"
                 "  counters  doors, markers, tokens, artifacts and figures to cut out, cards\n"
                 "Kinds of Dungeoneer:\n"
                 "  layout    the map on one page with a legend\n"
                 "  map       the map at the size of its cards, over pages cut along their edges\n"
                 "  cards     the cards to cut out, with their backs; also of a set by itself\n"
                 "  cutouts   pawns and markers to cut out and fold; also of a set by itself\n"
                 "  sheet     the setup in words, with a numbered plan\n"
                 "Examples:\n"
                 "  delve print dungeon.scenario.json -o poster.pdf\n"
                 "  delve print dungeon.scenario.json --kind tiles --paper A3 --duplex short -o tiles.pdf\n"
                 "  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf\n"
                 "  delve print dungeon.scenario.json --kind sheet --preview pages/\n"
                 "  delve print overdraft --kind cards --sheets fold -o cards.pdf")));
    auto request = std::make_shared<PrintRequest>();
    PrintRequest& r = *request;
    r.command = command;
    command
        ->add_option(
            "file", r.file,
            cliText(QT_TRANSLATE_NOOP("delve", "A scenario file; for Dungeoneer also a set of cards")))
        ->required();
    addReadLater<std::string>(
        *command, "--kind",
        QT_TRANSLATE_NOOP("delve", "What to print; usually poster, of Dungeoneer layout"));
    addPageOptions(*command);
    command
        ->add_option("--square", r.options.squareMillimetres,
                     cliText(QT_TRANSLATE_NOOP("delve", "Size of a square in mm")))
        ->capture_default_str();
    command
        ->add_option("--overlap", r.options.overlap,
                     cliText(QT_TRANSLATE_NOOP("delve", "What neighbouring pages of a poster share, in mm")))
        ->capture_default_str();
    command->add_option("--style", r.style, cliText(QT_TRANSLATE_NOOP("delve", "The style of the drawing")))
        ->check(CLI::IsMember(words<RenderStyle>()))
        ->capture_default_str();
    r.collection.addTo(
        *command, "--missing",
        QT_TRANSLATE_NOOP("delve", "Print only tiles, counters and cards that your collection lacks"));
    command->add_flag(
        "--no-pieces", r.withoutPieces,
        cliText(QT_TRANSLATE_NOOP("delve", "Leave doors, chests and other pieces off the map")));
    command->add_flag(
        "--no-cover", r.withoutCover,
        cliText(QT_TRANSLATE_NOOP("delve", "Leave the cover with the assembly map off the poster")));
    command
        ->add_option(
            "--figures", r.figures,
            cliText(QT_TRANSLATE_NOOP("delve", "What stands for figures among the counters: bases to lay "
                                               "down, standees to fold, or nothing")))
        ->check(CLI::IsMember(words<FigurePieces>()))
        ->capture_default_str();
    command->add_flag("--notes", r.options.notes,
                      cliText(QT_TRANSLATE_NOOP("delve", "Show pinned notes on the map")));
    command->callback(
        [request, &program] { program.run = [request, &program] { return print(*request, program); }; });
}

} // namespace delve::mageknight
