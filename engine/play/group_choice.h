#pragma once

#include <array>
#include <bitset>
#include <initializer_list>

namespace delve::play {

/// How many monsters appear, and for how many points in all.
struct GroupSize
{
    int count = 0;
    int points = 0;

    friend bool operator==(const GroupSize&, const GroupSize&) = default;
};

/// CONV-11, CONV-12: the groups that can be chosen from a pool, by number and total of their points.
class GroupTotals
{
public:
    /// No token and no trap brings more.
    static constexpr int mostCount = 9;
    static constexpr int mostPoints = 500;

    GroupTotals() { m_reached[0].set(0); }
    /// Only groups of up to so many are of interest, which is less to add up.
    explicit GroupTotals(GroupSize most);
    GroupTotals(std::initializer_list<int> pool);

    /// One more monster is in the pool.
    void add(int points);

    /// Exactly so many of the pool add up to exactly these points.
    bool has(GroupSize group) const;
    /// The group that must be chosen: the number comes first, then the highest total that does not exceed the
    /// points. Nothing fits: 0 monsters.
    GroupSize best(GroupSize wanted) const;

private:
    std::array<std::bitset<mostPoints + 1>, mostCount + 1> m_reached; ///< by number
    int m_most = mostCount;
};

} // namespace delve::play
