// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/position.h"
#include "engine/mageknight/play/moving/spin.h"

namespace delve::mageknight::play {

/// ARC-07: before it, and not behind it as well, as it can be with a superior arc.
bool isWellFaced(const Position& position, FigureId figure, FigureId other);

/// SPIN-02: the free spin brings an arrived figure well before one that it was not well before.
bool turnsTo(const Position& position, const Spin& spin, FigureId arrived);

} // namespace delve::mageknight::play
