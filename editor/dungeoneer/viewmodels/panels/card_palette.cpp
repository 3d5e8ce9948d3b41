// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/viewmodels/exchange_watched.h"

#include <algorithm>

namespace delve::dungeoneer {

QString keyOf(const ContentId& card)
{
    return QStringLiteral("card:") + QString::fromStdString(card.text());
}

void CardPalette::setLibrary(CardLibrary* library)
{
    if (!exchangeWatched(m_library, library, *this))
        return;
    if (m_library)
        connect(m_library, &CardLibrary::contentChanged, this, &CardPalette::refresh);
    emit libraryChanged();
    refresh();
}

void CardPalette::setDocument(CardMapViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document)
        connect(m_document, &CardMapViewModel::edited, this, &CardPalette::followEdit);
    emit documentChanged();
    followEdit();
}

void CardPalette::followEdit()
{
    if (std::exchange(m_used, usedSets()) == m_used)
        updateAllStock();
    else
        refresh();
}

std::vector<std::string> CardPalette::usedSets() const
{
    std::vector<std::string> used;
    if (m_document)
        for (const PackReference& pack : m_document->model().scenario().packs)
            used.push_back(pack.id);
    return used;
}

namespace {

/// "Rooms", "Sites": the types of a map, several of each.
QString typesWord(MapCardType type, MapKind map)
{
    const bool isDungeon = map == MapKind::Dungeon;
    switch (type) {
    case MapCardType::Entrance: return CardPalette::tr("Entrance");
    case MapCardType::Passage: return isDungeon ? CardPalette::tr("Passages") : CardPalette::tr("Roads");
    case MapCardType::Room: break;
    }
    return isDungeon ? CardPalette::tr("Rooms") : CardPalette::tr("Sites");
}

/// "Glory 2 · Peril 1 · Pit": what one looks for in a card besides its doors.
QString detailOf(const MapCard& card)
{
    return CardPalette::tr("Glory %1 · Peril %2").arg(card.glory).arg(card.peril);
}

} // namespace

std::vector<PaletteModel::Entry> CardPalette::pieces() const
{
    std::vector<Entry> entries;
    if (!m_library)
        return entries;
    std::vector<const CardSet*> sets;
    for (const std::string& id : usedSets())
        if (const CardSet* set = m_library->cards().set(id))
            sets.push_back(set);
    for (const CardSet& set : m_library->cards().sets())
        if (std::ranges::find(sets, &set) == sets.end())
            sets.push_back(&set);
    for (const CardSet* set : sets)
        for (const MapKind kind : allMapKinds)
            for (const MapCardType type : {MapCardType::Entrance, MapCardType::Passage, MapCardType::Room})
                for (const MapCard& card : set->maps)
                    if (card.type == type && card.kind == kind)
                        entries.push_back(
                            {.key = keyOf(card.id),
                             .name = in(card.name),
                             .group = QStringLiteral("%1 · %2").arg(typesWord(type, kind), in(set->name)),
                             .detail = detailOf(card)});
    return entries;
}

int CardPalette::leftOf(const QString& key) const
{
    const ContentId id(key.mid(5).toStdString());
    const MapCard* card = m_library ? m_library->cards().map(id) : nullptr;
    if (!card)
        return -1;
    const SetupTable* table = m_document ? m_document->model().table() : nullptr;
    const int number = table ? table->deck().numberOf(card->id) : -1;
    return number < 0 ? card->copies : std::max(0, table->stock().left(CardNumber(number)));
}

} // namespace delve::dungeoneer
