// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/card_game_table.h"
#include "editor/dungeoneer/viewmodels/play/play_cards_model.h"

#include <optional>
#include <vector>

namespace delve::dungeoneer {

/// The cards of a moment as lists show them, and what can be done with each. A card is known by its key:
/// "card 12", "quest 3", "hero 0".
class CardRows
{
public:
    /// Somebody at the screen may act, or nothing is marked as possible.
    CardRows(const CardGameTable& table, bool mayAct) : m_table(table), m_mayAct(mayAct) {}

    /// The cards in the hand of a player, by kind; of nobody none.
    std::vector<PlayCardsModel::Row> hand(play::PlayerId player) const;
    /// What lies before a player: Quests, the Hero, the Inventory, the Horde.
    std::vector<PlayCardsModel::Row> belongings(play::PlayerId player) const;

    /// The legal actions about a card, by their numbers.
    std::vector<int> actionsAbout(const QString& key) const;
    /// What somebody seems to want who clicks a card; nothing if that cannot be guessed.
    std::optional<play::Action> wishFor(const QString& key) const;

private:
    using Rows = std::vector<PlayCardsModel::Row>;

    PlayCardsModel::Row rowOf(play::CardId card, const QString& section) const;
    PlayCardsModel::Row rowOf(play::QuestId quest, const QString& section) const;
    void addHero(Rows& rows, play::PlayerId player) const;
    void addQuests(Rows& rows, play::PlayerId player) const;
    void addCards(Rows& rows, const play::CardBits& cards, play::Place place) const;
    void addPrice(PlayCardsModel::Row& row, play::CardId card) const;
    play::Position position() const { return m_table.position(); }

    const CardGameTable& m_table;
    bool m_mayAct;
};

} // namespace delve::dungeoneer
