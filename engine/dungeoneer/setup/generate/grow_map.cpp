// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/generate/grow_map.h"

#include "engine/dungeoneer/board/reach.h"

#include <climits>

#include <algorithm>

namespace delve::dungeoneer {

MapGrower::MapGrower(CardMap& map, MapStock& stock, const MapWishes& wishes, const std::vector<bool>& isFar,
                     Random& random)
    : m_map(map), m_stock(stock), m_wishes(wishes), m_isFar(isFar), m_random(random)
{}

std::vector<CardNumber> MapGrower::shuffledCards(MapCardType type)
{
    std::vector<CardNumber> cards;
    const MapDeck& deck = m_stock.deck();
    for (int number = 0; number < deck.size(); ++number) {
        const auto card = CardNumber(number);
        if (deck[card].face.kind == m_map.kind() && deck[card].face.type == type)
            cards.insert(cards.end(), std::size_t(std::max(m_stock.left(card), 0)), card);
    }
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[m_random.below(std::uint32_t(i))]);
    return cards;
}

void MapGrower::lay(CardNumber card, const Placement& placement)
{
    m_map.lay(laidCard(card, m_stock.deck()[card].face, placement.cell, placement.isTurned));
    m_stock.take(card);
}

bool MapGrower::layEntrance()
{
    if (entranceOf(m_map) >= 0)
        return true;
    for (const CardNumber card : shuffledCards(MapCardType::Entrance))
        if (const Placement centre{entranceCell, false};
            Laying(m_map, m_stock, m_wishes.options).check(card, centre).isLegal()) {
            lay(card, centre);
            return true;
        }
    return false;
}

bool MapGrower::layStart()
{
    return layEntrance() && (m_wishes.options.mapInView || layPassages());
}

bool MapGrower::layPassages()
{
    std::vector<CardNumber> drawn = shuffledCards(MapCardType::Passage);
    return assignPassage(0, drawn);
}

/// DNR-SETUP-16: the dealer assigns the drawn cards to the sides; where that cannot be done, other Passages
/// are drawn.
bool MapGrower::assignPassage(std::size_t side, std::vector<CardNumber>& drawn)
{
    if (side == allSides.size())
        return true;
    const Cell cell = neighbour(m_map[entranceOf(m_map)].cell, allSides[side]);
    if (!m_map.isFree(cell))
        return assignPassage(side + 1, drawn);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const CardNumber card = drawn[i];
        const bool isTurnedFirst = m_random.below(2) == 1;
        for (const bool isTurned : {isTurnedFirst, !isTurnedFirst}) {
            if (!Laying(m_map, m_stock, m_wishes.options).check(card, {cell, isTurned}).isLegal())
                continue;
            lay(card, {cell, isTurned});
            drawn.erase(drawn.begin() + std::ptrdiff_t(i));
            if (assignPassage(side + 1, drawn))
                return true;
            drawn.insert(drawn.begin() + std::ptrdiff_t(i), card);
            m_map.takeBack();
            m_stock.giveBack(card);
        }
    }
    return false;
}

bool MapGrower::growTo(int cards)
{
    while (m_map.size() < cards)
        if (!layAny())
            return false;
    return true;
}

/// DNR-BUILD-01, DNR-BUILD-02: a card is drawn; one that fits nowhere goes back, and the next is drawn.
bool MapGrower::layAny()
{
    std::vector<CardNumber> drawn = shuffledCards(MapCardType::Passage);
    const auto rooms = shuffledCards(MapCardType::Room);
    drawn.insert(drawn.end(), rooms.begin(), rooms.end());
    const Laying laying(m_map, m_stock, m_wishes.options);
    while (!drawn.empty()) {
        const std::size_t next = m_random.below(std::uint32_t(drawn.size()));
        if (layOne(laying, drawn[next]))
            return true;
        std::erase(drawn, CardNumber(drawn[next]));
    }
    return false;
}

bool MapGrower::layOne(const Laying& laying, CardNumber card)
{
    laying.legalPlacements(card, m_places);
    if (m_places.empty())
        return false;
    const auto steps = stepsFrom(m_map, entranceOf(m_map), m_wishes.options.wallBlocks);
    int best = INT_MIN;
    Placement chosen;
    for (const Placement& place : m_places) {
        // Chance decides among places that are about as good.
        const int worth = worthOf(card, place, steps) * 4 + int(m_random.below(7));
        if (worth > best) {
            best = worth;
            chosen = place;
        }
    }
    lay(card, chosen);
    return true;
}

int MapGrower::worthOf(CardNumber card, const Placement& placement, const std::vector<int>& steps) const
{
    const MapDeck& deck = m_stock.deck();
    int beside = 0, joined = 0, rolls = 0, nearest = INT_MAX;
    for (const Side side : allSides) {
        const int there = m_map.at(neighbour(placement.cell, side));
        if (there < 0)
            continue;
        ++beside;
        const Door& own = doorShown(*deck[card].card, side, placement.isTurned);
        const Door& other = doorShown(*deck[m_map[there].card].card, opposite(side), m_map[there].isTurned);
        if (!isPassable(own.isWall(), other.isWall(), m_wishes.options.wallBlocks))
            continue;
        ++joined;
        rolls += own.hasThreat() + other.hasThreat();
        nearest = std::min(nearest, steps[std::size_t(there)] + 1);
    }
    const int distance = nearest == INT_MAX ? 0 : nearest;
    int worth = 0;
    if (m_wishes.shape == MapShape::Compact)
        worth += 3 * beside - std::abs(placement.cell.column) - std::abs(placement.cell.row);
    if (m_wishes.shape == MapShape::Sprawling)
        worth += 2 * (std::abs(placement.cell.column) + std::abs(placement.cell.row)) - 3 * beside;
    if (m_wishes.loops > 0)
        worth += 4 * (joined - 1);
    if (m_wishes.doors != DoorMood::Any)
        worth += m_wishes.doors == DoorMood::Harsh ? 3 * rolls - joined : -3 * rolls;
    if (m_wishes.questDistance && m_isFar[card])
        worth += distance >= *m_wishes.questDistance ? 20 : 4 * distance;
    return worth;
}

} // namespace delve::dungeoneer
