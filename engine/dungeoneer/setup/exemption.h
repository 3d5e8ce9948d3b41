// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/card_map.h"

#include <algorithm>

namespace delve::dungeoneer {

/// DNR-MAP-07: whether a card that may be laid in a cell is laid there under the exception: a Room beside the
/// Entrance, for which there was no other place.
inline bool needsException(const CardMap& map, CardFace face, Cell cell)
{
    return face.type == MapCardType::Room && std::ranges::any_of(allSides, [&](Side side) {
               const int next = map.at(neighbour(cell, side));
               return next >= 0 && map[next].face.type == MapCardType::Entrance;
           });
}

} // namespace delve::dungeoneer
