// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "tests/fuzz/json_places.h"

#include <string>
#include <vector>

namespace delve::fuzz {

inline bool isLucky(Random& random, std::uint32_t percent)
{
    return random.below(100) < percent;
}

template <typename List> const auto& oneOf(const List& list, Random& random)
{
    return list[random.below(std::uint32_t(list.size()))];
}

/// A number near this one, or one at the end of a type or of what our files allow.
Json numberAtALimit(const Json& value, Random& random);

/// A text that programs stumble over, one like this, or one of the others.
std::string oddText(const std::string& text, const std::vector<std::string>& others, Random& random);

} // namespace delve::fuzz
