// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/offered_packs.h"

#include <algorithm>

namespace delve::mageknight {

std::vector<std::reference_wrapper<const Pack>> offeredPacks(const Content& content,
                                                             const std::vector<PackReference>& named)
{
    std::vector<std::reference_wrapper<const Pack>> offered;
    for (const Pack& pack : content.packs())
        if (!pack.onRequest || std::ranges::find(named, pack.id, &PackReference::id) != named.end())
            offered.emplace_back(pack);
    return offered;
}

std::vector<PackReference> referencesToOffered(const Content& content)
{
    std::vector<PackReference> references;
    for (const Pack& pack : offeredPacks(content))
        references.push_back({pack.id, pack.version, pack.hash});
    return references;
}

} // namespace delve::mageknight
