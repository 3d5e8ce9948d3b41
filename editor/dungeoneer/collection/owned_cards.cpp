// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/collection/owned_cards.h"

namespace delve::dungeoneer {

OwnedPieces ownedCards(const Collection& collection, const CardSet& set)
{
    OwnedPieces owned;
    forEachOwnable(
        set, [&](const CardHead& card, int copies) { owned[card.id] = collection.owned(card.id, copies); });
    return owned;
}

OwnedPieces ownedCards(const Collection& collection, const Cards& cards)
{
    OwnedPieces owned;
    for (const CardSet& set : cards.sets())
        owned.merge(ownedCards(collection, set));
    return owned;
}

OwnedPieces neededCards(const Scenario& scenario, const Cards& cards)
{
    OwnedPieces needed;
    for (const PackReference& pack : scenario.packs)
        if (const CardSet* set = cards.set(pack.id))
            forEachOwnable(*set, [&](const CardHead& card, int copies) { needed[card.id] = copies; });
    for (const LeftOutCard& out : scenario.leftOut)
        if (const MapCard* card = cards.map(out.card)) // it may be named by an older id
            if (int& count = needed[card->id]; (count -= out.copies) <= 0)
                needed.erase(card->id);
    return needed;
}

} // namespace delve::dungeoneer
