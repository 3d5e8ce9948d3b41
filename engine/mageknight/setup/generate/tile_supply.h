// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/setup/generate/wishes.h"
#include "engine/mageknight/setup/laid_face.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// The tiles that can be laid, each with its faces made ready. LAY-21: taken and put back by number.
class TileSupply
{
public:
    /// All tiles of the content, as many as the collection or else the pack says.
    TileSupply(const Content& content, const std::map<ContentId, int>& collection,
               const std::vector<PackReference>& packs = {});

    struct Kind
    {
        const Tile* tile = nullptr;
        LaidFaces faces;
        int stock = 0;
        int left = 0;
        std::optional<TileSide> drawn; ///< the face to lay rather than the other
        /// By side: how many squares show each terrain.
        std::array<std::array<int, 5>, 2> terrain{};
    };

    std::size_t size() const { return m_kinds.size(); }
    const Kind& operator[](std::size_t kind) const { return m_kinds[kind]; }
    /// The number of a tile, or size() if there is none.
    std::size_t find(const ContentId& tile) const;
    void take(std::size_t kind) { --m_kinds[kind].left; }
    void putBack(std::size_t kind) { ++m_kinds[kind].left; }
    /// Everything back, but for the tiles that are laid already. LAY-21: without regard for the stock there
    /// is no end of them.
    void reset(const std::vector<ContentId>& laid, bool respectStock);
    /// How many of a tile are drawn, and which of its faces.
    struct Drawn
    {
        int count = 0;
        TileSide side = TileSide::A;
    };
    /// Only these of each tile are left from now on.
    void keepOnly(const std::vector<Drawn>& drawn);
    /// How many tiles of a kind are left.
    int leftOf(TileKind kind) const;

private:
    std::vector<Kind> m_kinds;
};

} // namespace delve::mageknight
