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

bool isAbout(const play::Position& position, const play::Action& action, const BoardTarget& target);

} // namespace delve::mageknight
