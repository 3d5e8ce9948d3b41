// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;

// MOV-15: what abilities do when a movement has ended and the free spins are over.

/// SA-RAM
struct RamBlows
{
    static constexpr std::string_view name = "ram-blows";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

/// SA-POLE-ARM
struct PoleArmBlows
{
    static constexpr std::string_view name = "pole-arm-blows";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

void resume(Unfolding& unfolding, const RamBlows&);
void resume(Unfolding& unfolding, const PoleArmBlows&);

/// SA-RAM: the figure, or a section of it, rams.
bool canRam(const Position& position, FigureId figure);

} // namespace delve::mageknight::play
