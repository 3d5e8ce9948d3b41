// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/action_groups.h"

#include "editor/mageknight/text/play/play_terms.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

using in_play::translated;

} // namespace

ActionGroup groupOf(const Action& action)
{
    return std::visit(
        []<typename T>(const T&) {
            if constexpr (isOneOf<T, Activate, ActivateToken, ActivateWith, Dismount, MountUp>)
                return ActionGroup::Activate;
            else if constexpr (isOneOf<T, play::Turn, TurnNimble>)
                return ActionGroup::Turn;
            else if constexpr (isOneOf<T, Step, Enter, Leave, TakeStairs, FlyTo, PassThrough, LeaveThrough,
                                       BreakAway, PickUp, Drive>)
                return ActionGroup::Move;
            else if constexpr (isOneOf<T, EndTurn, EndActivation>)
                return ActionGroup::End;
            else if constexpr (isOneOf<T, GiveUp, Pass>)
                return ActionGroup::Other;
            else if constexpr (isOneOf<T, CancelAbility, CancelGift>)
                return ActionGroup::Without;
            else if constexpr (isOneOf<T, Attack, BashDoor, SweepAround, Shoot, ShootDoor, SendShockwave,
                                       ShootFurniture, ShootAhead, Steal, HealFigure>)
                return ActionGroup::Fight;
            else if constexpr (T::timing == Timing::Act)
                return ActionGroup::Deed;
            else
                return ActionGroup::Choose;
        },
        action);
}

QString inWords(ActionGroup group)
{
    switch (group) {
    case ActionGroup::Activate: return translated(QT_TRANSLATE_NOOP("Play", "Activate"));
    case ActionGroup::Move: return translated(QT_TRANSLATE_NOOP("Play", "Move"));
    case ActionGroup::Turn: return translated(QT_TRANSLATE_NOOP("Play", "Turn"));
    case ActionGroup::Fight: return translated(QT_TRANSLATE_NOOP("Play", "Fight"));
    case ActionGroup::Deed: return translated(QT_TRANSLATE_NOOP("Play", "Do"));
    case ActionGroup::Choose: return translated(QT_TRANSLATE_NOOP("Play", "Choose"));
    case ActionGroup::Other: return translated(QT_TRANSLATE_NOOP("Play", "Also"));
    case ActionGroup::End: return translated(QT_TRANSLATE_NOOP("Play", "End"));
    case ActionGroup::Without: return translated(QT_TRANSLATE_NOOP("Play", "Do without an ability"));
    }
    return {};
}

Actions legalActionsInGroups(const Game& game, const GameState& state)
{
    Actions actions;
    legalActions(game, state, actions);
    std::ranges::stable_sort(actions, {}, groupOf);
    return actions;
}

} // namespace delve::mageknight
