// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::mageknight::play {

// The parts of a recorded game in a file, before anybody says what they mean.

/// One entry of the list of actions.
struct RawStep
{
    std::optional<JsonView> action;
    std::vector<int> dice;
    std::uint64_t hash = 0;
    std::optional<JsonView> events;
};

RawStep readRawStep(const JsonView& json, ReadLog& log);

/// 16 hexadecimal digits.
std::uint64_t readHex(const JsonView& json, ReadLog& log);

/// A hash that does not depend on the order of the members of objects, since other people's tools sort them.
/// Never 0, which stands for nothing.
std::uint64_t hashOfJson(const JsonView& value);

} // namespace delve::mageknight::play
