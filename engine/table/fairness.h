// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/shares.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace delve::table {

/// Whether those who win are equally good: seats, or entrances.
struct Fairness
{
    enum class Verdict : std::uint8_t
    {
        Fair,    ///< everyone wins its share of decided games within some points
        Unfair,  ///< one certainly wins more or less than its share, by more than is tolerated
        NotShown ///< too few games to tell
    };
    Verdict verdict = Verdict::NotShown;
    int within = 100;          ///< points: nobody is farther from its share, with this certainty
    std::size_t farthest = 0;  ///< the one that is farthest from its share
    bool isFavoured = false;   ///< it wins more than its share
    std::uint64_t decided = 0; ///< games that somebody won alone
    Certainty certainty;       ///< of each single share
};

/// A seat may be off its share by so many points and the scenario still be called fair.
inline constexpr int usualTolerance = 5;

/// What may be said about fairness and no more than that, from the games that each has won. All that is said
/// of the several seats is right together with the certainty asked for.
Fairness fairnessOf(std::span<const std::uint64_t> wins, int tolerance = usualTolerance,
                    Certainty certainty = {});

} // namespace delve::table
