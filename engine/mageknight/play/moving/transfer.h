// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// MRK-08 to MRK-19: teleport squares and vortices.

/// MRK-10: to another teleport square.
struct Teleport
{
    SquareIndex to = noSquare;

    static constexpr std::string_view name = "teleport";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("to", &Teleport::to));
    }
    friend bool operator==(const Teleport&, const Teleport&) = default;
};

/// MRK-16: turns the tile of the vortex.
struct TurnTile
{
    std::int8_t quarters = 1; ///< 1 clockwise, -1 the other way

    static constexpr std::string_view name = "turn-tile";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("quarters", &TurnTile::quarters));
    }
    friend bool operator==(const TurnTile&, const TurnTile&) = default;
};

/// MRK-10, MRK-17: acts normally instead.
struct DeclineTransfer
{
    static constexpr std::string_view name = "decline-transfer";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const DeclineTransfer&, const DeclineTransfer&) = default;
};

/// MRK-08
struct TransferDeclared
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "transfer-declared";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &TransferDeclared::figure));
    }
    friend bool operator==(const TransferDeclared&, const TransferDeclared&) = default;
};

/// MRK-10, MRK-11
struct TransferLapsed
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "transfer-lapsed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &TransferLapsed::figure));
    }
    friend bool operator==(const TransferLapsed&, const TransferLapsed&) = default;
};

/// MRK-16
struct TileTurned
{
    std::int8_t vortex = 0; ///< which of the vortex tiles
    std::int8_t quarters = 1;

    static constexpr std::string_view name = "tile-turned";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("vortex", &TileTurned::vortex), field("quarters", &TileTurned::quarters));
    }
    friend bool operator==(const TileTurned&, const TileTurned&) = default;
};

/// MRK-10: asked when the figure is next activated.
struct TransferChoice
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "transfer-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "MRK-10";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &TransferChoice::figure));
    }
    friend bool operator==(const TransferChoice&, const TransferChoice&) = default;
};

Refusal check(const Position& position, const Teleport& action);
Refusal check(const Position& position, const TurnTile& action);
Refusal check(const Position& position, const DeclineTransfer&);
void carryOut(Unfolding& unfolding, const Teleport& action);
void carryOut(Unfolding& unfolding, const TurnTile& action);
void carryOut(Unfolding& unfolding, const DeclineTransfer&);
void evolve(StateWriter& state, const TransferDeclared& event);
void evolve(StateWriter& state, const TransferLapsed& event);
void evolve(StateWriter& state, const TileTurned& event);
PlayerId deciderOf(const Position& position, const TransferChoice& choice);
void listOptions(const Position& position, const TransferChoice& choice, ActionList& actions);

/// MRK-10, MRK-11: asks a figure that has just been activated, if it declared a transfer and can still make
/// it.
void askForTransfer(Unfolding& unfolding, FigureId figure);

} // namespace delve::mageknight::play
