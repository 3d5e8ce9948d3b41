// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/laying_in_turns.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/setup/exemption.h"
#include "engine/dungeoneer/setup/portals.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <tuple>

namespace delve::dungeoneer {

namespace {

/// The Entrance of a kind that lies on the table, or that the players chose; -1: neither.
int knownEntrance(const Scenario& scenario, const Cards& cards, const MapDeck& deck, MapKind kind,
                  const EntranceChoice& choice)
{
    const auto numberOf = [&](const ContentId& id) {
        const MapCard* card = cards.map(id);
        const bool isEntrance = card && card->type == MapCardType::Entrance && card->kind == kind;
        const int number = isEntrance ? deck.numberOf(card->id) : MapDeck::nothing;
        return number >= 0 && deck[CardNumber(number)].copies > 0 ? number : MapDeck::nothing;
    };
    for (const PlacedCard& placed : scenario.cards(kind))
        if (const int number = numberOf(placed.card); number >= 0)
            return number;
    const auto& chosen = choice.used[std::size_t(kind)];
    return chosen ? numberOf(*chosen) : MapDeck::nothing;
}

/// DNR-OPT-09: one Entrance of each kind.
std::vector<CardNumber> usedEntrances(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                      const EntranceChoice& choice, Random& random)
{
    std::vector<CardNumber> used;
    for (const MapKind kind : allMapKinds) {
        const auto all = entrancesOf(deck, kind);
        if (all.empty())
            continue;
        // Drawn in any case, so that the hands do not depend on who picked.
        const CardNumber drawn = all[random.below(std::uint32_t(all.size()))];
        const int known = knownEntrance(scenario, cards, deck, kind, choice);
        used.push_back(known >= 0 ? CardNumber(known) : drawn);
    }
    return used;
}

/// DNR-OPT-04: the cards that the Personal Quests of each player name; one that names a type or a Terrain
/// requires no specific card.
MapHands questCardsOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck)
{
    MapHands wanted;
    for (const Player& player : scenario.players) {
        auto& own = wanted.emplace_back();
        const auto want = [&](const Place& place) {
            if (place.by == PlaceKind::Card)
                if (const int number = deck.numberOf(place.card); number >= 0)
                    own.push_back(CardNumber(number));
        };
        for (const ContentId& id : player.quests)
            if (const QuestCard* quest = cards.quest(id)) {
                want(quest->place);
                if (quest->from)
                    want(*quest->from);
            }
    }
    return wanted;
}

/// Finds the turns in which cards were laid. With two maps it is not written down which card came before
/// which one of the other map: where both could, the one of the Dungeon is tried first.
class TurnSearch
{
public:
    TurnSearch(const Scenario& scenario, const MapDeck& deck) : m_scenario(scenario), m_deck(deck) {}

    std::optional<TurnOfMap> from(TurnOfMap turn, std::array<std::size_t, 2> done)
    {
        while (!turn.table.isOver() && turn.table.moves().empty()) {
            turn.passed.push_back(turn.table.toMove());
            turn.table.pass();
        }
        const bool isDone = done[0] == m_scenario.dungeon.size() && done[1] == m_scenario.wilderness.size();
        if (isDone)
            return turn;
        if (turn.table.isOver() || !m_seen.insert({done[0], done[1], turn.table.toMove()}).second)
            return std::nullopt;
        const auto moves = turn.table.moves();
        for (const MapKind kind : allMapKinds) {
            const auto& list = m_scenario.cards(kind);
            const std::size_t next = done[std::size_t(kind)];
            if (next == list.size())
                continue;
            const int number = m_deck.numberOf(list[next].card);
            const MapMove move{CardNumber(number), {list[next].cell, list[next].isTurned}};
            if (number < 0 || std::ranges::find(moves, move) == moves.end() ||
                m_deck[move.card].face.kind != kind)
                continue;
            TurnOfMap after{turn.table, {}};
            after.table.lay(move);
            auto more = done;
            ++more[std::size_t(kind)];
            if (auto found = from(std::move(after), more))
                return found;
        }
        return std::nullopt;
    }

private:
    const Scenario& m_scenario;
    const MapDeck& m_deck;
    std::set<std::tuple<std::size_t, std::size_t, int>> m_seen; ///< tried in vain
};

} // namespace

std::vector<CardNumber> entrancesOf(const MapDeck& deck, MapKind kind)
{
    std::vector<CardNumber> all;
    for (int number = 0; number < deck.size(); ++number)
        if (const auto& entry = deck[CardNumber(number)];
            entry.face.kind == kind && entry.face.type == MapCardType::Entrance && entry.copies > 0)
            all.push_back(CardNumber(number));
    return all;
}

std::optional<MapDeal> dealMapOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                 std::uint64_t seed, const EntranceChoice& choice)
{
    constexpr std::size_t fewest = 2, most = 4; // DNR-SETUP-01
    Random random(seed);
    const auto entrances = usedEntrances(scenario, cards, deck, choice, random);
    const std::size_t players = scenario.players.size();
    if (entrances.empty() || players < fewest || players > most)
        return std::nullopt;
    // DNR-OPT-06: the players state which one decides.
    const auto stated = std::ranges::find_if(entrances, [&](CardNumber number) {
        return choice.deciding && deck[number].face.kind == *choice.deciding;
    });
    MapDeal deal{dealMap(deck, entrances, int(players), random),
                 {},
                 stated == entrances.end() ? entrances.front() : *stated};
    deal.held = passQuestPlaces(deal.dealt, questCardsOf(scenario, cards, deck));
    return deal;
}

std::optional<TurnOfMap> turnAfter(const Scenario& scenario, const MapDeck& deck, const MapDeal& deal)
{
    TurnOfMap start{MapInView(deck, deal.held, deal.deciding, scenario.options), {}};
    return TurnSearch(scenario, deck).from(std::move(start), {});
}

std::optional<TurnOfMap> turnOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                std::uint64_t seed, const EntranceChoice& choice)
{
    for (const MapKind kind : allMapKinds) {
        if (choice.deciding && choice.deciding != kind)
            continue;
        EntranceChoice whole = choice;
        whole.deciding = kind;
        const auto deal = dealMapOf(scenario, cards, deck, seed, whole);
        if (auto turn = deal ? turnAfter(scenario, deck, *deal) : std::nullopt)
            return turn;
    }
    return std::nullopt;
}

Scenario afterMove(const Scenario& scenario, const Cards& cards, const TurnOfMap& turn, const MapMove& move,
                   const ThingId& id)
{
    const MapDeck deck = deckOf(scenario, cards);
    const MapCard& card = *deck[move.card].card;
    const bool isExempt = needsException(turn.table.map(card.kind), faceOf(card), move.placement.cell);
    Scenario after = scenario;
    apply(after, layCard(after, cards, card.kind,
                         {.id = id,
                          .card = card.id,
                          .cell = move.placement.cell,
                          .isTurned = move.placement.isTurned,
                          .isExempt = isExempt}));
    ThingIds ids(after);
    Random random(after.dungeon.size() + 1000 * after.wilderness.size());
    linkLoosePortals(after, cards, random, ids);
    MapInView table = turn.table;
    table.lay(move);
    while (!table.isOver() && table.moves().empty())
        table.pass();
    if (table.isOver())
        after.stage = Stage::Finished;
    return after;
}

MapMove anyMove(const TurnOfMap& turn, std::uint64_t seed)
{
    const auto moves = turn.table.moves();
    assert(!moves.empty());
    const auto laid = turn.table.map(MapKind::Dungeon).size() + turn.table.map(MapKind::Wilderness).size();
    // A card is chosen before its place, so that cards with many places are not laid first.
    std::vector<CardNumber> cards;
    for (const MapMove& move : moves)
        if (cards.empty() || cards.back() != move.card)
            cards.push_back(move.card);
    Random random(seedFor(seed, std::uint64_t(laid)));
    const CardNumber card = cards[random.below(std::uint32_t(cards.size()))];
    std::vector<MapMove> own;
    std::ranges::copy_if(moves, std::back_inserter(own),
                         [card](const MapMove& move) { return move.card == card; });
    return own[random.below(std::uint32_t(own.size()))];
}

} // namespace delve::dungeoneer
