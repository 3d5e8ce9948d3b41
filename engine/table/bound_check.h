// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/table/shares.h"

#include <cstddef>
#include <optional>
#include <span>

namespace delve::table {

/// A statement about the share of games in which something happens.
struct Bound
{
    bool isLeast = true; ///< at least; otherwise at most
    double percent = 0;
};

/// What the games say about such a statement.
enum class BoundVerdict : std::uint8_t
{
    Holds,   ///< certainly, for everything it is about
    Broken,  ///< certainly, for one of them at least
    NotShown ///< too few games to tell
};

struct BoundCheck
{
    BoundVerdict verdict = BoundVerdict::NotShown;
    /// The one that is nearest to breaking it, or breaks it most; nothing where there is none to look at.
    std::optional<std::size_t> worst;
    std::uint64_t count = 0; ///< of the worst: games in which it happened
    Share share;             ///< of the worst
};

/// Checks a statement about several things, of which `counts` says in how many of the games it happened; or
/// about `only` one of them. All that is said of the several is right together with this certainty.
BoundCheck checkBound(const Bound& bound, std::span<const std::uint64_t> counts,
                      std::optional<std::size_t> only, std::uint64_t games, Certainty certainty);

constexpr auto fileWords(BoundVerdict)
{
    return std::to_array<EnumName<BoundVerdict>>({{BoundVerdict::Holds, "holds"},
                                                  {BoundVerdict::Broken, "broken"},
                                                  {BoundVerdict::NotShown, "not-shown"}});
}

} // namespace delve::table
