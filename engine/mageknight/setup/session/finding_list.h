// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/finding.h"

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

namespace delve::mageknight {

/// Where a finding comes from, in the order in which findings are listed.
struct FindingKey
{
    std::uint16_t rank = 0;   ///< of its rule
    std::uint16_t check = 0;  ///< the number of the check
    std::uint32_t number = 0; ///< the number of the thing for a check of one thing, else 0

    friend auto operator<=>(const FindingKey&, const FindingKey&) = default;
};

/// Findings in their order, of which some are replaced at a time.
class FindingList
{
public:
    const Findings& findings() const { return m_findings; }
    /// Leaves nothing.
    Findings take()
    {
        m_keys.clear();
        return std::exchange(m_findings, {});
    }

    /// Asks about every finding: `update` tells whether it stays, and may change the number of its thing.
    /// Returns those that do not.
    template <typename Update> Findings update(Update update)
    {
        Findings gone;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            if (!update(m_keys[i])) {
                gone.push_back(std::move(m_findings[i]));
                continue;
            }
            if (kept != i) {
                m_keys[kept] = m_keys[i];
                m_findings[kept] = std::move(m_findings[i]);
            }
            ++kept;
        }
        m_keys.resize(kept);
        m_findings.resize(kept);
        return gone;
    }

    /// Adds findings in the order in which they were found, before the next `sort`.
    void add(std::uint16_t check, std::uint32_t number, Findings findings);
    /// Puts all in order.
    void sort();

private:
    std::vector<FindingKey> m_keys;
    Findings m_findings; ///< as many
};

} // namespace delve::mageknight
