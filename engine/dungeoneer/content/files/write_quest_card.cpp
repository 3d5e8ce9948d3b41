// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/dungeoneer/content/files/write_cards.h"

namespace delve::dungeoneer {

namespace {

constexpr int memberIndent = 8;

void appendPlace(std::string& out, const Place& place, const std::string& pack)
{
    JsonObjectText object(out);
    object.name("by", place.by);
    switch (place.by) {
    case PlaceKind::Card: object.word("card", idWithin(place.card, pack)); break;
    case PlaceKind::Type: object.name("type", place.type); break;
    case PlaceKind::Terrain: object.word("terrain", place.terrain); break;
    }
    object.close();
}

void writeChance(JsonObjectText& object, const Chance& chance)
{
    JsonObjectText text(object.key("chance"));
    text.number("target", chance.target);
    writeCost(text, "boost", chance.boost);
    if (!chance.boost.isFree())
        text.number("bonus", chance.bonus);
    text.close();
}

void writeCriterion(JsonObjectText& object, const QuestCard& card, const std::string& pack)
{
    switch (card.criterion) {
    case Criterion::Chance: writeChance(object, card.chance); break;
    case Criterion::Slay: appendPrintedMonster(object.key("monster"), *card.slay, memberIndent); break;
    case Criterion::Threat: appendThreat(object.key("threat"), *card.threat, memberIndent); break;
    case Criterion::Sacrifice: object.list("price", card.price, appendCost); break;
    case Criterion::Escort:
        appendPlace(object.key("from"), *card.from, pack);
        writeTexts(object, "component", card.component);
        break;
    case Criterion::Manual: writeTexts(object, "manual", card.manual); break;
    }
}

} // namespace

void appendQuestCard(std::string& out, const QuestCard& card, const std::string& pack)
{
    JsonObjectText object(out, memberIndent - 2);
    writeCardHead(object, card);
    object.name("criterion", card.criterion);
    appendPlace(object.key("place"), card.place, pack);
    writeCriterion(object, card, pack);
    if (card.search)
        appendThreat(object.key("search"), *card.search, memberIndent);
    writeEffects(object, "ongoing", card.ongoing);
    writeEffects(object, "reward", card.reward);
    if (card.artifact)
        appendAbility(object.key("artifact"), *card.artifact, memberIndent);
    if (card.criterion != Criterion::Chance && !card.firstAttemptFree)
        object.flag("firstAttemptFree", false);
    object.close();
}

} // namespace delve::dungeoneer
