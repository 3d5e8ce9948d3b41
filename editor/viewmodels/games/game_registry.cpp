// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/games/game_registry.h"

#include "engine/base/file_head.h"

namespace delve {

WindowGame& GameRegistry::gameOf(std::string_view text) const
{
    return firstThat([named = headOf(text).game](const WindowGame* game) { return game->id() == named; });
}

WindowGame& GameRegistry::gameOf(const FileDocumentViewModel& document) const
{
    return firstThat([&](const WindowGame* game) { return game->owns(document); });
}

} // namespace delve
