// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <optional>
#include <string>
#include <string_view>

namespace delve::fuzz {

// Changes files as people and programs get them wrong: they stay JSON and keep most of their form, so that
// readers are asked about more than commas.

/// The text with a few changes in its values: numbers at limits, other types, texts and keys from elsewhere
/// in the file, things removed, doubled, moved and reordered. Nothing where the text is no JSON, or one so
/// deep that it is better changed byte by byte. A text of two, the first of them on a line of its own, is
/// taken as two. The same random numbers give the same text.
std::optional<std::string> mutatedJson(std::string_view text, Random& random);

/// The text with something out of another in place of something of its own.
std::optional<std::string> crossedJson(std::string_view text, std::string_view other, Random& random);

} // namespace delve::fuzz
