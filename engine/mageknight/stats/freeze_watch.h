// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <vector>

namespace delve::mageknight::play {

/// Sees who stands still. A player has frozen whose heroes stood as they had stood before at the end of
/// `roundsToFreeze` turns in a row, while it gained nothing and rolled no dice for anything that they tried:
/// heroes that wait for ever as well as those that walk to and fro. What Mage Spawn try that the player moves
/// does not count.
class FreezeWatch
{
public:
    static constexpr int roundsToFreeze = 3;

    explicit FreezeWatch(const Game& game);

    /// After each action.
    void observe(const GameState& after, const Events& events);
    bool hasFrozen(PlayerId player) const { return m_players[indexOf(player)].hasFrozen; }

private:
    /// How the heroes of a player stand: squares, dials and what the player has.
    using Stand = std::vector<std::int32_t>;
    struct Watched
    {
        std::vector<Stand> before; ///< how they stood since the player last gained or tried anything
        int gained = 0;            ///< what it had then
        int repeats = 0;           ///< turns in a row that brought nothing new
        bool hasTried = false;     ///< in the turn that goes on
        bool hasFrozen = false;
    };

    void note(const GameState& state, const Event& event);
    void endTurn(const GameState& state, PlayerId player);
    Stand standOf(const GameState& state, PlayerId player) const;
    int gainOf(const GameState& state, PlayerId player) const;
    bool canAct(const GameState& state, PlayerId player) const;

    const Game& m_game;
    std::vector<Watched> m_players;
    PlayerId m_turn;                    ///< whose turn goes on
    FigureId m_active = FigureId::None; ///< who is activated in it
};

} // namespace delve::mageknight::play
