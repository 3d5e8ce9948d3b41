// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace delve::mageknight {

/// What a piece in some spot does to the boards, as far as the rules about the other pieces are concerned.
enum class BoardEffect : std::uint8_t
{
    None,     ///< the boards stay as they are in all that matters
    Harmless, ///< they change, but break no rule by it; an error that is there may be mended
    Refusal,  ///< a rule is broken that refuses the spot
    Unknown   ///< the whole scenario must be looked at
};

} // namespace delve::mageknight
