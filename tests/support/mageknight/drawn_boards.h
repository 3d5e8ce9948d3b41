// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <string>
#include <vector>

namespace delve::mageknight::test {

// Boards and directions that many tests of play share.

inline constexpr Direction N = Direction::North;
inline constexpr Direction NE = Direction::NorthEast;
inline constexpr Direction E = Direction::East;
inline constexpr Direction SE = Direction::SouthEast;
inline constexpr Direction S = Direction::South;
inline constexpr Direction SW = Direction::SouthWest;
inline constexpr Direction W = Direction::West;
inline constexpr Direction NW = Direction::NorthWest;

/// One row of squares on two tiles: a to e and f to j.
inline const std::vector<std::string> lane{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g h i j|",
                                           "+-+-+-+-+-+-+-+-+-+-+"};
/// The lane with a wall between the tiles.
inline const std::vector<std::string> walledLane{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d e|f g h i j|",
                                                 "+-+-+-+-+-+-+-+-+-+-+"};
/// The lane with a door between the tiles.
inline const std::vector<std::string> dooredLane{"+-+-+-+-+-+-+-+-+-+-+", "|a b c d eDf g h i j|",
                                                 "+-+-+-+-+-+-+-+-+-+-+"};
/// One tile with one row of squares.
inline const std::vector<std::string> shortLane{"+-+-+-+-+-+", "|a b c d e|", "+-+-+-+-+-+"};
/// One tile of five by three squares.
inline const std::vector<std::string> hall{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                           "+ + + + + +", "|k l m n o|", "+-+-+-+-+-+"};
/// One tile of three by three squares. A chest on e that faces south has g, h and i in its front arc.
inline const std::vector<std::string> chamber{"+-+-+-+", "|a b c|", "+ + + +", "|d e f|",
                                              "+ + + +", "|g h i|", "+-+-+-+"};
/// The chamber with two rows more to the south.
inline const std::vector<std::string> deepChamber{"+-+-+-+", "|a b c|", "+ + + +", "|d e f|",
                                                  "+ + + +", "|g h i|", "+ + + +", "|j k l|",
                                                  "+ + + +", "|m n o|", "+-+-+-+"};
/// A lane at the edge of a tile, and a recess in the next one that is next to b, c and d.
inline const std::vector<std::string> laneWithRecess{
    "+-+-+-+-+-+", "|. # # # #|", "+ + + + + +", "|# # # # #|", "+ + + + + +", "|# # # # #|", "+ + + + + +",
    "|# # # # #|", "+-+-+-+-+-+", "|a b c d e|", "+-+-+ +-+-+", "|# # p # #|", "+-+-+-+-+-+"};
/// One tile with room for chests and two teams.
inline const std::vector<std::string> vault{"+-+-+-+-+-+", "|a b c o j|", "+ + + + + +", "|d e f k l|",
                                            "+ + + + + +", "|g h i m n|", "+-+-+-+-+-+"};

} // namespace delve::mageknight::test
