// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/action.h"
#include "engine/dungeoneer/play/fighting/threats.h"

#include <optional>

namespace delve::dungeoneer::play {

/// What is still to be done, kept in the state so that a game can be saved between any two actions. Those
/// with `isDecision` wait for a player; the others are resumed by the engine.
using Task = std::variant<DealChoice, EntrancePick, LayMaps, EntranceChoice, FinishDeal, // setup/deal
                          TurnStep, LordPhase, HeroPhase, UpkeepChoice,                  // turns/phases
                          Window,                                                        // turns/windows
                          PlaceChoice, PlaceMore, LayNext,                               // map/building
                          SpaceEffects,                                                  // map/moving
                          SaveChoice, DiscardChoice, SurplusChoice,                      // cards/piles
                          CardPayment, TakeEffect, FinishCard,                           // cards/playing
                          ReturnChoice, NextEncounter, MeetEncounter, TrapRolls,      // fighting/encounters
                          FinishEncounter, ReturnMonsters,                            //
                          FormChoice, HitChoice, PerilGift, RollCombat, SettleCombat, // fighting/combat
                          RollThreat, SettleThreat,                                   // fighting/threats
                          TryCriterion, QuestOthersRoll, CompleteQuest,               // quests/quests
                          RunEffects, CardChoice, CostChoice, MoveChoice, SideChoice  // effects/resolve
                          >;

template <typename T>
concept IsDecision = requires { T::isDecision; };

/// The task on top, if it is of this kind.
template <typename T> std::optional<T> pending(const Position& position)
{
    const auto tasks = position.state().pending();
    if (tasks.empty() || tasks.back().kind != kindIn<T, Task>())
        return std::nullopt;
    return unpackAs<T>(tasks.back());
}

} // namespace delve::dungeoneer::play
