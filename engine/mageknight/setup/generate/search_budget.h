// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/wishes.h"

namespace delve::mageknight {

/// Counts the steps of a search, and says when it must end.
class SearchBudget
{
public:
    explicit SearchBudget(const SearchLimits& limits) : m_limits(limits) {}

    /// One more step; false if the search must end.
    bool spend()
    {
        if (isOver())
            return false;
        ++m_progress.steps;
        if (m_limits.onProgress && m_progress.steps % 256 == 0)
            m_limits.onProgress(m_progress);
        return true;
    }
    /// For work that takes long and is not counted in steps: whoever watches has a look. True if the search
    /// must end.
    bool mustEnd()
    {
        if (m_limits.onProgress)
            m_limits.onProgress(m_progress);
        return isOver();
    }
    void countDungeon() { ++m_progress.made; }
    bool isOver() const { return m_progress.steps >= m_limits.steps || m_limits.stop.stop_requested(); }
    std::int64_t spent() const { return m_progress.steps; }

private:
    const SearchLimits& m_limits;
    SearchProgress m_progress;
};

} // namespace delve::mageknight
