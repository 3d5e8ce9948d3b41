// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit_name.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/scenario/thing_lists.h"

#include <cstdint>
#include <optional>
#include <span>
#include <variant>

namespace delve::mageknight {

/// The lists of a scenario whose entries have ids, in the order of the file.
enum class ThingKind : std::uint8_t
{
    Player,
    Tile,
    Door,
    Marker,
    Artifact,
    Chest,
    Token,
    Figure,
    Entrance,
    Exit,
    Note
};

inline constexpr std::array allThingKinds{ThingKind::Player, ThingKind::Tile,     ThingKind::Door,
                                          ThingKind::Marker, ThingKind::Artifact, ThingKind::Chest,
                                          ThingKind::Token,  ThingKind::Figure,   ThingKind::Entrance,
                                          ThingKind::Exit,   ThingKind::Note};

/// One entry of such a list. Entrances and exits are both arrows; their kind tells them apart.
using Thing = std::variant<Player, PlacedTile, PlacedDoor, PlacedMarker, PlacedArtifact, PlacedChest,
                           PlacedToken, PlacedFigure, Arrow, Note>;

/// Calls `visit` with the member of Scenario that lists the things of a kind.
template <typename Visit> decltype(auto) visitMember(ThingKind kind, Visit&& visit)
{
    switch (kind) {
    case ThingKind::Player: return visit(&Scenario::players);
    case ThingKind::Tile: return visit(&Scenario::tiles);
    case ThingKind::Door: return visit(&Scenario::doors);
    case ThingKind::Marker: return visit(&Scenario::markers);
    case ThingKind::Artifact: return visit(&Scenario::artifacts);
    case ThingKind::Chest: return visit(&Scenario::chests);
    case ThingKind::Token: return visit(&Scenario::tokens);
    case ThingKind::Figure: return visit(&Scenario::figures);
    case ThingKind::Entrance: return visit(&Scenario::entrances);
    case ThingKind::Exit: return visit(&Scenario::exits);
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

/// The square by which a thing is placed, to be read or changed: for tiles and artifacts the north-west one,
/// for figures the anchor, for arrows the one inside. Players have none, and doors lie where their tile does.
template <typename T> auto placeOf(T& thing)
{
    if constexpr (requires { thing.square; })
        return &thing.square;
    else if constexpr (requires { thing.position; })
        return &thing.position;
    else if constexpr (requires { thing.edge.square.level; })
        return &thing.edge.square;
    else
        return static_cast<std::conditional_t<std::is_const_v<T>, const Square, Square>*>(nullptr);
}

/// The square by which it is placed, where it has one.
std::optional<Square> squareOf(const Thing& thing);

} // namespace delve::mageknight

template <> struct delve::ThingLists<delve::mageknight::Scenario>
{
    using Facts = mageknight::ScenarioFacts;
    using Kind = mageknight::ThingKind;
    using Thing = mageknight::Thing;
    using Name = mageknight::EditName;
    static constexpr auto& kinds = mageknight::allThingKinds;
};
