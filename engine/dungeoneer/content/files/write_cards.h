// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

// Effects and costs are in write_effect.cpp, what is made of them in write_ability.cpp, whole cards in
// write_map_card.cpp, write_adventure_card.cpp, write_quest_card.cpp and write_other_cards.cpp.

// Each appends one thing as it stands in a pack; the readers of parse_cards.h and parse_effect.h read it
// back.
void appendEffect(std::string& out, const Effect& effect);
void appendCost(std::string& out, const Cost& cost);
void appendThreat(std::string& out, const Threat& threat, int indent);
void appendAbility(std::string& out, const Ability& ability, int indent);
void appendHitEffects(std::string& out, const HitEffects& hits, int indent);
void appendPrintedMonster(std::string& out, const PrintedMonster& monster, int indent);

/// Members that are left out where there is nothing to say.
void writeEffects(JsonObjectText& object, std::string_view key, const Effects& effects);
void writeCost(JsonObjectText& object, std::string_view key, const Cost& cost);
void writeTarget(JsonObjectText& object, const Targeting& target);
void writeCategories(JsonObjectText& object, const std::vector<std::string>& categories);
/// Scores that are not 0 with a counterattack.
void writeScores(JsonObjectText& object, const Scores& scores);

void appendMapCard(std::string& out, const MapCard& card);
void appendHeroCard(std::string& out, const HeroCard& card);
void appendAdventureCard(std::string& out, const AdventureCard& card);
void appendQuestCard(std::string& out, const QuestCard& card, const std::string& pack);
void appendTrackerCard(std::string& out, const TrackerCard& card);
void appendCutoutCard(std::string& out, const CutoutCard& card, const std::string& pack);
void appendCategory(std::string& out, const Category& category);
void appendTerrain(std::string& out, const Terrain& terrain);

/// What every card begins with.
void writeCardHead(JsonObjectText& object, const CardHead& card);

} // namespace delve::dungeoneer
