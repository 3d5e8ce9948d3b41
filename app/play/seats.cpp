#include "app/play/seats.h"

#include "engine/base/dice.h"

#include <numeric>

namespace delve {

namespace {

constexpr std::string_view randomSeat = "random";

/// How gladly the random player does something: it fights and opens where it can, walks, and seldom fidgets.
struct Liking
{
    template <typename T> int operator()(const T&) const
    {
        if constexpr (std::is_same_v<T, play::GiveUp>)
            return 0;
        else if constexpr (std::is_same_v<T, play::Attack> || std::is_same_v<T, play::Shoot> ||
                           std::is_same_v<T, play::SweepAround> || std::is_same_v<T, play::OpenChest> ||
                           std::is_same_v<T, play::DisarmTrap> || std::is_same_v<T, play::ExposeTrap> ||
                           std::is_same_v<T, play::Leave> || std::is_same_v<T, play::Activate>)
            return 60;
        else if constexpr (std::is_same_v<T, play::Step> || std::is_same_v<T, play::Enter> ||
                           std::is_same_v<T, play::OpenDoor> || std::is_same_v<T, play::TakeStairs>)
            return 20;
        else if constexpr (std::is_same_v<T, play::Turn> || std::is_same_v<T, play::CancelAbility> ||
                           std::is_same_v<T, play::TurnNimble> || std::is_same_v<T, play::Pass> ||
                           std::is_same_v<T, play::CloseDoor>)
            return 1;
        else
            return 5;
    }
};

class RandomAgent final : public Agent
{
public:
    explicit RandomAgent(std::uint64_t seed) : m_seed(seed) {}

    play::Action choose(const play::PlayerView&, const play::Actions& legal, std::size_t turn) const override
    {
        const auto weight = [](const play::Action& action) { return std::visit(Liking{}, action); };
        const int all =
            std::accumulate(legal.begin(), legal.end(), 0,
                            [&](int sum, const play::Action& action) { return sum + weight(action); });
        if (all == 0)
            return legal.front();
        Random random(seedFor(m_seed, turn));
        int rest = int(random.below(std::uint32_t(all)));
        for (const play::Action& action : legal)
            if ((rest -= weight(action)) < 0)
                return action;
        return legal.back();
    }

private:
    std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<const Agent> makeAgent(std::string_view word, std::uint64_t seed)
{
    return word == randomSeat ? std::make_unique<const RandomAgent>(seed) : nullptr;
}

std::string knownSeats()
{
    return std::string(humanSeat) + ", " + std::string(randomSeat);
}

} // namespace delve
