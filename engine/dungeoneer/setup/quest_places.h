// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/setup_table.h"

#include <functional>

namespace delve::dungeoneer {

/// DNR-QUEST-28: whether a Quest means this Map card.
bool isPlace(const Place& place, const MapCard& card);

/// The Quests that the scenario names: Personal ones of all players, and the Global Quest.
std::vector<ContentId> questsNamed(const Scenario& scenario);

/// Steps from the Entrance to each card of a map, leaving out the doors for which `isShut` is true.
std::vector<int> stepsWithout(const SetupTable& table, MapKind kind,
                              const std::function<bool(const Door&)>& isShut);

/// Steps from an Entrance to the nearest card that a place means; -1: none is on a map, or none can be
/// reached.
int stepsToPlace(const SetupTable& table, const Place& place);

/// Steps from the Entrance to the nearest place of a Quest; of an Escort to where it begins and on to its
/// end, each counted from the Entrance. -1: a place is on no map yet.
int wayTo(const SetupTable& table, const QuestCard& quest);

} // namespace delve::dungeoneer
