#include "engine/play/group_choice.h"

#include <algorithm>
#include <cstddef>

namespace delve::play {

GroupTotals::GroupTotals(std::initializer_list<int> pool) : GroupTotals()
{
    for (const int points : pool)
        add(points);
}

GroupTotals::GroupTotals(GroupSize most) : GroupTotals()
{
    m_most = std::clamp(most.count, 0, mostCount);
}

void GroupTotals::add(int points)
{
    // From the largest number down, so that nobody is counted twice.
    for (std::size_t count = std::size_t(m_most); points <= mostPoints && count > 0; --count)
        m_reached[count] |= m_reached[count - 1] << std::size_t(points);
}

bool GroupTotals::has(GroupSize group) const
{
    return group.count >= 0 && group.count <= m_most && group.points >= 0 && group.points <= mostPoints &&
           m_reached[std::size_t(group.count)].test(std::size_t(group.points));
}

GroupSize GroupTotals::best(GroupSize wanted) const
{
    for (int count = std::min(wanted.count, m_most); count > 0; --count)
        for (int points = std::min(wanted.points, mostPoints); points >= 0; --points)
            if (has({count, points}))
                return {count, points};
    return {};
}

} // namespace delve::play
