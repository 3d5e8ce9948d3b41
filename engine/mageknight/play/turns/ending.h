// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// END: leaving, the end of the game and who won.

/// END-04, END-09
struct GameEnded
{
    Ending ending = Ending::EverybodyGone;

    static constexpr std::string_view name = "game-ended";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("ending", &GameEnded::ending));
    }
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

/// END-04: ends the game if no hero is left. It comes when treasures, experience and levels have been dealt
/// with.
struct CheckEnd
{
    static constexpr std::string_view name = "check-end";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void resume(Unfolding& unfolding, const CheckEnd&);
void evolve(StateWriter& state, const GameEnded& event);

/// END-02: the team may leave: it gathered a chest once, or there is none that it could gather.
bool mayLeave(const Position& position, PlayerId player);

/// How a game stands, or how it ended.
struct Outcome
{
    Ending ending = Ending::None;
    std::vector<int> gold;         ///< END-06: carried out, by player
    std::vector<PlayerId> winners; ///< END-06: equal highest totals share the win; empty while it goes on

    friend bool operator==(const Outcome&, const Outcome&) = default;
};
Outcome outcomeOf(const Game& game, const GameState& state);

} // namespace delve::mageknight::play
