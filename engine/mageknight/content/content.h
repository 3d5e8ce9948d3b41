// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/pack_head.h"
#include "engine/base/result.h"
#include "engine/mageknight/content/artifact.h"
#include "engine/mageknight/content/figure.h"
#include "engine/mageknight/content/pieces.h"
#include "engine/mageknight/content/tile.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace delve::mageknight {

/// One content pack, read and checked. The ids of its pieces are qualified: pack/name.
struct Pack : PackHead
{
    bool onRequest = false; ///< the program takes nothing of it by itself unless a scenario names the pack

    std::vector<Tile> tiles;
    std::vector<DoorKind> doors;
    std::vector<MarkerKind> markers;
    std::vector<Chest> chests;
    std::vector<WanderingToken> wanderingTokens;
    std::vector<ArtifactKind> artifacts;
    std::vector<ArtifactToken> artifactTokens;
    std::vector<Figure> figures;
    std::vector<PrintedMap> maps;
};

/// The pieces of several packs together, found by id. Renamed ids are found under their old name too.
class Content
{
public:
    Content() = default;

    /// Packs with different ids whose references to each other all lead somewhere.
    static Result<Content> combine(std::vector<Pack> packs);

    const std::vector<Pack>& packs() const { return m_packs; }
    const Pack* pack(const std::string& id) const;

    const Tile* tile(const ContentId& id) const;
    const DoorKind* door(const ContentId& id) const;
    const MarkerKind* marker(const ContentId& id) const;
    const Chest* chest(const ContentId& id) const;
    const WanderingToken* wanderingToken(const ContentId& id) const;
    const ArtifactKind* artifact(const ContentId& id) const;
    const ArtifactToken* artifactToken(const ContentId& id) const;
    const Figure* figure(const ContentId& id) const;
    const PrintedMap* map(const ContentId& id) const;

private:
    /// Where a piece lies. Looked up only, never walked, so its order reaches no result.
    struct Place
    {
        std::uint32_t pack = 0;
        std::uint32_t index = 0;
    };
    using Index = std::unordered_map<ContentId, Place>;

    template <typename Piece>
    static const Piece* find(const Content& content, const Index& index, std::vector<Piece> Pack::*list,
                             const ContentId& id);
    template <typename Piece> void addToIndex(Index& index, std::vector<Piece> Pack::*list);

    std::vector<Pack> m_packs;
    Index m_tiles, m_doors, m_markers, m_chests, m_wanderingTokens, m_artifacts, m_artifactTokens, m_figures,
        m_maps;
};

} // namespace delve::mageknight
