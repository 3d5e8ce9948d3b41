// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/card_search.h"

#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/text/word_search.h"
#include "editor/viewmodels/exchange_watched.h"

namespace delve::dungeoneer {

void CardSearch::setDocument(CardMapViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this))
        return;
    if (m_document)
        connect(m_document, &CardMapViewModel::edited, this, [this] { searchSoon(); });
    emit documentChanged();
    search();
}

QString CardSearch::textOf(const PlacedCard& placed) const
{
    const Cards& cards = m_document->model().cards();
    QStringList words{QString::fromStdString(placed.id.text()), QString::fromStdString(placed.card.text())};
    if (const MapCard* card = cards.map(placed.card)) {
        const CardText text = cardText(*cards.setOf(placed.card), *card);
        words << text.name << text.type << text.rules << wordFor(card->type, card->kind);
    }
    return words.join(u' ');
}

std::vector<ThingSearch::Hit> CardSearch::hitsFor(const QString& words) const
{
    std::vector<Hit> hits;
    if (!m_document)
        return hits;
    const Scenario& scenario = m_document->model().scenario();
    const auto add = [&](const ThingId& id, const QString& text) {
        if (const auto spot = hasWords(text, words) ? spotOf(scenario, id) : std::nullopt)
            hits.push_back({id, int(spot->map), spot->area});
    };
    for (const MapKind kind : allMapKinds)
        for (const PlacedCard& card : scenario.cards(kind))
            add(card.id, textOf(card));
    for (const Note& note : scenario.pinnedNotes)
        add(note.id, tr("Note") + u' ' + QString::fromStdString(note.text));
    return hits;
}

} // namespace delve::dungeoneer
