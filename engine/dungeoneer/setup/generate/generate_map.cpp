// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/generate/generate_map.h"

#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/setup/exemption.h"
#include "engine/dungeoneer/setup/generate/deal_quests.h"
#include "engine/dungeoneer/setup/generate/grow_map.h"
#include "engine/dungeoneer/setup/portals.h"
#include "engine/dungeoneer/setup/setup_table.h"

#include <algorithm>
#include <numeric>

namespace delve::dungeoneer {

namespace {

/// How many cards of a kind there are to lay, one Entrance counted.
int cardsOf(const MapDeck& deck, MapKind kind)
{
    int count = 1;
    for (int number = 0; number < deck.size(); ++number)
        if (const auto& entry = deck[CardNumber(number)];
            entry.face.kind == kind && entry.face.type != MapCardType::Entrance)
            count += entry.copies;
    return count;
}

int wantedCards(const MapDeck& deck, MapKind kind, const MapWishes& wishes)
{
    constexpr int atStart = 5, growing = 12;
    if (wishes.cards)
        return *wishes.cards;
    switch (wishes.stage) {
    case Stage::Starting: return atStart;
    case Stage::Growing: return std::min(growing, cardsOf(deck, kind) - 1);
    case Stage::Finished: break;
    }
    return cardsOf(deck, kind);
}

/// The cards that some Quest names.
std::vector<bool> questCards(const Scenario& scenario, const Cards& cards, const MapDeck& deck)
{
    std::vector<bool> isNamed(std::size_t(deck.size()), false);
    const auto name = [&](const Place& place) {
        if (place.by == PlaceKind::Card)
            if (const int number = deck.numberOf(place.card); number >= 0)
                isNamed[std::size_t(number)] = true;
    };
    for (const PackReference& pack : scenario.packs)
        for (const QuestCard& quest : cards.set(pack.id)->quests) {
            name(quest.place);
            if (quest.from)
                name(*quest.from);
        }
    return isNamed;
}

/// The maps grow to as many cards as wished for, or as far as they can.
void layMaps(Scenario& scenario, const Cards& cards, const MapWishes& wishes, Random& random, ThingIds& ids)
{
    const SetupTable table(scenario, cards);
    const auto isFar = questCards(scenario, cards, table.deck());
    MapStock stock = table.stock();
    for (const MapKind kind : scenario.maps) {
        CardMap map = table.map(kind);
        const int before = map.size();
        MapGrower grower(map, stock, wishes, isFar, random);
        if (grower.layStart())
            grower.growTo(wantedCards(table.deck(), kind, wishes));
        for (int index = before; index < map.size(); ++index)
            scenario.cards(kind).push_back(
                {.id = ids.draw(random),
                 .card = table.deck()[map[index].card].card->id,
                 .cell = map[index].cell,
                 .isTurned = map[index].isTurned,
                 .isExempt = needsException(map, map[index].face, map[index].cell)});
    }
}

/// A distance from the wishes for picking the nearest of all tries.
int distanceOf(const std::vector<MissedMapWish>& missed)
{
    return std::accumulate(missed.begin(), missed.end(), 0, [](int sum, const MissedMapWish& wish) {
        return sum + 100 + std::abs(wish.wanted - wish.found);
    });
}

GeneratedMap tryOnce(const Scenario& begun, const Cards& cards, const MapWishes& wishes, Random& random)
{
    GeneratedMap made{begun, {}, {}, 1};
    Scenario& scenario = made.scenario;
    ThingIds ids(scenario);
    while (int(scenario.players.size()) < wishes.players)
        scenario.players.push_back(
            {.id = ids.draw(random), .name = {}, .hero = {}, .quests = {}, .hand = {}, .start = {}});
    layMaps(scenario, cards, wishes, random, ids);
    linkLoosePortals(scenario, cards, random, ids);
    if (wishes.isFair)
        dealFairQuests(scenario, cards, random);
    const SetupTable table(scenario, cards);
    int wanted = 0;
    for (const MapKind kind : scenario.maps)
        wanted += std::max(wantedCards(table.deck(), kind, wishes), int(begun.cards(kind).size()));
    made.measures = measureMap(table);
    made.missed = missedWishes(made.measures, wishes, wanted);
    return made;
}

GeneratedMap search(const Scenario& begun, const Cards& cards, const MapWishes& wishes, std::uint64_t seed,
                    const MapSearch& limits)
{
    GeneratedMap best;
    int tries = 0;
    do {
        Random random(seedFor(seed, std::uint64_t(tries)));
        GeneratedMap made = tryOnce(begun, cards, wishes, random);
        if (tries == 0 || distanceOf(made.missed) < distanceOf(best.missed))
            best = std::move(made);
    } while (++tries < limits.tries && !best.isMade() && !limits.stop.stop_requested());
    best.tries = tries;
    return best;
}

Scenario blank(const Cards& cards, const MapWishes& wishes)
{
    Scenario scenario;
    scenario.stage = wishes.stage;
    scenario.options = wishes.options;
    for (const std::string& id : wishes.sets) {
        const CardSet* set = cards.set(id);
        scenario.packs.push_back({set->id, set->version, set->hash});
        for (const MapCard& card : set->maps)
            if (card.type == MapCardType::Entrance &&
                std::ranges::find(scenario.maps, card.kind) == scenario.maps.end())
                scenario.maps.push_back(card.kind);
    }
    std::ranges::sort(scenario.maps);
    return scenario;
}

/// Why the wishes cannot hold with the cards of a scenario that is laid already, or empty.
std::optional<Message> faultWith(const MapWishes& wishes, const Cards& cards, const Scenario& scenario)
{
    constexpr int atStart = 5;
    if (wishes.players < 2 || wishes.players > 4)
        return Message{QT_TRANSLATE_NOOP("Engine", "expected 2 to 4 players, found %1"),
                       {std::to_string(wishes.players)}};
    if (!wishes.cards)
        return std::nullopt;
    // DNR-SETUP-16: at the start the Entrance and four Passages, and nothing else.
    if (scenario.stage == Stage::Starting && *wishes.cards != atStart)
        return Message{QT_TRANSLATE_NOOP("Engine", "expected a map of 5 cards at the start, found %1"),
                       {std::to_string(*wishes.cards)}};
    const MapDeck deck = deckOf(scenario, cards);
    for (const MapKind kind : scenario.maps)
        if (const int most = cardsOf(deck, kind); *wishes.cards < atStart || *wishes.cards > most)
            return Message{QT_TRANSLATE_NOOP("Engine", "expected a map of 5 to %1 cards, found %2"),
                           {std::to_string(most), std::to_string(*wishes.cards)}};
    return std::nullopt;
}

/// As `begun` is, with the kinds of maps that its sets have where it names none.
Scenario withMaps(Scenario begun, const Cards& cards)
{
    if (!begun.maps.empty())
        return begun;
    MapWishes wishes;
    for (const PackReference& pack : begun.packs)
        wishes.sets.push_back(pack.id);
    begun.maps = blank(cards, wishes).maps;
    return begun;
}

} // namespace

std::optional<Message> faultOf(const MapWishes& wishes, const Cards& cards)
{
    if (wishes.sets.empty())
        return Message{QT_TRANSLATE_NOOP("Engine", "expected at least one set of cards"), {}};
    for (const std::string& id : wishes.sets)
        if (!cards.set(id))
            return Message{QT_TRANSLATE_NOOP("Engine", "expected a set that is installed, found \"%1\""),
                           {id}};
    return faultWith(wishes, cards, blank(cards, wishes));
}

std::optional<Message> faultOf(MapWishes wishes, const Cards& cards, const Scenario& begun)
{
    if (begun.packs.empty())
        return Message{QT_TRANSLATE_NOOP("Engine", "expected at least one set of cards"), {}};
    wishes.players = std::max(wishes.players, int(begun.players.size()));
    return faultWith(wishes, cards, withMaps(begun, cards));
}

GeneratedMap generateMap(const Cards& cards, const MapWishes& wishes, std::uint64_t seed,
                         const MapSearch& limits)
{
    return search(blank(cards, wishes), cards, wishes, seed, limits);
}

GeneratedMap completeMap(const Scenario& begun, const Cards& cards, MapWishes wishes, std::uint64_t seed,
                         const MapSearch& limits)
{
    wishes.options = begun.options;
    wishes.stage = begun.stage;
    wishes.players = std::max(wishes.players, int(begun.players.size()));
    return search(withMaps(begun, cards), cards, wishes, seed, limits);
}

} // namespace delve::dungeoneer
