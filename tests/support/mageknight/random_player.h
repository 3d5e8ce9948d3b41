// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/play.h"

namespace delve::mageknight::test {

/// Somebody who plays at random, but not without sense: fights, doors and chests come up more often than
/// turning on the spot, and a share of the choices is made with gold in mind. So games get somewhere: some
/// end at the exits, some in the graveyard.
class RandomPlayer
{
public:
    /// `purpose`: how many of a hundred choices bring heroes nearer to gold, and then to the exit.
    RandomPlayer(std::uint64_t seed, int purpose) : m_random(seed), m_purpose(purpose) {}

    play::Action choose(const play::Position& position, const play::Actions& actions);

private:
    play::Action chooseAny(const play::Actions& actions);

    Random m_random;
    int m_purpose;
};

} // namespace delve::mageknight::test
