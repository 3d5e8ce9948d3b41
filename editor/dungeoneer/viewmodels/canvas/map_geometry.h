// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_measures.h"
#include "engine/dungeoneer/scenario/edits/thing.h"

#include <QRectF>

#include <cmath>
#include <optional>

namespace delve::dungeoneer {

// The canvas counts in quarters of the width of a card, so that its zoom means what it means for other maps.
// Each kind of map is a level of its own, with its Entrance at the origin.

inline constexpr double unitsAcross = 4;
inline constexpr double mmOfUnit = cardWidth / unitsAcross;
inline constexpr double unitsDown = cardHeight / mmOfUnit;

inline QRectF unitsOf(Cell cell)
{
    return {cell.column * unitsAcross, cell.row * unitsDown, unitsAcross, unitsDown};
}

inline Cell cellAt(QPointF units)
{
    return {int(std::floor(units.x() / unitsAcross)), int(std::floor(units.y() / unitsDown))};
}

/// The line between a cell and its neighbour, as a band so many units wide.
inline QRectF bandOf(CellEdge edge, double width)
{
    const QRectF cell = unitsOf(edge.cell);
    switch (edge.side) {
    case Side::North: return {cell.left(), cell.top() - width / 2, cell.width(), width};
    case Side::South: return {cell.left(), cell.bottom() - width / 2, cell.width(), width};
    case Side::East: return {cell.right() - width / 2, cell.top(), width, cell.height()};
    case Side::West: break;
    }
    return {cell.left() - width / 2, cell.top(), width, cell.height()};
}

/// The sheet of a note, as card_map_painter.cpp paints it.
inline QRectF noteSheet(Cell cell)
{
    const QRectF area = unitsOf(cell);
    return {area.left() + 12 / mmOfUnit, area.bottom() - 26 / mmOfUnit, area.width() - 24 / mmOfUnit,
            16 / mmOfUnit};
}

/// Where a thing is seen.
struct ThingSpot
{
    MapKind map = MapKind::Dungeon;
    QRectF area;
};

/// Nothing for players, and for what is not there.
inline std::optional<ThingSpot> spotOf(const Scenario& scenario, const ThingId& id)
{
    if (const FoundCard found = findCard(scenario, id))
        return ThingSpot{found.map, unitsOf(found.card->cell)};
    for (const Note& note : scenario.pinnedNotes)
        if (note.id == id)
            return ThingSpot{note.map, noteSheet(note.cell)};
    for (const PortalLink& link : scenario.portals)
        if (link.id == id)
            return spotOf(scenario, link.portal);
    return std::nullopt;
}

} // namespace delve::dungeoneer
