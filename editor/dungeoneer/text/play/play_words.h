// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/play/core/position.h"

#include <QString>

#include <set>

namespace delve::dungeoneer {

/// What the things of a game are called in the language of the user. A Hero has its name, the player who
/// plays it another; Map cards of one name are told apart by their places, copies of a monster in play by
/// numbers.
class PlayWords
{
public:
    /// Both must outlive it.
    PlayWords(const play::Game& game, const Cards& cards);

    const play::Game& game() const { return m_game; }
    const Cards& cards() const { return m_cards; }

    /// "Ada", "player 2".
    QString of(play::PlayerId player) const;
    /// The Hero of a player; the player itself as long as it has none.
    QString heroOf(const play::GameState& state, play::PlayerId player) const;

    QString of(const play::GameState& state, play::CardId card) const;
    QString of(const play::GameState& state, play::SpaceId space) const;
    QString of(const play::GameState& state, play::MonsterId monster) const;
    QString of(const play::GameState& state, play::SourceId source) const;
    QString of(const play::GameState& state, play::TargetId target) const;
    QString of(play::HeroId hero) const;
    QString of(play::QuestId quest) const;
    /// What an Escort Quest is about.
    QString componentOf(play::QuestId quest) const;

    /// The set that a card of the game is from.
    const CardSet& setOf(const CardHead& card) const { return *m_cards.setOf(card.id); }

private:
    const play::Game& m_game;
    const Cards& m_cards;
    std::set<std::string> m_commonSpaces; ///< names that several Map cards have
};

} // namespace delve::dungeoneer
