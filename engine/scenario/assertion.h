// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/id.h"

#include <cstdint>
#include <optional>

namespace delve {

enum class AssertedBound : std::uint8_t
{
    AtLeast,
    AtMost
};

constexpr auto fileWords(AssertedBound)
{
    return std::to_array<EnumName<AssertedBound>>(
        {{AssertedBound::AtLeast, "at-least"}, {AssertedBound::AtMost, "at-most"}});
}

/// An assertion of the designer about the games of a scenario: something happens in at least, or at most, so
/// many percent of them. What can be measured is each game's own.
template <typename Measure> struct ScenarioAssertion
{
    Measure measure{};
    std::optional<int> within; ///< rounds, for measures that ask for them
    AssertedBound bound = AssertedBound::AtMost;
    int percent = 55;
    ThingId about; ///< the thing that the measure is about; empty: each of them

    friend bool operator==(const ScenarioAssertion&, const ScenarioAssertion&) = default;
};

} // namespace delve
