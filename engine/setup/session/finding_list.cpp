#include "engine/setup/session/finding_list.h"

#include "engine/setup/validate_setup.h"

#include <algorithm>
#include <numeric>

namespace delve {

void FindingList::add(std::uint16_t check, std::uint32_t number, Findings findings)
{
    for (Finding& finding : findings) {
        m_keys.push_back({std::uint16_t(rankOf(finding.rule)), check, number});
        m_findings.push_back(std::move(finding));
    }
}

void FindingList::sort()
{
    // Mostly a long part that is in order and a few new ones behind it.
    const auto sorted = std::ranges::is_sorted_until(m_keys) - m_keys.begin();
    if (sorted == std::ptrdiff_t(m_keys.size()))
        return;
    std::vector<std::uint32_t> order(m_keys.size());
    std::iota(order.begin(), order.end(), 0);
    const auto keyOf = [&](std::uint32_t place) { return m_keys[place]; };
    std::ranges::stable_sort(order.begin() + sorted, order.end(), {}, keyOf);
    std::ranges::inplace_merge(order, order.begin() + sorted, {}, keyOf);
    std::vector<FindingKey> keys;
    Findings findings;
    keys.reserve(order.size());
    findings.reserve(order.size());
    for (const std::uint32_t place : order) {
        keys.push_back(m_keys[place]);
        findings.push_back(std::move(m_findings[place]));
    }
    m_keys = std::move(keys);
    m_findings = std::move(findings);
}

} // namespace delve
