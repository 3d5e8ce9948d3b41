// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/fighting/attack_form.h"

#include <vector>

namespace delve::mageknight::play {

// RANGE-06 to RANGE-15: lines of fire between things of a game.

/// What stands in the way of this form of attack.
LineQuery queryFor(const Position& position, AttackForm form);
/// The rule by which something stops a line.
std::string_view ruleOfBlocker(LineBlocker blocker);
/// BASE-12: the squares between which something is measured.
struct Sighting
{
    SquareIndex from = noSquare;
    SquareIndex to = noSquare;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};
/// BASE-12: the pairs of measuring squares of two figures that are nearest to each other: one, unless both
/// dots lie on corners.
std::vector<Sighting> sightingsOf(const Position& position, FigureId from, FigureId to);
/// BASE-12: of several the one that the shooter would choose: a clear line, from behind, without cover.
Sighting sightingFor(const Position& position, FigureId shooter, FigureId target, AttackForm form);
/// BASE-12: the measuring square of a figure that is nearest to a square.
SquareIndex measuringSquare(const Position& position, FigureId figure, SquareIndex towards);
/// BASE-13, RANGE-07: the line leaves through a square of the front arc.
bool leavesThroughFront(const Position& position, FigureId shooter, Sighting sighting);
/// BASE-13, RANGE-19: the last square of the line before the target's base is in its rear arc.
bool arrivesThroughRear(const Position& position, FigureId target, Sighting sighting);
/// RANGE-15: squares from one figure to another.
int rangeTo(const Position& position, FigureId from, FigureId to);
/// RANGE-07: the line between two figures; figures in between count unless the form shoots past them.
LineOfFire lineBetween(const Position& position, FigureId from, FigureId to, AttackForm form);
/// RANGE-07: the line between a square of one figure and one of the other.
LineOfFire lineOfSighting(const Position& position, FigureId from, FigureId to, Sighting sighting,
                          const LineQuery& query);
/// BASE-13, BASE-14: a line from one figure's base to a square that is no figure's.
LineOfFire lineToSquare(const Position& position, FigureId from, SquareIndex to, const LineQuery& query);
/// ARC-10: the direction in which a line leaves its first square.
Direction leavingDirection(const Board& board, SquareIndex from, SquareIndex to);

} // namespace delve::mageknight::play
