// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <vector>

namespace delve::mageknight {

/// Something that can be pointed at: a square with what stands on it, a door, or a hero that waits outside.
struct BoardTarget
{
    SquareIndex square = noSquare;
    play::DoorId door = play::DoorId::None;
    play::FigureId outside = play::FigureId::None;

    friend bool operator==(const BoardTarget&, const BoardTarget&) = default;
};

/// What an action is about, of what can be pointed at; the squares it leads to come last. Empty for actions
/// that are about nothing on the board.
std::vector<BoardTarget> targetsOf(const play::Position& position, const play::Action& action);

/// MD-42: the squares of the base that belong to a section of a multi-dial figure, the middle included.
play::Body squaresOfSection(const play::Position& position, play::FigureId section);
/// The section that a square of a base belongs to; None for its middle, and where no such figure lies.
play::FigureId sectionOn(const play::Position& position, SquareIndex square);

bool isAbout(const play::Position& position, const play::Action& action, const BoardTarget& target);

} // namespace delve::mageknight
