// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/action_groups.h"

#include "editor/dungeoneer/text/play/play_terms.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

namespace {

template <typename T, typename... Others> constexpr bool isOneOf = (std::is_same_v<T, Others> || ...);

} // namespace

ActionGroup groupOf(const Action& action)
{
    return std::visit(
        []<typename T>(const T&) {
            if constexpr (isOneOf<T, Step, Travel, Untip, Explore>)
                return ActionGroup::Move;
            else if constexpr (isOneOf<T, AttemptQuest, PickUp, PutDown>)
                return ActionGroup::Quest;
            else if constexpr (isOneOf<T, Challenge>)
                return ActionGroup::Fight;
            else if constexpr (isOneOf<T, LayEncounter, LayAttachment, ResolveEncounters>)
                return ActionGroup::Encounter;
            else if constexpr (isOneOf<T, PlayCard>)
                return ActionGroup::Card;
            else if constexpr (isOneOf<T, UseAbility, RollAgain>)
                return ActionGroup::Ability;
            else if constexpr (isOneOf<T, PlaceMap>)
                return ActionGroup::Lay;
            else if constexpr (isOneOf<T, EndPhase, Pass>)
                return ActionGroup::End;
            else
                return ActionGroup::Choose;
        },
        action);
}

QString inWords(ActionGroup group)
{
    switch (group) {
    case ActionGroup::Move: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Move"));
    case ActionGroup::Quest: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Quests"));
    case ActionGroup::Fight: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Challenge"));
    case ActionGroup::Encounter: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Encounters"));
    case ActionGroup::Card: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Cards of the hand"));
    case ActionGroup::Ability: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Abilities"));
    case ActionGroup::Lay: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Map"));
    case ActionGroup::Choose: return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Choose"));
    case ActionGroup::End: break;
    }
    return saidInPlay(QT_TRANSLATE_NOOP("CardPlay", "Go on"));
}

Actions legalActionsInGroups(const Game& game, const GameState& state)
{
    Actions actions;
    legalActions(game, state, actions);
    std::ranges::stable_sort(actions, {}, groupOf);
    return actions;
}

} // namespace delve::dungeoneer
