// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/guide/dungeon_proposals.h"
#include "editor/viewmodels/tools/canvas_tool.h"

namespace delve {

/// Paints what a proposal adds to the map as not there yet: pale, each tile in a dashed frame.
void paintProposal(const Overlay& overlay, const DungeonProposals& proposals, const Content& content,
                   int level);

} // namespace delve
