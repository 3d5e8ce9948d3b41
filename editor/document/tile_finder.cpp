#include "editor/document/tile_finder.h"

#include "engine/scenario/edits/selection.h"

#include <QRectF>

#include <cmath>
#include <ranges>

namespace delve {

namespace {

constexpr int cellSquares = 8; ///< a little more than a tile, so that each lies in few cells

int cellOf(double coordinate)
{
    return int(std::floor(coordinate / cellSquares));
}

std::uint64_t cellKey(int level, int column, int row)
{
    return (std::uint64_t(std::uint16_t(level)) << 48) | (std::uint64_t(column & 0xffffff) << 24) |
           std::uint64_t(row & 0xffffff);
}

QRectF areaOnTable(const PlacedTile& tile, const Content& content)
{
    const Size size = sizeOnTable(tile, content);
    return QRectF(tile.position.x, tile.position.y, size.width, size.height);
}

} // namespace

TileFinder::TileFinder(const Scenario& scenario, const Content& content) : m_content(content)
{
    for (const PlacedTile& tile : scenario.tiles) {
        const QRectF area = areaOnTable(tile, content);
        for (int column = cellOf(area.left()); column <= cellOf(area.right()); ++column)
            for (int row = cellOf(area.top()); row <= cellOf(area.bottom()); ++row)
                m_nearby[cellKey(tile.position.level, column, row)].push_back(&tile);
    }
}

const PlacedTile* TileFinder::tileAt(QPointF point, int level) const
{
    const auto cell = m_nearby.find(cellKey(level, cellOf(point.x()), cellOf(point.y())));
    if (cell == m_nearby.end())
        return nullptr;
    for (const PlacedTile* tile : cell->second | std::views::reverse)
        if (areaOnTable(*tile, m_content).contains(point))
            return tile;
    return nullptr;
}

} // namespace delve
