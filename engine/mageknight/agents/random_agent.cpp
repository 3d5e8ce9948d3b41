// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/random_agent.h"

#include "engine/base/dice.h"

namespace delve::mageknight::play {

namespace {

/// How gladly the random player does something: it fights and opens where it can, walks, and seldom fidgets.
struct Liking
{
    template <typename T> int operator()(const T&) const
    {
        if constexpr (std::is_same_v<T, GiveUp>)
            return 0;
        else if constexpr (std::is_same_v<T, Attack> || std::is_same_v<T, Shoot> ||
                           std::is_same_v<T, SweepAround> || std::is_same_v<T, OpenChest> ||
                           std::is_same_v<T, DisarmTrap> || std::is_same_v<T, ExposeTrap> ||
                           std::is_same_v<T, Leave> || std::is_same_v<T, Activate>)
            return 60;
        else if constexpr (std::is_same_v<T, Step> || std::is_same_v<T, Enter> ||
                           std::is_same_v<T, OpenDoor> || std::is_same_v<T, TakeStairs>)
            return 20;
        else if constexpr (std::is_same_v<T, Turn> || std::is_same_v<T, CancelAbility> ||
                           std::is_same_v<T, CancelGift> || std::is_same_v<T, TurnNimble> ||
                           std::is_same_v<T, Pass> || std::is_same_v<T, CloseDoor>)
            return 1;
        else
            return 5;
    }
};

int likingOf(const Action& action)
{
    return std::visit(Liking{}, action);
}

} // namespace

std::size_t RandomAgent::choose(const PlayerView&, std::span<const Action> legal, std::uint64_t moment,
                                Weighing* why)
{
    if (why != nullptr)
        why->candidates.clear();
    int all = 0;
    for (const Action& action : legal) {
        all += likingOf(action);
        if (why != nullptr)
            why->candidates.push_back({action, likingOf(action), {}});
    }
    if (all == 0)
        return 0;
    Random random(seedFor(m_seed, moment));
    int rest = int(random.below(std::uint32_t(all)));
    std::size_t choice = 0;
    while ((rest -= likingOf(legal[choice])) >= 0)
        ++choice;
    return choice;
}

} // namespace delve::mageknight::play
