// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/state.h"

namespace delve::dungeoneer::play {

// Keeping the books: what is still to be done (tasks) and what is being resolved (frames), last first. Nobody
// is told of these events.

struct TaskAdded
{
    Packed task;

    static constexpr std::string_view name = "task-added";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field<AsTask>("task", &TaskAdded::task));
    }
    friend bool operator==(const TaskAdded&, const TaskAdded&) = default;
};
struct TaskTaken
{
    DNR_DESCRIBED(TaskTaken, "task-taken");
};
struct FrameAdded
{
    Frame frame;

    static constexpr std::string_view name = "frame-added";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field<AsFrame>("frame", &FrameAdded::frame));
    }
    friend bool operator==(const FrameAdded&, const FrameAdded&) = default;
};
/// A frame goes on: the one on top, or one below it.
struct FrameChanged
{
    Frame frame;
    std::uint8_t depth = 0; ///< 0: on top

    static constexpr std::string_view name = "frame-changed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field<AsFrame>("frame", &FrameChanged::frame),
                          field("depth", &FrameChanged::depth));
    }
    friend bool operator==(const FrameChanged&, const FrameChanged&) = default;
};
struct FrameTaken
{
    DNR_DESCRIBED(FrameTaken, "frame-taken");
};

void evolve(const class Game& game, GameState& state, const TaskAdded& event);
void evolve(const Game& game, GameState& state, const TaskTaken&);
void evolve(const Game& game, GameState& state, const FrameAdded& event);
void evolve(const Game& game, GameState& state, const FrameChanged& event);
void evolve(const Game& game, GameState& state, const FrameTaken&);

} // namespace delve::dungeoneer::play
