// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_identity.h"

#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/table/batch_parts.h"

#include <algorithm>

namespace delve::mageknight::play {

std::string identityOf(const Scenario& scenario, const Content& content)
{
    std::vector<std::string> parts{writeScenario(scenario)};
    for (const Pack& pack : content.packs())
        if (addsByChance(pack) ||
            std::ranges::find(scenario.packs, pack.id, &PackReference::id) != scenario.packs.end())
            parts.push_back(pack.hash);
    return table::identityOf(rulesVersion, parts);
}

bool canBeIdentity(const std::string& identity, const Scenario& scenario, const Content& content)
{
    return table::isOfOlderRules(identity, rulesVersion) || identity == identityOf(scenario, content);
}

} // namespace delve::mageknight::play
