// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

// In challenges.cpp.

/// DNR-SPECIAL-10: whether a player may challenge a monster, or point a card at it.
Refusal checkChallengeable(const Position& position, PlayerId actor, MonsterId monster);

} // namespace delve::dungeoneer::play
