#include "editor/document/thing_bounds.h"

#include "engine/scenario/edits/selection.h"
#include "engine/scenario/edits/table_edits.h"

#include <ranges>

namespace delve {

namespace {

constexpr double doorBand = 0.36; ///< as wide as a door can be grabbed

QRectF areaFrom(Square square, Size size = {1, 1})
{
    return QRectF(square.x, square.y, size.width, size.height);
}

struct Bounds
{
    const Scenario& scenario;
    const Content& content;

    std::optional<ThingBounds> operator()(const Player&) const { return {}; }
    std::optional<ThingBounds> operator()(const PlacedTile& tile) const
    {
        // A tile whose pack is missing is drawn as a chamber.
        const Size size = content.tile(tile.tile) ? sizeOnTable(tile, content) : sizeOf(TileKind::Chamber);
        return ThingBounds{tile.position.level, areaFrom(tile.position, size)};
    }
    std::optional<ThingBounds> operator()(const PlacedDoor& door) const
    {
        const auto edge = edgeOnTable(scenario, content, door);
        if (!edge)
            return {};
        return ThingBounds{edge->square.level, bandOf(*edge, doorBand)};
    }
    std::optional<ThingBounds> operator()(const PlacedArtifact& artifact) const
    {
        return ThingBounds{artifact.square.level, areaFrom(artifact.square, sizeOnTable(artifact, content))};
    }
    std::optional<ThingBounds> operator()(const Arrow& arrow) const
    {
        const Square outside = neighbour(arrow.edge.square, arrow.edge.side);
        return ThingBounds{outside.level, areaFrom(outside)};
    }
    template <typename OnOneSquare> std::optional<ThingBounds> operator()(const OnOneSquare& thing) const
    {
        return ThingBounds{thing.square.level, areaFrom(thing.square)};
    }
};

/// Calls `visit` with the kind, id and rectangle of everything on a level, in the order of painting.
template <typename Visit>
void visitLevel(int level, const Scenario& scenario, const Content& content, const KindFilter& wanted,
                Visit&& visit)
{
    const Bounds bounds{scenario, content};
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        if (!wanted(kind))
            return;
        for (const auto& thing : list)
            if (const auto place = bounds(thing); place && place->level == level)
                visit(kind, thing.id, place->area);
    });
}

/// From the bottom up, as they are painted.
int layerOf(ThingKind kind)
{
    switch (kind) {
    case ThingKind::Player:
    case ThingKind::Tile: return 0;
    case ThingKind::Marker: return 1;
    case ThingKind::Artifact: return 2;
    case ThingKind::Door: return 3;
    case ThingKind::Chest: return 4;
    case ThingKind::Token: return 5;
    case ThingKind::Entrance: return 6;
    case ThingKind::Exit: return 7;
    case ThingKind::Note: return 8;
    }
    return 0;
}

} // namespace

QRectF bandOf(Edge edge, double width)
{
    const Offset side = offsetOf(edge.side);
    const QPointF centre(edge.square.x + 0.5 + side.dx * 0.5, edge.square.y + 0.5 + side.dy * 0.5);
    const QSizeF size = side.dx == 0 ? QSizeF(1, width) : QSizeF(width, 1);
    return QRectF(centre - QPointF(size.width(), size.height()) / 2, size);
}

std::optional<ThingBounds> boundsOf(ThingKind, const Thing& thing, const Scenario& scenario,
                                    const Content& content)
{
    return std::visit(Bounds{scenario, content}, thing);
}

std::optional<ThingBounds> boundsOf(const ThingId& id, const Scenario& scenario, const Content& content)
{
    const auto place = findThing(scenario, id);
    if (!place)
        return {};
    return visitList(scenario, place->kind, [&](const auto& list) {
        return Bounds{scenario, content}(list[place->index]);
    });
}

std::vector<ThingId> thingsAt(QPointF point, int level, const Scenario& scenario, const Content& content,
                              const KindFilter& wanted)
{
    std::vector<std::pair<int, ThingId>> found;
    visitLevel(level, scenario, content, wanted, [&](ThingKind kind, const ThingId& id, const QRectF& area) {
        if (area.contains(point))
            found.emplace_back(layerOf(kind), id);
    });
    std::ranges::reverse(found); // of two on one layer the later one lies above
    std::ranges::stable_sort(found, std::greater(), &std::pair<int, ThingId>::first);
    std::vector<ThingId> ids;
    for (auto& [layer, id] : found)
        ids.push_back(std::move(id));
    return ids;
}

std::vector<ThingId> thingsWithin(const QRectF& area, int level, const Scenario& scenario,
                                  const Content& content, const KindFilter& wanted)
{
    std::vector<ThingId> ids;
    visitLevel(level, scenario, content, wanted, [&](ThingKind, const ThingId& id, const QRectF& bounds) {
        if (area.contains(bounds))
            ids.push_back(id);
    });
    return ids;
}

QRectF areaOf(const Edit& edit, int level, const Scenario& scenario, const Content& content)
{
    QRectF area;
    for (const ThingChange& change : edit.changes)
        for (const auto* side : {&change.before, &change.after}) {
            if (!*side)
                continue;
            const auto bounds = boundsOf(change.kind, (*side)->thing, scenario, content);
            if (bounds && bounds->level == level)
                area |= bounds->area.adjusted(-1, -1, 1, 1);
        }
    return area;
}

} // namespace delve
