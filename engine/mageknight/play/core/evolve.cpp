// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/state_writer.h"

namespace delve::mageknight::play {

void evolve(const Game& game, GameState& state, const Event& event)
{
    StateWriter writer(game, state);
    std::visit([&](const auto& what) { evolve(writer, what); }, event.what);
}

} // namespace delve::mageknight::play
