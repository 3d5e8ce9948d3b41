// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/write_pack.h"

#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_common.h"
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
    object.word("format", packFormat);
    object.key("version") += std::to_string(packFormatVersion);
    object.word("id", pack.id);
    object.word("packVersion", pack.version);
    writeTexts(object, "name", pack.name);
    writeTextsIfAny(object, "description", pack.description);
    object.text("author", pack.author);
    object.text("license", pack.license);
    if (!pack.aliases.empty()) {
        JsonObjectText aliases(object.key("aliases"), 4);
        for (const auto& [oldId, newId] : pack.aliases)
            aliases.word(idWithin(oldId, pack.id), idWithin(newId, pack.id));
        aliases.close();
    }
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
