// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/dungeoneer/content/ability.h"
#include "engine/dungeoneer/content/monster.h"
#include "engine/dungeoneer/content/threat.h"

namespace delve::dungeoneer {

// The parts that cards are made of. Each reads one JSON value; the format is described in
// schemas/v1/pack.schema.json.
Effect readEffect(const JsonView& value, ReadLog& log);
Cost readCost(const JsonView& value, ReadLog& log);
CardFilter readCardFilter(const JsonView& value, ReadLog& log);
Threat readThreat(const JsonView& value, ReadLog& log);
Targeting readTargeting(const JsonView& value, ReadLog& log);
Score readScore(const JsonView& value, ReadLog& log);
Scores readScores(ObjectReader& in);
MonsterStats readMonsterStats(const JsonView& value, ReadLog& log);
HitEffects readHitEffects(const JsonView& value, ReadLog& log);
PrintedMonster readPrintedMonster(const JsonView& value, ReadLog& log);

/// With a name: of a Hero or an Artifact. Without: of a readied card.
enum class AbilityName : std::uint8_t
{
    Required,
    None
};
Ability readAbility(const JsonView& value, ReadLog& log, AbilityName name);

/// A list of effects that may be missing; if it is there, it has at least one.
Effects readEffectsOr(ObjectReader& in, std::string_view key);
/// A cost that may be missing: then there is none.
Cost readCostOr(ObjectReader& in, std::string_view key);
/// Ids of categories, each once.
std::vector<std::string> readCategories(ObjectReader& in, std::size_t least);

} // namespace delve::dungeoneer
