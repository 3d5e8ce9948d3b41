// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/laying_in_turns.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/setup/portals.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <tuple>

namespace delve::dungeoneer {

namespace {

/// DNR-OPT-09: one Entrance of each kind; that of the Dungeon first.
std::vector<CardNumber> pickedEntrances(const MapDeck& deck, Random& random)
{
    std::vector<CardNumber> picked;
    for (const MapKind kind : allMapKinds) {
        std::vector<CardNumber> all;
        for (int number = 0; number < deck.size(); ++number)
            if (const auto& entry = deck[CardNumber(number)];
                entry.face.kind == kind && entry.face.type == MapCardType::Entrance && entry.copies > 0)
                all.push_back(CardNumber(number));
        if (!all.empty())
            picked.push_back(all[random.below(std::uint32_t(all.size()))]);
    }
    return picked;
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

std::optional<MapDeal> dealMapOf(const Scenario& scenario, const Cards& cards, const MapDeck& deck,
                                 std::uint64_t seed)
{
    constexpr std::size_t fewest = 2, most = 4; // DNR-SETUP-01
    Random random(seed);
    const auto entrances = pickedEntrances(deck, random);
    const std::size_t players = scenario.players.size();
    if (entrances.empty() || players < fewest || players > most)
        return std::nullopt;
    MapDeal deal{dealMap(deck, entrances, int(players), random), {}, entrances.front()};
    deal.held = passQuestPlaces(deal.dealt, questCardsOf(scenario, cards, deck));
    return deal;
}

std::optional<TurnOfMap> turnAfter(const Scenario& scenario, const MapDeck& deck, const MapDeal& deal)
{
    TurnOfMap start{MapInView(deck, deal.held, deal.deciding, scenario.options), {}};
    return TurnSearch(scenario, deck).from(std::move(start), {});
}

Scenario afterMove(const Scenario& scenario, const Cards& cards, const TurnOfMap& turn, const MapMove& move,
                   const ThingId& id)
{
    const MapDeck deck = deckOf(scenario, cards);
    const MapCard& card = *deck[move.card].card;
    // DNR-MAP-07: a Room lies beside the Entrance only where no card of the hand has another place.
    const bool isExempt = card.type == MapCardType::Room && isAdjacent(move.placement.cell, entranceCell);
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
