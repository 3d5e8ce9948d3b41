#pragma once

namespace delve {

/// What two dice can come to: the rows of tables in content.
inline constexpr int lowestRoll = 2;
inline constexpr int highestRoll = 12;

} // namespace delve
