// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/turns.h"

#include <algorithm>

namespace delve::mageknight {

const Player& playerInTurn(const std::vector<Player>& players, std::size_t placed)
{
    return players[placed % players.size()];
}

TokenTurns::TokenTurns(const std::vector<Player>& players)
{
    for (const Player& player : players)
        m_placing.push_back(player.id);
}

bool TokenTurns::place(const ThingId& player)
{
    const auto next = std::ranges::find(m_placing, player);
    if (next == m_placing.end())
        return false;
    m_placing.erase(m_placing.begin(), next);
    std::ranges::rotate(m_placing, m_placing.begin() + 1);
    return true;
}

void TokenTurns::pass()
{
    if (!m_placing.empty())
        m_placing.erase(m_placing.begin());
}

std::optional<ThingId> TokenTurns::next() const
{
    return m_placing.empty() ? std::nullopt : std::optional(m_placing.front());
}

std::vector<ArrowTurn> arrowTurns(const std::vector<Player>& players, bool isSixTiles)
{
    std::vector<ArrowTurn> turns;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const ThingId& team = players[i].id;
        // ENT-02, MULTI-02: the exit is chosen by the opponent, among several by the player to the right.
        const ThingId& opponent = players[(i + players.size() - 1) % players.size()].id;
        turns.push_back({ThingKind::Entrance, team, team}); // ENT-01, ENT-04
        turns.push_back({ThingKind::Exit, team, opponent});
    }
    if (isSixTiles)
        std::ranges::stable_partition(turns,
                                      [](const ArrowTurn& turn) { return turn.kind == ThingKind::Entrance; });
    return turns;
}

std::optional<ArrowTurn> nextArrow(const Scenario& scenario, bool isSixTiles)
{
    for (const ArrowTurn& turn : arrowTurns(scenario.players, isSixTiles)) {
        const auto& arrows = turn.kind == ThingKind::Entrance ? scenario.entrances : scenario.exits;
        if (std::ranges::find(arrows, turn.team, &Arrow::player) == arrows.end())
            return turn;
    }
    return {};
}

} // namespace delve::mageknight
