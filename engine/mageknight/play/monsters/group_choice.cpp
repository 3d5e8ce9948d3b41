// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/group_choice.h"

#include <algorithm>
#include <cstddef>

namespace delve::mageknight::play {

namespace {

constexpr int none = 1 << 20; ///< more than any group costs

} // namespace

GroupTotals::GroupTotals(std::initializer_list<int> pool) : GroupTotals()
{
    for (const int points : pool)
        add(points);
}

GroupTotals::GroupTotals(GroupSize most)
    : m_most{std::clamp(most.count, 0, mostCount), std::min(most.points, mostPoints)}
{
    m_reached[0].set(0);
    m_lowest.fill(none);
    m_lowest[0] = 0;
}

void GroupTotals::add(int points)
{
    ++m_pool;
    // From the largest number down, so that nobody is counted twice.
    for (std::size_t count = std::size_t(m_most.count); count > 0; --count) {
        m_lowest[count] = std::min(m_lowest[count], m_lowest[count - 1] + points);
        if (points <= m_most.points)
            m_reached[count] |= m_reached[count - 1] << std::size_t(points);
    }
}

bool GroupTotals::has(GroupSize group) const
{
    if (group.count < 0 || group.count > m_most.count || group.points < 0)
        return false;
    const std::size_t count = std::size_t(group.count);
    return m_lowest[count] == group.points ||
           (group.points <= mostPoints && m_reached[count].test(std::size_t(group.points)));
}

std::optional<GroupSize> GroupTotals::within(int count, int points) const
{
    for (int total = std::min(points, mostPoints); total >= 0; --total)
        if (m_reached[std::size_t(count)].test(std::size_t(total)))
            return GroupSize{count, total};
    return std::nullopt;
}

GroupSize GroupTotals::best(GroupSize wanted, PointCap cap) const
{
    // CONV-12: as many as the pool has, if that is fewer.
    const int most = std::min({wanted.count, m_most.count, m_pool});
    for (int count = most; count > 0; --count) {
        if (const auto group = within(count, wanted.points))
            return *group;
        // CONV-11: for one monster the points are never exceeded.
        if (cap == PointCap::Yielding)
            return count > 1 ? GroupSize{count, m_lowest[std::size_t(count)]} : GroupSize{};
    }
    return {};
}

} // namespace delve::mageknight::play
