// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

namespace delve::mageknight::play {

/// All that a player, or an AI that plays for one, may know. What the scenario fixed in secret (what is in a
/// chest, the face of a token) is not in it: in this game such things are left to chance until somebody
/// learns them, so whoever thinks ahead in it learns nothing. Everything that was shown is shown to all.
struct PlayerView
{
    const Game& game;
    const GameState& state;
    PlayerId player;
};

inline PlayerView viewFor(const Game& game, const GameState& state, PlayerId player)
{
    return {game.openGame(), state, player};
}

} // namespace delve::mageknight::play
