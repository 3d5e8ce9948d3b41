// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/check_inputs.h"

#include <algorithm>

namespace delve::mageknight {

bool looksAt(const SetupCheck& check, ThingKind kind)
{
    if (kind == ThingKind::Tile || kind == ThingKind::Player)
        return true;
    return (check.looksAt & kindsOf(kind)) != 0;
}

bool areAllChecksKnown()
{
    return std::ranges::all_of(setupChecks(),
                               [](const SetupCheck& check) { return check.looksAt != anyKind; });
}

std::vector<const SetupCheck*> checksLookingAt(ThingKind kind)
{
    std::vector<const SetupCheck*> checks;
    for (const SetupCheck& check : setupChecks())
        if (looksAt(check, kind))
            checks.push_back(&check);
    return checks;
}

} // namespace delve::mageknight
