// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/replaced_games.h"

#include <algorithm>
#include <ranges>

namespace delve {

void ReplacedGames::add(ReplacedGame game)
{
    if (game.kept)
        game.kept->write(); // not a moment later: nobody looks at it any more
    std::erase_if(m_games, [](const ReplacedGame& before) { return !before.isUnsaved(); });
    m_games.push_back(std::move(game));
}

const ReplacedGame* ReplacedGames::lastUnsaved() const
{
    const auto found = std::find_if(m_games.rbegin(), m_games.rend(),
                                    [](const ReplacedGame& game) { return game.isUnsaved(); });
    return found == m_games.rend() ? nullptr : &*found;
}

QStringList ReplacedGames::unsavedTitles() const
{
    QStringList titles;
    for (const ReplacedGame& game : std::views::reverse(m_games))
        if (game.isUnsaved())
            titles << game.title;
    return titles;
}

ReplacedGame ReplacedGames::take(const ReplacedGame& game)
{
    const auto place = m_games.begin() + (&game - m_games.data());
    ReplacedGame taken = std::move(*place);
    m_games.erase(place);
    return taken;
}

} // namespace delve
