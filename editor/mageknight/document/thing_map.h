// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/thing_bounds.h"

#include <QPointF>
#include <QRect>

#include <array>
#include <map>
#include <unordered_map>
#include <vector>

namespace delve::mageknight {

/// Where everything of a scenario is listed and seen. It follows the edits of its scenario, and each answer
/// looks at what lies nearby only, however large the scenario is. Scenario and content must outlive it.
class ThingMap
{
public:
    ThingMap(const Scenario& scenario, const Content& content);

    const Scenario& scenario() const { return m_scenario; }
    const Content& content() const { return m_content; }

    /// Follows an edit that has just been applied to the scenario.
    void follow(const Edit& edit);

    /// Members of teams belong to their player and are not found by themselves.
    std::optional<ThingPlace> find(const ThingId& id) const;
    std::optional<ThingBounds> boundsOf(const ThingId& id) const;
    const std::optional<ThingBounds>& boundsOf(ThingPlace place) const;
    /// Nothing where the door hangs on no tile.
    const PlacedTile* tileOf(const PlacedDoor& door) const;

    /// The things under a point of a level, the topmost first: pieces before the tile they lie on.
    std::vector<ThingId> at(QPointF point, int level, const KindFilter& wanted) const;
    /// Of two tiles that lie on one another, or side by side with the point between them, the one laid last.
    const PlacedTile* tileAt(QPointF point, int level) const;
    /// The things that lie within a rectangle as a whole, in the order of the file.
    std::vector<ThingId> within(const QRectF& area, int level, const KindFilter& wanted) const;

    /// The places in the list of each kind, in order.
    using Numbers = std::array<std::vector<std::size_t>, allThingKinds.size()>;
    /// What lies in a rectangle or touches it.
    Numbers near(const QRectF& area, int level) const;

    /// The squares a level covers, arrows included; empty if it holds nothing.
    QRect extent(int level) const;

private:
    std::optional<ThingBounds> findBounds(ThingPlace place) const;
    void add(ThingPlace place);
    void remove(ThingPlace place);
    void renumber(const Edit& edit, ThingKind kind);
    void followTile(const ThingId& tile, void (ThingMap::*step)(ThingPlace));
    QRect findExtent(int level) const;

    const Scenario& m_scenario;
    const Content& m_content;
    std::array<std::vector<std::optional<ThingBounds>>, allThingKinds.size()>
        m_bounds; ///< as they are listed
    std::unordered_map<ThingId, ThingPlace> m_places;
    std::unordered_map<ThingId, std::vector<ThingId>> m_doors;          ///< by the tile on which they hang
    std::unordered_map<std::uint64_t, std::vector<ThingPlace>> m_cells; ///< coarse ones of the table
    std::map<int, QRect> m_used;            ///< cells that were ever used, by level
    mutable std::map<int, QRect> m_extents; ///< of levels that were asked for
};

} // namespace delve::mageknight
