// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/guide/dungeon_proposals.h"
#include "editor/mageknight/viewmodels/tools/canvas_tool.h"

namespace delve::mageknight {

/// Paints what a proposal adds to the map as not there yet: pale, each tile in a dashed frame.
void paintProposal(const PaintGround& ground, const DungeonProposals& proposals, const Content& content,
                   int level);

} // namespace delve::mageknight
