// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/object_reader.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/parse_figure.h"
#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/parse_tile.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/files/write_pieces.h"
#include "engine/mageknight/content/pack_edits.h"

namespace delve::mageknight {

namespace {

/// Appends a piece as it stands in a pack.
struct PieceText
{
    std::string& out;
    const std::string& pack;

    void operator()(const Tile& piece) const { appendTile(out, piece); }
    void operator()(const DoorKind& piece) const { appendDoorKind(out, piece); }
    void operator()(const MarkerKind& piece) const { appendMarkerKind(out, piece); }
    void operator()(const Chest& piece) const { appendChest(out, piece); }
    void operator()(const WanderingToken& piece) const { appendWanderingToken(out, piece); }
    void operator()(const ArtifactKind& piece) const { appendArtifactKind(out, piece); }
    void operator()(const ArtifactToken& piece) const { appendArtifactToken(out, piece, pack); }
    void operator()(const Figure& piece) const { appendFigure(out, piece, pack); }
    void operator()(const PrintedMap& piece) const { appendPrintedMap(out, piece, pack); }
};

PackPiece readPiece(PieceKind kind, const JsonView& value, ReadLog& log, const std::string& pack)
{
    switch (kind) {
    case PieceKind::Tile: return readTile(value, log, pack);
    case PieceKind::Door: return readDoorKind(value, log, pack);
    case PieceKind::Marker: return readMarkerKind(value, log, pack);
    case PieceKind::Chest: return readChest(value, log, pack);
    case PieceKind::WanderingToken: return readWanderingToken(value, log, pack);
    case PieceKind::Artifact: return readArtifactKind(value, log, pack);
    case PieceKind::ArtifactToken: return readArtifactToken(value, log, pack);
    case PieceKind::Figure: return readFigure(value, log, pack);
    case PieceKind::Map: break;
    }
    return readPrintedMap(value, log, pack);
}

} // namespace

Result<PackFacts> readBack(const PackFacts& facts)
{
    Pack pack;
    pack.id = "pack";
    setFacts(pack, facts);
    const auto read = parsePack(writePack(pack), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"", {}}}; // never asked: what is written has no parts
    });
    if (!read)
        return read.error();
    return factsOf(*read);
}

Result<PackPiece> readBack(const PackPiece& piece, const std::string& pack)
{
    std::string text;
    std::visit(PieceText{text, pack}, piece);
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    ReadLog log;
    const PackPiece read = readPiece(kindOf(piece), document->root(), log, pack);
    return log.resultOf(read);
}

} // namespace delve::mageknight
