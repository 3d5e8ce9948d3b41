// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

namespace delve::dungeoneer::play {

/// All that a player may know. Cards of the deck and of other hands are Unseen in its state, Map cards that
/// others hold are in the deck; how many cards a player has in hand is public.
struct PlayerView
{
    Game game;
    GameState state;
    PlayerId player = PlayerId::None;
};

PlayerView viewFor(const Game& game, const GameState& state, PlayerId player);

} // namespace delve::dungeoneer::play
