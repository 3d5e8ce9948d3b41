// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/generate/map_wishes.h"

#include <QString>

namespace delve::dungeoneer {

/// What a map has in place of what was wished for: "cards: 12, wished for: 20".
QString sentence(const MissedMapWish& missed);

} // namespace delve::dungeoneer
