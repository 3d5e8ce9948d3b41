// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"

#include <algorithm>
#include <array>

namespace delve::dungeoneer {

namespace {

template <typename Cards> int copiesIn(const Cards& cards)
{
    int sum = 0;
    for (const auto& card : cards)
        sum += card.copies;
    return sum;
}

constexpr CardCounts ofBase{62, 20, 14, 6, 6, 2};
constexpr CardCounts ofDeck{31, 10, 7, 3, 3, 1};

struct CountedType
{
    int CardCounts::*count;
    const char* text;
};

const std::array countedTypes{
    CountedType{&CardCounts::adventures,
                QT_TRANSLATE_NOOP("Engine", "%1 Adventure cards, where a set of its size has %2")},
    CountedType{&CardCounts::maps,
                QT_TRANSLATE_NOOP("Engine", "%1 Map cards, where a set of its size has %2")},
    CountedType{&CardCounts::quests,
                QT_TRANSLATE_NOOP("Engine", "%1 Quest cards, where a set of its size has %2")},
    CountedType{&CardCounts::heroes,
                QT_TRANSLATE_NOOP("Engine", "%1 Hero cards, where a set of its size has %2")},
    CountedType{&CardCounts::trackers,
                QT_TRANSLATE_NOOP("Engine", "%1 Tracker cards, where a set of its size has %2")},
    CountedType{&CardCounts::cutouts,
                QT_TRANSLATE_NOOP("Engine", "%1 Cut-out cards, where a set of its size has %2")}};

int countOfType(std::span<const CardSet* const> sets, MapKind kind, MapCardType type)
{
    int sum = 0;
    for (const CardSet* set : sets)
        for (const MapCard& card : set->maps)
            if (card.kind == kind && card.type == type)
                sum += card.copies;
    return sum;
}

} // namespace

CardCounts countsOf(const CardSet& set)
{
    return {copiesIn(set.adventures), copiesIn(set.maps),     copiesIn(set.quests),
            copiesIn(set.heroes),     copiesIn(set.trackers), copiesIn(set.cutouts)};
}

CardCounts countsOfSize(SetSize size, int decks)
{
    if (size == SetSize::Base)
        return ofBase;
    if (size == SetSize::Free)
        return {};
    CardCounts counts = ofDeck;
    for (const CountedType& type : countedTypes)
        counts.*type.count *= decks;
    return counts;
}

void checkCounts(const CardSet& set, SetFindings& out)
{
    if (set.size == SetSize::Free)
        return;
    // DNR-SETUP-02, DNR-SETUP-03: the copies add up to what the size asks for.
    const char* rule = set.size == SetSize::Base ? "DNR-SETUP-02" : "DNR-SETUP-03";
    const CardCounts found = countsOf(set);
    const CardCounts wanted = countsOfSize(set.size, set.decks);
    for (const CountedType& type : countedTypes)
        if (found.*type.count != wanted.*type.count)
            out.push_back(
                {rule,
                 Severity::Error,
                 {},
                 {type.text, {std::to_string(found.*type.count), std::to_string(wanted.*type.count)}}});
}

SetFindings checkPlayers(std::span<const CardSet* const> sets, int players)
{
    CardCounts counts;
    for (const CardSet* set : sets) {
        const CardCounts more = countsOf(*set);
        for (const CountedType& type : countedTypes)
            counts.*type.count += more.*type.count;
    }
    SetFindings findings;
    const auto needs = [&](int found, int needed, const char* text) {
        if (found < needed)
            findings.push_back(
                {"DNR-SETUP-05",
                 Severity::Error,
                 {},
                 {text, {std::to_string(players), std::to_string(needed), std::to_string(found)}}});
    };
    // DNR-SETUP-05: the deal needs so many cards of each type.
    needs(counts.heroes, players, QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Heroes, there are %3"));
    needs(counts.trackers, players, QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Trackers, there are %3"));
    needs(counts.quests, 2 * players + 1,
          QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Quests, there are %3"));
    needs(counts.adventures, 5 * players,
          QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Adventure cards, there are %3"));
    for (const MapKind kind : {MapKind::Dungeon, MapKind::Wilderness}) {
        const int entrances = countOfType(sets, kind, MapCardType::Entrance);
        const int passages = countOfType(sets, kind, MapCardType::Passage);
        if (entrances + passages + countOfType(sets, kind, MapCardType::Room) == 0)
            continue;
        needs(entrances, 1, QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Entrance, there are %3"));
        needs(passages, 4, QT_TRANSLATE_NOOP("Engine", "%1 players need %2 Passages or Roads, there are %3"));
    }
    return findings;
}

int playersSupported(const CardSet& set)
{
    constexpr int mostPlayers = 4;
    const std::array<const CardSet*, 1> alone{&set};
    for (int players = mostPlayers; players >= 2; --players)
        if (checkPlayers(alone, players).empty())
            return players;
    return 0;
}

} // namespace delve::dungeoneer
