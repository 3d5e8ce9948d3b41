// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/drawn_scenario.h"

#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/support/dungeoneer/cards.h"

#include <algorithm>

namespace delve::dungeoneer::test {

namespace {

ContentId idIn(std::string_view name)
{
    return ContentId("test/" + std::string(name));
}

template <typename Card> Card named(std::string_view id, int copies)
{
    Card made;
    made.id = idIn(id);
    made.name.byLanguage["en"] = std::string(id);
    made.copies = copies;
    return made;
}

CardSet setOf(std::vector<MapCard> maps, std::vector<QuestCard> quests)
{
    CardSet set;
    set.id = "test";
    set.version = "1.0.0";
    set.hash = std::string(32, 'a');
    set.name.byLanguage["en"] = "Test";
    set.maps = std::move(maps);
    for (const char* id : {"ada", "bo", "cy", "dee"}) {
        HeroCard hero = named<HeroCard>(id, 1);
        hero.levels.resize(4);
        hero.levels.front()[Form::Speed] = {2, AttackType::Standard};
        set.heroes.push_back(std::move(hero));
    }
    set.trackers.push_back(named<TrackerCard>("tracker", 4));
    set.cutouts.push_back(named<CutoutCard>("cutout", 1));
    set.cutouts.back().markers = "ABCD";
    set.adventures.push_back(named<AdventureCard>("trick", 20));
    set.quests = std::move(quests);
    QuestCard anywhere = questAt("anywhere", MapCardType::Entrance);
    anywhere.copies = 9;
    set.quests.push_back(std::move(anywhere));
    return set;
}

Cards cardsOf(CardSet set)
{
    std::vector<CardSet> sets;
    sets.push_back(std::move(set));
    return Cards::combine(std::move(sets)).value();
}

} // namespace

QuestCard questAt(std::string_view id, std::string_view card)
{
    QuestCard quest = named<QuestCard>(id, 1);
    quest.place = {.by = PlaceKind::Card, .card = idIn(card), .type = MapCardType::Room, .terrain = {}};
    return quest;
}

QuestCard questAt(std::string_view id, MapCardType type)
{
    QuestCard quest = named<QuestCard>(id, 1);
    quest.place = {.by = PlaceKind::Type, .card = {}, .type = type, .terrain = {}};
    return quest;
}

DrawnScenario::DrawnScenario(std::vector<MapCard> cards, std::vector<QuestCard> quests)
    : m_cards(cardsOf(setOf(std::move(cards), std::move(quests))))
{
    const CardSet& set = m_cards.sets().front();
    scenario.packs = {{set.id, set.version, set.hash}};
    for (const MapCard& card : set.maps)
        if (card.type == MapCardType::Entrance &&
            std::ranges::find(scenario.maps, card.kind) == scenario.maps.end())
            scenario.maps.push_back(card.kind);
    std::ranges::sort(scenario.maps);
    for (const char* id : {"p1", "p2"}) {
        Player player;
        player.id = ThingId(id);
        player.name = id;
        scenario.players.push_back(std::move(player));
    }
}

DrawnScenario& DrawnScenario::lay(std::string_view name, int column, int row, bool isTurned)
{
    return layOn(m_cards.map(idIn(name))->kind, name, column, row, isTurned);
}

DrawnScenario& DrawnScenario::layOn(MapKind map, std::string_view name, int column, int row, bool isTurned)
{
    long count = 1;
    for (const MapKind kind : allMapKinds)
        count += std::ranges::count(scenario.cards(kind), idIn(name), &PlacedCard::card);
    PlacedCard card;
    card.id = ThingId(std::string(name) + "-" + std::to_string(count));
    card.card = idIn(name);
    card.cell = {column, row};
    card.isTurned = isTurned;
    scenario.cards(map).push_back(std::move(card));
    return *this;
}

DrawnScenario& DrawnScenario::layStart()
{
    return lay("ent", 0, 0).lay("cross", 0, -1).lay("cross", 1, 0).lay("cross", 0, 1).lay("cross", -1, 0);
}

Findings DrawnScenario::findings() const
{
    return validateSetup(scenario, m_cards);
}

std::vector<std::string> DrawnScenario::told(std::string_view rule) const
{
    std::vector<std::string> lines;
    for (const Finding& finding : findings())
        if (finding.rule == rule)
            lines.push_back(toldAs(finding));
    return lines;
}

std::vector<std::string> DrawnScenario::errors() const
{
    std::vector<std::string> lines;
    for (const Finding& finding : findings())
        if (finding.severity == Severity::Error)
            lines.push_back(finding.rule + " " + toldAs(finding));
    return lines;
}

std::string toldAs(const Finding& finding)
{
    std::string line(nameOf(finding.severity));
    if (!finding.about.variant.empty())
        line += " " + finding.about.variant;
    line += ":";
    for (const ThingId& thing : finding.about.things)
        line += " " + thing.text();
    for (const MapCell& cell : finding.about.cells)
        line += " (" + std::to_string(cell.cell.column) + "," + std::to_string(cell.cell.row) + ")";
    for (const ContentId& card : finding.about.cards)
        line += " " + card.text();
    return line;
}

std::vector<MapCard> plainCards()
{
    return {card("Ent[O,O,O,O]"), copies(card("Cross[O,O,O,O]"), 12), copies(card("Hall[O,W,O,W]"), 4),
            copies(room("Vault[O,O,O,O]"), 4), copies(room("Crypt[W,W,O,W]"), 4)};
}

} // namespace delve::dungeoneer::test
