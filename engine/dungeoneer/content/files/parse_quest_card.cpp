// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/read_content_id.h"
#include "engine/dungeoneer/content/files/parse_cards.h"
#include "engine/dungeoneer/content/files/parse_effect.h"

namespace delve::dungeoneer {

namespace {

Place readPlace(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    Place place;
    place.by = in.oneOf<PlaceKind>("by");
    switch (place.by) {
    case PlaceKind::Card:
        if (const auto card = in.require("card"))
            place.card = readContentId(*card, log, pack);
        break;
    case PlaceKind::Type: place.type = in.oneOf<MapCardType>("type"); break;
    case PlaceKind::Terrain: place.terrain = in.kebabCase("terrain"); break;
    }
    in.refuseUnknown();
    return place;
}

Chance readChance(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Chance chance;
    chance.target = in.integer("target", 2, 12);
    chance.boost = readCostOr(in, "boost");
    if (!chance.boost.isFree())
        chance.bonus = in.integer("bonus", 1, 6);
    in.refuseUnknown();
    return chance;
}

/// What the criterion asks for, and nothing of the others.
void readCriterion(ObjectReader& in, const std::string& pack, QuestCard& card)
{
    ReadLog& log = in.log();
    switch (card.criterion) {
    case Criterion::Chance:
        if (const auto chance = in.require("chance"))
            card.chance = readChance(*chance, log);
        break;
    case Criterion::Slay:
        if (const auto monster = in.require("monster"))
            card.slay = readPrintedMonster(*monster, log);
        if (log.ok() && !card.slay->reward.empty())
            log.fail(*in.find("monster"),
                     {QT_TRANSLATE_NOOP("Engine", "expected the reward beside the monster, not in it"), {}});
        break;
    case Criterion::Threat:
        if (const auto threat = in.require("threat"))
            card.threat = readThreat(*threat, log);
        break;
    case Criterion::Sacrifice: card.price = in.list("price", 1, 4, readCost); break;
    case Criterion::Escort:
        if (const auto from = in.require("from"))
            card.from = readPlace(*from, log, pack);
        card.component = in.name("component");
        break;
    case Criterion::Manual: card.manual = in.text("manual"); break;
    }
}

} // namespace

QuestCard readQuestCard(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    QuestCard card;
    readCardHead(in, pack, card);
    card.criterion = in.oneOf<Criterion>("criterion");
    if (const auto place = in.require("place"))
        card.place = readPlace(*place, log, pack);
    readCriterion(in, pack, card);
    if (const auto search = in.find("search"))
        card.search = readThreat(*search, log);
    card.ongoing = readEffectsOr(in, "ongoing");
    card.reward = readEffectsOr(in, "reward");
    if (const auto artifact = in.find("artifact"))
        card.artifact = readAbility(*artifact, log, AbilityName::Required);
    // DNR-QUEST-12: every roll of a Chance Quest has its price.
    card.firstAttemptFree = card.criterion != Criterion::Chance && in.booleanOr("firstAttemptFree", true);
    in.refuseUnknown();
    return card;
}

} // namespace delve::dungeoneer
