// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/printed_cards.h"

namespace delve::dungeoneer::play {

namespace {

/// Copies come one behind the other.
template <typename Card>
void countPrinted(const Card& card, std::vector<const Card*>& printed, std::vector<std::size_t>& numbers)
{
    if (printed.empty() || printed.back() != &card)
        printed.push_back(&card);
    numbers.push_back(printed.size() - 1);
}

} // namespace

PrintedCards::PrintedCards(const Game& game)
{
    for (int i = 0; i < game.cardCount(); ++i)
        countPrinted(game.card(CardId(i)), m_cards, m_numbers);
    for (int i = 0; i < game.heroCount(); ++i)
        countPrinted(game.hero(HeroId(i)), m_heroes, m_heroNumbers);
}

} // namespace delve::dungeoneer::play
