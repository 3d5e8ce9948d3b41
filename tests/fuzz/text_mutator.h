// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <string>
#include <string_view>

namespace delve::fuzz {

/// The text with one change of a line, or of a cell of one: for tables and settings, which are no JSON.
std::string mutatedLines(std::string_view text, Random& random);

/// The text with one small fault of its bytes.
std::string mutatedBytes(std::string text, Random& random);

} // namespace delve::fuzz
