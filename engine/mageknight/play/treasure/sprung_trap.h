// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/line_of_fire.h"
#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/treasure/traps.h"

#include <optional>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// OBJ, TRAP-14 to TRAP-34: monsters, then one attack on all that the trap concerns.

struct TrapSprung
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "trap-sprung";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapSprung::chest));
    }
    friend bool operator==(const TrapSprung&, const TrapSprung&) = default;
};

/// OBJ-02: the trap struck at a figure.
struct TrapStruck
{
    ChestId chest = ChestId::None;
    FigureId target = FigureId::None;
    bool hit = false;

    static constexpr std::string_view name = "trap-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapStruck::chest), field("target", &TrapStruck::target),
                          field("hit", &TrapStruck::hit));
    }
    friend bool operator==(const TrapStruck&, const TrapStruck&) = default;
};

/// TRAP-25: the trap concerns a token, which converts when the attack is over.
struct TokenCaught
{
    TokenId token = TokenId::None;

    static constexpr std::string_view name = "token-caught";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("token", &TokenCaught::token));
    }
    friend bool operator==(const TokenCaught&, const TokenCaught&) = default;
};

/// TRAP-34 (7): the trap is settled.
struct TrapSettled
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "trap-settled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapSettled::chest));
    }
    friend bool operator==(const TrapSettled&, const TrapSettled&) = default;
};

/// TRAP-30: out of the game.
struct ChestRemoved
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "chest-removed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &ChestRemoved::chest));
    }
    friend bool operator==(const ChestRemoved&, const ChestRemoved&) = default;
};

/// TRAP-34 (2) to (4): the attack of the trap, once its monsters are placed.
struct TrapAttacks
{
    ChestId chest = ChestId::None;
    FigureId opener = FigureId::None;

    static constexpr std::string_view name = "trap-attacks";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapAttacks::chest), field("opener", &TrapAttacks::opener));
    }
};

/// TRAP-34 (5): the tokens that were caught convert, one after the other.
struct CaughtTokens
{
    ChestId chest = ChestId::None;
    FigureId opener = FigureId::None;
    std::int8_t natural = 0;

    static constexpr std::string_view name = "caught-tokens";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &CaughtTokens::chest), field("opener", &CaughtTokens::opener),
                          field("natural", &CaughtTokens::natural));
    }
};

/// TRAP-26: the same roll against the monsters that came from a token.
struct TrapMeetsGroup
{
    ChestId chest = ChestId::None;
    std::int8_t natural = 0;

    static constexpr std::string_view name = "trap-meets-group";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapMeetsGroup::chest), field("natural", &TrapMeetsGroup::natural));
    }
};

/// TRAP-34 (6) and (7).
struct SettleTrap
{
    ChestId chest = ChestId::None;
    PlayerId player = PlayerId::None; ///< of the opener
    bool second = false;              ///< TRAP-29: TRAP! showed when the chest was opened

    static constexpr std::string_view name = "settle-trap";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &SettleTrap::chest), field("player", &SettleTrap::player),
                          field("second", &SettleTrap::second));
    }
};

void resume(Unfolding& unfolding, const TrapAttacks& task);
void resume(Unfolding& unfolding, const CaughtTokens& task);
void resume(Unfolding& unfolding, const TrapMeetsGroup& task);
void resume(Unfolding& unfolding, const SettleTrap& task);
void evolve(StateWriter& state, const TrapSprung&);
void evolve(StateWriter& state, const TrapStruck&);
void evolve(StateWriter& state, const TokenCaught& event);
void evolve(StateWriter& state, const TrapSettled& event);
void evolve(StateWriter& state, const ChestRemoved& event);

/// TRAP-34: springs the trap that shows, on the hero that works on it.
void springTrap(Unfolding& unfolding, ChestId chest, FigureId opener, bool second);
/// What counts for the attack of a trap on a figure. OBJ-05: plain values and treasure, no abilities.
BlowNumbers trapNumbers(const Position& position, ChestId chest, FigureId opener, FigureId target);

/// TRAP-21: the line of a trap of kind R from its chest to a square: within range, clear, and through the
/// front arc of the chest. Nothing where it does not reach.
std::optional<LineOfFire> trapLine(const Board& board, ChestStand chest, SquareIndex to, int range,
                                   const LineQuery& query);

/// OBJ-05: an object strikes with plain values, against the dial and treasure of its target.
BlowNumbers objectNumbers(const Position& position, int attack, int damage, FigureId target);
/// ARC-10: the target is struck through its rear arc from this square beside it.
bool comesFromBehind(const Position& position, FigureId target, SquareIndex from);

} // namespace delve::mageknight::play
