// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/carried_piece.h"

namespace delve::mageknight::test {

CarriedPiece carriedPiece(ThingKind kind, const ContentId& content, const ThingId& player)
{
    const auto owned = [&](auto piece) -> CarriedPiece {
        piece.id = ThingId("carried");
        piece.player = player;
        return {kind, piece};
    };
    const auto made = [&]<typename T>(T piece, ContentId T::*member) {
        piece.*member = content;
        return owned(piece);
    };
    switch (kind) {
    case ThingKind::Door: return made(PlacedDoor(), &PlacedDoor::door);
    case ThingKind::Marker: return made(PlacedMarker(), &PlacedMarker::marker);
    case ThingKind::Artifact: return made(PlacedArtifact(), &PlacedArtifact::artifact);
    case ThingKind::Chest: return made(PlacedChest(), &PlacedChest::chest);
    case ThingKind::Token: return owned(PlacedToken());
    case ThingKind::Figure: return made(PlacedFigure(), &PlacedFigure::figure);
    case ThingKind::Entrance:
    case ThingKind::Exit: return owned(Arrow());
    default: return made(PlacedTile(), &PlacedTile::tile);
    }
}

} // namespace delve::mageknight::test
