// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <vector>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// SPIN: free spins. The figures that arrived and those that may turn are sets of the state, so that one offer
// serves a figure that stops, a group of monsters that appears and a tile that turns.

/// SPIN-02: turns a figure to face one that arrived.
struct Spin
{
    FigureId figure = FigureId::None;
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "spin";
    static constexpr Timing timing = Timing::Answer;
    static constexpr bool hasYoungMembers = true; // the leaning
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &Spin::figure), field("facing", &Spin::facing),
                          field("leaning", &Spin::leaning));
    }
    friend bool operator==(const Spin&, const Spin&) = default;
};

/// SPIN-02: turns none of the figures that are left to this player.
struct DeclineSpins
{
    static constexpr std::string_view name = "decline-spins";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const DeclineSpins&, const DeclineSpins&) = default;
};

/// SPIN-01: others may turn to this figure.
struct SpinArrival
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "spin-arrival";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &SpinArrival::figure));
    }
    friend bool operator==(const SpinArrival&, const SpinArrival&) = default;
};

/// SPIN-01: this figure may turn.
struct SpinOffered
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "spin-offered";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &SpinOffered::figure));
    }
    friend bool operator==(const SpinOffered&, const SpinOffered&) = default;
};

/// SPIN-02: this figure has turned, or will not.
struct SpinSettled
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "spin-settled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &SpinSettled::figure));
    }
    friend bool operator==(const SpinSettled&, const SpinSettled&) = default;
};

/// Nobody is left who could turn.
struct SpinsClosed
{
    static constexpr std::string_view name = "spins-closed";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SpinsClosed&, const SpinsClosed&) = default;
};

/// SPIN-07: the players are asked one after the other, each for the own figures.
struct FreeSpins
{
    static constexpr std::string_view name = "free-spins";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "SPIN-01";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const FreeSpins&, const FreeSpins&) = default;
};

Refusal check(const Position& position, const Spin& action);
Refusal check(const Position& position, const DeclineSpins&);
void carryOut(Unfolding& unfolding, const Spin& action);
void carryOut(Unfolding& unfolding, const DeclineSpins&);
void evolve(StateWriter& state, const SpinArrival& event);
void evolve(StateWriter& state, const SpinOffered& event);
void evolve(StateWriter& state, const SpinSettled& event);
void evolve(StateWriter& state, const SpinsClosed&);
PlayerId deciderOf(const Position& position, const FreeSpins&);
void listOptions(const Position& position, const FreeSpins&, ActionList& actions);

/// SPIN-01: these figures have just stopped or were put where they stand; opposing figures beside them may
/// turn.
void offerSpins(Unfolding& unfolding, std::span<const FigureId> arrived);
/// MRK-19: the same, but only for the given figures.
void offerSpins(Unfolding& unfolding, std::span<const FigureId> arrived, std::vector<FigureId> offered);

} // namespace delve::mageknight::play
