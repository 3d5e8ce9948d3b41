// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch.h"

#include <cassert>

namespace delve::mageknight::play {

std::vector<std::uint64_t> winsBySeat(const Tally& tally)
{
    std::vector<std::uint64_t> wins;
    for (const Tally::Seat& seat : tally.seats)
        wins.push_back(seat.wins);
    return wins;
}

std::vector<std::uint64_t> winsByEntrance(const Tally& tally)
{
    std::vector<std::uint64_t> wins;
    for (const Tally::Record& entrance : tally.entrances)
        wins.push_back(entrance.wins);
    return wins;
}

Game withRotatedEntrances(const Game& game, std::size_t places)
{
    GameParts parts = game.parts();
    for (std::size_t i = 0; i < parts.teams.size(); ++i) {
        const GameParts::Team& other = game.parts().teams[(i + places) % parts.teams.size()];
        parts.teams[i].entrance = other.entrance;
        parts.teams[i].exit = other.exit;
    }
    Result<Game> rotated = Game::make(std::move(parts));
    assert(rotated); // the arrows are those of a game that could be made
    return std::move(*rotated);
}

} // namespace delve::mageknight::play
