#pragma once

#include "engine/play/view.h"

#include <memory>
#include <string>
#include <string_view>

namespace delve {

/// A player that is not at the keyboard. It sees what its player may know, and nothing else.
class Agent
{
public:
    virtual ~Agent() = default;

    /// One of the legal actions. `turn` counts the actions of the game, so that the choice is the same when
    /// an action was taken back.
    virtual play::Action choose(const play::PlayerView& view, const play::Actions& legal,
                                std::size_t turn) const = 0;
};

/// The word for a person at the keyboard.
inline constexpr std::string_view humanSeat = "human";

/// The agent of a word, "random"; nothing for a person and for words that nobody knows.
std::unique_ptr<const Agent> makeAgent(std::string_view word, std::uint64_t seed);

/// "human, random": what can sit on a seat.
std::string knownSeats();

} // namespace delve
