// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/agenda.h"

#include "engine/mageknight/play/core/carry_out.h"
#include "engine/mageknight/play/core/check_action.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"

namespace delve::mageknight::play {

std::optional<Task> nextTask(const GameState& state)
{
    const auto tasks = state.tasks();
    if (tasks.empty())
        return std::nullopt;
    return unpack<Task>(tasks.back());
}

bool isFreeToAct(const GameState& state)
{
    const auto tasks = state.tasks();
    return tasks.empty() || tasks.back().kind == kindIn<ConfusedMove, Task>();
}

std::optional<PendingDecision> pendingDecision(const Position& position)
{
    const auto task = nextTask(position.state());
    if (!task)
        return std::nullopt;
    return std::visit(
        [&]<typename T>(const T& decision) -> std::optional<PendingDecision> {
            if constexpr (IsDecision<T>)
                return PendingDecision{*task, deciderOf(position, decision)};
            else
                return std::nullopt;
        },
        *task);
}

void resume(Unfolding& unfolding, const DeclaredAction& task)
{
    if (isActiveGone(unfolding.position()))
        return;
    // SA-POLE-ARM: the declared action is not carried out and not paid for.
    if (unfolding.turn().has(activation::stopped))
        return endActivation(unfolding);
    const Packed packed{task.kind, {task.first, task.second, task.third, task.fourth, 0}};
    const Action action = unpack<Action>(packed);
    // MOV-15, CMB-13 (3): the conditions are looked at again now; only then the cost is paid.
    if (const Refusal refusal = checkAction(unfolding.position(), action); !refusal.isAllowed())
        return unfolding.emit(refusal.rule, ActionFellAway{packed});
    carryOutAction(unfolding, action);
}

void evolve(StateWriter& state, const TaskAdded& event)
{
    state.push(event.task);
}

void evolve(StateWriter& state, const TaskTaken&)
{
    state.pop();
}

void evolve(StateWriter&, const ChoiceForced&)
{}

void evolve(StateWriter&, const ActionFellAway&)
{}

} // namespace delve::mageknight::play
