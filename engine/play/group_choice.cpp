#include "engine/play/group_choice.h"

#include <algorithm>
#include <vector>

namespace delve::play {

namespace {

/// Which totals can be reached with how many values, each used once.
class Totals
{
public:
    Totals(std::span<const int> pool, GroupSize most)
        : m_count(std::min(most.count, int(pool.size()))),
          m_points(std::max(most.points, 0)),
          m_reached(std::size_t(m_count + 1) * std::size_t(m_points + 1))
    {
        at(0, 0) = true;
        for (const int value : pool)
            for (int count = m_count; count > 0 && value <= m_points; --count)
                for (int points = value; points <= m_points; ++points)
                    if (at(count - 1, points - value))
                        at(count, points) = true;
    }

    int mostCount() const { return m_count; }
    bool reaches(int count, int points)
    {
        return count >= 0 && count <= m_count && points >= 0 && points <= m_points && at(count, points);
    }

private:
    std::vector<bool>::reference at(int count, int points)
    {
        return m_reached[std::size_t(count) * std::size_t(m_points + 1) + std::size_t(points)];
    }

    int m_count;
    int m_points;
    std::vector<bool> m_reached;
};

} // namespace

GroupSize bestGroup(std::span<const int> pool, GroupSize wanted)
{
    Totals totals(pool, wanted);
    for (int count = totals.mostCount(); count > 0; --count)
        for (int points = wanted.points; points >= 0; --points)
            if (totals.reaches(count, points))
                return {count, points};
    return {};
}

bool canMakeGroup(std::span<const int> pool, GroupSize group)
{
    return Totals(pool, group).reaches(group.count, group.points);
}

} // namespace delve::play
