// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit_name.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/scenario/thing_lists.h"

#include <variant>

namespace delve::dungeoneer {

/// The lists of a scenario whose entries have ids, in the order of the file.
enum class ThingKind : std::uint8_t
{
    Player,
    DungeonCard,
    WildernessCard,
    Portal,
    Note
};

inline constexpr std::array allThingKinds{ThingKind::Player, ThingKind::DungeonCard,
                                          ThingKind::WildernessCard, ThingKind::Portal, ThingKind::Note};

constexpr ThingKind cardKind(MapKind map)
{
    return map == MapKind::Dungeon ? ThingKind::DungeonCard : ThingKind::WildernessCard;
}

/// One entry of such a list.
using Thing = std::variant<Player, PlacedCard, PortalLink, Note>;

/// Calls `visit` with the member of Scenario that lists the things of a kind.
template <typename Visit> decltype(auto) visitMember(ThingKind kind, Visit&& visit)
{
    switch (kind) {
    case ThingKind::Player: return visit(&Scenario::players);
    case ThingKind::DungeonCard: return visit(&Scenario::dungeon);
    case ThingKind::WildernessCard: return visit(&Scenario::wilderness);
    case ThingKind::Portal: return visit(&Scenario::portals);
    case ThingKind::Note: break;
    }
    return visit(&Scenario::pinnedNotes);
}

// What is true of the lists of every game: engine/scenario/thing_lists.h.
using ThingPlace = PlaceInList<ThingKind>;
using delve::findThing;
using delve::idOf;
using delve::thingAt;
using delve::visitAllLists;
using delve::visitList;

/// A card of any map, and which map it lies on; nothing where there is none of that id.
struct FoundCard
{
    MapKind map = MapKind::Dungeon;
    const PlacedCard* card = nullptr;

    explicit operator bool() const { return card != nullptr; }
};
FoundCard findCard(const Scenario& scenario, const ThingId& id);

} // namespace delve::dungeoneer

template <> struct delve::ThingLists<delve::dungeoneer::Scenario>
{
    using Facts = dungeoneer::ScenarioFacts;
    using Kind = dungeoneer::ThingKind;
    using Thing = dungeoneer::Thing;
    using Name = dungeoneer::EditName;
    static constexpr auto& kinds = dungeoneer::allThingKinds;
};
