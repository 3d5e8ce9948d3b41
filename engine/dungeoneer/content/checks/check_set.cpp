// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/checks/check_set.h"

namespace delve::dungeoneer {

SetFindings checkSet(const CardSet& set)
{
    SetFindings findings;
    for (const auto check : {checkCounts, checkMapCards, checkAdventureCards, checkHeroes, checkQuests,
                             checkEffects, checkThreatNumbers})
        check(set, findings);
    return findings;
}

} // namespace delve::dungeoneer
