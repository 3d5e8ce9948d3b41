// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collection_file_option.h"
#include "app/commands/print_pages.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/dungeoneer/collection/owned_cards.h"
#include "editor/dungeoneer/print/plan_card_print.h"
#include "engine/base/file.h"

#include <algorithm>
#include <memory>

namespace delve::dungeoneer {

namespace {

using Kind = CardPrintKind;

/// What only some kinds of print heed; elsewhere it would be passed over in silence.
struct KindOption
{
    const char* name;
    std::vector<Kind> kinds;
};

bool heedsAll(const CLI::App& command, Kind kind, const Program& program)
{
    const std::vector<KindOption> some{{"--bleed", {Kind::Cards}},
                                       {"--duplex", {Kind::Cards}},
                                       {"--sheets", {Kind::Cards}},
                                       {"--gap", {Kind::Cards}},
                                       {"--corners", {Kind::Cards}},
                                       {"--radius", {Kind::Cards}},
                                       {"--deck", {Kind::Cards}},
                                       {"--missing", {Kind::Cards}},
                                       {"--collection", {Kind::Cards}},
                                       {"--card-size", {Kind::Cards, Kind::Map}},
                                       {"--notes", {Kind::Layout, Kind::Sheet}},
                                       {"--no-ruler", {Kind::Cutouts}}};
    for (const KindOption& option : some) {
        if (command.get_option(option.name)->count() == 0 ||
            std::ranges::find(option.kinds, kind) != option.kinds.end())
            continue;
        const std::string_view word = nameOf(kind);
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1 does nothing for --kind %2."))
                             .arg(QString::fromLatin1(option.name),
                                  QString::fromUtf8(word.data(), qsizetype(word.size()))));
        return false;
    }
    return true;
}

Result<CardPrintOptions> optionsOf(const CLI::App& command, Kind kind, const std::string& language)
{
    CardPrintOptions options;
    options.kind = kind;
    const auto page = pageOptionsOf(command, options);
    if (!page)
        return page.error();
    static_cast<PageOptions&>(options) = *page;
    options.size = choiceOr(command, "--card-size", options.size);
    options.sheets = choiceOr(command, "--sheets", options.sheets);
    options.gap = valueOr(command, "--gap", options.gap);
    options.corners = choiceOr(command, "--corners", options.corners);
    options.radius = valueOr(command, "--radius", options.radius);
    options.style = choiceOr(command, "--style", options.style);
    options.notes = command.get_option("--notes")->count() > 0;
    if (const CLI::Option* decks = command.get_option("--deck"); decks->count() > 0)
        for (const auto& name : decks->as<std::vector<std::string>>())
            options.decks.push_back(*fromName<Deck>(name));
    options.language = language;
    return options;
}

bool isScenario(const std::string& file)
{
    std::error_code failure;
    return isThere(file) && !std::filesystem::is_directory(file, failure);
}

} // namespace

void addPrintOptions(CLI::App& app, const std::string& name)
{
    CLI::App& command = *app.get_subcommand(name);
    addChoice<CardSize>(command, "--card-size",
                        QT_TRANSLATE_NOOP("delve", "Dungeoneer: 63 x 88 mm, or 2.5 x 3.5 inches"));
    addChoice<CardSheets>(
        command, "--sheets",
        QT_TRANSLATE_NOOP("delve", "Dungeoneer: backs behind fronts, below a fold, or a page for each side"));
    addReadLater<double>(command, "--gap", QT_TRANSLATE_NOOP("delve", "Dungeoneer: between cards, in mm"));
    addChoice<CardCorners>(
        command, "--corners",
        QT_TRANSLATE_NOOP("delve", "Dungeoneer: square, or with a line to round them along"));
    addReadLater<double>(command, "--radius",
                         QT_TRANSLATE_NOOP("delve", "Dungeoneer: of round corners, in mm"));
    addReadLater<std::vector<std::string>>(
        command, "--deck", QT_TRANSLATE_NOOP("delve", "Dungeoneer: only cards of these decks"))
        ->check(CLI::IsMember(words<Deck>()));
}

int printCards(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command, {"file",         "--output",      "--kind",      "--paper",   "--printer",
                             "--tray",       "--orientation", "--margin",    "--bleed",   "--duplex",
                             "--correction", "--no-ruler",    "--grey",      "--preview", "--preview-dpi",
                             "--style",      "--notes",       "--card-size", "--sheets",  "--gap",
                             "--corners",    "--radius",      "--deck",      "--missing", "--collection"},
                   game, program))
        return Unreadable;
    const std::string file = textOf(command, "file");
    const bool isMap = isScenario(file);
    const auto kind = printKindOf(command, isMap ? Kind::Layout : Kind::Cards);
    if (!kind) {
        program.complain({}, kind.error());
        return Unreadable;
    }
    if (!heedsAll(command, *kind, program))
        return Unreadable;
    auto scenario = isMap ? readScenarioOrComplain(file, program) : std::nullopt;
    const auto set = isMap ? std::nullopt : setNamed(file, program);
    if ((isMap ? !scenario : !set) || !hasPageTarget(command, program))
        return Unreadable;
    auto options = optionsOf(command, *kind, program.language());
    if (!options) {
        program.complain({}, options.error());
        return Unreadable;
    }
    if (command.get_option("--missing")->count() > 0 || command.get_option("--collection")->count() > 0) {
        const auto collection = readCollection(textOf(command, "--collection"));
        if (!collection) {
            program.complain({}, collection.error());
            return Unreadable;
        }
        options->owned = isMap ? ownedCards(*collection, *program.cards()) : ownedCards(*collection, *set);
    }
    const auto plan =
        isMap ? planPrint(std::make_shared<const Scenario>(*std::move(scenario)), *program.cards(), *options)
              : planPrint(*set, *options);
    if (!plan) {
        program.complain(file, plan.error());
        return Unreadable;
    }
    return writePages(*plan, command, program);
}

} // namespace delve::dungeoneer
