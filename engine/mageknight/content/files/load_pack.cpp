// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"

#include "engine/base/object_reader.h"
#include "engine/mageknight/content/files/parse_figure.h"
#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/parse_tile.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

template <typename Piece, typename ReadPiece>
void appendList(ObjectReader& in, std::string_view key, std::size_t most, std::vector<Piece>& pieces,
                const std::string& pack, ReadPiece readPiece)
{
    auto more = in.listOr(key, most,
                          [&](const JsonView& value, ReadLog& log) { return readPiece(value, log, pack); });
    pieces.insert(pieces.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// The lists of content that a pack.json and its parts have in common.
void readContentLists(ObjectReader& in, Pack& pack)
{
    appendList(in, "tiles", 2000, pack.tiles, pack.id, readTile);
    appendList(in, "doors", 100, pack.doors, pack.id, readDoorKind);
    appendList(in, "markers", 100, pack.markers, pack.id, readMarkerKind);
    appendList(in, "chests", 1000, pack.chests, pack.id, readChest);
    appendList(in, "wanderingTokens", 1000, pack.wanderingTokens, pack.id, readWanderingToken);
    appendList(in, "artifacts", 1000, pack.artifacts, pack.id, readArtifactKind);
    appendList(in, "artifactTokens", 1000, pack.artifactTokens, pack.id, readArtifactToken);
    appendList(in, "figures", 5000, pack.figures, pack.id, readFigure);
    appendList(in, "maps", 100, pack.maps, pack.id, readPrintedMap);
}

} // namespace

Result<Pack> parsePack(std::string_view manifest, const PartReader& readPart)
{
    Pack pack;
    const auto read = parsePackFiles(
        manifest, readPart, pack,
        {firstGame, [&pack](ObjectReader& in) { pack.onRequest = in.booleanOr("onRequest", false); },
         [&pack](ObjectReader& in) { readContentLists(in, pack); }});
    if (!read)
        return read.error();
    return pack;
}

namespace {

Result<Pack> loadPackOnce(const std::filesystem::path& folder, const PackFileListener& listener)
{
    const auto manifest = readManifestFile(folder, listener);
    if (!manifest)
        return manifest.error();
    return parsePack(*manifest, partsIn(folder, listener));
}

/// When the pack was written last; the beginning of time if it is not there.
std::filesystem::file_time_type writtenAt(const std::filesystem::path& folder)
{
    std::error_code failure;
    const auto time = std::filesystem::last_write_time(folder / packManifestName, failure);
    return failure ? std::filesystem::file_time_type::min() : time;
}

} // namespace

Result<Pack> loadPack(const std::filesystem::path& folder, const PackFileListener& listener)
{
    // Another program may put a new version in its place while the parts of this one are read.
    constexpr int mostTries = 20;
    std::vector<std::pair<std::string, std::string>> files;
    for (int tries = 1;; ++tries) {
        files.clear();
        const auto before = writtenAt(folder);
        auto pack = loadPackOnce(folder, [&](const std::string& name, const std::string& text) {
            if (listener)
                files.emplace_back(name, text);
        });
        if (writtenAt(folder) != before && tries < mostTries)
            continue;
        for (const auto& [name, text] : files)
            listener(name, text);
        return pack;
    }
}

Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder)
{
    return delve::packFolders(folder, firstGame);
}

Result<Content> loadContent(const std::filesystem::path& folder)
{
    const auto folders = packFolders(folder);
    if (!folders)
        return folders.error();
    std::vector<Pack> packs;
    for (const auto& path : *folders) {
        auto pack = loadPack(path);
        if (!pack)
            return Error{(path / pack.error().where).string(), pack.error().what};
        packs.push_back(*std::move(pack));
    }
    // What everybody uses comes before what is asked for.
    std::ranges::stable_partition(packs, [](const Pack& pack) { return !pack.onRequest; });
    return Content::combine(std::move(packs));
}

} // namespace delve::mageknight
