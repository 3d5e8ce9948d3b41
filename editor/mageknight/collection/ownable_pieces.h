// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "engine/mageknight/content/content.h"

namespace delve::mageknight {

/// Calls `visit(id, name, inSet)` for each piece of a pack that can be owned. Of a figure a set has one.
template <typename Visit> void forEachOwnable(const Pack& pack, Visit&& visit)
{
    const auto visitAll = [&](const auto& list) {
        for (const auto& piece : list)
            visit(piece.id, piece.name, piece.stock);
    };
    visitAll(pack.tiles);
    visitAll(pack.doors);
    visitAll(pack.markers);
    visitAll(pack.artifacts);
    visitAll(pack.chests);
    visitAll(pack.wanderingTokens);
    for (const Figure& figure : pack.figures)
        visit(figure.id, figure.name, 1);
}

/// Everything that is owned of the content.
inline OwnedPieces ownedPieces(const Collection& collection, const Content& content)
{
    OwnedPieces owned;
    for (const Pack& pack : content.packs())
        forEachOwnable(pack, [&](const ContentId& id, const LocalizedText&, int inSet) {
            owned[id] = collection.owned(id, inSet);
        });
    return owned;
}

} // namespace delve::mageknight
