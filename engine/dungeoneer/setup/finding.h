// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/severity.h"
#include "engine/dungeoneer/board/cell.h"
#include "engine/dungeoneer/content/map_card.h"

#include <string>
#include <vector>

namespace delve::dungeoneer {

/// A cell of one of the maps.
struct MapCell
{
    MapKind map = MapKind::Dungeon;
    Cell cell;

    friend bool operator==(const MapCell&, const MapCell&) = default;
};

struct MapEdge
{
    MapKind map = MapKind::Dungeon;
    CellEdge edge;

    friend bool operator==(const MapEdge&, const MapEdge&) = default;
};

/// What a finding is about. Sentences are made of it in editor/dungeoneer/text.
struct Concern
{
    std::vector<ThingId> things{}; ///< cards on maps, players and links, the one to blame last
    std::vector<MapCell> cells{};
    std::vector<MapEdge> edges{};
    std::vector<ContentId> cards{};  ///< cards that lie nowhere: Quests, Heroes, Map cards of the sets
    std::vector<std::string> args{}; ///< numbers and words of enums
    std::string variant{};           ///< which of the sentences of the rule; most have one, without a name

    friend bool operator==(const Concern&, const Concern&) = default;
};

/// One thing that is wrong, odd or missing, with the rule that says so.
struct Finding
{
    std::string rule; ///< DNR-MAP-07
    Severity severity = Severity::Error;
    Concern about;

    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

inline int countOf(const Findings& findings, Severity severity)
{
    int count = 0;
    for (const Finding& finding : findings)
        count += finding.severity == severity;
    return count;
}

} // namespace delve::dungeoneer
