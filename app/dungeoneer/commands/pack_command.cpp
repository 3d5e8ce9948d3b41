// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"
#include "app/dungeoneer/commands/set_report_json.h"
#include "editor/document/pack_folder.h"
#include "editor/document/pack_keeping.h"
#include "editor/document/save_text.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "editor/dungeoneer/render/check_room.h"
#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/set_report_text.h"
#include "editor/text/messages.h"
#include "editor/text/severity_text.h"
#include "engine/base/pack_files.h"
#include "engine/dungeoneer/content/card_table.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace delve::dungeoneer {

std::optional<CardSet> setNamed(const std::string& idOrFolder, CardProgram& program)
{
    const Cards* cards = program.cards();
    if (!cards)
        return std::nullopt;
    if (const CardSet* set = isThere(idOrFolder) ? nullptr : cards->set(idOrFolder))
        return *set;
    auto set = loadCardSet(idOrFolder);
    if (!set) {
        program.complain(idOrFolder, set.error());
        return std::nullopt;
    }
    return *std::move(set);
}

namespace {

namespace fs = std::filesystem;

int validateSet(const CLI::App& command, CardProgram& program)
{
    const std::string which = textOf(command, "pack");
    const auto set = setNamed(which, program);
    if (!set)
        return Unreadable;
    if (const auto combined = Cards::combine({*set}); !combined) {
        program.complain(which, combined.error());
        return Unreadable;
    }
    std::size_t errors = 0, warnings = 0;
    for (const SetFinding& finding : checkPrintedSet(*set)) {
        errors += finding.severity == Severity::Error;
        warnings += finding.severity == Severity::Warning;
        const QString word = severityInWords(finding.severity);
        const std::string& about = finding.card.empty() ? set->id : finding.card.text();
        program.out.line(QStringLiteral("%1 %2 %3: %4")
                             .arg(finding.severity == Severity::Error     ? program.out.bad(word)
                                  : finding.severity == Severity::Warning ? program.out.warning(word)
                                                                          : program.out.faint(word),
                                  QString::fromStdString(finding.rule), QString::fromStdString(about),
                                  sentence(finding.what)));
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: readable, %2, %3"))
                         .arg(QString::fromStdString(set->id),
                              counted(QT_TRANSLATE_N_NOOP("delve", "%n error(s)"), errors),
                              counted(QT_TRANSLATE_N_NOOP("delve", "%n warning(s)"), warnings)));
    return errors == 0 ? Legal : HasFindings;
}

template <typename Card>
void printCards(const char* heading, const std::vector<Card>& cards, const CardSet& set, CardProgram& program)
{
    std::size_t count = 0;
    for (const Card& card : cards)
        count += std::size_t(card.copies);
    program.out.line(counted(heading, count));
    for (const Card& card : cards) {
        const CardText text = cardText(set, card);
        const QString copies = card.copies == 1 ? QString() : QStringLiteral(" ×%1").arg(card.copies);
        program.out.line(QStringLiteral("  %1  %2%3  %4")
                             .arg(program.out.strong(QString::fromStdString(card.id.text())), text.name,
                                  copies, program.out.faint(text.type)));
        for (const QString& rule : text.rules + text.turned)
            program.out.paragraph(rule, 4);
    }
}

int describeSet(const CLI::App& command, CardProgram& program)
{
    const auto set = setNamed(textOf(command, "pack"), program);
    if (!set)
        return Unreadable;
    const Terminal& out = program.out;
    out.line(out.strong(in(set->name)) + QStringLiteral("  ") + QString::fromStdString(set->version));
    if (!set->description.byLanguage.empty())
        out.paragraph(in(set->description));
    out.line(translated(QT_TRANSLATE_NOOP("delve", "by %1, %2, hash %3"))
                 .arg(QString::fromStdString(set->author), QString::fromStdString(set->license),
                      QString::fromStdString(set->hash)));
    out.line();
    printCards(QT_TRANSLATE_N_NOOP("delve", "%n Map card(s)"), set->maps, *set, program);
    printCards(QT_TRANSLATE_N_NOOP("delve", "%n Hero card(s)"), set->heroes, *set, program);
    printCards(QT_TRANSLATE_N_NOOP("delve", "%n Adventure card(s)"), set->adventures, *set, program);
    printCards(QT_TRANSLATE_N_NOOP("delve", "%n Quest card(s)"), set->quests, *set, program);
    const CardCounts counts = countsOf(*set);
    out.line(
        QStringList{counted(QT_TRANSLATE_N_NOOP("delve", "%n Tracker card(s)"), std::size_t(counts.trackers)),
                    counted(QT_TRANSLATE_N_NOOP("delve", "%n Cut-out card(s)"), std::size_t(counts.cutouts))}
            .join(QStringLiteral(", ")));
    return Legal;
}

/// The labels of a section stand in one column, the bars behind them to scale.
void printSection(const ReportSection& section, const CardProgram& program)
{
    constexpr int longestBar = 40;
    qsizetype width = 0, numbers = 0;
    int most = 0;
    for (const ReportRow& row : section.rows) {
        width = std::max(width, row.label.size());
        numbers = std::max(numbers, row.value.size());
        most = std::max(most, row.bar);
    }
    const Terminal& out = program.out;
    out.line();
    out.line(out.strong(section.title));
    for (const ReportRow& row : section.rows) {
        const QString label = most > 0 ? row.label.rightJustified(width) : row.label.leftJustified(width);
        if (most == 0) {
            out.hanging(QStringLiteral("  %1  %2").arg(label, row.value), 4);
            continue;
        }
        const int length = most <= longestBar ? row.bar : (row.bar * longestBar + most - 1) / most;
        out.line(QStringLiteral("  %1  %2  %3")
                     .arg(label, row.value.rightJustified(numbers), QString(length, u'#')));
    }
}

int reportOnSet(const CLI::App& command, CardProgram& program)
{
    const auto set = setNamed(textOf(command, "pack"), program);
    if (!set)
        return Unreadable;
    const SetReport report = reportOn(*set);
    const PlaceDistances distances = placeDistances(*set, report.places);
    if (command.get_option("--json")->count() > 0) {
        program.out.json(asJson(report, distances, *set).dump(2) + "\n");
        return Legal;
    }
    program.out.line(program.out.strong(in(set->name)) + QStringLiteral("  ") +
                     QString::fromStdString(set->version));
    for (const ReportSection& section : sectionsOf(report, distances, *set))
        printSection(section, program);
    return Legal;
}

int tellSet(const Result<CardSet>& set, const std::string& about, const CardProgram& program)
{
    if (!set) {
        program.complain(about, set.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString((userPackFolder() / set->id).string()));
    return Legal;
}

int newSet(const CLI::App& command, CardProgram& program)
{
    const Cards* cards = program.cards();
    const std::string name = textOf(command, "name");
    const std::string author = textOf(command, "--author");
    return cards ? tellSet(createSet(name, author.empty() ? "?" : author, *cards, userPackFolder()), name,
                           program)
                 : Unreadable;
}

/// A set by its id.
const CardSet* installedSet(const CLI::App& command, CardProgram& program)
{
    const Cards* cards = program.cards();
    return cards ? cards->set(textOf(command, "pack")) : nullptr; // by its id it came to this game
}

int copySet(const CLI::App& command, CardProgram& program)
{
    const CardSet* set = installedSet(command, program);
    return set ? tellSet(duplicateSet(*set, textOf(command, "name"), *program.cards(), userPackFolder()),
                         set->id, program)
               : Unreadable;
}

bool isTableFile(const std::string& file)
{
    return QString::fromStdString(file).endsWith(u".csv", Qt::CaseInsensitive);
}

int sendOutSet(const CLI::App& command, CardProgram& program)
{
    const CardSet* set = installedSet(command, program);
    const std::string file = textOf(command, "--out");
    const bool isTable = isTableFile(file);
    if (!set || !program.mayWrite(file, isTable ? std::string_view("card-table") : packFormat))
        return Unreadable;
    const QString target = QString::fromStdString(file);
    const auto done =
        isTable ? saveText(target, writeCardTable(*set), maxPackFileBytes) : exportSet(*set, target);
    if (!done) {
        program.complain(file, done.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString(file));
    return Legal;
}

/// Cards of a table become cards of a set of the user.
int bringInTable(const std::string& file, const std::string& id, CardProgram& program)
{
    const std::filesystem::path folder = userPackFolder() / id;
    if (id.empty() || !isThere(folder)) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve",
            "Say with --into which of your own card sets the cards go to. Make one with delve pack new.")));
        return Unreadable;
    }
    const auto lock = lockFile(QString::fromStdString(folder.string()));
    const auto text = lock ? readFile(file, maxPackFileBytes) : Result<std::string>(lock.error());
    auto set = text ? loadCardSet(folder) : Result<CardSet>(text.error());
    const auto cards = set ? parseCardTable(*text, *set) : Result<std::vector<SetCard>>(set.error());
    const auto edit = cards ? takeCards(*set, *cards) : Result<SetEdit>(cards.error());
    if (edit)
        apply(*set, *edit);
    const Result<void> done = edit ? saveSet(*set, folder) : edit.error();
    if (!done) {
        program.complain(file, done.error());
        return Unreadable;
    }
    program.out.line(QStringLiteral("%1: %2").arg(
        QString::fromStdString(id), counted(QT_TRANSLATE_N_NOOP("delve", "%n card(s)"), cards->size())));
    return Legal;
}

int bringInSet(const CLI::App& command, CardProgram& program)
{
    const Cards* cards = program.cards();
    if (!cards)
        return Unreadable;
    const std::string file = textOf(command, "file");
    if (isTableFile(file))
        return bringInTable(file, textOf(command, "--into"), program);
    const std::string existing = textOf(command, "--existing");
    const PackArrival arrival = existing == "replace" ? PackArrival::Replace
                                : existing == "copy"  ? PackArrival::AsCopy
                                                      : PackArrival::Refuse;
    const auto arrived = importSet(QString::fromStdString(file), arrival, *cards, userPackFolder());
    if (!arrived) {
        program.complain(file, arrived.error());
        return Unreadable;
    }
    program.out.line((arrived->wasThere ? translated(QT_TRANSLATE_NOOP("delve", "%1: was there already"))
                                        : translated(QT_TRANSLATE_NOOP("delve", "%1: imported")))
                         .arg(QString::fromStdString(arrived->id)));
    return Legal;
}

/// Writes the set in a folder in its canonical form.
int formatSet(const CLI::App& command, CardProgram& program)
{
    const fs::path folder = textOf(command, "folder");
    const auto lock = lockPackFolder(folder);
    if (!lock) {
        program.complain(folder.string(), lock.error());
        return Unreadable;
    }
    const auto set = loadCardSet(folder);
    const Result<void> done = set ? saveSet(*set, folder) : set.error();
    if (!done) {
        program.complain(folder.string(), done.error());
        return Unreadable;
    }
    program.out.line(QString::fromStdString((folder / packManifestName).string()));
    return Legal;
}

struct PackAction
{
    std::string_view name;
    int (*run)(const CLI::App& command, CardProgram& program);
};

constexpr PackAction packActions[] = {
    {"info", describeSet},     {"validate", validateSet}, {"report", reportOnSet},   {"new", newSet},
    {"copy", copySet},         {"export", sendOutSet},    {"import", bringInSet},    {"format", formatSet},
    {"sheet", drawCardSheets}, {"cards", drawCards},      {"table", drawTableSheets}};

} // namespace

void addPackOptions(CLI::App& app, const std::string& name)
{
    CLI::App* report = app.get_subcommand(name)->add_subcommand(
        "report",
        cliText(QT_TRANSLATE_NOOP(
            "delve", "Dungeoneer: curves, Threats, opening draws and places of Quests of a set of cards")));
    // Read from the command line when the command is done.
    report
        ->add_option_function<std::string>(
            "pack", [](const std::string&) {},
            cliText(QT_TRANSLATE_NOOP("delve", "The id of a pack, or a folder with a pack.json")))
        ->required();
    report->add_flag_callback(
        "--json", [] {},
        cliText(QT_TRANSLATE_NOOP("delve", "Print JSON, as delve schema set-report describes it")));
    app.get_subcommand(name)->get_subcommand("import")->add_option_function<std::string>(
        "--into", [](const std::string&) {},
        cliText(QT_TRANSLATE_NOOP("delve",
                                  "Dungeoneer: the card set of yours that cards of a table (.csv) go to")));
    addPictureCommands(*app.get_subcommand(name));
}

int runPackCommand(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    const auto* action = std::ranges::find(packActions, command.get_name(), &PackAction::name);
    return action == std::end(packActions) ? refuseCommand(command, game, program)
                                           : action->run(command, program);
}

} // namespace delve::dungeoneer
