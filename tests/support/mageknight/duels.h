// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// A hero on g that faces east and an enemy on h that shows it its flank, so that it does not answer.
struct Duel
{
    DrawnGame game{hall};
    play::FigureId hero;
    play::FigureId enemy;

    explicit Duel(const Stats& attacker, const Stats& defender = {}, Direction facing = N)
        : Duel('g', attacker, 'h', defender, facing)
    {}
    void begin()
    {
        game.start();
        game.activate(hero);
    }

protected:
    Duel(char from, const Stats& attacker, char to, const Stats& defender, Direction facing)
        : hero(game.hero(0, from, E, attacker)), enemy(game.hero(1, to, facing, defender))
    {}
};

/// A duel at range: f and j, face to face.
struct RangedDuel : Duel
{
    explicit RangedDuel(const Stats& attacker, const Stats& defender = {}, Direction facing = W)
        : Duel('f', attacker, 'j', defender, facing)
    {}
};

} // namespace delve::mageknight::test
