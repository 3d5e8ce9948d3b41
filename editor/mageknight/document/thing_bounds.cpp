// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/thing_bounds.h"

#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/figures_on_board.h"

namespace delve::mageknight {

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
        return boundsOfDoor(*edge);
    }
    std::optional<ThingBounds> operator()(const PlacedArtifact& artifact) const
    {
        return ThingBounds{artifact.square.level, areaFrom(artifact.square, sizeOnTable(artifact, content))};
    }
    std::optional<ThingBounds> operator()(const PlacedFigure& figure) const
    {
        const auto [corner, size] = boxOf(baseOf(figure, content, scenario.options), figure.facing);
        return ThingBounds{figure.square.level, areaFrom(figure.square + corner, size)};
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

} // namespace

ThingBounds boundsOfDoor(Edge edge)
{
    return {edge.square.level, bandOf(edge, doorBand)};
}

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

std::optional<ThingBounds> boundsOf(ThingPlace place, const Scenario& scenario, const Content& content)
{
    return visitList(scenario, place.kind, [&](const auto& list) {
        return Bounds{scenario, content}(list[place.index]);
    });
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

} // namespace delve::mageknight
