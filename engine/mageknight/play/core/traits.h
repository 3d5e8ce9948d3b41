// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/view.h"
#include "engine/table/playable_game.h"

namespace delve::mageknight::play {

/// What agents take into account; engine/mageknight/agents/agent.h lists it.
enum class FactKind : std::uint8_t;

/// Mage Knight Dungeons for everything that is written for any game.
struct Traits
{
    using Game = play::Game;
    using State = GameState;
    using Action = play::Action;
    using Actions = play::Actions;
    using EventBody = play::EventBody;
    using Events = play::Events;
    using Player = PlayerId;
    using View = PlayerView;
    using Outcome = play::Outcome;
    using FactKind = play::FactKind;
};

static_assert(table::PlayableGame<Traits>);

} // namespace delve::mageknight::play
