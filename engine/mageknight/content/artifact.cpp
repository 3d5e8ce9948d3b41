// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/artifact.h"

#include <algorithm>

namespace delve::mageknight {

bool ArtifactToken::isRefresh() const
{
    return std::any_of(rows.begin(), rows.end(), [](const Row& row) {
        return std::any_of(row.effects.begin(), row.effects.end(), [](const TokenEffect& effect) {
            return std::holds_alternative<effect::Refresh>(effect);
        });
    });
}

} // namespace delve::mageknight
