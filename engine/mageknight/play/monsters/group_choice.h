// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <initializer_list>
#include <optional>

namespace delve::mageknight::play {

/// How many monsters appear, and for how many points in all.
struct GroupSize
{
    int count = 0;
    int points = 0;

    friend bool operator==(const GroupSize&, const GroupSize&) = default;
};

/// CONV-12: what the points of a group are.
enum class PointCap : std::uint8_t
{
    Yielding, ///< of a token: the number of monsters goes before them
    Firm      ///< TRAP-14, EXO-23: a maximum, whatever the number
};

/// CONV-11, CONV-12: the groups that can be chosen from a pool, by number and total of their points.
class GroupTotals
{
public:
    /// No token and no trap brings more.
    static constexpr int mostCount = 9;
    static constexpr int mostPoints = 500;

    GroupTotals() : GroupTotals(GroupSize{mostCount, mostPoints}) {}
    /// Only groups of up to so many, and of those that exceed the points only the cheapest, are of interest,
    /// which is less to add up.
    explicit GroupTotals(GroupSize most);
    GroupTotals(std::initializer_list<int> pool);

    /// One more monster is in the pool.
    void add(int points);

    /// Exactly so many of the pool add up to exactly these points.
    bool has(GroupSize group) const;
    /// The group that must be chosen: the number comes first, then the highest total that does not exceed the
    /// points; see PointCap for what happens where nothing fits. At worst 0 monsters.
    GroupSize best(GroupSize wanted, PointCap cap) const;

private:
    /// So many for the highest total up to these points; nothing if there is no such group.
    std::optional<GroupSize> within(int count, int points) const;

    std::array<std::bitset<mostPoints + 1>, mostCount + 1> m_reached; ///< by number
    std::array<int, mostCount + 1> m_lowest;                          ///< the cheapest group, by number
    GroupSize m_most;
    int m_pool = 0; ///< monsters there are
};

} // namespace delve::mageknight::play
