// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/fighting/attack_form.h"

namespace delve::mageknight::play {

// RANGE-06 to RANGE-15: lines of fire between things of a game.

/// What stands in the way of this form of attack.
LineQuery queryFor(const Position& position, AttackForm form);
/// The rule by which something stops a line.
std::string_view ruleOfBlocker(LineBlocker blocker);
/// RANGE-15: squares from one figure to another.
int rangeTo(const Position& position, FigureId from, FigureId to);
/// RANGE-07: the line between two figures; figures in between count unless the form shoots past them.
LineOfFire lineBetween(const Position& position, FigureId from, FigureId to, AttackForm form);
/// ARC-10: the direction in which a line leaves its first square.
Direction leavingDirection(const Board& board, SquareIndex from, SquareIndex to);

} // namespace delve::mageknight::play
