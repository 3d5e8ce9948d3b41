// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/check_action.h"
#include "engine/mageknight/play/core/play.h"

namespace delve::mageknight::play {

namespace {

/// The rule of the decision that is pending, or nothing.
std::string_view pendingRule(const Position& position)
{
    const auto task = nextTask(position.state());
    if (!task)
        return {};
    return std::visit(
        []<typename T>(const T&) -> std::string_view {
            if constexpr (IsDecision<T>)
                return T::rule;
            else
                return {};
        },
        *task);
}

Refusal checkTiming(const Position& position, Timing timing)
{
    if (position.turn().isOver())
        return {"END-04"};
    const std::string_view pending = pendingRule(position);
    if (timing == Timing::Answer)
        return pending.empty() ? Refusal{"TURN-01"} : allowed; // nobody is asked for anything
    if (!pending.empty())
        return {pending};
    if (timing == Timing::Anytime)
        return allowed;
    const bool isActivation = position.turn().isActivation();
    if (timing == Timing::Choose)
        return isActivation ? Refusal{"ACT-04"} : allowed; // one activation is finished before the next
    return isActivation ? allowed : Refusal{"ACT-17"};     // only what is activated acts
}

} // namespace

Refusal checkAction(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            const Refusal timing = checkTiming(position, T::timing);
            return timing.isAllowed() ? checkOnTime(position, what) : timing;
        },
        action);
}

Refusal check(const Game& game, const GameState& state, const Action& action)
{
    return checkAction({game, state}, action);
}

} // namespace delve::mageknight::play
