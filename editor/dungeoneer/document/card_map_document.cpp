// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/card_map_document.h"

#include "editor/dungeoneer/text/edit_labels.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <QRandomGenerator>

namespace delve::dungeoneer {

CardMapDocument::CardMapDocument(const Cards& cards, Scenario scenario, QObject* parent)
    : FileDocument(parent),
      m_cards(&cards),
      m_scenario(std::move(scenario)),
      m_missing(checkReferences(m_scenario, cards)),
      m_random(QRandomGenerator::global()->generate64())
{}

CardMapDocument::~CardMapDocument() = default;

Result<std::unique_ptr<CardMapDocument>> CardMapDocument::read(const std::string& text, const Cards& cards)
{
    auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    return std::make_unique<CardMapDocument>(cards, *std::move(scenario));
}

const SetupTable* CardMapDocument::table() const
{
    if (!m_table && m_missing.empty())
        m_table = std::make_unique<SetupTable>(m_scenario, *m_cards);
    return m_table.get();
}

const Findings& CardMapDocument::findings() const
{
    if (!m_findings)
        m_findings = std::make_unique<Findings>(table() ? validateSetup(*table()) : Findings());
    return *m_findings;
}

void CardMapDocument::forgetAnswers()
{
    m_table.reset();
    m_findings.reset();
}

std::vector<Error> CardMapDocument::packWarnings() const
{
    return delve::dungeoneer::packWarnings(m_scenario, *m_cards);
}

void CardMapDocument::setCards(const Cards& cards)
{
    m_cards = &cards;
    recheckCards();
}

void CardMapDocument::recheckCards()
{
    m_missing = checkReferences(m_scenario, *m_cards);
    forgetAnswers();
    emit contentChanged();
}

bool CardMapDocument::push(Edit edit, const QString& label)
{
    if (edit.isEmpty() || isReadOnly())
        return false;
    const QString shown = label.isEmpty() ? labelOf(edit) : label;
    rememberEdit(std::move(edit), shown);
    return true;
}

void CardMapDocument::rememberEdit(Edit edit, const QString& label)
{
    remember(label, std::move(edit), [this](const Edit& done) {
        apply(m_scenario, done);
        forgetAnswers();
        emit edited(done);
    });
}

ThingId CardMapDocument::newId()
{
    return ThingIds(m_scenario).draw(m_random);
}

std::string CardMapDocument::text() const
{
    return writeScenario(m_scenario);
}

Result<void> CardMapDocument::become(const std::string& text)
{
    auto scenario = parseScenario(text);
    if (!scenario)
        return scenario.error();
    Edit edit = difference(EditName::ChangeFacts, m_scenario, *scenario);
    if (!edit.isEmpty())
        rememberEdit(std::move(edit), tr("Reload from Disk"));
    recheckCards();
    return {};
}

} // namespace delve::dungeoneer
