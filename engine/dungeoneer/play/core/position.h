// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/game.h"
#include "engine/dungeoneer/play/core/state.h"

#include <string_view>

namespace delve::dungeoneer::play {

/// A game and where it has come to.
class Position
{
public:
    Position(const Game& game, const GameState& state) : m_game(game), m_state(state) {}

    const Game& game() const { return m_game; }
    const GameState& state() const { return m_state; }
    const TurnState& turn() const { return m_state.turn; }
    const PlayerState& player(PlayerId id) const { return m_state.player(id); }
    const CardState& card(CardId id) const { return m_state.card(id); }
    const QuestState& quest(QuestId id) const { return m_state.quest(id); }
    const SpaceState& space(SpaceId id) const { return m_state.space(id); }
    const RuleOptions& options() const { return m_game.options(); }

    bool isAlive(PlayerId id) const { return id != PlayerId::None && player(id).isAlive; }
    bool isActive(PlayerId id) const { return id == turn().player; }
    const HeroCard& heroOf(PlayerId id) const { return m_game.hero(player(id).hero); }
    /// The next player clockwise who is still in the game.
    PlayerId leftOf(PlayerId id) const
    {
        const int count = m_game.playerCount();
        for (int step = 1; step <= count; ++step)
            if (const PlayerId next = PlayerId((int(id) + step) % count); player(next).isAlive)
                return next;
        return id;
    }
    /// All who are still in the game, the active player first and then clockwise: DNR-UNI-03, 14 and 15.
    template <typename Visit> void forEachPlayer(Visit&& visit) const
    {
        const int count = m_game.playerCount();
        for (int step = 0; step < count; ++step)
            if (const PlayerId id = PlayerId((int(turn().player) + step) % count); player(id).isAlive)
                visit(id);
    }
    int playersAlive() const
    {
        int alive = 0;
        for (int i = 0; i < m_game.playerCount(); ++i)
            alive += m_state.players[std::size_t(i)].isAlive;
        return alive;
    }

private:
    const Game& m_game;
    const GameState& m_state;
};

/// Why an action is refused: the rule; empty if it is not.
struct Refusal
{
    std::string_view rule;

    bool isAllowed() const { return rule.empty(); }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};
inline constexpr Refusal allowed{};

constexpr std::uint8_t bitOf(PlayerId player)
{
    return std::uint8_t(1u << indexOf(player));
}

} // namespace delve::dungeoneer::play
