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

std::string rulesIn(const std::string& identity)
{
    constexpr std::string_view beginning = "rules ";
    const auto end = identity.find(',');
    return identity.starts_with(beginning) && end != std::string::npos
               ? identity.substr(beginning.size(), end - beginning.size())
               : std::string();
}

bool canBeIdentity(const std::string& identity, const Scenario& scenario, const Content& content)
{
    const std::string rules = rulesIn(identity);
    for (int before = 1; before < rulesVersion; ++before)
        if (rules == std::to_string(before))
            return true;
    return identity == identityOf(scenario, content);
}

} // namespace delve::mageknight::play
