// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/thing_groups.h"

#include "editor/mageknight/document/thing_bounds.h"

namespace delve::mageknight {

QRect squaresOf(const Scenario& things, const Content& content)
{
    QRectF area;
    visitAllLists(things, [&](ThingKind kind, const auto& list) {
        for (const auto& thing : list)
            if (const auto bounds = boundsOf(kind, thing, things, content))
                area |= bounds->area;
    });
    return area.toAlignedRect();
}

std::vector<ThingId> addedThings(const Edit& edit)
{
    std::vector<ThingId> added;
    for (const ThingChange& change : edit.changes)
        if (!change.before)
            added.push_back(change.id());
    return added;
}

} // namespace delve::mageknight
