// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/pace.h"

#include <span>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// MOV, TER, MAP-15, MAP-16: one square at a time.

/// A step to a neighbouring square. `use` declares to use the teleport or vortex there (MRK-08).
struct Step
{
    Direction direction = Direction::North;
    bool use = false;

    static constexpr std::string_view name = "step";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("direction", &Step::direction), field("use", &Step::use));
    }
    friend bool operator==(const Step&, const Step&) = default;
};

/// MRK-23: the step between two staircases.
struct TakeStairs
{
    static constexpr std::string_view name = "take-stairs";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const TakeStairs&, const TakeStairs&) = default;
};

/// SPIN-05: turns the active figure, at no cost.
struct Turn
{
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "turn";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    static constexpr bool evenWhenFinishing = true; // MRK-09: it may still be turned
    static constexpr bool hasYoungMembers = true;   // the leaning
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("facing", &Turn::facing), field("leaning", &Turn::leaning));
    }
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct FigureMoved
{
    FigureId figure = FigureId::None;
    SquareIndex to = noSquare;

    static constexpr std::string_view name = "figure-moved";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureMoved::figure), squareField("to", &FigureMoved::to));
    }
    friend bool operator==(const FigureMoved&, const FigureMoved&) = default;
};

/// A figure was put somewhere without a step: by a teleport, a conversion, an ability, or back to where it
/// was. Without a square it goes back outside.
struct FigurePlaced
{
    FigureId figure = FigureId::None;
    SquareIndex to = noSquare;
    Direction facing = Direction::North;

    static constexpr std::string_view name = "figure-placed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigurePlaced::figure), squareField("to", &FigurePlaced::to),
                          field("facing", &FigurePlaced::facing));
    }
    friend bool operator==(const FigurePlaced&, const FigurePlaced&) = default;
};

struct TokenMoved
{
    TokenId token = TokenId::None;
    SquareIndex to = noSquare;

    static constexpr std::string_view name = "token-moved";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenMoved::token), squareField("to", &TokenMoved::to));
    }
    friend bool operator==(const TokenMoved&, const TokenMoved&) = default;
};

struct FigureTurned
{
    FigureId figure = FigureId::None;
    Direction facing = Direction::North;

    static constexpr std::string_view name = "figure-turned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureTurned::figure), field("facing", &FigureTurned::facing));
    }
    friend bool operator==(const FigureTurned&, const FigureTurned&) = default;
};

/// FARC-03: the arc of 135 degrees of a figure favours the other side.
struct ArcLeaned
{
    FigureId figure = FigureId::None;
    Leaning leaning = Leaning::Left;

    static constexpr std::string_view name = "arc-leaned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ArcLeaned::figure), field("leaning", &ArcLeaned::leaning));
    }
    friend bool operator==(const ArcLeaned&, const ArcLeaned&) = default;
};

/// MOV-15: the active figure or token has finished moving.
struct MovementEnded
{
    static constexpr std::string_view name = "movement-ended";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const MovementEnded&, const MovementEnded&) = default;
};

Refusal check(const Position& position, const Step& action);
Refusal check(const Position& position, const TakeStairs&);
Refusal check(const Position& position, const Turn& action);
void carryOut(Unfolding& unfolding, const Step& action);
void carryOut(Unfolding& unfolding, const TakeStairs&);
void carryOut(Unfolding& unfolding, const Turn& action);
void evolve(StateWriter& state, const FigureMoved& event);
void evolve(StateWriter& state, const FigurePlaced& event);
void evolve(StateWriter& state, const TokenMoved& event);
void evolve(StateWriter& state, const FigureTurned& event);
void evolve(StateWriter& state, const ArcLeaned& event);
void evolve(StateWriter& state, const MovementEnded&);

/// Where the active figure or token stands; noSquare if it is outside or there is none.
inline SquareIndex squareOfActive(const Position& position)
{
    const TurnState& turn = position.turn();
    if (turn.figure != FigureId::None)
        return position.figure(turn.figure).square;
    return turn.token != TokenId::None ? position.state().token(turn.token).square : noSquare;
}

/// SPIN-05, BRK-10: the active figure may face another way; any figure may in its activation, also when held.
/// SPD-04: but not after a failure that binds it.
inline bool mayTurn(const Position& position)
{
    const FigureId figure = position.turn().figure;
    return figure != FigureId::None && position.figure(figure).isInside() &&
           !position.turn().isBound(bound::facing);
}
/// FARC-03, SPIN-02: how a figure turns, and where that leaves it already.
bool isNewHeading(const Position& position, FigureId figure, Direction facing, Leaning leaning);
/// FARC-03: the figure has to say a side with its facing, or must not.
bool fitsLeaning(const Position& position, FigureId figure, Leaning leaning);
/// FARC-03: calls `visit(leaning)` for what a figure can say with a facing.
template <typename Visit> void forEachLeaning(const Position& position, FigureId figure, Visit&& visit)
{
    if (!position.kind(figure).favoursSide())
        return visit(Leaning::None);
    visit(Leaning::Left);
    visit(Leaning::Right);
}
/// FARC-03: notes the side that was said with a facing.
void lean(Unfolding& unfolding, FigureId figure, Leaning leaning);
/// TER, MOV-05, MAP-15, MAP-16: edges and terrain let a step go this way.
Refusal checkWay(const Position& position, SquareIndex from, Direction direction);
/// It comes from the map itself, its walls and its ground: nothing that is done in a game opens such a way.
bool isOfMap(const Refusal& refusal);
/// TER-05, SPD-10: the rule that keeps the active figure or token from stopping on a crevasse.
Refusal refusalOfCrevasse(const Position& position);
/// What stepsFrom() answers for a figure whose base covers several squares.
unsigned largeStepsFrom(const Position& position, SquareIndex square);
/// The directions for which checkWay finds nothing.
inline unsigned stepsFrom(const Position& position, SquareIndex square)
{
    const FigureId figure = position.turn().figure;
    if (figure != FigureId::None && !position.kind(figure).isOneSquare())
        return largeStepsFrom(position, square);
    const Board& board = position.board();
    return adjacentTo(position, board, square) & board.steps(square);
}
/// PASS-14: the bans that concern the active figure at all. They are the same for all squares, so whoever
/// asks about many of them finds them out once.
struct Bans
{
    bool isConfused = false;      ///< SA-MAGIC-CONFUSION
    bool avoidsOwnHeroes = false; ///< SPAWN-03
    bool isShy = false;           ///< SA-DEMORALIZED: it does not come next to opposing figures
    bool isAfraid = false;        ///< DG-14
};
Bans bansOfActive(const Position& position);
/// PASS-14, MOV-14: SPAWN-03, Terrify and the like: who may not come from one square to the next, be it to
/// stand there, to pass through or to fly over it. Steps, passages and flights ask it for each square of
/// their way. `from` is noSquare for who comes in.
Refusal checkBans(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to);
/// Asks checkBans() about one of the squares that the active figure would cover.
Refusal checkBansAt(const Position& position, const Bans& bans, SquareIndex from, SquareIndex square);
/// MOV-11, MOV-12, SPAWN-03, ART-10: the active figure or token may stand on `to`; `cost` is that of the
/// step.
Refusal checkDestination(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to,
                         int cost);
/// Finds the bans anew, and begins where the active figure or token stands.
Refusal checkDestination(const Position& position, SquareIndex to, int cost);
/// MRK-08: `use` is declared only for a teleport or vortex, and only by figures.
Refusal checkUse(const Position& position, SquareIndex square, bool use);
/// All but the holding of BRK-01 and the speed points: what break away asks about too (BRK-06).
Refusal checkStep(const Position& position, SquareIndex from, Direction direction, int cost);

/// MOV-14, part 3: rolls for Terrify at each square of the way; false if the active figure dares not go it.
bool daresToGo(Unfolding& unfolding, std::span<const SquareIndex> way);
/// PEA-07: the same for a square that a turn brings it to.
bool daresToCome(Unfolding& unfolding, SquareIndex square);
/// MOV-14, parts 3 to 5a, for a step or a passage (PASS-14) over these squares to the last of them: pays,
/// puts the active figure or token there, lets iron doors close behind it and looks what that does. Returns
/// false if it dared not go there (DG-14).
bool moveActive(Unfolding& unfolding, std::string_view rule, std::span<const SquareIndex> way, int cost,
                bool use);
inline bool moveActive(Unfolding& unfolding, std::string_view rule, SquareIndex to, int cost, bool use)
{
    return moveActive(unfolding, rule, {&to, 1}, cost, use);
}
/// MOV-15: ends the movement if there was one; whoever may spin is asked before anything else goes on.
void endMovement(Unfolding& unfolding);

/// BASE-05: the rule by which a base of several squares may not stop where it is.
Refusal checkLargeStopping(const Position& position);
/// ART-10, SA-FLIGHT: the active figure or token may not stop where it is: the rule that says so.
inline Refusal checkStopping(const Position& position)
{
    const FigureId figure = position.turn().figure;
    if (figure != FigureId::None && !position.kind(figure).isOneSquare())
        return checkLargeStopping(position);
    if (position.turn().has(activation::aloft))
        return {"SA-FLIGHT"};
    const SquareIndex square = squareOfActive(position);
    return square != noSquare && isNoStop(position, square) ? Refusal{"ART-10"} : allowed;
}
/// ART-10, SPD-10: the active figure or token is where it may not stop and has no way on.
bool isStuck(const Position& position);
/// ART-10, SPD-10: puts it back to the square it came from; the speed points are lost.
void goBack(Unfolding& unfolding);

} // namespace delve::mageknight::play
