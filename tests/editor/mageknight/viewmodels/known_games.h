// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/mageknight_game.h"
#include "editor/viewmodels/games/game_registry.h"

namespace delve::mageknight::test {

/// The registry of a window that knows this game.
struct KnownGames
{
    explicit KnownGames(Library& library)
    {
        game.setLibrary(&library);
        registry.add(&game);
    }

    MageKnightGame game;
    GameRegistry registry;
};

} // namespace delve::mageknight::test
