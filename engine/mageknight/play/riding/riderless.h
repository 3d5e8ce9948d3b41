// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// INT: what mounts do without their riders.

/// INT-02: it runs away and is out of the game.
struct MountFled
{
    FigureId mount = FigureId::None;

    static constexpr std::string_view name = "mount-fled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("mount", &MountFled::mount));
    }
    friend bool operator==(const MountFled&, const MountFled&) = default;
};

/// INT-04: it serves this player up to the next turn.
struct MountSided
{
    FigureId mount = FigureId::None;
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "mount-sided";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("mount", &MountSided::mount), field("player", &MountSided::player));
    }
    friend bool operator==(const MountSided&, const MountSided&) = default;
};

void evolve(StateWriter& state, const MountFled& event);
void evolve(StateWriter& state, const MountSided& event);

/// INT-02: at the end of a turn. Returns whether the game is over with it.
bool loseSkittish(Unfolding& unfolding);
/// INT-04: at the beginning of a turn.
void turnMeanSpirited(Unfolding& unfolding);
/// INT-04: a mean-spirited mount without a rider, which belongs to nobody for long.
bool isMasterless(const Position& position, FigureId figure);

} // namespace delve::mageknight::play
