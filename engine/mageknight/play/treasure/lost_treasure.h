// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// LOSE, THEFT-10: chests that go back into the dungeon.

/// LOSE-04 to LOSE-06: where the chest goes and how it faces.
struct PutChest
{
    SquareIndex to = noSquare;
    Side facing = Side::North;

    static constexpr std::string_view name = "put-chest";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("to", &PutChest::to), field("facing", &PutChest::facing));
    }
    friend bool operator==(const PutChest&, const PutChest&) = default;
};

/// LOSE-02, LOSE-07, LOSE-08: in the dungeon again, its trap untouched; what is in it stays as it is.
struct ChestPutBack
{
    ChestId chest = ChestId::None;
    SquareIndex to = noSquare;
    Side facing = Side::North;

    static constexpr std::string_view name = "chest-put-back";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &ChestPutBack::chest), squareField("to", &ChestPutBack::to),
                          field("facing", &ChestPutBack::facing));
    }
    friend bool operator==(const ChestPutBack&, const ChestPutBack&) = default;
};

/// LOSE-01: the player loses chests as long as it has too many; the hero fell on `square`.
struct LoseTreasure
{
    PlayerId player = PlayerId::None;
    SquareIndex square = noSquare;
    bool isFirst = true;

    static constexpr std::string_view name = "lose-treasure";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &LoseTreasure::player),
                          squareField("square", &LoseTreasure::square),
                          field("isFirst", &LoseTreasure::isFirst));
    }
};

/// Where a chest that is put back may go.
enum class PutWhere : std::uint8_t
{
    Nearest,      ///< LOSE-04: on the square, or the nearest one that can hold it
    AnyOnTile,    ///< LOSE-05: anywhere on the tile of the square
    NearestOnTile ///< THEFT-10: the nearest one, first of all on the tile of the square
};

/// LOSE-04 to LOSE-06: this player puts a chest back into the dungeon: on `square`, which is the nearest one
/// already, or anywhere on its tile.
struct ChestPlacing
{
    PlayerId player = PlayerId::None;
    ChestId chest = ChestId::None;
    SquareIndex square = noSquare;
    PutWhere where = PutWhere::Nearest;

    static constexpr std::string_view name = "chest-placing";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "LOSE-02";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &ChestPlacing::player), field("chest", &ChestPlacing::chest),
                          squareField("square", &ChestPlacing::square), field("where", &ChestPlacing::where));
    }
};

/// By what the chest goes back.
std::string_view ruleOf(const ChestPlacing& placing);
Refusal check(const Position& position, const PutChest& action);
void carryOut(Unfolding& unfolding, const PutChest& action);
void resume(Unfolding& unfolding, const LoseTreasure& task);
PlayerId deciderOf(const Position& position, const ChestPlacing& placing);
void listOptions(const Position& position, const ChestPlacing& placing, ActionList& actions);
void evolve(StateWriter& state, const ChestPutBack& event);

/// LOSE-01: a hero of this player was eliminated on this square: chests above the limit go back.
void loseTreasure(Unfolding& unfolding, PlayerId player, SquareIndex square);
/// Lets the player put a chest back into the dungeon.
void putBack(Unfolding& unfolding, const ChestPlacing& placing);

constexpr auto fileWords(PutWhere)
{
    return std::to_array<EnumName<PutWhere>>({{PutWhere::Nearest, "nearest"},
                                              {PutWhere::AnyOnTile, "any-on-tile"},
                                              {PutWhere::NearestOnTile, "nearest-on-tile"}});
}

} // namespace delve::mageknight::play
