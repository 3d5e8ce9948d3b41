// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_identity.h"

#include "engine/dungeoneer/play/core/replay.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/table/batch_parts.h"

namespace delve::dungeoneer::play {

std::string identityOf(const Scenario& scenario, const Cards& cards)
{
    std::vector<std::string> parts{writeScenario(scenario)};
    for (const PackReference& pack : scenario.packs)
        if (const CardSet* set = cards.set(pack.id))
            parts.push_back(set->hash);
    return table::identityOf(rulesVersion, parts);
}

bool canBeIdentity(const std::string& identity, const Scenario& scenario, const Cards& cards)
{
    return table::isOfOlderRules(identity, rulesVersion) || identity == identityOf(scenario, cards);
}

} // namespace delve::dungeoneer::play
