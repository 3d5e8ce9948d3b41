// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/write_pack.h"

#include "engine/base/json_text.h"
#include "engine/base/pack_files.h"
#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/files/write_pieces.h"

namespace delve::mageknight {

namespace {

/// A guess that spares most of the copying when the text grows.
std::size_t likelySize(const Pack& pack)
{
    return 4096 + 2048 * (pack.tiles.size() + pack.figures.size()) +
           1024 * (pack.chests.size() + pack.wanderingTokens.size() + pack.artifactTokens.size());
}

} // namespace

std::string writePack(const Pack& pack)
{
    std::string out;
    out.reserve(likelySize(pack));
    JsonObjectText object(out, 2);
    writePackHead(object, pack, firstGame);
    writeFlagIfSet(object, "onRequest", pack.onRequest);
    const auto pieces = [&](std::string_view key, const auto& list, auto append) {
        if (!list.empty())
            object.list(key, list, append);
    };
    const auto ofPack = [&pack](auto append) {
        return [&pack, append](std::string& to, const auto& piece) { append(to, piece, pack.id); };
    };
    pieces("tiles", pack.tiles, appendTile);
    pieces("doors", pack.doors, appendDoorKind);
    pieces("markers", pack.markers, appendMarkerKind);
    pieces("chests", pack.chests, appendChest);
    pieces("wanderingTokens", pack.wanderingTokens, appendWanderingToken);
    pieces("artifacts", pack.artifacts, appendArtifactKind);
    pieces("artifactTokens", pack.artifactTokens, ofPack(appendArtifactToken));
    pieces("figures", pack.figures, ofPack(appendFigure));
    pieces("maps", pack.maps, ofPack(appendPrintedMap));
    object.close();
    out += '\n';
    return out;
}

} // namespace delve::mageknight
