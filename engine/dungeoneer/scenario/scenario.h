// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/cell.h"
#include "engine/dungeoneer/content/map_card.h"
#include "engine/dungeoneer/scenario/assertion.h"
#include "engine/dungeoneer/scenario/rule_options.h"
#include "engine/scenario/pack_reference.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::dungeoneer {

/// How far a map has come, which decides what may still be missing.
enum class Stage : std::uint8_t
{
    Starting, ///< DNR-SETUP-16: the Entrance and four Passages
    Growing,  ///< Map cards are left in the deck
    Finished  ///< none is: Map in View, or an emptied deck
};

constexpr auto fileWords(Stage)
{
    return std::to_array<EnumName<Stage>>(
        {{Stage::Starting, "starting"}, {Stage::Growing, "growing"}, {Stage::Finished, "finished"}});
}

/// A Map card on the table.
struct PlacedCard
{
    ThingId id;
    ContentId card;
    Cell cell;
    bool isTurned = false; ///< DNR-MAP-05: upside down
    bool isExempt =
        false; ///< DNR-MAP-07: beside the Entrance because it could not be placed in any other way

    friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

/// DNR-OBST-09: a Portal on the surface and the Entrance of the Dungeon it leads to, with a pair of markers.
struct PortalLink
{
    ThingId id;
    ThingId portal;   ///< a card of the Wilderness
    ThingId entrance; ///< a card of the Dungeon
    char marker = 'A';

    friend bool operator==(const PortalLink&, const PortalLink&) = default;
};

/// A player in turn order. What is not named is dealt at random.
struct Player
{
    ThingId id;
    std::string name;
    std::optional<ContentId> hero;
    std::vector<ContentId> quests; ///< DNR-SETUP-12: Personal Quests
    std::vector<ContentId> hand;   ///< DNR-SETUP-20: Adventure cards
    std::optional<MapKind> start;  ///< DNR-OPT-11: the Entrance on which the Hero begins

    friend bool operator==(const Player&, const Player&) = default;
};

/// A remark of the author, pinned to a cell.
struct Note
{
    ThingId id;
    MapKind map = MapKind::Dungeon;
    Cell cell;
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// DNR-OPT-13: so many copies of a Map card are put away.
struct LeftOutCard
{
    ContentId card;
    int copies = 1;

    friend bool operator==(const LeftOutCard&, const LeftOutCard&) = default;
};

/// What a scenario says besides its players and what is placed.
struct ScenarioFacts
{
    std::string title;
    std::string author;
    std::string notes;
    std::vector<PackReference> packs; ///< the sets in use: all their cards are, but those left out
    Stage stage = Stage::Growing;
    RuleOptions options;
    std::vector<LeftOutCard> leftOut;
    std::optional<ContentId> globalQuest; ///< DNR-SETUP-13; nothing: turned up at random
    std::vector<Assertion> assertions;    ///< about its games, checked by playing
    std::vector<MapKind> maps; ///< DNR-MAP-03: the kinds in use, each once, in the order of the enum

    friend bool operator==(const ScenarioFacts&, const ScenarioFacts&) = default;
};

/// A whole scenario: a plain value. Lists of placed things are in the order of placement.
struct Scenario : ScenarioFacts
{
    std::vector<Player> players;
    std::vector<PlacedCard> dungeon;
    std::vector<PlacedCard> wilderness;
    std::vector<PortalLink> portals;
    std::vector<Note> pinnedNotes;

    std::vector<PlacedCard>& cards(MapKind kind) { return kind == MapKind::Dungeon ? dungeon : wilderness; }
    const std::vector<PlacedCard>& cards(MapKind kind) const
    {
        return kind == MapKind::Dungeon ? dungeon : wilderness;
    }

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

inline constexpr std::array allMapKinds{MapKind::Dungeon, MapKind::Wilderness};

} // namespace delve::dungeoneer
