// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/renumbering.h"

#include <algorithm>

namespace delve::mageknight {

bool Renumbering::isAnyMoved() const
{
    for (std::size_t old = 0; old < newNumbers.size(); ++old)
        if (newNumbers[old] != std::int32_t(old))
            return true;
    return false;
}

Renumbering renumberingOf(const Edit& edit, ThingKind kind, std::size_t count)
{
    constexpr std::int32_t staying = -2;
    Renumbering renumbering;
    renumbering.newNumbers.assign(count, staying);
    std::vector<std::int32_t> arriving;
    std::int32_t difference = 0;
    for (const auto& [changed, before, after] : edit.changes) {
        if (changed != kind || (before && after && before->index == after->index))
            continue;
        difference += int(after.has_value()) - int(before.has_value());
        if (before)
            renumbering.newNumbers[before->index] = after ? std::int32_t(after->index) : -1;
        if (after)
            arriving.push_back(std::int32_t(after->index));
    }
    std::ranges::sort(arriving);
    auto taken = arriving.begin();
    std::int32_t next = 0;
    for (std::int32_t& number : renumbering.newNumbers) {
        if (number != staying)
            continue;
        for (; taken != arriving.end() && *taken == next; ++taken)
            ++next;
        number = next++;
    }
    renumbering.count = std::int32_t(count) + difference;
    return renumbering;
}

} // namespace delve::mageknight
