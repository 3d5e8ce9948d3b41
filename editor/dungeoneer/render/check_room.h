// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/any_card.h"
#include "engine/dungeoneer/content/checks/set_finding.h"

namespace delve::dungeoneer {

/// DNR-CARD-01: what a card says has room on it, in every language of the program. Text shrinks to 6 points,
/// names to 7.5; what would have to be smaller is an error for each part and language.
void checkRoom(const CardSet& set, const AnyCard& card, SetFindings& out);

/// All that the rules say of a set, and what has no room on its cards.
SetFindings checkPrintedSet(const CardSet& set);

} // namespace delve::dungeoneer
