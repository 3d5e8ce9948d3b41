// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

// In parse_map_card.cpp, parse_adventure_card.cpp, parse_quest_card.cpp and, for all else,
// parse_other_cards.cpp.

// Each reads one card of a pack; the format is described in schemas/v1/pack.schema.json.
MapCard readMapCard(const JsonView& value, ReadLog& log, const std::string& pack);
HeroCard readHeroCard(const JsonView& value, ReadLog& log, const std::string& pack);
AdventureCard readAdventureCard(const JsonView& value, ReadLog& log, const std::string& pack);
QuestCard readQuestCard(const JsonView& value, ReadLog& log, const std::string& pack);
TrackerCard readTrackerCard(const JsonView& value, ReadLog& log, const std::string& pack);
CutoutCard readCutoutCard(const JsonView& value, ReadLog& log, const std::string& pack);
Category readCategory(const JsonView& value, ReadLog& log);
Terrain readTerrain(const JsonView& value, ReadLog& log);

/// What every card begins with.
void readCardHead(ObjectReader& in, const std::string& pack, CardHead& card);

} // namespace delve::dungeoneer
