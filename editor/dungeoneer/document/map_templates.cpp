// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/map_templates.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/thing_ids.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

const MapCard* entranceOf(const CardSet& set)
{
    const auto found = std::ranges::find(set.maps, MapCardType::Entrance, &MapCard::type);
    return found == set.maps.end() ? nullptr : &*found;
}

/// Two players are the fewest there may be (DNR-SETUP-01), so that nobody has to add them first.
Scenario emptyMap(const CardSet* set)
{
    Scenario scenario;
    scenario.title = QCoreApplication::translate("CardTemplate", QT_TRANSLATE_NOOP("CardTemplate", "New map"))
                         .toStdString();
    Random random(1);
    for (int player = 0; player < 2; ++player) {
        const ThingId id = ThingIds(scenario).draw(random);
        scenario.players.push_back({.id = id, .name = {}, .hero = {}, .quests = {}, .hand = {}, .start = {}});
    }
    if (set) {
        scenario.packs.push_back({set->id, set->version, set->hash});
        scenario.maps = {set->mapKind};
    }
    return scenario;
}

} // namespace

Scenario newMap(const Cards& cards)
{
    const auto& sets = cards.sets();
    auto first = std::ranges::find_if(sets, [](const CardSet& set) {
        return set.mapKind == MapKind::Dungeon && set.size == SetSize::Base;
    });
    if (first == sets.end())
        first = std::ranges::find_if(sets, [](const CardSet& set) { return entranceOf(set) != nullptr; });
    return emptyMap(first == sets.end() ? nullptr : &*first);
}

std::vector<MapTemplate> mapTemplates(const Cards& cards)
{
    std::vector<MapTemplate> all;
    for (const CardSet& set : cards.sets()) {
        const MapCard* entrance = entranceOf(set);
        if (!entrance)
            continue;
        Scenario scenario = emptyMap(&set);
        Random random(2);
        const PlacedCard placed{
            .id = ThingIds(scenario).draw(random), .card = entrance->id, .cell = entranceCell};
        apply(scenario, layCard(scenario, cards, entrance->kind, placed));
        all.push_back(
            {QStringLiteral("cards:") + QString::fromStdString(set.id), in(set.name),
             QCoreApplication::translate(
                 "CardTemplate", QT_TRANSLATE_NOOP("CardTemplate", "Card map, %1: the Entrance lies "
                                                                   "there, %2 kinds of Map cards wait."))
                 .arg(wordFor(entrance->kind), QString::number(set.maps.size())),
             std::move(scenario)});
    }
    return all;
}

} // namespace delve::dungeoneer
