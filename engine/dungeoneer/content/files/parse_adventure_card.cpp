// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/parse_cards.h"
#include "engine/dungeoneer/content/files/parse_effect.h"

namespace delve::dungeoneer {

namespace {

AttachTo readAttachTo(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    AttachTo attach;
    attach.card.sort = in.oneOf("sort", CardSort::Any);
    if (const auto category = in.find("category"))
        attach.card.category = readKebabCase(*category, log);
    attach.whose = in.oneOf("whose", Whose::Own);
    in.refuseUnknown();
    return attach;
}

TreasureFacts readTreasureFacts(ObjectReader& in)
{
    TreasureFacts facts;
    if (const auto slot = in.find("slot"))
        facts.slot = readKebabCase(*slot, in.log());
    facts.charges = in.integerOr("charges", 1, 9, 0);
    facts.discardOnUse = in.booleanOr("discardOnUse", false);
    facts.storage = in.integerOr("storage", 1, 9, 0);
    return facts;
}

EncounterFacts readEncounterFacts(ObjectReader& in)
{
    EncounterFacts facts;
    facts.form = in.oneOf<EncounterForm>("form");
    if (facts.form == EncounterForm::Monster)
        if (const auto monster = in.require("monster"))
            facts.monster = readMonsterStats(*monster, in.log());
    if (facts.form == EncounterForm::Trap)
        if (const auto threat = in.require("threat"))
            facts.threat = readThreat(*threat, in.log());
    if (facts.form != EncounterForm::Attachment)
        facts.scope = in.oneOf("scope", facts.form == EncounterForm::Trap ? Scope::Space : Scope::Target);
    return facts;
}

} // namespace

AdventureCard readAdventureCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    AdventureCard card;
    readCardHead(in, pack, card);
    card.kind = in.oneOf<AdventureKind>("kind");
    if (const auto cost = in.require("cost"))
        card.cost = readCost(*cost, log);
    card.use = in.oneOf<CardUse>("use");
    card.duration = in.oneOf<CardDuration>("duration");
    card.categories = readCategories(in, 1);
    if (const auto target = in.find("target"))
        card.target = readTargeting(*target, log);
    if (card.kind == AdventureKind::Bane)
        card.mayIncludeOwnHero = in.booleanOr("mayIncludeOwnHero", false);
    card.effects = readEffectsOr(in, "effects");
    if (const auto hits = in.find("hitEffects"))
        card.hitEffects = readHitEffects(*hits, log);
    card.upkeep = readCostOr(in, "upkeep");
    if (const auto activation = in.find("activation"))
        card.activation = readAbility(*activation, log, AbilityName::None);
    if (card.duration == CardDuration::Attachment)
        if (const auto attach = in.require("attachTo"))
            card.attachTo = readAttachTo(*attach, log);
    if (card.kind == AdventureKind::Treasure)
        card.treasure = readTreasureFacts(in);
    if (card.kind == AdventureKind::Encounter)
        card.encounter = readEncounterFacts(in);
    in.refuseUnknown();
    return card;
}

} // namespace delve::dungeoneer
