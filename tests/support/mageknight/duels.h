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
        : hero(game.hero(0, 'g', E, attacker)), enemy(game.hero(1, 'h', facing, defender))
    {}
    void begin()
    {
        game.start();
        game.activate(hero);
    }
};

/// The same at range: f and j.
struct RangedDuel
{
    DrawnGame game{hall};
    play::FigureId hero;
    play::FigureId enemy;

    explicit RangedDuel(const Stats& attacker, const Stats& defender = {}, Direction facing = W)
        : hero(game.hero(0, 'f', E, attacker)), enemy(game.hero(1, 'j', facing, defender))
    {}
    void begin()
    {
        game.start();
        game.activate(hero);
    }
};

} // namespace delve::mageknight::test
