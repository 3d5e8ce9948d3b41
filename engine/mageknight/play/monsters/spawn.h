// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/monsters/group_choice.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// CONV-05 to CONV-18, POOL: monsters come out of the pool, one after the other. Those that came together are
// the set Group of the state until all are placed.

/// CONV-12: the monster that comes next.
struct ChooseMonster
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "choose-monster";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ChooseMonster::figure));
    }
    friend bool operator==(const ChooseMonster&, const ChooseMonster&) = default;
};

/// CONV-07 to CONV-09: where it stands and how it faces.
struct PlaceMonster
{
    SquareIndex to = noSquare; ///< of its anchor
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "place-monster";
    static constexpr Timing timing = Timing::Answer;
    static constexpr bool hasYoungMembers = true; // the leaning
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("to", &PlaceMonster::to), field("facing", &PlaceMonster::facing),
                          field("leaning", &PlaceMonster::leaning));
    }
    friend bool operator==(const PlaceMonster&, const PlaceMonster&) = default;
};

/// CONV-12: what must come out of the pool, after all that can be had was weighed.
struct MonstersCalled
{
    PlayerId player = PlayerId::None; ///< who chooses and places
    std::uint8_t count = 0;
    std::int16_t points = 0;

    static constexpr std::string_view name = "monsters-called";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &MonstersCalled::player), field("count", &MonstersCalled::count),
                          field("points", &MonstersCalled::points));
    }
    friend bool operator==(const MonstersCalled&, const MonstersCalled&) = default;
};

/// CONV-17, MULTI-05: a monster came from the pool; it is not activated in this turn.
struct MonsterPlaced
{
    FigureId figure = FigureId::None;
    SquareIndex to = noSquare;
    Direction facing = Direction::North;

    static constexpr std::string_view name = "monster-placed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &MonsterPlaced::figure), squareField("to", &MonsterPlaced::to),
                          field("facing", &MonsterPlaced::facing));
    }
    friend bool operator==(const MonsterPlaced&, const MonsterPlaced&) = default;
};

/// CONV-10: there was no room for this many.
struct NoRoomForMonsters
{
    std::uint8_t count = 0;

    static constexpr std::string_view name = "no-room-for-monsters";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("count", &NoRoomForMonsters::count));
    }
    friend bool operator==(const NoRoomForMonsters&, const NoRoomForMonsters&) = default;
};

/// All that came together are placed.
struct GroupComplete
{
    static constexpr std::string_view name = "group-complete";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const GroupComplete&, const GroupComplete&) = default;
};

/// Monsters that are still to come: so many, for exactly these points. The first takes `square`, the place of
/// a token; those of a trap come next to the chest there or to `opener`.
struct Arrivals
{
    PlayerId player = PlayerId::None;
    std::uint8_t count = 0;
    std::int16_t points = 0;
    SquareIndex square = noSquare;
    FigureId opener = FigureId::None;

    static constexpr std::string_view name = "arrivals";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &Arrivals::player), field("count", &Arrivals::count),
                          field("points", &Arrivals::points), squareField("square", &Arrivals::square),
                          field("opener", &Arrivals::opener));
    }
};

/// CONV-05: which monster comes next.
struct MonsterChoice
{
    PlayerId player = PlayerId::None;
    std::uint8_t count = 0;
    std::int16_t points = 0;
    SquareIndex square = noSquare;
    FigureId opener = FigureId::None;

    static constexpr std::string_view name = "monster-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "CONV-05";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &MonsterChoice::player), field("count", &MonsterChoice::count),
                          field("points", &MonsterChoice::points),
                          squareField("square", &MonsterChoice::square),
                          field("opener", &MonsterChoice::opener));
    }
};

/// CONV-05: where it goes.
struct MonsterPlacing
{
    PlayerId player = PlayerId::None;
    FigureId figure = FigureId::None;
    SquareIndex square = noSquare;
    FigureId opener = FigureId::None;

    static constexpr std::string_view name = "monster-placing";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "CONV-05";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &MonsterPlacing::player), field("figure", &MonsterPlacing::figure),
                          squareField("square", &MonsterPlacing::square),
                          field("opener", &MonsterPlacing::opener));
    }
};

/// CONV-16: the free spins that the whole group gives.
struct GreetGroup
{
    static constexpr std::string_view name = "greet-group";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

Refusal check(const Position& position, const ChooseMonster& action);
Refusal check(const Position& position, const PlaceMonster& action);
void carryOut(Unfolding& unfolding, const ChooseMonster& action);
void carryOut(Unfolding& unfolding, const PlaceMonster& action);
void resume(Unfolding& unfolding, const Arrivals& task);
void resume(Unfolding& unfolding, const GreetGroup&);
PlayerId deciderOf(const Position& position, const MonsterChoice& choice);
PlayerId deciderOf(const Position& position, const MonsterPlacing& placing);
void listOptions(const Position& position, const MonsterChoice& choice, ActionList& actions);
void listOptions(const Position& position, const MonsterPlacing& placing, ActionList& actions);
void evolve(StateWriter& state, const MonstersCalled&);
void evolve(StateWriter& state, const MonsterPlaced& event);
void evolve(StateWriter& state, const NoRoomForMonsters&);
void evolve(StateWriter& state, const GroupComplete&);

/// CONV-12: lets a player bring `wanted` monsters out of the pool, or as many as `cap` allows. See Arrivals
/// for the place. The free spins come when GreetGroup, which the caller has put on the agenda, is resumed.
void callMonsters(Unfolding& unfolding, PlayerId player, GroupSize wanted, PointCap cap, SquareIndex square,
                  FigureId opener);

/// POOL-02, MOUNT-13: it can be chosen out of the pool, with whoever rides on it.
bool canComeFromPool(const Position& position, FigureId figure);
/// MAP-26, ART-10: something can be put on this square.
bool isFreeToPut(const Position& position, SquareIndex square);
/// MAP-23: the nearest such square of the level, or of the tile, of a square; or none.
SquareIndex nearestFree(const Position& position, SquareIndex reference, bool onTile);

} // namespace delve::mageknight::play
