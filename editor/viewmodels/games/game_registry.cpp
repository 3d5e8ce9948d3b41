// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_registry.h"

namespace delve {

WindowGame& GameRegistry::gameOf(std::string_view text) const
{
    return firstThat([&](const WindowGame* game) { return game->isDocument(text); });
}

WindowGame& GameRegistry::gameOf(const FileDocumentViewModel& document) const
{
    return firstThat([&](const WindowGame* game) { return game->owns(document); });
}

WindowGame& GameRegistry::gameOfTable(std::string_view text) const
{
    return firstThat([&](const WindowGame* game) { return game->isTable(text); });
}

} // namespace delve
