// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/game.h"

namespace delve::dungeoneer::play {

/// The Adventure cards and Heroes of a game as they are printed: copies are one.
class PrintedCards
{
public:
    explicit PrintedCards(const Game& game);

    std::size_t cardCount() const { return m_cards.size(); }
    std::size_t heroCount() const { return m_heroes.size(); }
    const AdventureCard& card(std::size_t number) const { return *m_cards[number]; }
    const HeroCard& hero(std::size_t number) const { return *m_heroes[number]; }
    std::size_t numberOf(CardId card) const { return m_numbers[indexOf(card)]; }
    std::size_t numberOf(HeroId hero) const { return m_heroNumbers[indexOf(hero)]; }

private:
    std::vector<const AdventureCard*> m_cards;
    std::vector<const HeroCard*> m_heroes;
    std::vector<std::size_t> m_numbers; ///< by card
    std::vector<std::size_t> m_heroNumbers;
};

} // namespace delve::dungeoneer::play
