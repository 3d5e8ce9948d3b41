// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/collection_file_option.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/collection/collection_file.h"
#include "editor/dungeoneer/collection/owned_cards.h"
#include "editor/dungeoneer/text/card_words.h"

#include <QDir>

namespace delve::dungeoneer {

namespace {

/// Calls `visit(name, count)` for the cards that are counted, set by set.
template <typename Visit> void forEachCounted(const OwnedPieces& counts, const Cards& cards, Visit&& visit)
{
    for (const CardSet& set : cards.sets())
        forEachOwnable(set, [&](const CardHead& card, int) {
            if (const auto found = counts.find(card.id); found != counts.end())
                visit(in(card.name), found->second);
        });
}

/// What is owned, set by set, and the exceptions.
int listOwned(const Collection& collection, const std::string& file, CardProgram& program)
{
    program.out.line(program.out.faint(
        QDir::toNativeSeparators(file.empty() ? collectionFile() : QString::fromStdString(file))));
    for (const CardSet& set : program.cards()->sets())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "sets of %1: %2"))
                             .arg(in(set.name), QString::number(collection.setsOf(set.id))));
    forEachCounted(collection.pieces, *program.cards(), [&](const QString& name, int count) {
        program.out.line(QStringLiteral("  %1: %2").arg(name, QString::number(count)));
    });
    return Legal;
}

int listLacking(const Scenario& scenario, const Collection& collection, CardProgram& program)
{
    const Cards& cards = *program.cards();
    const OwnedPieces lacking = lackingOf(neededCards(scenario, cards), ownedCards(collection, cards));
    if (lacking.empty()) {
        program.out.line(program.out.good(translated(
            QT_TRANSLATE_NOOP("delve", "The collection has everything that this scenario needs."))));
        return Legal;
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "The collection lacks:")));
    forEachCounted(lacking, cards, [&](const QString& name, int count) {
        program.out.line(QStringLiteral("  %1 × %2").arg(count).arg(name));
    });
    return HasFindings;
}

} // namespace

int showCollection(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    if (!program.cards())
        return Unreadable;
    const std::string other = textOf(command, "--collection");
    const auto collection = readCollection(other);
    if (!collection) {
        program.complain({}, collection.error());
        return Unreadable;
    }
    const std::string file = textOf(command, "file");
    if (file.empty())
        return listOwned(*collection, other, program);
    const auto scenario = readScenarioOrComplain(file, program);
    return scenario ? listLacking(*scenario, *collection, program) : int(Unreadable);
}

} // namespace delve::dungeoneer
