// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

// Items for chests, and chests that somebody has.

/// Puts a chest before a player, with what it holds.
inline void give(DrawnGame& game, play::ChestId id, int player, int treasure)
{
    play::StateWriter(game.game(), game.state()).chest(id).treasure = std::int8_t(treasure);
    game.happen(play::ChestTaken{id, play::PlayerId(player)});
}

inline Item sword()
{
    Item item;
    item.type = "sword";
    item.attackBonus = 1;
    item.speedBonus = 2;
    item.abilities = {Ability::Sweep};
    return item;
}

inline Item shield(const char* type = "shield")
{
    Item item;
    item.type = type;
    item.defenseBonus = 2;
    return item;
}

inline Item potion()
{
    Item item = shield("potion");
    item.potion = true;
    return item;
}

/// An item that gives nothing but an ability.
inline Item charm(Ability ability, const char* type = "charm")
{
    Item item;
    item.type = type;
    item.abilities = {ability};
    return item;
}

/// Ends turns until the first of two players is asked to assign.
inline void comeRound(DrawnGame& game)
{
    game.play(play::EndTurn{});
    game.play(play::EndTurn{});
}

} // namespace delve::mageknight::test
