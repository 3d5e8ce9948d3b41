// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/thing.h"

#include <array>
#include <span>
#include <unordered_set>
#include <vector>

namespace delve::mageknight {

/// Things of a scenario by their places, in order.
struct Selection
{
    std::array<std::vector<std::size_t>, allThingKinds.size()> places;

    std::vector<std::size_t>& of(ThingKind kind) { return places[std::size_t(kind)]; }
    const std::vector<std::size_t>& of(ThingKind kind) const { return places[std::size_t(kind)]; }
    bool isEmpty() const;
};

/// Columns and rows that a placed tile or artifact covers as it lies. What is missing in the content counts
/// as a chamber, and as an artifact of one square.
Size sizeOnTable(const PlacedTile& tile, const Content& content);
Size sizeOnTable(const PlacedArtifact& artifact, const Content& content);

/// The named things alone. Unknown ids are passed over.
Selection selectThings(const Scenario& scenario, std::span<const ThingId> ids);

/// The named things and, with each tile, what lies on it: pieces, arrows and notes. Doors are recorded on
/// their tile and follow it without being changed, so they are not among them.
Selection selectWithCarried(const Scenario& scenario, const Content& content, std::span<const ThingId> ids);

} // namespace delve::mageknight
