// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/fighting/strikes.h"

#include <optional>
#include <vector>

namespace delve::mageknight::play {

/// A blow that is about to be struck, and all that its roll is compared with; those aimed at come first.
struct DeclaredStroke
{
    Stroke stroke;
    std::vector<StrokeTarget> targets;
};

/// What an attack, a blow or an answer is as the figures stand now; of one at a thing only those beside it
/// are told. Nothing for other actions.
std::optional<DeclaredStroke> strokeOf(const Position& position, const Action& action);

/// The action is of a kind that strokeOf has an answer for.
bool strikesFigures(const Action& action);

} // namespace delve::mageknight::play
