// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/agenda.h"

#include "engine/dungeoneer/play/core/event.h"

#include <cassert>

namespace delve::dungeoneer::play {

CardBits* GameState::bitsOf(Place place, PlayerId owner)
{
    switch (place) {
    case Place::Deck: return &deck;
    case Place::Discard: return &discard;
    case Place::Hand: return &hands[indexOf(owner)];
    case Place::Boons: return &boons[indexOf(owner)];
    case Place::Treasures: return &treasures[indexOf(owner)];
    case Place::Banes: return &banes[indexOf(owner)];
    case Place::Horde: return &hordes[indexOf(owner)];
    case Place::Laid: return &laid;
    case Place::Attached: return &attached;
    case Place::Declared:
    case Place::Unseen: break;
    }
    return nullptr;
}

const CardBits* GameState::bitsOf(Place place, PlayerId owner) const
{
    return const_cast<GameState*>(this)->bitsOf(place, owner);
}

bool isBookkeeping(const Event& event)
{
    return std::visit(
        []<typename T>(const T&) {
            return std::is_same_v<T, TaskAdded> || std::is_same_v<T, TaskTaken> ||
                   std::is_same_v<T, FrameAdded> || std::is_same_v<T, FrameChanged> ||
                   std::is_same_v<T, FrameTaken> || std::is_same_v<T, LastingBegan> ||
                   std::is_same_v<T, LastingEnded> || std::is_same_v<T, BatchChanged>;
        },
        event.what);
}

void evolve(const Game&, GameState& state, const TaskAdded& event)
{
    assert(state.taskCount < GameState::mostTasks);
    state.tasks[state.taskCount++] = event.task;
}

void evolve(const Game&, GameState& state, const TaskTaken&)
{
    assert(state.taskCount > 0);
    state.tasks[--state.taskCount] = Packed{}; // equal states, equal bytes
}

void evolve(const Game&, GameState& state, const FrameAdded& event)
{
    assert(state.frameCount < GameState::mostFrames);
    state.frames[state.frameCount++] = event.frame;
}

void evolve(const Game&, GameState& state, const FrameChanged& event)
{
    state.frames[std::size_t(state.frameCount) - 1 - event.depth] = event.frame;
}

void evolve(const Game&, GameState& state, const FrameTaken&)
{
    assert(state.frameCount > 0);
    state.frames[--state.frameCount] = Frame{};
}

} // namespace delve::dungeoneer::play
