// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "engine/dungeoneer/setup/foresight.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

CardMapViewModel::CardMapViewModel(std::unique_ptr<CardMapDocument> document, QObject* parent)
    : CardMapViewModel(*document, std::move(document), parent)
{}

CardMapViewModel::CardMapViewModel(CardMapDocument& model, std::unique_ptr<CardMapDocument>&& document,
                                   QObject* parent)
    : FileDocumentViewModel(std::move(document), parent),
      m_document(model),
      m_selection(m_document),
      m_commands(m_document, m_selection),
      m_findings(m_document),
      m_fixes(m_document),
      m_guide(m_document),
      m_turns(m_document),
      m_proposals(m_document)
{
    connect(&m_document, &CardMapDocument::edited, this, [this](const Edit& edit) {
        if (edit.facts)
            emit titleChanged();
        emit factsChanged();
        emit edited();
    });
}

CardMapViewModel::~CardMapViewModel() = default;

int CardMapViewModel::cardCount() const
{
    return int(m_document.scenario().dungeon.size() + m_document.scenario().wilderness.size());
}

QVariantList CardMapViewModel::maps() const
{
    QVariantList list;
    const Scenario& scenario = m_document.scenario();
    for (const MapKind kind : allMapKinds)
        list << QVariantMap{
            {QStringLiteral("map"), int(kind)},
            {QStringLiteral("name"), wordFor(kind)},
            {QStringLiteral("count"), int(scenario.cards(kind).size())},
            {QStringLiteral("used"), std::ranges::find(scenario.maps, kind) != scenario.maps.end()}};
    return list;
}

namespace {

/// Over the maps in use; a finished map draws no more.
DrawChance chanceOf(const SetupTable* table)
{
    DrawChance chance;
    if (!table || table->scenario().stage == Stage::Finished)
        return chance;
    for (const MapKind kind : table->scenario().maps) {
        const DrawChance one = chanceOfNextDraw(std::span(&table->laying(kind), 1));
        chance.fitting += one.fitting;
        chance.cards += one.cards;
    }
    return chance;
}

} // namespace

int CardMapViewModel::cardsLeft() const
{
    return chanceOf(m_document.table()).cards;
}

int CardMapViewModel::cardsFitting() const
{
    return chanceOf(m_document.table()).fitting;
}

QString CardMapViewModel::chanceText() const
{
    const DrawChance chance = chanceOf(m_document.table());
    if (chance.cards == 0)
        return tr("No Map card is left to draw.");
    return tr("The next draw fits: %1 of %2 cards (%3 %)")
        .arg(chance.fitting)
        .arg(chance.cards)
        .arg((chance.fitting * 200 + chance.cards) / (2 * chance.cards));
}

QString CardMapViewModel::describe(MapKind map, Cell cell) const
{
    const Scenario& scenario = m_document.scenario();
    const ScenarioNames names(scenario, m_document.cards(), QLocale().name().toStdString());
    QStringList words;
    for (const PlacedCard& placed : scenario.cards(map)) {
        if (placed.cell != cell)
            continue;
        const MapCard* card = m_document.cards().map(placed.card);
        QString word = names.card(placed.card);
        if (card)
            word = tr("%1 (%2, Glory %3, Peril %4)")
                       .arg(word, wordFor(card->type, card->kind), QString::number(card->glory),
                            QString::number(card->peril));
        words << (placed.isTurned ? tr("%1, upside down").arg(word) : word);
    }
    for (const Note& note : scenario.pinnedNotes)
        if (note.map == map && note.cell == cell)
            words << tr("Note: %1").arg(QString::fromStdString(note.text));
    return words.join(QStringLiteral(" · "));
}

} // namespace delve::dungeoneer
