// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"
#include "engine/dungeoneer/setup/foresight.h"
#include "engine/dungeoneer/setup/rules/checks.h"

#include <algorithm>

namespace delve::dungeoneer {

// DNR-MAP-13: one card in a cell.
void checkCells(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    for (int first = 0; first < map.size(); ++first) {
        if (map.at(map[first].cell) != first)
            continue; // told with the one that lies on top
        Concern about{.things = {table.idOf(kind, first)}, .cells = {{kind, map[first].cell}}};
        for (int other = first + 1; other < map.size(); ++other)
            if (map[other].cell == map[first].cell)
                about.things.push_back(table.idOf(kind, other));
        if (about.things.size() > 1)
            report.error("DNR-MAP-13", std::move(about));
    }
}

// DNR-MAP-13: each card lies in one place, so that no more lie than there are copies.
void checkStock(const SetupTable& table, Report& report)
{
    for (int number = 0; number < table.deck().size(); ++number) {
        const auto card = CardNumber(number);
        if (table.stock().left(card) >= 0)
            continue;
        const int copies = table.deck()[card].copies;
        Concern about{.args = {std::to_string(copies - table.stock().left(card)), std::to_string(copies)},
                      .variant = "copies"};
        for (const MapKind kind : allMapKinds)
            for (int index = 0; index < table.map(kind).size(); ++index)
                if (table.map(kind)[index].card == card)
                    about.things.push_back(table.idOf(kind, index));
        report.error("DNR-MAP-13", std::move(about));
    }
}

// DNR-MAP-03, DNR-BUILD-04: Dungeon and Wilderness are maps of their own.
void checkKinds(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    for (int index = 0; index < map.size(); ++index)
        if (map[index].face.kind != kind)
            report.error("DNR-MAP-03",
                         {.things = {table.idOf(kind, index)}, .args = {std::string(nameOf(kind))}});
}

// DNR-MAP-08, DNR-MAP-09, DNR-MAP-16: every card has a way to the Entrance and back; areas without are told
// as such.
void checkConnections(const SetupTable& table, MapKind kind, Report& report)
{
    const CardMap& map = table.map(kind);
    if (entranceOf(map) < 0)
        return; // DNR-SETUP-15 has said so
    for (const auto& area : strandedAreas(map, table.scenario().options.wallBlocks)) {
        Concern about;
        for (const int index : area) {
            about.things.push_back(table.idOf(kind, index));
            for (const Side side : allSides)
                if (const int next = map.beside(index, side); next >= 0 && table.laying(kind).isJoined(next))
                    about.edges.push_back({kind, {map[index].cell, side}});
        }
        const bool isApart = about.edges.empty();
        about.variant = area.size() > 1 ? "area" : "";
        report.error(isApart ? "DNR-MAP-08" : "DNR-MAP-09", std::move(about));
    }
}

namespace {

/// DNR-MAP-10: the duty to leave a connection open lapses with the last card.
bool mayBeClosed(const SetupTable& table, MapKind kind)
{
    return table.scenario().options.lastCardMayClose &&
           (table.scenario().stage == Stage::Finished || table.stock().drawable(kind) == 0);
}

} // namespace

void checkOpenConnections(const SetupTable& table, MapKind kind, Report& report)
{
    const Laying& laying = table.laying(kind);
    if (entranceOf(table.map(kind)) < 0)
        return;
    const std::string word(nameOf(kind));
    if (laying.openSides() == 0) {
        report.add("DNR-MAP-10", mayBeClosed(table, kind) ? Severity::Hint : Severity::Error,
                   {.args = {word}});
        return;
    }
    // DNR-BUILD-02: cards are left, but none of them can be laid.
    const int left = table.stock().drawable(kind);
    if (table.scenario().stage != Stage::Finished && left > 0 && !canGrow(laying))
        report.add("DNR-BUILD-02", Severity::Warning, {.args = {std::to_string(left), word}});
}

// DNR-MAP-18: a hole is allowed, but worth a warning where nothing can fill it; DNR-MAP-09 with the switch.
void checkHoles(const SetupTable& table, MapKind kind, Report& report)
{
    const Laying& laying = table.laying(kind);
    const Stage stage = table.scenario().stage;
    for (const Laying::Site& site : laying.sites()) {
        if (site.beside != 15)
            continue;
        Concern about{.cells = {{kind, site.cell}}};
        if (table.scenario().options.enclosedHoles == EnclosedHoles::Error) {
            about.variant = "hole";
            report.error("DNR-MAP-09", std::move(about));
        } else if (stage == Stage::Finished || !canBeFilled(laying, site)) {
            report.add("DNR-MAP-18", stage == Stage::Finished ? Severity::Hint : Severity::Warning,
                       std::move(about));
        }
    }
}

} // namespace delve::dungeoneer
