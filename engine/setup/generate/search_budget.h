#pragma once

#include "engine/setup/generate/wishes.h"

namespace delve {

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
        ++m_spent;
        if (m_limits.onProgress && m_spent % 1024 == 0)
            m_limits.onProgress(m_spent);
        return true;
    }
    bool isOver() const { return m_spent >= m_limits.steps || isStopped(); }
    bool isStopped() const { return m_limits.stop.stop_requested(); }
    std::int64_t spent() const { return m_spent; }

private:
    const SearchLimits& m_limits;
    std::int64_t m_spent = 0;
};

} // namespace delve
