// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace delve {

/// How many characters have to be put in, left out or changed; upper and lower case are the same.
std::size_t distanceBetween(std::string_view a, std::string_view b);

/// The word that was perhaps meant by one that nobody knows: the nearest, the first of several, and only if
/// at most a third of the characters differ.
std::optional<std::string_view> nearestWord(std::string_view word, std::span<const std::string_view> known);

} // namespace delve
