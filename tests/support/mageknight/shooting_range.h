// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

inline const Stats archer{.attack = 9, .damage = 3, .range = 6};

/// A shooter on f that faces east and a target on j that faces it.
struct Range
{
    DrawnGame game;
    play::FigureId shooter;
    play::FigureId target;

    explicit Range(const Stats& attacker = archer, const Stats& defender = {}, Direction facing = W,
                   const std::vector<std::string>& rows = hall)
        : game(rows), shooter(game.hero(0, 'f', E, attacker)), target(game.hero(1, 'j', facing, defender))
    {}
    void begin()
    {
        game.start();
        game.activate(shooter);
    }
    QString verdict() const { return game.verdict(play::Shoot{target}); }
};

} // namespace delve::mageknight::test
