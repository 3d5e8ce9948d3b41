// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/dungeoneer/content/card_set.h"

#include <unordered_map>

namespace delve::dungeoneer {

/// The cards of several sets together, found by id. Renamed ids are found under their old name too.
class Cards
{
public:
    Cards() = default;

    /// Sets with different ids, in which every id is given once and every Hero of a pawn exists. Whether a
    /// set keeps the rules of sets is another question: check_set.h.
    static Result<Cards> combine(std::vector<CardSet> sets);

    const std::vector<CardSet>& sets() const { return m_sets; }
    const CardSet* set(std::string_view id) const;
    /// The set that a card is from.
    const CardSet* setOf(const ContentId& card) const;

    const MapCard* map(const ContentId& id) const;
    const HeroCard* hero(const ContentId& id) const;
    const AdventureCard* adventure(const ContentId& id) const;
    const QuestCard* quest(const ContentId& id) const;
    const TrackerCard* tracker(const ContentId& id) const;
    const CutoutCard* cutout(const ContentId& id) const;

private:
    /// Where a card lies. Looked up only, never walked, so its order reaches no result.
    struct Seat
    {
        std::uint32_t set = 0;
        std::uint32_t index = 0;
    };
    using Index = std::unordered_map<ContentId, Seat>;

    template <typename Card> void addToIndex(Index& index, std::vector<Card> CardSet::*list);
    template <typename Card>
    const Card* find(const Index& index, std::vector<Card> CardSet::*list, const ContentId& id) const;

    std::vector<CardSet> m_sets;
    Index m_maps, m_heroes, m_adventures, m_quests, m_trackers, m_cutouts;
};

} // namespace delve::dungeoneer
