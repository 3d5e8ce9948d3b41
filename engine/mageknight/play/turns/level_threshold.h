// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve::mageknight::play {

/// XP-10: so many points of experience earn a level.
inline constexpr int experiencePerLevel = 50;

} // namespace delve::mageknight::play
