// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/selection.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

bool Selection::isEmpty() const
{
    return std::ranges::all_of(places, [](const auto& list) { return list.empty(); });
}

Size sizeOnTable(const PlacedTile& tile, const Content& content)
{
    const Tile* kind = content.tile(tile.tile);
    return rotated(sizeOf(kind ? kind->kind : TileKind::Chamber), tile.rotation);
}

Size sizeOnTable(const PlacedArtifact& artifact, const Content& content)
{
    const ArtifactKind* kind = content.artifact(artifact.artifact);
    return kind ? rotated(kind->footprint, artifact.rotation) : Size{1, 1};
}

namespace {

template <typename IsWanted> Selection selectWhere(const Scenario& scenario, IsWanted isWanted)
{
    Selection selection;
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (std::size_t index = 0; index < list.size(); ++index)
            if (isWanted(kind, list[index]))
                selection.of(kind).push_back(index);
    });
    return selection;
}

} // namespace

Selection selectThings(const Scenario& scenario, std::span<const ThingId> ids)
{
    const std::unordered_set<ThingId> wanted(ids.begin(), ids.end()); // looked up only, never walked
    return selectWhere(scenario, [&](ThingKind, const auto& thing) { return wanted.contains(thing.id); });
}

Selection selectWithCarried(const Scenario& scenario, const Content& content, std::span<const ThingId> ids)
{
    const std::unordered_set<ThingId> wanted(ids.begin(), ids.end()); // looked up only, never walked
    std::set<Square> covered;
    for (const PlacedTile& tile : scenario.tiles) {
        if (!wanted.contains(tile.id))
            continue;
        const Size size = sizeOnTable(tile, content);
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x)
                covered.insert(tile.position + Offset{x, y});
    }
    return selectWhere(scenario, [&](ThingKind kind, const auto& thing) {
        if (wanted.contains(thing.id))
            return true;
        if (covered.empty() || kind == ThingKind::Player || kind == ThingKind::Tile ||
            kind == ThingKind::Door)
            return false;
        return covered.contains(*placeOf(thing));
    });
}

} // namespace delve::mageknight
