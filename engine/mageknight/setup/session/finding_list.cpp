// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/session/finding_list.h"

#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>
#include <numeric>

namespace delve::mageknight {

void FindingList::add(std::uint16_t check, std::uint32_t number, Findings findings)
{
    for (Finding& finding : findings) {
        m_keys.push_back({std::uint16_t(rankOf(finding.rule)), check, number});
        m_findings.push_back(std::move(finding));
    }
}

void FindingList::sort()
{
    // Mostly a long part that is in order and a few new ones behind it, which are put between the others from
    // the end, so that nothing moves twice.
    auto sorted = std::size_t(std::ranges::is_sorted_until(m_keys) - m_keys.begin());
    std::vector<std::size_t> order(m_keys.size() - sorted);
    std::iota(order.begin(), order.end(), 0);
    const std::vector<FindingKey> newKeys(m_keys.begin() + std::ptrdiff_t(sorted), m_keys.end());
    Findings added(std::make_move_iterator(m_findings.begin() + std::ptrdiff_t(sorted)),
                   std::make_move_iterator(m_findings.end()));
    std::ranges::stable_sort(order, {}, [&](std::size_t number) { return newKeys[number]; });
    std::size_t place = m_keys.size();
    while (!order.empty()) {
        --place;
        if (sorted > 0 && m_keys[sorted - 1] > newKeys[order.back()]) {
            --sorted;
            m_keys[place] = m_keys[sorted];
            m_findings[place] = std::move(m_findings[sorted]);
        } else {
            m_keys[place] = newKeys[order.back()];
            m_findings[place] = std::move(added[order.back()]);
            order.pop_back();
        }
    }
}

} // namespace delve::mageknight
