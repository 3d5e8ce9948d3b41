// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"

#include <unordered_map>
#include <vector>

namespace delve::mageknight {

/// The things that are of one kind of piece.
template <typename Kind> struct AlikeThings
{
    const Kind* kind;
    std::vector<ThingId> ids; ///< in order of placement
};

/// Things by their kinds of pieces, in the order in which these are first placed. `kindOf` finds the kind of
/// a thing.
template <typename Thing, typename KindOf> auto groupedByKind(const std::vector<Thing>& things, KindOf kindOf)
{
    using Kind = std::remove_cvref_t<decltype(kindOf(things.front()))>;
    std::vector<AlikeThings<Kind>> groups;
    std::unordered_map<const Kind*, std::size_t> places; // looked up only, never walked
    for (const Thing& thing : things) {
        const Kind* kind = &kindOf(thing);
        const auto [place, isNew] = places.try_emplace(kind, groups.size());
        if (isNew)
            groups.push_back({kind, {}});
        groups[place->second].ids.push_back(thing.id);
    }
    return groups;
}

} // namespace delve::mageknight
