// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdio>
#include <vector>

namespace delve::bench {

/// How long something took, many times over.
class Times
{
public:
    void add(double milliseconds) { m_times.push_back(milliseconds); }
    std::size_t count() const { return m_times.size(); }
    void print(const char* clock)
    {
        if (m_times.empty())
            return;
        std::ranges::sort(m_times);
        std::printf("   %s median %5.1f p95 %5.1f most %5.1f", clock, m_times[m_times.size() / 2],
                    m_times[m_times.size() * 95 / 100], m_times.back());
    }

private:
    std::vector<double> m_times;
};

} // namespace delve::bench
