// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/setup/fixes/fix.h"

namespace delve::dungeoneer {

/// A fix that was not tried yet, and how many changes it makes.
struct ProposedFix
{
    Fix fix;
    int changes = 1;
};

/// What may mend a finding about players, the decks they are dealt from, and the places of their Quests. Of
/// each kind those that change least come first.
std::vector<ProposedFix> proposedDealFixes(const Scenario& scenario, const Cards& cards,
                                           const Finding& finding);

} // namespace delve::dungeoneer
