// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_registry.h"

#include <algorithm>

namespace delve {

WindowGame& GameRegistry::gameOf(std::string_view text) const
{
    const auto found =
        std::ranges::find_if(m_games, [&](const WindowGame* game) { return game->isDocument(text); });
    return found == m_games.end() ? *m_games.first() : **found;
}

} // namespace delve
