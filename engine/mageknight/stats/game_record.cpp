// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/game_record.h"

#include <algorithm>

namespace delve::mageknight::play {

int GameRecord::winner() const
{
    const auto found = std::ranges::find(seats, true, &Seat::won);
    return found == seats.end() ? -1 : int(found - seats.begin());
}

bool GameRecord::hasFrozen() const
{
    return std::ranges::find(seats, true, &Seat::froze) != seats.end();
}

} // namespace delve::mageknight::play
