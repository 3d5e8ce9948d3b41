// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

void appendThreat(std::string& out, const Threat& threat, int indent)
{
    JsonObjectText object(out, indent);
    object.name("stat", threat.stat);
    object.number("value", threat.value);
    writeEffects(object, "success", threat.success);
    writeEffects(object, "failure", threat.failure);
    object.close();
}

void appendAbility(std::string& out, const Ability& ability, int indent)
{
    JsonObjectText object(out, indent);
    writeTextsIfAny(object, "name", ability.name);
    writeCost(object, "cost", ability.cost);
    writeFlagIfSet(object, "oncePerTurn", ability.oncePerTurn);
    writeTarget(object, ability.target);
    writeEffects(object, "effects", ability.effects);
    object.close();
}

void appendHitEffects(std::string& out, const HitEffects& hits, int indent)
{
    JsonObjectText object(out, indent);
    for (const Form form : allForms)
        writeEffects(object, nameOf(form), hits[form]);
    object.close();
}

void writeCategories(JsonObjectText& object, const std::vector<std::string>& categories)
{
    if (!categories.empty())
        writeWords(object, "categories", categories);
}

void writeScores(JsonObjectText& object, const Scores& scores)
{
    for (const Form form : allForms) {
        if (scores[form] == Score{})
            continue;
        JsonObjectText score(object.key(nameOf(form)));
        score.number("value", scores[form].value);
        score.name("type", scores[form].type);
        score.close();
    }
}

void appendPrintedMonster(std::string& out, const PrintedMonster& monster, int indent)
{
    JsonObjectText object(out, indent);
    writeTexts(object, "name", monster.name);
    writeCategories(object, monster.categories);
    writeScores(object, monster.stats.scores);
    object.number("life", monster.stats.life);
    if (!monster.hitEffects.isEmpty())
        appendHitEffects(object.key("hitEffects"), monster.hitEffects, indent + 2);
    writeEffects(object, "reward", monster.reward);
    object.close();
}

} // namespace delve::dungeoneer
