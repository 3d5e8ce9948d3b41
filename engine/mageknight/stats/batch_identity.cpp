// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_identity.h"

#include "engine/base/sha256.h"
#include "engine/mageknight/play/core/gather_parts.h"
#include "engine/mageknight/play/core/replay.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <algorithm>

namespace delve::mageknight::play {

std::string identityOf(const Scenario& scenario, const Content& content)
{
    Sha256 hash;
    hash.add(writeScenario(scenario));
    for (const Pack& pack : content.packs())
        if (addsByChance(pack) ||
            std::ranges::find(scenario.packs, pack.id, &PackReference::id) != scenario.packs.end())
            hash.add(pack.hash);
    return "rules " + std::to_string(rulesVersion) + ", " + hash.hex();
}

} // namespace delve::mageknight::play
