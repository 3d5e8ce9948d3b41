// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/figure_painter.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/play/core/view.h"

#include <QPointF>
#include <QString>

#include <vector>

namespace delve::mageknight {

class PlayWords;

/// The scenario as the game has changed it, for painting: what was moved lies where it is now, what is gone
/// is gone, tiles lie as a vortex has turned them.
Scenario sceneOf(const Scenario& start, const Content& content, const play::Game& game,
                 const play::GameState& state);

/// A figure as it is seen: on its squares, or before the entrance as long as it is outside.
struct SeenFigure
{
    play::FigureId id = play::FigureId::None;
    int level = 0;
    QPointF centre;
    double scale = 1; ///< those who wait are shown smaller
    FigureLook look;
    int clicksLeft = 0;
    int clicks = 0; ///< of the whole dial, at its level
};

/// All figures that are on the board or wait before it.
std::vector<SeenFigure> figuresSeen(const Scenario& scenario, const play::PlayerView& view,
                                    const PlayWords& words);

/// The colour of a player; nothing for none.
std::optional<PlayerColour> colourOf(const Scenario& scenario, const play::Game& game, play::PlayerId player);

} // namespace delve::mageknight
