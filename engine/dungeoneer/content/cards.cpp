// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/cards.h"

#include "engine/base/content_id.h"

#include <algorithm>
#include <set>

namespace delve::dungeoneer {

namespace {

Error foundTwice(const std::string& what)
{
    return {what, {QT_TRANSLATE_NOOP("Engine", "expected this id once in all packs, found it twice"), {}}};
}

template <typename Thing>
const ContentId* firstTwice(const std::vector<Thing>& cards, std::set<ContentId>& seen)
{
    for (const Thing& card : cards)
        if (!seen.insert(card.id).second)
            return &card.id;
    return nullptr;
}

/// Ids are unique in a set, whatever they name, so that a word alone says which card is meant.
Result<void> checkCardIds(const CardSet& set)
{
    std::set<ContentId> seen;
    for (const ContentId* id :
         {firstTwice(set.maps, seen), firstTwice(set.heroes, seen), firstTwice(set.adventures, seen),
          firstTwice(set.quests, seen), firstTwice(set.trackers, seen), firstTwice(set.cutouts, seen)})
        if (id)
            return foundTwice(id->text());
    return {};
}

template <typename Word> Result<void> checkWordIds(const std::vector<Word>& words)
{
    std::set<std::string> seen;
    for (const Word& word : words)
        if (!seen.insert(word.id).second)
            return foundTwice(word.id);
    return {};
}

Result<void> checkIds(const CardSet& set)
{
    if (const auto unique = checkCardIds(set); !unique)
        return unique.error();
    if (const auto unique = checkWordIds(set.categories); !unique)
        return unique.error();
    return checkWordIds(set.terrains);
}

} // namespace

template <typename Card> void Cards::addToIndex(Index& index, std::vector<Card> CardSet::*list)
{
    for (std::uint32_t s = 0; s < m_sets.size(); ++s) {
        const auto& cards = m_sets[s].*list;
        for (std::uint32_t i = 0; i < cards.size(); ++i)
            index.emplace(cards[i].id, Seat{s, i});
    }
    for (const CardSet& set : m_sets)
        for (const auto& [oldId, newId] : set.aliases)
            if (const auto found = index.find(newId); found != index.end())
                index.emplace(oldId, found->second);
}

template <typename Card>
const Card* Cards::find(const Index& index, std::vector<Card> CardSet::*list, const ContentId& id) const
{
    const auto found = index.find(id);
    return found == index.end() ? nullptr : &(m_sets[found->second.set].*list)[found->second.index];
}

Result<Cards> Cards::combine(std::vector<CardSet> sets)
{
    std::set<std::string> ids;
    for (const CardSet& set : sets) {
        if (!ids.insert(set.id).second)
            return foundTwice(set.id);
        if (const auto unique = checkIds(set); !unique)
            return unique.error();
    }
    Cards cards;
    cards.m_sets = std::move(sets);
    cards.addToIndex(cards.m_maps, &CardSet::maps);
    cards.addToIndex(cards.m_heroes, &CardSet::heroes);
    cards.addToIndex(cards.m_adventures, &CardSet::adventures);
    cards.addToIndex(cards.m_quests, &CardSet::quests);
    cards.addToIndex(cards.m_trackers, &CardSet::trackers);
    cards.addToIndex(cards.m_cutouts, &CardSet::cutouts);
    for (const CardSet& set : cards.m_sets)
        for (const CutoutCard& card : set.cutouts)
            for (const ContentId& hero : card.pawns)
                if (!cards.hero(hero))
                    return Error{card.id.text(),
                                 {QT_TRANSLATE_NOOP("Engine", "expected a piece of the packs, found %1"),
                                  {hero.text()}}};
    return cards;
}

const CardSet* Cards::set(std::string_view id) const
{
    const auto found =
        std::find_if(m_sets.begin(), m_sets.end(), [&](const CardSet& set) { return set.id == id; });
    return found == m_sets.end() ? nullptr : &*found;
}

const CardSet* Cards::setOf(const ContentId& card) const
{
    return set(packOf(card));
}

const MapCard* Cards::map(const ContentId& id) const
{
    return find(m_maps, &CardSet::maps, id);
}

const HeroCard* Cards::hero(const ContentId& id) const
{
    return find(m_heroes, &CardSet::heroes, id);
}

const AdventureCard* Cards::adventure(const ContentId& id) const
{
    return find(m_adventures, &CardSet::adventures, id);
}

const QuestCard* Cards::quest(const ContentId& id) const
{
    return find(m_quests, &CardSet::quests, id);
}

const TrackerCard* Cards::tracker(const ContentId& id) const
{
    return find(m_trackers, &CardSet::trackers, id);
}

const CutoutCard* Cards::cutout(const ContentId& id) const
{
    return find(m_cutouts, &CardSet::cutouts, id);
}

} // namespace delve::dungeoneer
