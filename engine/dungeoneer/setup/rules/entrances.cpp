// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/rules/checks.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

std::vector<int> entrancesOf(const CardMap& map)
{
    std::vector<int> entrances;
    for (int index = 0; index < map.size(); ++index)
        if (map[index].face.type == MapCardType::Entrance)
            entrances.push_back(index);
    return entrances;
}

} // namespace

// DNR-SETUP-15: one Entrance, in the centre, and everything is parallel to it.
void checkEntrance(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    const auto entrances = entrancesOf(map);
    const std::string word(nameOf(kind));
    if (entrances.empty()) {
        const Severity severity = map.size() == 0 ? Severity::Todo : Severity::Error;
        report.add("DNR-SETUP-15", severity,
                   {.cells = {{kind, entranceCell}}, .args = {word}, .variant = "missing"});
        return;
    }
    if (entrances.size() > 1) {
        Concern about{.args = {std::to_string(entrances.size()), word}};
        for (const int index : entrances)
            about.things.push_back(table.idOf(kind, index));
        report.error("DNR-SETUP-15", std::move(about));
        return;
    }
    const LaidCard& entrance = map[entrances.front()];
    const ThingId& id = table.idOf(kind, entrances.front());
    if (entrance.cell != entranceCell)
        report.error("DNR-SETUP-15",
                     {.things = {id}, .cells = {{kind, entranceCell}}, .variant = "off-centre"});
    if (entrance.isTurned)
        report.error("DNR-SETUP-15", {.things = {id}, .variant = "turned"});
}

// DNR-SETUP-16: a Passage on each side of the Entrance, and at the start nothing else.
void checkStartingPassages(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    const int entrance = entranceOf(map);
    // DNR-OPT-02: Map in View does without.
    if (entrance < 0 || table.scenario().options.mapInView)
        return;
    const Stage stage = table.scenario().stage;
    Concern missing{.args = {std::string(nameOf(kind))}, .variant = "missing"};
    for (const Side side : allSides)
        if (map.beside(entrance, side) < 0) {
            missing.cells.push_back({kind, neighbour(map[entrance].cell, side)});
            missing.edges.push_back({kind, {map[entrance].cell, side}});
        }
    missing.args.push_back(std::to_string(missing.cells.size()));
    if (!missing.cells.empty())
        report.add("DNR-SETUP-16", stage == Stage::Finished ? Severity::Hint : Severity::Todo,
                   std::move(missing));
    if (stage != Stage::Starting)
        return;
    Concern surplus{.variant = "surplus"};
    for (int index = 0; index < map.size(); ++index)
        if (index != entrance && !isAdjacent(map[index].cell, map[entrance].cell))
            surplus.things.push_back(table.idOf(kind, index));
    if (!surplus.things.empty())
        report.error("DNR-SETUP-16", std::move(surplus));
}

namespace {

/// The cards without which the rest of the map holds together no longer, if this one is taken away: itself
/// and those that hang on it alone.
std::vector<bool> hangingOn(const SetupTable& table, MapKind kind, int taken)
{
    const CardMap& map = table.map(kind);
    const WallBlocks rule = table.scenario().options.wallBlocks;
    CardMap rest(kind);
    std::vector<int> kept;
    for (int index = 0; index < map.size(); ++index)
        if (index != taken) {
            rest.lay(map[index]);
            kept.push_back(index);
        }
    std::vector<bool> hangs(std::size_t(map.size()), false);
    hangs[std::size_t(taken)] = true;
    for (const auto& area : strandedAreas(rest, rule))
        for (const int index : area)
            if (table.laying(kind).isJoined(kept[std::size_t(index)]))
                hangs[std::size_t(kept[std::size_t(index)])] = true;
    return hangs;
}

/// Another place for a card that lies beside the Entrance, as if it and all that hangs on it were to be laid
/// anew.
std::optional<Placement> placeElsewhere(const SetupTable& table, MapKind kind, int index)
{
    const std::vector<bool> hangs = hangingOn(table, kind, index);
    CardMap rest(kind);
    MapStock stock = table.stock();
    for (int other = 0; other < table.map(kind).size(); ++other) {
        if (hangs[std::size_t(other)])
            stock.giveBack(table.map(kind)[other].card);
        else
            rest.lay(table.map(kind)[other]);
    }
    const Laying laying(rest, stock, table.scenario().options);
    std::vector<Placement> places;
    laying.legalPlacements(table.map(kind)[index].card, places, EntranceException::Refused);
    return places.empty() ? std::nullopt : std::optional(places.front());
}

} // namespace

// DNR-MAP-07: only Passages lie beside the Entrance, unless a card could not be placed in any other way.
void checkEntranceNeighbours(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    const int entrance = entranceOf(map);
    if (entrance < 0)
        return;
    for (const Side side : allSides) {
        const int index = map.beside(entrance, side);
        if (index < 0 || map[index].face.type != MapCardType::Room)
            continue;
        Concern about{.things = {table.idOf(kind, index)}, .edges = {{kind, {map[entrance].cell, side}}}};
        // DNR-OPT-02: Map in View has no starting map.
        if (table.scenario().stage == Stage::Starting && !table.scenario().options.mapInView) {
            about.variant = "starting";
            report.error("DNR-MAP-07", std::move(about));
        } else if (table.scenario().cards(kind)[std::size_t(index)].isExempt) {
            about.variant = "exempt";
            report.add("DNR-MAP-07", Severity::Hint, std::move(about));
        } else if (const auto elsewhere = placeElsewhere(table, kind, index)) {
            about.cells = {{kind, elsewhere->cell}};
            report.error("DNR-MAP-07", std::move(about));
        }
    }
}

} // namespace delve::dungeoneer
