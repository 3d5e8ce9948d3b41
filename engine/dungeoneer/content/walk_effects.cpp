// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/walk_effects.h"

namespace delve::dungeoneer {

namespace {

void visitList(const Effects& effects, EffectPlace place, const EffectListVisitor& visit)
{
    if (!effects.empty())
        visit({&effects, place, {}, false, nullptr});
}

void visitThreat(const Threat& threat, const EffectListVisitor& visit)
{
    visitList(threat.success, EffectPlace::Outcome, visit);
    visitList(threat.failure, EffectPlace::Outcome, visit);
}

void visitHits(const HitEffects& hits, const EffectListVisitor& visit)
{
    for (const Effects& effects : hits.byForm)
        visitList(effects, EffectPlace::Hit, visit);
}

void visitAbility(const Ability& ability, const EffectListVisitor& visit)
{
    visit({&ability.effects, EffectPlace::Ability, ability.target, ability.cost.isVariable, &ability});
}

void visitMonster(const PrintedMonster& monster, const EffectListVisitor& visit)
{
    visitHits(monster.hitEffects, visit);
    visitList(monster.reward, EffectPlace::Reward, visit);
}

} // namespace

void walkEffects(const MapCard& card, const EffectListVisitor& visit)
{
    visitList(card.onEntry, EffectPlace::Entry, visit);
    if (card.monster)
        visitMonster(*card.monster, visit);
}

void walkEffects(const HeroCard& card, const EffectListVisitor& visit)
{
    visitAbility(card.ability, visit);
}

void walkEffects(const AdventureCard& card, const EffectListVisitor& visit)
{
    if (!card.effects.empty())
        visit({&card.effects, EffectPlace::Played, card.target, card.cost.isVariable, nullptr});
    visitHits(card.hitEffects, visit);
    if (card.activation)
        visitAbility(*card.activation, visit);
    visitThreat(card.encounter.threat, visit);
}

void walkEffects(const QuestCard& card, const EffectListVisitor& visit)
{
    if (card.slay)
        visitMonster(*card.slay, visit);
    if (card.threat)
        visitThreat(*card.threat, visit);
    if (card.search)
        visitThreat(*card.search, visit);
    visitList(card.ongoing, EffectPlace::Ongoing, visit);
    visitList(card.reward, EffectPlace::Reward, visit);
    if (card.artifact)
        visitAbility(*card.artifact, visit);
}

void walkEffects(const CardSet& set,
                 const std::function<void(const CardHead& card, const EffectList& list)>& visit)
{
    const auto walkAll = [&visit](const auto& cards) {
        for (const auto& card : cards)
            walkEffects(card, [&](const EffectList& list) { visit(card, list); });
    };
    walkAll(set.maps);
    walkAll(set.heroes);
    walkAll(set.adventures);
    walkAll(set.quests);
}

} // namespace delve::dungeoneer
