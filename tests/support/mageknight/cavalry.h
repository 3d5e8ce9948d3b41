// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// Five by five squares; those of the last row have no names but u, v and w.
inline const std::vector<std::string> paddock{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                              "+ + + + + +", "|k l m n o|", "+ + + + + +", "|p q r s t|",
                                              "+ + + + + +", "|u v w . .|", "+-+-+-+-+-+"};

/// A mount of three squares for riders of battle horses.
inline Stats horse(Stats stats = {}, Intelligence intelligence = Intelligence::Independent,
                   std::vector<Proficiency> proficiencies = {})
{
    stats.base = BaseShape::Mount1x3;
    stats.mount = Mount{MountType::BattleHorse, intelligence, std::move(proficiencies)};
    return stats;
}

/// A cavalry unit of the first player with its front square on h, facing north: it lies on h, m and r. One
/// opponent of the second player, or none.
struct Cavalry
{
    explicit Cavalry(const Stats& mountStats = horse(), const Stats& riderStats = {}, int bonus = 0,
                     char square = 'h')
        : game(paddock)
    {
        mount = game.hero(0, square, Direction::North, mountStats);
        rider = game.rider(mount, riderStats, bonus);
    }
    /// Another figure, of the second player.
    play::FigureId foe(char square, Direction facing, const Stats& stats = {})
    {
        return game.hero(1, square, facing, stats);
    }
    /// It is the turn of the second player.
    void passTurn() { game.play(play::EndTurn{}); }
    const play::FigureState& stateOf(play::FigureId id) const { return game.state().figure(id); }

    DrawnGame game;
    play::FigureId mount = play::FigureId::None;
    play::FigureId rider = play::FigureId::None;
};

} // namespace delve::mageknight::test
