// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/drive_plans.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

DrivePlans::DrivePlans(const Position& position, const Actions& legal)
{
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (const auto* drive = std::get_if<Drive>(&legal[i]))
            if (const auto end = stanceAfter(position, *drive))
                m_all.push_back({int(i), *end});
}

const DrivePlan* DrivePlans::endingOn(SquareIndex anchor, Direction facing) const
{
    if (const DrivePlan* plan = endingAs({anchor, facing}))
        return plan;
    const auto found =
        std::ranges::find_if(m_all, [&](const DrivePlan& plan) { return plan.end.anchor == anchor; });
    return found == m_all.end() ? nullptr : &*found;
}

const DrivePlan* DrivePlans::endingAs(const Stance& end) const
{
    const auto found = std::ranges::find(m_all, end, &DrivePlan::end);
    return found == m_all.end() ? nullptr : &*found;
}

} // namespace delve::mageknight
