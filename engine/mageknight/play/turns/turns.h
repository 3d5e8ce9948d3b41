// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// TURN, MULTI-03 to MULTI-10: whose turn it is.

/// ACT-11, TURN-03: gives up the rest of the turn.
struct EndTurn
{
    static constexpr std::string_view name = "end-turn";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

/// END-09: gives up the game, at the beginning of the own turn.
struct GiveUp
{
    static constexpr std::string_view name = "give-up";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

struct TurnBegan
{
    PlayerId player = PlayerId::None;
    std::uint16_t round = 0;

    static constexpr std::string_view name = "turn-began";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &TurnBegan::player), field("round", &TurnBegan::round));
    }
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};

struct TurnEnded
{
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "turn-ended";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &TurnEnded::player));
    }
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};

/// TITAN-20: nobody opposing is next to the figure as the turn begins.
struct StandsUnopposed
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "stands-unopposed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &StandsUnopposed::figure));
    }
    friend bool operator==(const StandsUnopposed&, const StandsUnopposed&) = default;
};

/// MULTI-08, MULTI-09: the token goes on and all movement markers are removed.
struct MonsterMasterPassed
{
    PlayerId to = PlayerId::None;

    static constexpr std::string_view name = "monster-master-passed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("to", &MonsterMasterPassed::to));
    }
    friend bool operator==(const MonsterMasterPassed&, const MonsterMasterPassed&) = default;
};

/// TURN-02: what comes at the beginning of a turn, one after the other.
enum class TurnOpening : std::uint8_t
{
    Levels,
    Storing,
    Assigning
};

struct BeginTurn
{
    TurnOpening part = TurnOpening::Levels;

    static constexpr std::string_view name = "begin-turn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("part", &BeginTurn::part));
    }
};

/// END-09: the heroes of the player of this turn are eliminated, one after the other.
struct GivingUp
{
    static constexpr std::string_view name = "giving-up";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void resume(Unfolding& unfolding, const BeginTurn& task);
void resume(Unfolding& unfolding, const GivingUp&);
Refusal check(const Position& position, const EndTurn&);
Refusal check(const Position& position, const GiveUp&);
void carryOut(Unfolding& unfolding, const EndTurn&);
void carryOut(Unfolding& unfolding, const GiveUp&);
void evolve(StateWriter& state, const TurnBegan& event);
void evolve(StateWriter& state, const TurnEnded& event);
void evolve(StateWriter& state, const StandsUnopposed& event);
void evolve(StateWriter& state, const MonsterMasterPassed& event);

/// MULTI-11: movement markers are used by three and more players.
bool usesMovementMarkers(const Game& game);
/// TITAN-20: a titan of the active player, or a Mage Spawn one, with nobody opposing next to it.
bool standsUnopposed(const Position& position, FigureId figure);
/// TITAN-20: who may have two activations is settled as the turn begins.
void noteUnopposed(Unfolding& unfolding);
/// TURN-03: ends the turn and begins the next one, or the game ends.
void finishTurn(Unfolding& unfolding);

constexpr auto fileWords(TurnOpening)
{
    return std::to_array<EnumName<TurnOpening>>({{TurnOpening::Levels, "levels"},
                                                 {TurnOpening::Storing, "storing"},
                                                 {TurnOpening::Assigning, "assigning"}});
}

} // namespace delve::mageknight::play
