// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <array>

namespace delve::dungeoneer {

/// What a person says once instead of being asked at every moment between the actions of others
/// (DNR-SPECIAL-13).
enum class AskMe : std::uint8_t
{
    Always,
    WhenAttacked, ///< a card, Encounter, Challenge or Trap strikes the own Hero, or the own dice roll
    InMyTurn      ///< not before the own turn begins; then always again
};

inline constexpr std::array allAskings{AskMe::Always, AskMe::WhenAttacked, AskMe::InMyTurn};

/// Whether what is being resolved concerns a player: its Hero fights or rolls, or a card was declared or laid
/// against it.
bool concerns(const play::Position& position, play::PlayerId player);

/// What the people at a table have said about being asked.
class StandingPasses
{
public:
    AskMe of(play::PlayerId player) const { return m_wishes[indexOf(player)]; }
    void set(play::PlayerId player, AskMe wish) { m_wishes[indexOf(player)] = wish; }

    /// Whether the player who is asked now passes by what it said. Only windows are passed in, never a choice
    /// that must be made.
    bool passesNow(const play::Position& position, play::PlayerId asked);

private:
    std::array<AskMe, play::mostPlayers> m_wishes{};
};

} // namespace delve::dungeoneer
