// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

// In movement.cpp.

class Unfolding;

/// MOV-14, parts 7 and 8: what a step sets off once the figure stands there and any free attack is over.
struct AfterStep
{
    bool use = false; ///< MRK-08: the teleport or vortex there was declared

    static constexpr std::string_view name = "after-step";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("use", &AfterStep::use));
    }
};

void resume(Unfolding& unfolding, const AfterStep& task);

} // namespace delve::mageknight::play
