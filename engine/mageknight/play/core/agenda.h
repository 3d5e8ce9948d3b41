// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// The list of things still to be done, last first. It is a part of the state: see task.h.

/// A task was put on top.
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

/// The task on top was taken off, to be done or because it is answered.
struct TaskTaken
{
    static constexpr std::string_view name = "task-taken";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const TaskTaken&, const TaskTaken&) = default;
};

/// A decision had only one option, which the engine took.
struct ChoiceForced
{
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "choice-forced";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &ChoiceForced::player));
    }
    friend bool operator==(const ChoiceForced&, const ChoiceForced&) = default;
};

/// CMB-13 (3), MOV-15: a declared action is no longer possible after the movement ended. Nothing is paid.
struct ActionFellAway
{
    Packed action;

    static constexpr std::string_view name = "action-fell-away";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field<AsAction>("action", &ActionFellAway::action));
    }
    friend bool operator==(const ActionFellAway&, const ActionFellAway&) = default;
};

/// MOV-15: an action that waits until the movement has ended. Its numbers are those of pack(Action).
struct DeclaredAction
{
    std::int32_t kind = -1;
    std::int32_t first = 0;
    std::int32_t second = 0;
    std::int32_t third = 0;
    std::int32_t fourth = 0;

    static constexpr std::string_view name = "declared-action";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("kind", &DeclaredAction::kind), field("first", &DeclaredAction::first),
                          field("second", &DeclaredAction::second), field("third", &DeclaredAction::third),
                          field("fourth", &DeclaredAction::fourth));
    }
};

void resume(Unfolding& unfolding, const DeclaredAction& task);
void evolve(StateWriter& state, const TaskAdded& event);
void evolve(StateWriter& state, const TaskTaken&);
void evolve(StateWriter& state, const ChoiceForced&);
void evolve(StateWriter& state, const ActionFellAway&);

} // namespace delve::mageknight::play
