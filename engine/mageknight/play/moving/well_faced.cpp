// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/well_faced.h"

#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

bool isWellFaced(const Position& position, FigureId figure, FigureId other)
{
    return isInFrontArc(position, figure, other) && !isInRearArc(position, figure, other);
}

bool turnsTo(const Position& position, const Spin& spin, FigureId arrived)
{
    GameState turned = position.state();
    evolve(position.game(), turned, {"SPIN-02", FigureTurned{spin.figure, spin.facing}});
    return !isWellFaced(position, spin.figure, arrived) &&
           isWellFaced({position.game(), turned}, spin.figure, arrived);
}

} // namespace delve::mageknight::play
