// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/new_cards.h"

#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/terrains.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr Score plainAttack{1, AttackType::Standard};

/// The category that cards of this sort usually have, or the first that the set names.
std::string usualCategory(const CardSet& set, std::initializer_list<const char*> wanted)
{
    for (const char* word : wanted)
        if (findCategory(set, word))
            return word;
    return set.categories.empty() ? *wanted.begin() : set.categories.front().id;
}

MapCard newMapCard(const CardSet& set, MapCardType type)
{
    MapCard card;
    card.kind = set.mapKind;
    card.type = type;
    card.glory = card.peril = 1;
    if (card.kind == MapKind::Wilderness)
        card.terrain = {"plains"}; // DNR-OBST-08
    return card;
}

HeroCard newHero()
{
    HeroCard card;
    for (int level = 0; level < 4; ++level) { // DNR-HERO-21
        Scores scores;
        scores[Form::Melee] = {1 + level, AttackType::Standard};
        scores[Form::Magic] = {level, AttackType::Counter};
        scores[Form::Speed] = {1 + level, AttackType::Counter};
        card.levels.push_back(scores);
    }
    card.boonLimit = 2;
    card.treasureLimit = 3;
    card.ability.name = {{{"en", "New Ability"}, {"it", "Nuova capacità"}}};
    card.ability.oncePerTurn = true;
    card.ability.effects = {newEffect(EffectKind::Movement)};
    return card;
}

AdventureCard newAdventure(const CardSet& set, AdventureKind kind)
{
    AdventureCard card;
    card.cost.value = 2;
    card = withKind(std::move(card), kind);
    switch (kind) {
    case AdventureKind::Boon:
        card.categories = {usualCategory(set, {"skill", "spell", "blessing"})};
        card.effects = {withEffectKind({}, EffectKind::ModifyRoll)};
        card.effects.front().duration = Duration::WhileInPlay;
        break;
    case AdventureKind::Treasure:
        card.categories = {usualCategory(set, {"item", "weapon"})};
        card.effects = {newEffect(EffectKind::ModifyScore)};
        card.effects.front().form = Form::Melee;
        card.effects.front().duration = Duration::WhileInPlay;
        break;
    case AdventureKind::Bane:
        card.duration = CardDuration::Instant;
        card.categories = {usualCategory(set, {"curse", "mishap"})};
        card.target.kind = TargetKind::Hero;
        card.effects = {newEffect(EffectKind::Wound)};
        card.effects.front().who = Who::Target;
        break;
    case AdventureKind::Encounter: card.categories = {usualCategory(set, {"beast", "undead"})}; break;
    }
    return card;
}

AdventureCard newEncounter(const CardSet& set, EncounterForm form)
{
    AdventureCard card = withForm(newAdventure(set, AdventureKind::Encounter), form);
    if (form == EncounterForm::Trap)
        card.categories = {usualCategory(set, {"trap", "device"})};
    if (form == EncounterForm::Attachment)
        card.effects = {newEffect(EffectKind::ModifyScore)};
    if (form == EncounterForm::Attachment) {
        card.effects.front().who = Who::Bearer;
        card.effects.front().duration = Duration::WhileInPlay;
    }
    return card;
}

QuestCard newQuest(const CardSet& set)
{
    QuestCard card = withCriterion({}, Criterion::Slay);
    const auto room = std::find_if(set.maps.begin(), set.maps.end(),
                                   [](const MapCard& map) { return map.type == MapCardType::Room; });
    if (room != set.maps.end())
        card.place.card = room->id;
    else
        card.place.by = PlaceKind::Type;
    card.reward = {newEffect(EffectKind::Glory)};
    card.reward.front().amount.number = 3;
    return card;
}

/// Pawns for the Heroes that have none yet.
CutoutCard newCutout(const CardSet& set)
{
    constexpr std::size_t most = 12;
    CutoutCard card;
    for (const HeroCard& hero : set.heroes)
        if (card.pawns.size() < most &&
            std::none_of(set.cutouts.begin(), set.cutouts.end(), [&](const CutoutCard& other) {
                return std::find(other.pawns.begin(), other.pawns.end(), hero.id) != other.pawns.end();
            }))
            card.pawns.push_back(hero.id);
    return card;
}

SetCard plainCardOf(const CardSet& set, NewCard kind)
{
    switch (kind) {
    case NewCard::Room: return newMapCard(set, MapCardType::Room);
    case NewCard::Passage: return newMapCard(set, MapCardType::Passage);
    case NewCard::Entrance: return newMapCard(set, MapCardType::Entrance);
    case NewCard::Hero: return newHero();
    case NewCard::Boon: return newAdventure(set, AdventureKind::Boon);
    case NewCard::Treasure: return newAdventure(set, AdventureKind::Treasure);
    case NewCard::Bane: return newAdventure(set, AdventureKind::Bane);
    case NewCard::Monster: return newEncounter(set, EncounterForm::Monster);
    case NewCard::Trap: return newEncounter(set, EncounterForm::Trap);
    case NewCard::Attachment: return newEncounter(set, EncounterForm::Attachment);
    case NewCard::Quest: return newQuest(set);
    case NewCard::Tracker: return TrackerCard{};
    case NewCard::Cutout: break;
    }
    return newCutout(set);
}

} // namespace

SetCard newCard(const CardSet& set, NewCard kind, const std::string& englishName)
{
    SetCard card = plainCardOf(set, kind);
    CardHead& head = headOf(card);
    head.id = freeCardId(set, englishName);
    head.name = {{{"en", englishName}}};
    return card;
}

AdventureCard withKind(AdventureCard card, AdventureKind kind)
{
    const bool isForHeroes = kind == AdventureKind::Boon || kind == AdventureKind::Treasure;
    card.kind = kind;
    card.cost.resource = isForHeroes ? Resource::Glory : Resource::Peril; // DNR-CARD-02
    card.use = isForHeroes ? CardUse::Hero : CardUse::Dungeonlord;        // DNR-CARD-04
    card.mayIncludeOwnHero = card.mayIncludeOwnHero && kind == AdventureKind::Bane;
    card.treasure = {};
    card.encounter = {};
    if (kind == AdventureKind::Encounter)
        return withForm(std::move(card), EncounterForm::Monster);
    return card.duration == CardDuration::Monster ? withDuration(std::move(card), CardDuration::Permanent)
                                                  : card;
}

AdventureCard withForm(AdventureCard card, EncounterForm form)
{
    card.encounter = {};
    card.encounter.form = form;
    if (form == EncounterForm::Monster) {
        card.encounter.monster.scores[Form::Melee] = plainAttack; // DNR-LORD-10
        return withDuration(std::move(card), CardDuration::Monster);
    }
    card.hitEffects = {};
    if (form == EncounterForm::Trap) {
        card.encounter.scope = Scope::Space; // DNR-ENC-04
        card.encounter.threat.value = 6;
        card.encounter.threat.failure = {newEffect(EffectKind::Wound)};
        card.encounter.threat.failure.front().who = Who::Roller;
        return withDuration(std::move(card), CardDuration::Instant);
    }
    return withDuration(std::move(card), CardDuration::Attachment);
}

AdventureCard withDuration(AdventureCard card, CardDuration duration)
{
    card.duration = duration;
    if (duration != CardDuration::Attachment)
        card.attachTo.reset();
    else if (!card.attachTo)
        card.attachTo = AttachTo{{CardSort::Monster, {}}, Whose::Own};
    return card;
}

QuestCard withCriterion(QuestCard card, Criterion criterion)
{
    card.criterion = criterion;
    card.chance = {};
    card.slay.reset();
    card.threat.reset();
    card.price.clear();
    card.from.reset();
    card.component = {};
    card.manual = {};
    card.firstAttemptFree = criterion != Criterion::Chance; // DNR-QUEST-12
    switch (criterion) {
    case Criterion::Chance: break;
    case Criterion::Slay:
        card.slay.emplace();
        card.slay->name = {{{"en", "Monster"}, {"it", "Mostro"}}};
        card.slay->stats.scores[Form::Melee] = plainAttack;
        break;
    case Criterion::Threat:
        card.threat.emplace();
        card.threat->value = 8;
        break;
    case Criterion::Sacrifice: card.price = {{Resource::Glory, 3, false, {}}}; break;
    case Criterion::Escort:
        card.from = Place{PlaceKind::Type, {}, MapCardType::Entrance, {}};
        card.component = {{{"en", "Thing"}, {"it", "Oggetto"}}};
        break;
    case Criterion::Manual:
        card.manual = {{{"en", "What must be done."}, {"it", "Che cosa va fatto."}}};
        break;
    }
    return card;
}

} // namespace delve::dungeoneer
