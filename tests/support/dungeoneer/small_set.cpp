// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/small_set.h"

#include "engine/dungeoneer/content/files/write_card_set.h"

#include <algorithm>

namespace delve::dungeoneer::test {

namespace {

Door doorFrom(const std::string& word)
{
    if (word == "O")
        return {};
    if (word == "W")
        return {DoorKind::Wall, Stat::Speed, 0};
    return {word[0] == 'L' ? DoorKind::Locked : DoorKind::Trapped, Stat::Speed, std::stoi(word.substr(1))};
}

template <typename Card> Card named(const std::string& id)
{
    Card card;
    card.id = ContentId("small/" + id);
    card.name = english(id);
    return card;
}

} // namespace

std::filesystem::path cardsSourceFolder()
{
    return DELVE_SOURCE_DIR;
}

LocalizedText english(const std::string& text)
{
    return {{{"en", text}}};
}

MapCard mapCard(const std::string& id, MapCardType type, const std::array<std::string, 4>& doors)
{
    auto card = named<MapCard>(id);
    card.type = type;
    card.glory = card.peril = 1;
    std::transform(doors.begin(), doors.end(), card.doors.begin(), doorFrom);
    return card;
}

AdventureCard monsterCard(const std::string& id)
{
    auto card = named<AdventureCard>(id);
    card.kind = AdventureKind::Encounter;
    card.cost = {Resource::Peril, 2, false, {}};
    card.use = CardUse::Dungeonlord;
    card.duration = CardDuration::Monster;
    card.categories = {"beast"};
    card.encounter.monster.scores[Form::Melee] = {2, AttackType::Standard};
    return card;
}

AdventureCard boonCard(const std::string& id, const Effect& effect)
{
    auto card = named<AdventureCard>(id);
    card.cost = {Resource::Glory, 1, false, {}};
    card.duration = CardDuration::Instant;
    card.categories = {"skill"};
    card.effects = {effect};
    return card;
}

HeroCard heroCard(const std::string& id)
{
    auto card = named<HeroCard>(id);
    Scores scores;
    scores[Form::Melee] = {2, AttackType::Standard};
    scores[Form::Speed] = {3, AttackType::Counter};
    card.levels.assign(4, scores);
    card.ability.name = english("Ability");
    card.ability.effects = {Effect{}};
    card.ability.effects[0].kind = EffectKind::Untip;
    return card;
}

QuestCard slayQuest(const std::string& id, const std::string& map)
{
    auto card = named<QuestCard>(id);
    card.place.card = ContentId("small/" + map);
    card.slay.emplace();
    card.slay->name = english("Foe");
    card.slay->stats.scores[Form::Magic] = {2, AttackType::Standard};
    card.reward = {Effect{}};
    card.reward[0].kind = EffectKind::Level;
    return card;
}

CardSet smallSet()
{
    CardSet set;
    set.id = "small";
    set.version = "1.0.0";
    set.name = english("Small");
    set.author = "Test";
    set.license = "none";
    set.symbol = "*";
    set.categories = {{"beast", english("Beast"), english("Beasts")},
                      {"skill", english("Skill"), english("Skills")}};
    set.maps = {mapCard("entrance", MapCardType::Entrance, {"O", "O", "O", "O"}),
                mapCard("room", MapCardType::Room, {"O", "L6", "W", "T5"})};
    set.maps.push_back(mapCard("cross", MapCardType::Passage, {"O", "O", "O", "O"}));
    set.maps.back().copies = 5;
    set.heroes = {heroCard("hero-a"), heroCard("hero-b")};
    set.adventures = {monsterCard("monster")};
    set.adventures[0].copies = 10;
    for (const char* id : {"quest-1", "quest-2", "quest-3", "quest-4", "quest-5"})
        set.quests.push_back(slayQuest(id, "room"));
    set.trackers = {named<TrackerCard>("tracker")};
    set.trackers[0].copies = 2;
    set.cutouts = {named<CutoutCard>("cutout")};
    set.cutouts[0].pawns = {ContentId("small/hero-a"), ContentId("small/hero-b")};
    set.cutouts[0].markers = "AB";
    return set;
}

SetFindings findingsOf(const CardSet& set, const std::string& rule)
{
    SetFindings findings = checkSet(set);
    std::erase_if(findings, [&](const SetFinding& finding) { return finding.rule != rule; });
    return findings;
}

std::string smallSetText()
{
    return writeCardSet(smallSet());
}

} // namespace delve::dungeoneer::test
