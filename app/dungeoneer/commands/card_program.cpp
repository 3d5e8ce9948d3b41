// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/card_program.h"

#include "editor/document/pack_folder.h"
#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"

namespace delve::dungeoneer {

namespace {

void warnOfPack(const Program& program, const Error& fault)
{
    program.err.line(program.err.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))) +
                     QStringLiteral(": ") +
                     translated(QT_TRANSLATE_NOOP("delve", "a pack is left out: %1")).arg(sentence(fault)));
}

/// Adds the sets of the user one by one; one that does not go with the others is left out.
void addUserSets(Cards& cards, const Program& program)
{
    const auto folders = packFolders(userPackFolder(), gameName);
    if (!folders)
        return; // most people have none
    for (const auto& folder : *folders) {
        const auto set = loadCardSet(folder);
        if (!set) {
            warnOfPack(program, {(folder / set.error().where).string(), set.error().what});
            continue;
        }
        std::vector<CardSet> together = cards.sets();
        together.push_back(*set);
        if (auto combined = Cards::combine(std::move(together)))
            cards = *std::move(combined);
        else
            warnOfPack(program, {folder.string() + ": " + combined.error().where, combined.error().what});
    }
}

} // namespace

const Cards* CardProgram::cards()
{
    if (!m_cards) {
        auto loaded = loadCards(resourceFolder() / "packs");
        if (!loaded) {
            err.line(err.bad(sentence(loaded.error())));
            return nullptr;
        }
        m_cards = *std::move(loaded);
        addUserSets(*m_cards, *this);
    }
    return &*m_cards;
}

ReadScenario readScenario(const std::string& file, const Cards& cards)
{
    ReadScenario read;
    auto scenario = loadScenario(file);
    if (!scenario) {
        read.errors = {scenario.error()};
        return read;
    }
    read.scenario = *std::move(scenario);
    read.errors = checkReferences(read.scenario, cards);
    read.warnings = packWarnings(read.scenario, cards);
    return read;
}

std::optional<Scenario> readScenarioOrComplain(const std::string& file, CardProgram& program)
{
    const Cards* cards = program.cards();
    if (!cards)
        return std::nullopt;
    ReadScenario read = readScenario(file, *cards);
    for (const Error& error : read.errors)
        program.complain(file, error);
    return read.errors.empty() ? std::optional(std::move(read.scenario)) : std::nullopt;
}

} // namespace delve::dungeoneer
