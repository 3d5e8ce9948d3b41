// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/random_set.h"

#include "engine/base/dice.h"
#include "engine/dungeoneer/content/effect_shape.h"

namespace delve::dungeoneer::test {

namespace {

class RandomCards
{
public:
    explicit RandomCards(std::uint64_t seed) : m_random(seed) {}

    CardSet set()
    {
        CardSet set;
        set.id = "random";
        set.version = "1.2.3";
        set.name = text();
        set.description = maybe() ? text() : LocalizedText{};
        set.author = "Somebody \"quoted\"";
        set.license = "none";
        set.symbol = maybe() ? "★" : "RS";
        set.size = oneOf<SetSize>();
        set.decks = set.size == SetSize::Expansion ? number(1, 9) : 1;
        set.mapKind = oneOf<MapKind>();
        set.aliases = {{ContentId("random/old"), ContentId("random/new")}};
        for (int i = 0; i < 3; ++i)
            set.categories.push_back({"category-" + std::to_string(i), text(), text()});
        set.terrains = {{"lava", text()}};
        for (int i = 0; i < 4; ++i) {
            set.maps.push_back(map());
            set.heroes.push_back(hero());
            set.quests.push_back(quest());
        }
        for (int i = 0; i < 12; ++i)
            set.adventures.push_back(adventure());
        set.trackers.push_back(card<TrackerCard>());
        set.trackers[0].gloryTrack = number(1, 60);
        set.trackers[0].backText = maybe() ? text() : LocalizedText{};
        set.cutouts.push_back(card<CutoutCard>());
        set.cutouts[0].pawns = {ContentId("random/x"), ContentId("other/y")};
        set.cutouts[0].markers = maybe() ? "ADZ" : "";
        return set;
    }

private:
    int number(int least, int most) { return least + int(m_random.below(std::uint32_t(most - least + 1))); }
    bool maybe() { return m_random.below(2) == 0; }

    template <typename Enum> Enum oneOf()
    {
        return enumNames<Enum>[m_random.below(std::uint32_t(enumNames<Enum>.size()))].first;
    }

    LocalizedText text()
    {
        LocalizedText text{{{"en", "Text " + std::to_string(number(0, 999))}}};
        if (maybe())
            text.byLanguage["it"] = "Città «" + std::to_string(number(0, 999)) + "»";
        return text;
    }

    std::string word() { return "category-" + std::to_string(number(0, 5)); }
    CardFilter filter() { return {oneOf<CardSort>(), maybe() ? word() : ""}; }

    Cost cost()
    {
        Cost cost;
        cost.resource = oneOf<Resource>();
        if (cost.isFree())
            return cost;
        cost.isVariable = maybe();
        cost.value = number(cost.isVariable ? 0 : 1, 20);
        if (cost.resource == Resource::DiscardCard)
            cost.card = filter();
        return cost;
    }

    Amount amount(AmountRule rule, bool mayBeZero)
    {
        if (rule == AmountRule::ThreatNumber)
            return {AmountKind::Number, number(leastThreat, mostThreat)};
        const bool isChange = rule == AmountRule::Change;
        if (maybe()) {
            const AmountKind kind = oneOf<AmountKind>();
            if (kind != AmountKind::All || rule == AmountRule::CountOrAll)
                return {kind, isChange && maybe() ? -1 : 1};
        }
        int value = number(isChange ? -mostOfAnEffect : 1, mostOfAnEffect);
        return {AmountKind::Number, value == 0 && !mayBeZero ? 1 : value};
    }

    Condition condition()
    {
        Condition when;
        if (maybe())
            when.form = oneOf<Form>();
        if (maybe())
            when.category = word();
        if (maybe())
            when.terrain = "lava";
        if (maybe())
            when.mapType = oneOf<MapCardType>();
        if (maybe())
            when.ownTurn = maybe();
        when.minLevel = maybe() ? number(2, 9) : 0;
        when.atMarker = maybe();
        return when;
    }

    void fillParts(const EffectShape& shape, Effect& effect)
    {
        if (shape.has(EffectPart::Form)) {
            effect.form = maybe() ? std::optional(oneOf<Form>()) : std::nullopt;
            effect.type = maybe() ? std::optional(oneOf<AttackType>()) : std::nullopt;
        }
        if (shape.has(EffectPart::Roll))
            effect.roll = effect.kind == EffectKind::ModifyThreat ? RollKind::Trap : oneOf<RollKind>();
        if (shape.has(EffectPart::Harm))
            effect.harm = oneOf<Harm>();
        if (shape.has(EffectPart::Source) && effect.harm == Harm::Wounds)
            effect.source = oneOf<WoundSource>();
        if (shape.has(EffectPart::Side))
            effect.side = oneOf<WoundSide>();
        if (shape.has(EffectPart::Card))
            effect.card = filter();
        if (shape.has(EffectPart::Limit))
            effect.limit = oneOf<Limit>();
        effect.isRemoval = shape.has(EffectPart::Removal) && maybe();
        if (shape.has(EffectPart::To) && !effect.isRemoval)
            effect.to = oneOf<Destination>();
        if (shape.has(EffectPart::Doors))
            effect.doors = oneOf<DoorScope>();
        if (shape.has(EffectPart::Door))
            effect.door = maybe() ? DoorKind::Locked : DoorKind::Trapped;
        if (shape.has(EffectPart::From)) {
            effect.from = oneOf<Zone>();
            effect.chooser = oneOf<Chooser>();
        }
        effect.holdsFast = shape.has(EffectPart::HoldsFast) && maybe();
        if (shape.has(EffectPart::Text))
            effect.text = text();
    }

    Effect effect()
    {
        Effect effect;
        effect.kind = oneOf<EffectKind>();
        const EffectShape& shape = shapeOf(effect.kind);
        do
            effect.duration = oneOf<Duration>();
        while (!shape.allows(effect.duration));
        if (shape.has(EffectPart::Who))
            effect.who = oneOf<Who>();
        fillParts(shape, effect);
        if (shape.amount != AmountRule::None)
            effect.amount = amount(shape.amount, effect.type.has_value());
        effect.when = maybe() ? condition() : Condition{};
        if (m_random.below(4) == 0)
            effect.cost = cost();
        if (shape.has(EffectPart::Who) && effect.duration == Duration::Now && maybe())
            effect.unless = Escape{oneOf<Stat>(), number(leastThreat, mostThreat)};
        return effect;
    }

    Effects effects(int least)
    {
        Effects list;
        for (int i = number(least, 3); i > 0; --i)
            list.push_back(effect());
        return list;
    }

    Threat threat() { return {oneOf<Stat>(), number(leastThreat, mostThreat), effects(0), effects(0)}; }

    Scores scores()
    {
        Scores scores;
        for (Score& score : scores.byForm)
            score = {number(0, 9), oneOf<AttackType>()};
        return scores;
    }

    HitEffects hits()
    {
        HitEffects hits;
        for (const Form form : allForms)
            hits[form] = effects(0);
        return hits;
    }

    Targeting target()
    {
        Targeting target{oneOf<TargetKind>(), Reach::Anywhere};
        if (target.kind != TargetKind::None)
            target.reach = oneOf<Reach>();
        return target;
    }

    Ability ability(bool isNamed)
    {
        return {isNamed ? text() : LocalizedText{}, cost(), maybe(), target(), effects(1)};
    }

    PrintedMonster monster(bool hasReward)
    {
        return {
            text(), {"category-1"}, {scores(), number(1, 12)}, hits(), hasReward ? effects(0) : Effects{}};
    }

    template <typename Card> Card card()
    {
        Card card;
        card.id = ContentId("random/card-" + std::to_string(m_next++));
        card.name = text();
        card.flavour = maybe() ? text() : LocalizedText{};
        card.artist = maybe() ? "Ann O'Nymous" : "";
        card.copies = number(1, 99);
        return card;
    }

    MapCard map()
    {
        auto map = card<MapCard>();
        map.kind = oneOf<MapKind>();
        map.type = oneOf<MapCardType>();
        map.glory = number(0, 9);
        for (Door& door : map.doors) {
            door.kind = oneOf<DoorKind>();
            if (door.hasThreat())
                door = {door.kind, oneOf<Stat>(), number(leastThreat, mostThreat)};
        }
        for (int i = number(0, 3); i > 0; --i)
            map.obstacles.push_back(obstacle());
        map.terrain = maybe() ? std::vector<std::string>{"lava"} : std::vector<std::string>{};
        map.onEntry = effects(0);
        if (maybe())
            map.monster = monster(true);
        return map;
    }

    Obstacle obstacle()
    {
        Obstacle obstacle;
        obstacle.kind = oneOf<ObstacleKind>();
        if (obstacle.kind == ObstacleKind::Pit || obstacle.kind == ObstacleKind::Spikes) {
            obstacle.stat = oneOf<Stat>();
            obstacle.value = number(leastThreat, mostThreat);
        }
        if (obstacle.kind == ObstacleKind::Risk)
            obstacle.value = number(-5, 5);
        if (obstacle.kind == ObstacleKind::Sewer)
            obstacle.letter = char('A' + number(0, 25));
        return obstacle;
    }

    HeroCard hero()
    {
        auto hero = card<HeroCard>();
        hero.life = number(1, 12);
        for (int i = number(1, 4); i > 0; --i)
            hero.levels.push_back(scores());
        hero.boonLimit = number(0, 9);
        hero.ability = ability(true);
        hero.ancestry = maybe() ? text() : LocalizedText{};
        return hero;
    }

    AdventureCard adventure()
    {
        auto adventure = card<AdventureCard>();
        adventure.kind = oneOf<AdventureKind>();
        adventure.cost = cost();
        adventure.use = oneOf<CardUse>();
        adventure.duration = oneOf<CardDuration>();
        adventure.categories = {"category-0", "category-2"};
        adventure.target = target();
        adventure.mayIncludeOwnHero = adventure.kind == AdventureKind::Bane && maybe();
        adventure.effects = effects(0);
        adventure.hitEffects = hits();
        adventure.upkeep = cost();
        if (maybe())
            adventure.activation = ability(false);
        if (adventure.duration == CardDuration::Attachment)
            adventure.attachTo = AttachTo{filter(), oneOf<Whose>()};
        if (adventure.kind == AdventureKind::Treasure)
            adventure.treasure = {maybe() ? "category-0" : "", number(0, 9), maybe(), number(0, 9)};
        if (adventure.kind == AdventureKind::Encounter)
            adventure.encounter = encounter();
        return adventure;
    }

    EncounterFacts encounter()
    {
        EncounterFacts facts;
        facts.form = oneOf<EncounterForm>();
        if (facts.form == EncounterForm::Monster)
            facts.monster = {scores(), number(1, 12)};
        if (facts.form == EncounterForm::Trap)
            facts.threat = threat();
        if (facts.form != EncounterForm::Attachment)
            facts.scope = oneOf<Scope>();
        return facts;
    }

    Place place()
    {
        Place place;
        place.by = oneOf<PlaceKind>();
        if (place.by == PlaceKind::Card)
            place.card = ContentId(maybe() ? "random/card-1" : "other/hall");
        if (place.by == PlaceKind::Type)
            place.type = oneOf<MapCardType>();
        if (place.by == PlaceKind::Terrain)
            place.terrain = "lava";
        return place;
    }

    QuestCard quest()
    {
        auto quest = card<QuestCard>();
        quest.criterion = oneOf<Criterion>();
        quest.place = place();
        quest.firstAttemptFree = quest.criterion != Criterion::Chance && maybe();
        if (quest.criterion == Criterion::Chance) {
            quest.chance.target = number(2, 12);
            quest.chance.boost = cost();
            quest.chance.bonus = quest.chance.boost.isFree() ? 0 : number(1, 6);
        }
        if (quest.criterion == Criterion::Slay)
            quest.slay = monster(false);
        if (quest.criterion == Criterion::Threat)
            quest.threat = threat();
        if (quest.criterion == Criterion::Sacrifice)
            quest.price = {cost(), cost()};
        if (quest.criterion == Criterion::Escort) {
            quest.from = place();
            quest.component = text();
        }
        if (quest.criterion == Criterion::Manual)
            quest.manual = text();
        if (maybe())
            quest.search = threat();
        quest.ongoing = effects(0);
        quest.reward = effects(0);
        if (maybe())
            quest.artifact = ability(true);
        return quest;
    }

    Random m_random;
    int m_next = 0;
};

} // namespace

CardSet randomSet(std::uint64_t seed)
{
    return RandomCards(seed).set();
}

} // namespace delve::dungeoneer::test
