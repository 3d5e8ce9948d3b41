// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

/// Calls `visit(card, copies)` for each card of a set, deck by deck.
template <typename Visit> void forEachOwnable(const CardSet& set, Visit&& visit)
{
    const auto visitAll = [&](const auto& list) {
        for (const CardHead& card : list)
            visit(card, card.copies);
    };
    visitAll(set.maps);
    visitAll(set.adventures);
    visitAll(set.quests);
    visitAll(set.heroes);
    visitAll(set.trackers);
    visitAll(set.cutouts);
}

/// Everything that is owned of the sets.
OwnedPieces ownedCards(const Collection& collection, const Cards& cards);
OwnedPieces ownedCards(const Collection& collection, const CardSet& set);

/// What a scenario is played with: all cards of its sets but those that were left out (DNR-OPT-13).
OwnedPieces neededCards(const Scenario& scenario, const Cards& cards);

inline int copiesIn(const OwnedPieces& pieces, const ContentId& card)
{
    const auto found = pieces.find(card);
    return found == pieces.end() ? 0 : found->second;
}

} // namespace delve::dungeoneer
