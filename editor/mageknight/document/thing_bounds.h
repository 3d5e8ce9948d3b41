// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <QRectF>

#include <functional>
#include <optional>
#include <vector>

namespace delve::mageknight {

/// Where a thing is seen: a level, and a rectangle in units of squares.
struct ThingBounds
{
    int level = 0;
    QRectF area;

    friend bool operator==(const ThingBounds&, const ThingBounds&) = default;
};

/// Doors are a narrow band along their edge, arrows the square outside the dungeon. Players, and doors whose
/// tile is missing, are nowhere.
std::optional<ThingBounds> boundsOf(ThingKind kind, const Thing& thing, const Scenario& scenario,
                                    const Content& content);
std::optional<ThingBounds> boundsOf(ThingPlace place, const Scenario& scenario, const Content& content);
ThingBounds boundsOfDoor(Edge edge);

/// Doors and arrows, which have a side of a square for a place.
constexpr bool liesOnEdge(ThingKind kind)
{
    return kind == ThingKind::Door || kind == ThingKind::Entrance || kind == ThingKind::Exit;
}

using KindFilter = std::function<bool(ThingKind)>;

/// Where an edit is seen on a level: the places of what it changes, before and after. `scenario` is the one
/// after the edit. Things that hang on a changed tile are inside its rectangle or one square around it.
QRectF areaOf(const Edit& edit, int level, const Scenario& scenario, const Content& content);

/// The line of squares' side as a rectangle of no width, for things that stand on edges.
QRectF bandOf(Edge edge, double width);

} // namespace delve::mageknight
