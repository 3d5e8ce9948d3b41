// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collection_file_option.h"
#include "app/mageknight/commands/dungeon_program.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/collection/collection_file.h"
#include "editor/mageknight/collection/scenario_needs.h"
#include "editor/mageknight/text/thing_names.h"

#include <QDir>

#include <memory>

namespace delve::mageknight {

namespace {

struct CollectionOptions
{
    std::string file;
    std::string collection;
};

/// What is owned, set by set, and the exceptions.
void list(const Collection& collection, const Content& content, const DungeonProgram& program)
{
    for (const Pack& pack : content.packs())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "sets of %1: %2"))
                             .arg(QString::fromStdString(pack.name.in(program.language())),
                                  QString::number(collection.setsOf(pack.id))));
    for (const auto& [piece, count] : collection.pieces)
        program.out.line(
            QStringLiteral("  %1: %2")
                .arg(argumentInWords(piece.text(), content, program.language()), QString::number(count)));
}

int printLacking(const Scenario& scenario, const Collection& collection, const Content& content,
                 const DungeonProgram& program)
{
    const auto lacking = lackingPieces(scenario, content, ownedPieces(collection, content));
    if (lacking.empty()) {
        program.out.line(program.out.good(translated(
            QT_TRANSLATE_NOOP("delve", "The collection has everything that this scenario needs."))));
        return Legal;
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "The collection lacks:")));
    for (const NeededPiece& piece : lacking)
        program.out.line(QStringLiteral("  %1 × %2")
                             .arg(piece.count)
                             .arg(argumentInWords(piece.piece.text(), content, program.language())));
    return HasFindings;
}

int showCollection(const CollectionOptions& options, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content)
        return Unreadable;
    const auto collection = readCollection(options.collection);
    if (!collection) {
        program.complain({}, collection.error());
        return Unreadable;
    }
    if (options.file.empty()) {
        const QString path =
            options.collection.empty() ? collectionFile() : QString::fromStdString(options.collection);
        program.out.line(program.out.faint(QDir::toNativeSeparators(path)));
        list(*collection, *content, program);
        return Legal;
    }
    const auto read = readScenarioOrComplain(options.file, program);
    return read ? printLacking(read->scenario, *collection, *content, program) : int(Unreadable);
}

} // namespace

void addCollectionCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "collection",
        cliText(QT_TRANSLATE_NOOP("delve", "Show what you own, or what of a scenario you lack")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Exit code 1 if something is lacking.\n"
                 "Examples:\n"
                 "  delve collection\n"
                 "  delve collection dungeon.scenario.json\n"
                 "  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf")));
    auto options = std::make_shared<CollectionOptions>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")));
    command->add_option(
        "--collection", options->collection,
        cliText(QT_TRANSLATE_NOOP("delve", "A collection other than your own: a collection.json file")));
    command->callback([options, &program] {
        program.run = [options, &program] { return showCollection(*options, program); };
    });
}

} // namespace delve::mageknight
