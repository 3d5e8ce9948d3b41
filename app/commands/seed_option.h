// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>

namespace delve {

/// For options that take a seed: a whole number and nothing else. The number that a text merely begins with,
/// or that is left of one too large, would be another seed than the one that was typed.
CLI::Validator seedNumber(std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

} // namespace delve
