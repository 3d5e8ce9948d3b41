// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/checks/check_set.h"

#include <filesystem>

namespace delve::dungeoneer::test {

std::filesystem::path cardsSourceFolder();

LocalizedText english(const std::string& text);

/// A Map card of the small set; doors north, east, south, west as in the rules: "O", "W", "L6", "T5".
MapCard mapCard(const std::string& id, MapCardType type, const std::array<std::string, 4>& doors);
/// A monster with Melee 2 (standard) and Value 2.
AdventureCard monsterCard(const std::string& id);
/// A Boon of the Hero Phase with one effect.
AdventureCard boonCard(const std::string& id, const Effect& effect);
/// A Quest to slay something in a Map card.
QuestCard slayQuest(const std::string& id, const std::string& map);
HeroCard heroCard(const std::string& id);

/// A free Dungeon set without any finding: an Entrance, five Passages, a Room, two Heroes, five Quests.
CardSet smallSet();

/// The findings of one rule.
SetFindings findingsOf(const CardSet& set, const std::string& rule);

/// The JSON text of the small set.
std::string smallSetText();

} // namespace delve::dungeoneer::test
