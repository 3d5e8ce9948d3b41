// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

namespace {

constexpr int cardIndent = 6;
constexpr int innerIndent = 8;

void writeAttachTo(JsonObjectText& object, const AttachTo& attach)
{
    JsonObjectText text(object.key("attachTo"));
    if (attach.card.sort != CardSort::Any)
        text.name("sort", attach.card.sort);
    if (!attach.card.category.empty())
        text.word("category", attach.card.category);
    if (attach.whose != Whose::Own)
        text.name("whose", attach.whose);
    text.close();
}

void writeTreasureFacts(JsonObjectText& object, const TreasureFacts& facts)
{
    if (!facts.slot.empty())
        object.word("slot", facts.slot);
    writeNumberUnless(object, "charges", facts.charges, 0);
    writeFlagIfSet(object, "discardOnUse", facts.discardOnUse);
    writeNumberUnless(object, "storage", facts.storage, 0);
}

void writeEncounterFacts(JsonObjectText& object, const EncounterFacts& facts)
{
    object.name("form", facts.form);
    Scope usual = Scope::Target;
    if (facts.form == EncounterForm::Monster) {
        JsonObjectText monster(object.key("monster"));
        writeScores(monster, facts.monster.scores);
        monster.number("life", facts.monster.life);
        monster.close();
    }
    if (facts.form == EncounterForm::Trap) {
        usual = Scope::Space;
        appendThreat(object.key("threat"), facts.threat, innerIndent);
    }
    if (facts.scope != usual)
        object.name("scope", facts.scope);
}

} // namespace

void appendAdventureCard(std::string& out, const AdventureCard& card)
{
    JsonObjectText object(out, cardIndent);
    writeCardHead(object, card);
    object.name("kind", card.kind);
    appendCost(object.key("cost"), card.cost);
    object.name("use", card.use);
    object.name("duration", card.duration);
    writeCategories(object, card.categories);
    writeTarget(object, card.target);
    writeFlagIfSet(object, "mayIncludeOwnHero", card.mayIncludeOwnHero);
    writeEffects(object, "effects", card.effects);
    if (!card.hitEffects.isEmpty())
        appendHitEffects(object.key("hitEffects"), card.hitEffects, innerIndent);
    writeCost(object, "upkeep", card.upkeep);
    if (card.activation)
        appendAbility(object.key("activation"), *card.activation, innerIndent);
    if (card.attachTo)
        writeAttachTo(object, *card.attachTo);
    if (card.kind == AdventureKind::Treasure)
        writeTreasureFacts(object, card.treasure);
    if (card.kind == AdventureKind::Encounter)
        writeEncounterFacts(object, card.encounter);
    object.close();
}

} // namespace delve::dungeoneer
