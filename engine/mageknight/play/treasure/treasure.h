// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// TREAS-01 to TREAS-09, TRAP-27, DG-24: opening a chest.

struct OpenChest
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "open-chest";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &OpenChest::chest));
    }
    friend bool operator==(const OpenChest&, const OpenChest&) = default;
};

/// TREAS-08: everybody has seen what is in the chest.
struct ChestOpened
{
    ChestId chest = ChestId::None;
    std::int8_t treasure = -1;

    static constexpr std::string_view name = "chest-opened";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &ChestOpened::chest), field("treasure", &ChestOpened::treasure));
    }
    friend bool operator==(const ChestOpened&, const ChestOpened&) = default;
};

/// TREAS-08, THEFT-15: the chest lies before this player now.
struct ChestTaken
{
    ChestId chest = ChestId::None;
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "chest-taken";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &ChestTaken::chest), field("player", &ChestTaken::player));
    }
    friend bool operator==(const ChestTaken&, const ChestTaken&) = default;
};

Refusal check(const Position& position, const OpenChest& action);
void carryOut(Unfolding& unfolding, const OpenChest& action);
void evolve(StateWriter& state, const ChestOpened& event);
void evolve(StateWriter& state, const ChestTaken& event);

/// TREAS-06: how many chests a player may have, and how many it has. Stored ones do not count.
int chestLimit(const Position& position, PlayerId player);
int chestsHeld(const Position& position, PlayerId player);
/// What a chest is known to hold; nullptr as long as nobody has seen it.
const Treasure* treasureIn(const Position& position, ChestId chest);

} // namespace delve::mageknight::play
