// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <cstdint>

namespace delve {

/// How much a finding matters.
enum class Severity : std::uint8_t
{
    Error,   ///< the setup breaks the rule
    Warning, ///< legal, but probably a mistake or an agreed deviation
    Hint,    ///< legal and intended, but worth knowing
    Todo     ///< still missing before play; adding to the setup mends it
};

constexpr auto fileWords(Severity)
{
    return std::to_array<EnumName<Severity>>({{Severity::Error, "error"},
                                              {Severity::Warning, "warning"},
                                              {Severity::Hint, "hint"},
                                              {Severity::Todo, "todo"}});
}

} // namespace delve
