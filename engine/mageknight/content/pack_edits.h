// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/piece_edits.h"
#include "engine/base/result.h"
#include "engine/mageknight/content/content.h"

#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace delve::mageknight {

/// What a pack says of itself.
struct PackFacts
{
    std::string version;
    LocalizedText name;
    LocalizedText description;
    std::string author;
    std::string license;

    friend bool operator==(const PackFacts&, const PackFacts&) = default;
};
PackFacts factsOf(const Pack& pack);
void setFacts(Pack& pack, PackFacts facts);

/// One piece of a pack, whatever it is.
using PackPiece = std::variant<Tile, DoorKind, MarkerKind, Chest, WanderingToken, ArtifactKind, ArtifactToken,
                               Figure, PrintedMap>;

/// The kinds of pieces, in the order of the variant and of the lists of a pack.
enum class PieceKind : std::uint8_t
{
    Tile,
    Door,
    Marker,
    Chest,
    WanderingToken,
    Artifact,
    ArtifactToken,
    Figure,
    Map
};

inline PieceKind kindOf(const PackPiece& piece)
{
    return PieceKind(piece.index());
}
const ContentId& idOf(const PackPiece& piece);
const LocalizedText& pieceName(const PackPiece& piece);

/// The lists of a pack, in the order of PackPiece: see engine/base/piece_edits.h.
template <typename SomePack>
    requires std::same_as<std::remove_const_t<SomePack>, Pack>
auto listsOf(SomePack& pack)
{
    return std::tie(pack.tiles, pack.doors, pack.markers, pack.chests, pack.wanderingTokens, pack.artifacts,
                    pack.artifactTokens, pack.figures, pack.maps);
}

using PieceChange = PieceChangeOf<PackPiece>;
/// What becomes of a pack. Taking it back is the same edit, inverted.
struct PackEdit : PackEditOf<PackPiece, PackFacts>
{
    friend bool operator==(const PackEdit&, const PackEdit&) = default;
};

void apply(Pack& pack, const PackEdit& edit);
PackEdit inverted(const PackEdit& edit);

PackEdit addPiece(const Pack& pack, PackPiece piece);
/// The piece of the pack that has the same id becomes this one; empty if it is equal already.
PackEdit changePiece(const Pack& pack, PackPiece piece);
PackEdit removePiece(const Pack& pack, const ContentId& id);
PackEdit changePackFacts(const Pack& pack, const PackFacts& facts);
/// All that makes one version of a pack another; empty if there is no difference.
PackEdit becomeVersion(const Pack& before, const Pack& after);

/// The pieces of a kind, in the order of the pack.
std::vector<PackPiece> piecesOf(const Pack& pack, PieceKind kind);
std::optional<PackPiece> findPiece(const Pack& pack, const ContentId& id);
/// The pieces of which two versions of a pack differ: changed, added or gone.
std::vector<ContentId> changedPieces(const Pack& before, const Pack& after);

/// An id of the pack that no piece has, and no alias: made of a name, with a number behind it if need be.
ContentId freeId(const Pack& pack, const std::string& name);
/// The piece under another id, as one of `pack`. A figure gets a collector's number of its own.
PackPiece copiedInto(const Pack& pack, PackPiece piece, const ContentId& id);

/// The pack under another id: all ids of its own follow, aliases and references among its pieces too.
Pack renamed(const Pack& pack, const std::string& id);

/// What the reader of packs makes of the facts of a pack when they are written: equal facts, or why not.
Result<PackFacts> readBack(const PackFacts& facts);
/// What the reader of packs makes of a piece when it is written: an equal piece, or why it is none. The error
/// says where as a JSON pointer within the piece: "/dials/0/clicks/3/speed".
Result<PackPiece> readBack(const PackPiece& piece, const std::string& pack);

} // namespace delve::mageknight
