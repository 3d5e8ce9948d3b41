// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/prospect.h"

namespace delve::mageknight::play {

/// A way to go on: an action, and what the figure is after as long as its activation lasts.
struct Plan
{
    Action first;
    Aim aim;

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Lists plans that are worth a thought, those that steady likes best first. At the moment between
/// activations a plan says who does what; in an activation, what comes next.
class Planner
{
public:
    explicit Planner(WayMemory& memory) : m_memory(memory) {}

    void list(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out);

private:
    struct Valued
    {
        std::size_t index;
        int worth;
    };

    void weigh(const PlayerView& view, std::span<const Action> legal);
    void listActivations(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out);
    void listDeeds(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out);
    void findAims(const PlayerView& view, FigureId figure);

    WayMemory& m_memory;
    std::vector<Valued> m_valued;
    std::vector<Aim> m_aims;
    std::vector<std::pair<int, Aim>> m_near;
};

/// Nobody is active and nobody is asked: the moment to choose whom to activate.
inline bool isBetweenActivations(const GameState& state)
{
    return isFreeToAct(state) && !state.turn().isActivation();
}

} // namespace delve::mageknight::play
