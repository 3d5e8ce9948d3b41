#pragma once

#include "engine/play/moments.h"

namespace delve::play {

class Unfolding;
class StateWriter;

// SA-MAGIC-CONFUSION: the target is moved by the attacker's player, as if it were the active figure.

struct ConfusionBegan
{
    FigureId figure = FigureId::None;
    std::int16_t speed = 0;

    static constexpr std::string_view name = "confusion-began";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &ConfusionBegan::figure), field("speed", &ConfusionBegan::speed));
    }
    friend bool operator==(const ConfusionBegan&, const ConfusionBegan&) = default;
};

struct ConfusionEnded
{
    static constexpr std::string_view name = "confusion-ended";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const ConfusionEnded&, const ConfusionEnded&) = default;
};

/// Gives the activation back to the attacker once the movement has ended.
struct EndConfusion
{
    static constexpr std::string_view name = "end-confusion";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void resume(Unfolding& unfolding, const EndConfusion&);
void evolve(StateWriter& state, const ConfusionBegan& event);
void evolve(StateWriter& state, const ConfusionEnded&);

void confuse(Unfolding& unfolding, FigureId target);
/// A figure that is confused may not be moved to this square.
Refusal checkConfusedStep(const Position& position, SquareIndex to);

} // namespace delve::play
