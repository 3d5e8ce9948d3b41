// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/core/view.h"
#include "engine/table/replay.h"

namespace delve::dungeoneer::play {

/// What agents take into account; engine/dungeoneer/agents/agent.h lists it.
enum class FactKind : std::uint8_t;

/// Dungeoneer for everything that is written for any game.
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
static_assert(table::RecordedGame<Traits>);

} // namespace delve::dungeoneer::play
