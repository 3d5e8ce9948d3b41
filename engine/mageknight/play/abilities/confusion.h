// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
struct Stroke;

// SA-MAGIC-CONFUSION: the target is moved by the confuser's player, as if it were the active figure. In an
// answer the target is the active figure itself.

struct ConfusionBegan
{
    FigureId figure = FigureId::None;
    std::int16_t speed = 0;
    FigureId by = FigureId::None;

    static constexpr std::string_view name = "confusion-began";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ConfusionBegan::figure), field("speed", &ConfusionBegan::speed),
                          field("by", &ConfusionBegan::by));
    }
    friend bool operator==(const ConfusionBegan&, const ConfusionBegan&) = default;
};

/// The activation that was interrupted goes on as it was.
struct ConfusionEnded
{
    FigureId figure = FigureId::None;
    std::int16_t speed = 0;
    std::uint16_t flags = 0; ///< of namespace activation

    static constexpr std::string_view name = "confusion-ended";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ConfusionEnded::figure), field("speed", &ConfusionEnded::speed),
                          field("flags", &ConfusionEnded::flags));
    }
    friend bool operator==(const ConfusionEnded&, const ConfusionEnded&) = default;
};

/// The confused figure is being moved: what lies below on the agenda waits. It remembers the activation that
/// was interrupted.
struct ConfusedMove
{
    FigureId figure = FigureId::None;
    std::int16_t speed = 0;
    std::uint16_t flags = 0;

    static constexpr std::string_view name = "confused-move";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ConfusedMove::figure), field("speed", &ConfusedMove::speed),
                          field("flags", &ConfusedMove::flags));
    }
};

/// Takes the interrupted activation up again once the movement has ended.
struct EndConfusion
{
    static constexpr std::string_view name = "end-confusion";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void resume(Unfolding& unfolding, const EndConfusion&);
void evolve(StateWriter& state, const ConfusionBegan& event);
void evolve(StateWriter& state, const ConfusionEnded&);

/// A blow of this form: the roll, and on a hit the movement of the target.
void confuse(Unfolding& unfolding, const Stroke& stroke, FigureId target);
/// Who moves a confused figure.
PlayerId moverOfConfused(const Position& position);
/// Who acts when nobody is asked for anything: the player whose turn it is, unless another moves a confused
/// figure.
PlayerId actingPlayer(const Position& position);
/// A figure that is confused may not be moved to this square.
Refusal checkConfusedStep(const Position& position, SquareIndex to);

} // namespace delve::mageknight::play
