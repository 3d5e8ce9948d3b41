// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/check_action.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/questions.h"

namespace delve::mageknight::play {

namespace {

/// The rule of the decision that is pending, or nothing.
std::string_view pendingRule(const Position& position)
{
    const auto task = nextTask(position.state());
    if (!task)
        return {};
    return std::visit(
        []<typename T>(const T& decision) -> std::string_view {
            if constexpr (requires { ruleOf(decision); })
                return ruleOf(decision);
            else if constexpr (IsDecision<T>)
                return T::rule;
            else
                return {};
        },
        *task);
}

template <typename... Actions> constexpr bool isAnswerable(std::int32_t kind, const std::variant<Actions...>*)
{
    return (answers<Actions>(kind) || ...);
}

template <typename... Tasks> constexpr bool areAllAnswerable(const std::variant<Tasks...>*)
{
    return (
        (!IsDecision<Tasks> || isAnswerable(kindIn<Tasks, Task>(), static_cast<const Action*>(nullptr))) &&
        ...);
}
static_assert(areAllAnswerable(static_cast<const Task*>(nullptr)));

/// Whether it is the moment for an action of this type.
template <typename T> Refusal checkTiming(const Position& position)
{
    if (position.turn().isOver())
        return {"END-04"};
    if constexpr (T::timing == Timing::Answer) {
        const auto tasks = position.state().tasks();
        if (!tasks.empty() && answers<T>(tasks.back().kind))
            return allowed;
    }
    // Whoever is asked something answers that first, whatever else is wanted.
    if (const std::string_view pending = pendingRule(position); !pending.empty())
        return {pending};
    const bool isActivation = position.turn().isActivation();
    switch (T::timing) {
    case Timing::Answer: return {"TURN-01"};                                // nobody is asked for anything
    case Timing::Choose: return isActivation ? Refusal{"ACT-04"} : allowed; // one activation before the next
    case Timing::Act: return isActivation ? allowed : Refusal{"ACT-17"};    // only what is activated acts
    case Timing::Anytime: break;
    }
    return allowed;
}

} // namespace

Refusal checkAction(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            const Refusal timing = checkTiming<T>(position);
            return timing.isAllowed() ? checkOnTime(position, what) : timing;
        },
        action);
}

Refusal check(const Game& game, const GameState& state, const Action& action)
{
    return checkAction({game, state}, action);
}

} // namespace delve::mageknight::play
