// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/files/parse_effect.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr int mostScore = 9;
constexpr int mostLife = 12;

} // namespace

CardFilter readCardFilter(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    CardFilter filter;
    filter.sort = in.oneOf("sort", CardSort::Any);
    if (const auto category = in.find("category"))
        filter.category = readKebabCase(*category, log);
    in.refuseUnknown();
    return filter;
}

Cost readCost(const JsonView& value, ReadLog& log)
{
    constexpr int most = 20;
    ObjectReader in(value, log);
    Cost cost;
    cost.resource = in.oneOf<Resource>("resource");
    if (cost.isFree()) {
        in.refuseUnknown();
        return cost;
    }
    cost.isVariable = in.booleanOr("variable", false);
    cost.value = in.integer("value", cost.isVariable ? 0 : 1, most);
    if (cost.resource == Resource::DiscardCard)
        if (const auto card = in.find("card"))
            cost.card = readCardFilter(*card, log);
    in.refuseUnknown();
    return cost;
}

Cost readCostOr(ObjectReader& in, std::string_view key)
{
    const auto value = in.find(key);
    return value ? readCost(*value, in.log()) : Cost{};
}

std::vector<std::string> readCategories(ObjectReader& in, std::size_t least)
{
    constexpr std::size_t most = 6;
    const auto read = [](const JsonView& word, ReadLog& log) { return readKebabCase(word, log); };
    auto categories =
        least > 0 ? in.list("categories", least, most, read) : in.listOr("categories", most, read);
    auto sorted = categories;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        in.log().fail(*in.find("categories"),
                      {QT_TRANSLATE_NOOP("Engine", "expected each category once"), {}});
    return categories;
}

Threat readThreat(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Threat threat;
    threat.stat = in.oneOf<Stat>("stat");
    threat.value = in.integer("value", leastThreat, mostThreat);
    threat.success = readEffectsOr(in, "success");
    threat.failure = readEffectsOr(in, "failure");
    in.refuseUnknown();
    return threat;
}

Targeting readTargeting(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Targeting target;
    target.kind = in.oneOf<TargetKind>("kind");
    if (target.kind != TargetKind::None)
        target.reach = in.oneOf("reach", Reach::Anywhere);
    in.refuseUnknown();
    return target;
}

Score readScore(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    const Score score{in.integer("value", 0, mostScore), in.oneOf<AttackType>("type")};
    in.refuseUnknown();
    return score;
}

Scores readScores(ObjectReader& in)
{
    Scores scores;
    for (const Form form : allForms)
        if (const auto score = in.find(nameOf(form)))
            scores[form] = readScore(*score, in.log());
    return scores;
}

MonsterStats readMonsterStats(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    MonsterStats stats;
    stats.scores = readScores(in);
    stats.life = in.integer("life", 1, mostLife);
    in.refuseUnknown();
    return stats;
}

HitEffects readHitEffects(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    HitEffects hits;
    for (const Form form : allForms)
        hits[form] = readEffectsOr(in, nameOf(form));
    in.refuseUnknown();
    if (log.ok() && hits.isEmpty())
        log.fail(value,
                 {QT_TRANSLATE_NOOP("Engine", "expected the effect of a hit in one form at least"), {}});
    return hits;
}

PrintedMonster readPrintedMonster(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    PrintedMonster monster;
    monster.name = in.name("name");
    monster.categories = readCategories(in, 0);
    monster.stats.scores = readScores(in);
    monster.stats.life = in.integer("life", 1, mostLife);
    if (const auto hits = in.find("hitEffects"))
        monster.hitEffects = readHitEffects(*hits, log);
    monster.reward = readEffectsOr(in, "reward");
    in.refuseUnknown();
    return monster;
}

Ability readAbility(const JsonView& value, ReadLog& log, AbilityName name)
{
    ObjectReader in(value, log);
    Ability ability;
    if (name == AbilityName::Required)
        ability.name = in.name("name");
    ability.cost = readCostOr(in, "cost");
    ability.oncePerTurn = in.booleanOr("oncePerTurn", false);
    if (const auto target = in.find("target"))
        ability.target = readTargeting(*target, log);
    ability.effects = readEffectsOr(in, "effects");
    in.refuseUnknown();
    if (log.ok() && ability.effects.empty())
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a member \"%1\""), {"effects"}});
    return ability;
}

} // namespace delve::dungeoneer
