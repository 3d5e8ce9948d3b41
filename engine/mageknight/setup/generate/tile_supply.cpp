// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/tile_supply.h"

#include "engine/mageknight/scenario/offered_packs.h"

#include <algorithm>

namespace delve::mageknight {

TileSupply::TileSupply(const Content& content, const std::map<ContentId, int>& collection,
                       const std::vector<PackReference>& packs)
{
    for (const Pack& pack : offeredPacks(content, packs))
        for (const Tile& tile : pack.tiles) {
            Kind& kind = m_kinds.emplace_back();
            kind.tile = &tile;
            kind.faces = makeLaidFaces(tile);
            const auto owned = collection.find(tile.id);
            // LAY-21: what is owned counts, but the pack says how many there can be.
            kind.stock = owned == collection.end() ? tile.stock : std::min(tile.stock, owned->second);
            kind.left = kind.stock;
            for (const TileSide side : {TileSide::A, TileSide::B}) {
                const FaceLayout& layout = tile.face(side).layout;
                for (int y = 0; y < layout.size().height; ++y)
                    for (int x = 0; x < layout.size().width; ++x)
                        ++kind.terrain[std::size_t(side)][std::size_t(layout.terrain({x, y}))];
            }
        }
}

std::size_t TileSupply::find(const ContentId& tile) const
{
    return std::size_t(std::ranges::find(m_kinds, tile, [](const Kind& kind) { return kind.tile->id; }) -
                       m_kinds.begin());
}

void TileSupply::reset(const std::vector<ContentId>& laid, bool respectStock)
{
    constexpr int noEnd = 1000;
    for (Kind& kind : m_kinds) {
        kind.left = respectStock ? kind.stock : noEnd;
        kind.drawn.reset();
    }
    for (const ContentId& tile : laid)
        if (const std::size_t kind = find(tile); kind < size())
            --m_kinds[kind].left;
}

void TileSupply::keepOnly(const std::vector<Drawn>& drawn)
{
    for (std::size_t kind = 0; kind < size(); ++kind) {
        m_kinds[kind].left = drawn[kind].count;
        m_kinds[kind].drawn = drawn[kind].side;
    }
}

int TileSupply::leftOf(TileKind wanted) const
{
    int left = 0;
    for (const Kind& kind : m_kinds)
        if (kind.tile->kind == wanted)
            left += std::max(0, kind.left);
    return left;
}

} // namespace delve::mageknight
