// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/game.h"

#include <memory>
#include <string>
#include <vector>

namespace delve::dungeoneer::test {

/// Games of the shipped sets in all combinations, with every number of players and all switches both ways;
/// which one follows from a seed.
class AnyCardGame
{
public:
    /// The last one has all sets.
    static const std::vector<std::vector<std::string>> combinations;

    play::Game ofSeed(std::uint64_t seed);

private:
    std::vector<std::shared_ptr<const Cards>> m_cards;
};

} // namespace delve::dungeoneer::test
