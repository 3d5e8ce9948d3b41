// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/thing_map.h"

#include "editor/mageknight/document/scenario_layers.h"
#include "engine/mageknight/scenario/edits/renumbering.h"
#include "engine/mageknight/scenario/edits/table_edits.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace delve::mageknight {

namespace {

constexpr int cellSquares = 8; ///< a little more than a tile, so that each lies in few cells

int cellOf(double coordinate)
{
    return int(std::floor(coordinate / cellSquares));
}

QRect cellsOf(const QRectF& area)
{
    return QRect(QPoint(cellOf(area.left()), cellOf(area.top())),
                 QPoint(cellOf(area.right()), cellOf(area.bottom())));
}

std::uint64_t cellKey(int level, int column, int row)
{
    return (std::uint64_t(std::uint16_t(level)) << 48) | (std::uint64_t(column & 0xffffff) << 24) |
           std::uint64_t(row & 0xffffff);
}

bool isOfExtent(ThingKind kind)
{
    return kind == ThingKind::Tile || kind == ThingKind::Entrance || kind == ThingKind::Exit;
}

bool touches(const QRectF& a, const QRectF& b)
{
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() && b.top() <= a.bottom();
}

} // namespace

ThingMap::ThingMap(const Scenario& scenario, const Content& content)
    : m_scenario(scenario), m_content(content)
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        m_bounds[std::size_t(kind)].resize(list.size());
        for (std::size_t index = 0; index < list.size(); ++index)
            add({kind, index});
    });
}

std::optional<ThingPlace> ThingMap::find(const ThingId& id) const
{
    const auto found = m_places.find(id);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

const std::optional<ThingBounds>& ThingMap::boundsOf(ThingPlace place) const
{
    return m_bounds[std::size_t(place.kind)][place.index];
}

std::optional<ThingBounds> ThingMap::boundsOf(const ThingId& id) const
{
    const auto place = find(id);
    return place ? boundsOf(*place) : std::nullopt;
}

const PlacedTile* ThingMap::tileOf(const PlacedDoor& door) const
{
    const auto place = find(door.tile);
    return place && place->kind == ThingKind::Tile ? &m_scenario.tiles[place->index] : nullptr;
}

std::optional<ThingBounds> ThingMap::findBounds(ThingPlace place) const
{
    if (place.kind != ThingKind::Door)
        return delve::mageknight::boundsOf(place, m_scenario, m_content);
    const PlacedDoor& door = m_scenario.doors[place.index];
    const PlacedTile* tile = tileOf(door);
    return tile ? std::optional(boundsOfDoor(edgeOnTable(*tile, m_content, door.edge))) : std::nullopt;
}

void ThingMap::add(ThingPlace place)
{
    const auto id = visitList(m_scenario, place.kind,
                              [&](const auto& list) -> const ThingId& { return list[place.index].id; });
    m_places[id] = place;
    if (place.kind == ThingKind::Door) {
        std::vector<ThingId>& doors = m_doors[m_scenario.doors[place.index].tile];
        if (std::ranges::find(doors, id) == doors.end())
            doors.push_back(id);
    }
    auto& bounds = m_bounds[std::size_t(place.kind)][place.index];
    bounds = findBounds(place);
    if (!bounds)
        return;
    const QRect cells = cellsOf(bounds->area);
    m_used[bounds->level] |= cells;
    for (int column = cells.left(); column <= cells.right(); ++column)
        for (int row = cells.top(); row <= cells.bottom(); ++row)
            m_cells[cellKey(bounds->level, column, row)].push_back(place);
    if (const auto known = m_extents.find(bounds->level); known != m_extents.end() && isOfExtent(place.kind))
        known->second |= bounds->area.toRect();
}

void ThingMap::remove(ThingPlace place)
{
    auto& bounds = m_bounds[std::size_t(place.kind)][place.index];
    if (!bounds)
        return;
    const QRect cells = cellsOf(bounds->area);
    for (int column = cells.left(); column <= cells.right(); ++column)
        for (int row = cells.top(); row <= cells.bottom(); ++row)
            std::erase(m_cells[cellKey(bounds->level, column, row)], place);
    // What lay at the rim may have been the last thing there.
    if (const auto known = m_extents.find(bounds->level);
        known != m_extents.end() && isOfExtent(place.kind)) {
        const QRect area = bounds->area.toRect();
        const QRect& extent = known->second;
        if (area.left() == extent.left() || area.right() == extent.right() || area.top() == extent.top() ||
            area.bottom() == extent.bottom())
            m_extents.erase(known);
    }
    bounds.reset();
}

/// DOOR-19: doors lie where their tile does.
void ThingMap::followTile(const ThingId& tile, void (ThingMap::*step)(ThingPlace))
{
    if (const auto doors = m_doors.find(tile); doors != m_doors.end())
        for (const ThingId& id : doors->second)
            if (const auto place = find(id))
                (this->*step)(*place);
}

void ThingMap::renumber(const Edit& edit, ThingKind kind)
{
    auto& bounds = m_bounds[std::size_t(kind)];
    const Renumbering numbers = renumberingOf(edit, kind, bounds.size());
    const bool isAnyMoved = numbers.isAnyMoved();
    numbers.applyTo(bounds);
    if (!isAnyMoved)
        return;
    const auto follow = [&](ThingPlace& place) {
        if (place.kind == kind && numbers.newNumbers[place.index] >= 0)
            place.index = std::size_t(numbers.newNumbers[place.index]);
    };
    for (auto& [id, place] : m_places)
        follow(place);
    for (auto& [key, places] : m_cells)
        std::ranges::for_each(places, follow);
}

void ThingMap::follow(const Edit& edit)
{
    for (const ThingChange& change : edit.changes) {
        if (!change.before)
            continue;
        remove({change.kind, change.before->index});
        if (const auto* door = std::get_if<PlacedDoor>(&change.before->thing))
            std::erase(m_doors[door->tile], door->id);
        if (change.kind == ThingKind::Tile)
            followTile(change.id(), &ThingMap::remove);
        if (!change.after)
            m_places.erase(change.id());
    }
    for (const ThingKind kind : allThingKinds)
        if (std::ranges::any_of(edit.changes, [&](const ThingChange& change) { return change.kind == kind; }))
            renumber(edit, kind);
    // Tiles first: doors ask where they lie.
    for (const bool areDoors : {false, true})
        for (const ThingChange& change : edit.changes)
            if (change.after && (change.kind == ThingKind::Door) == areDoors) {
                if (change.before && change.kind == ThingKind::Door)
                    remove({change.kind, change.after->index}); // it came with its tile
                add({change.kind, change.after->index});
                if (change.kind == ThingKind::Tile)
                    followTile(change.id(), &ThingMap::add);
            }
    // The option of large squares changes what figures cover.
    for (std::size_t index = 0; index < m_scenario.figures.size(); ++index)
        if (const ThingPlace place{ThingKind::Figure, index}; boundsOf(place) != findBounds(place)) {
            remove(place);
            add(place);
        }
}

std::vector<ThingId> ThingMap::at(QPointF point, int level, const KindFilter& wanted) const
{
    const auto cell = m_cells.find(cellKey(level, cellOf(point.x()), cellOf(point.y())));
    if (cell == m_cells.end())
        return {};
    std::vector<ThingPlace> found;
    for (const ThingPlace& place : cell->second)
        if (wanted(place.kind) && boundsOf(place)->area.contains(point))
            found.push_back(place);
    // Of two on one layer the later one lies above, and exits above entrances.
    std::ranges::sort(found, std::greater(), [](const ThingPlace& place) {
        return std::tuple(layerOf(place.kind), place.kind, place.index);
    });
    std::vector<ThingId> ids;
    for (const ThingPlace& place : found)
        ids.push_back(
            visitList(m_scenario, place.kind, [&](const auto& list) { return list[place.index].id; }));
    return ids;
}

const PlacedTile* ThingMap::tileAt(QPointF point, int level) const
{
    const auto ids = at(point, level, [](ThingKind kind) { return kind == ThingKind::Tile; });
    return ids.empty() ? nullptr : &m_scenario.tiles[find(ids.front())->index];
}

ThingMap::Numbers ThingMap::near(const QRectF& area, int level) const
{
    Numbers numbers;
    const auto used = m_used.find(level);
    if (used == m_used.end())
        return numbers;
    const QRect cells = cellsOf(area) & used->second;
    for (int column = cells.left(); column <= cells.right(); ++column)
        for (int row = cells.top(); row <= cells.bottom(); ++row)
            if (const auto cell = m_cells.find(cellKey(level, column, row)); cell != m_cells.end())
                for (const ThingPlace& place : cell->second)
                    if (touches(boundsOf(place)->area, area))
                        numbers[std::size_t(place.kind)].push_back(place.index);
    for (std::vector<std::size_t>& list : numbers) {
        std::ranges::sort(list);
        const auto twice = std::ranges::unique(list);
        list.erase(twice.begin(), twice.end());
    }
    return numbers;
}

std::vector<ThingId> ThingMap::within(const QRectF& area, int level, const KindFilter& wanted) const
{
    std::vector<ThingId> ids;
    const Numbers numbers = near(area, level);
    visitAllLists(m_scenario, [&](ThingKind kind, const auto& list) {
        if (wanted(kind))
            for (const std::size_t number : numbers[std::size_t(kind)])
                if (area.contains(boundsOf({kind, number})->area))
                    ids.push_back(list[number].id);
    });
    return ids;
}

QRect ThingMap::extent(int level) const
{
    const auto known = m_extents.find(level);
    return known != m_extents.end() ? known->second
                                    : m_extents.emplace(level, findExtent(level)).first->second;
}

QRect ThingMap::findExtent(int level) const
{
    QRect extent;
    for (const ThingKind kind : allThingKinds)
        if (isOfExtent(kind))
            for (const auto& bounds : m_bounds[std::size_t(kind)])
                if (bounds && bounds->level == level)
                    extent |= bounds->area.toRect();
    return extent;
}

} // namespace delve::mageknight
