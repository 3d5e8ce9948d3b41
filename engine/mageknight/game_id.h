// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace delve::mageknight {

/// The member "game" of its scenarios, and of its packs where they have one.
inline constexpr std::string_view gameId = "mage-knight-dungeons";

} // namespace delve::mageknight
