// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/map_in_view.h"

#include <algorithm>
#include <cassert>

namespace delve::dungeoneer {

MapHands dealMap(const MapDeck& deck, std::span<const CardNumber> entrances, int players, Random& random)
{
    std::vector<CardNumber> all(entrances.begin(), entrances.end());
    for (int number = 0; number < deck.size(); ++number)
        if (deck[CardNumber(number)].face.type != MapCardType::Entrance)
            all.insert(all.end(), std::size_t(deck[CardNumber(number)].copies), CardNumber(number));
    for (std::size_t i = all.size(); i > 1; --i)
        std::swap(all[i - 1], all[random.below(std::uint32_t(i))]);
    MapHands hands(std::size_t(players), std::vector<CardNumber>{});
    for (std::size_t i = 0; i < all.size(); ++i)
        hands[i % hands.size()].push_back(all[i]);
    return hands;
}

MapHands passQuestPlaces(const MapHands& hands, const MapHands& wanted)
{
    MapHands kept(hands.size(), std::vector<CardNumber>{}), received = kept;
    for (std::size_t player = 0; player < hands.size(); ++player)
        for (const CardNumber card : hands[player]) {
            const bool isWanted = std::ranges::find(wanted[player], card) != wanted[player].end();
            (isWanted ? received[(player + 1) % hands.size()] : kept[player]).push_back(card);
        }
    for (std::size_t player = 0; player < hands.size(); ++player)
        kept[player].insert(kept[player].end(), received[player].begin(), received[player].end());
    return kept;
}

namespace {

/// The stock of those cards that somebody holds.
MapStock heldCards(const MapDeck& deck, const MapHands& hands)
{
    MapStock stock(deck);
    for (int number = 0; number < deck.size(); ++number)
        for (int copy = deck[CardNumber(number)].copies; copy > 0; --copy)
            stock.take(CardNumber(number));
    for (const auto& hand : hands)
        for (const CardNumber card : hand)
            stock.giveBack(card);
    return stock;
}

} // namespace

MapInView::MapInView(const MapDeck& deck, MapHands hands, CardNumber deciding, const LayingRules& rules)
    : m_deck(&deck),
      m_rules(rules),
      m_hands(std::move(hands)),
      m_stock(heldCards(deck, m_hands)),
      m_deciding(deciding)
{
    const auto holder = std::ranges::find_if(
        m_hands, [&](const auto& hand) { return std::ranges::find(hand, deciding) != hand.end(); });
    assert(holder != m_hands.end());
    m_initiative = m_toMove = int(holder - m_hands.begin());
}

bool MapInView::isOver() const
{
    return m_passes == int(m_hands.size()) ||
           std::ranges::all_of(m_hands, [](const auto& hand) { return hand.empty(); });
}

bool MapInView::holdsEntrance() const
{
    return std::ranges::any_of(
        hand(m_toMove), [&](CardNumber card) { return (*m_deck)[card].face.type == MapCardType::Entrance; });
}

std::vector<MapMove> MapInView::entranceMoves() const
{
    // The Entrance that decides comes first; another one at the first opportunity of whoever holds it
    // (DNR-OPT-07).
    std::vector<MapMove> moves;
    const bool isFirst = std::ranges::find(hand(m_toMove), m_deciding) != hand(m_toMove).end();
    for (const CardNumber card : hand(m_toMove))
        if ((*m_deck)[card].face.type == MapCardType::Entrance && (!isFirst || card == m_deciding))
            moves.push_back({card, {entranceCell, false}});
    return moves;
}

std::vector<MapMove> MapInView::movesWith(EntranceException exception) const
{
    std::vector<MapMove> moves;
    std::vector<Placement> places;
    std::vector<CardNumber> cards = hand(m_toMove);
    std::ranges::sort(cards);
    const auto repeated = std::ranges::unique(cards);
    cards.erase(repeated.begin(), repeated.end());
    for (const CardMap& map : m_maps) {
        if (map.size() == 0)
            continue; // its Entrance is still in somebody's hand
        const Laying laying(map, m_stock, m_rules);
        for (const CardNumber card : cards) {
            laying.legalPlacements(card, places, exception);
            for (const Placement& place : places)
                moves.push_back({card, place});
        }
    }
    return moves;
}

std::vector<MapMove> MapInView::moves() const
{
    if (holdsEntrance())
        return entranceMoves();
    // DNR-MAP-07: the exception holds only if no card of the hand can be placed without it.
    std::vector<MapMove> usual = movesWith(EntranceException::Refused);
    return usual.empty() ? movesWith(EntranceException::Granted) : usual;
}

EntranceException MapInView::exception() const
{
    return movesWith(EntranceException::Refused).empty() ? EntranceException::Granted
                                                         : EntranceException::Refused;
}

void MapInView::lay(const MapMove& move)
{
    const CardFace face = (*m_deck)[move.card].face;
    auto& cards = m_hands[std::size_t(m_toMove)];
    const auto held = std::ranges::find(cards, move.card);
    assert(held != cards.end());
    cards.erase(held);
    m_stock.take(move.card);
    m_maps[std::size_t(face.kind)].lay(
        laidCard(move.card, face, move.placement.cell, move.placement.isTurned));
    m_passes = 0;
    endTurn();
}

void MapInView::pass()
{
    ++m_passes;
    endTurn();
}

void MapInView::endTurn()
{
    m_toMove = (m_toMove + 1) % int(m_hands.size());
}

} // namespace delve::dungeoneer
