// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// The word for a person at the keyboard.
inline constexpr std::string_view humanSeat = "human";

/// How a game is to be played that begins.
struct TableSetup
{
    std::vector<std::string> seats; ///< who plays, by player: a word of SeatChoice; people where none is said
    bool typedDice = false;         ///< people roll and say what they see
    std::uint64_t seed = 0;         ///< of the dice otherwise
    int rounds = 0;                 ///< after which the game ends; 0 for what the game itself says
};

/// Somebody who can sit on a seat: the word that is saved, and the one that is shown.
struct SeatChoice
{
    std::string word;
    QString name;
};

/// A player for whom somebody has to be found.
struct SetupPlayer
{
    QString name;
    QColor colour;
};

/// A seed by chance, for a game that nobody can foresee.
std::uint64_t anySeed();

} // namespace delve
