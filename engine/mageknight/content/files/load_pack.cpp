// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"

#include "engine/base/file.h"
#include "engine/base/object_reader.h"
#include "engine/mageknight/content/files/parse_figure.h"
#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/parse_tile.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <system_error>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve::mageknight {

namespace {

constexpr const char* manifestName = packManifestName;

/// A plain file name such as tiles.json: no folders, nothing hidden, nothing but JSON.
bool isPartName(std::string_view name)
{
    constexpr std::string_view ending = ".json";
    if (name.size() <= ending.size() || name.size() > 64 || !name.ends_with(ending))
        return false;
    const std::string_view stem = name.substr(0, name.size() - ending.size());
    const bool known = std::all_of(stem.begin(), stem.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    return known && stem.front() != '-' && name != manifestName;
}

bool isVersion(std::string_view version)
{
    int numbers = 0;
    std::size_t digits = 0;
    for (const char c : version) {
        if (c >= '0' && c <= '9' && digits < 5) {
            numbers += digits == 0;
            ++digits;
        } else if (c == '.' && digits > 0) {
            digits = 0;
        } else {
            return false;
        }
    }
    return numbers == 3 && digits > 0;
}

/// Hashes names and bytes of all files of a pack, each with its length, so that nothing can shift between
/// them.
class PackHash
{
public:
    PackHash() { XXH3_128bits_reset(&m_state); }

    void add(std::string_view name, std::string_view bytes)
    {
        const std::string head = std::string(name) + ":" + std::to_string(bytes.size()) + "\n";
        XXH3_128bits_update(&m_state, head.data(), head.size());
        XXH3_128bits_update(&m_state, bytes.data(), bytes.size());
    }

    std::string digest() const
    {
        const XXH128_hash_t hash = XXH3_128bits_digest(&m_state);
        char text[33];
        std::snprintf(text, sizeof text, "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
                      static_cast<unsigned long long>(hash.low64));
        return text;
    }

private:
    XXH3_state_t m_state;
};

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

std::map<ContentId, ContentId> readAliases(ObjectReader& in, const std::string& pack)
{
    constexpr std::size_t mostAliases = 1000;
    std::map<ContentId, ContentId> aliases;
    const auto value = in.find("aliases");
    if (!value || !isObject(*value, in.log()))
        return aliases;
    if (value->size() > mostAliases)
        in.log().fail(*value, {QT_TRANSLATE_NOOP("Engine", "expected at most %1 aliases"),
                               {std::to_string(mostAliases)}});
    JsonView key = value->first();
    for (std::size_t i = 0; i < value->size(); ++i, key = key.next().next())
        aliases.emplace(ContentId(pack + "/" + readKebabCase(key, in.log())),
                        ContentId(pack + "/" + readKebabCase(key.next(), in.log())));
    return aliases;
}

std::vector<std::string> readPartNames(ObjectReader& in)
{
    auto parts = in.listOr("parts", 50, [](const JsonView& value, ReadLog& log) {
        if (value.type() == JsonType::String && isPartName(value.string()))
            return std::string(value.string());
        log.fail(value,
                 {QT_TRANSLATE_NOOP("Engine", "expected the plain name of a .json file beside pack.json, "
                                              "found %1"),
                  {value.summary()}});
        return std::string();
    });
    const std::set<std::string> unique(parts.begin(), parts.end());
    if (unique.size() != parts.size())
        in.log().fail(*in.find("parts"), {QT_TRANSLATE_NOOP("Engine", "expected each part once"), {}});
    return parts;
}

/// Puts the name of the file before the JSON pointer: "tiles.json: /tiles/3/name".
Error inFile(const std::string& file, const Error& error)
{
    return {error.where.empty() ? file : file + ": " + error.where, error.what};
}

Result<std::vector<std::string>> readManifest(std::string_view text, Pack& pack)
{
    const auto document = parseJson(text);
    if (!document)
        return inFile(manifestName, document.error());
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, packFormat, packFormatVersion);
    pack.id = in.kebabCase("id");
    pack.version = in.string("packVersion", 17, 5);
    if (log.ok() && !isVersion(pack.version))
        log.fail(
            *in.find("packVersion"),
            {QT_TRANSLATE_NOOP("Engine", "expected three numbers such as 1.0.0, found %1"), {pack.version}});
    pack.name = in.name("name");
    pack.description = in.textOr("description");
    pack.author = in.string("author", 200, 1);
    pack.license = in.string("license", 200, 1);
    pack.aliases = readAliases(in, pack.id);
    auto parts = readPartNames(in);
    readContentLists(in, pack);
    in.refuseUnknown();
    const auto result = log.resultOf(std::move(parts));
    return result ? result : inFile(manifestName, result.error());
}

Result<void> readPart(const std::string& name, std::string_view text, Pack& pack)
{
    const auto document = parseJson(text);
    if (!document)
        return inFile(name, document.error());
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, "delvewright-pack-part", packFormatVersion);
    readContentLists(in, pack);
    in.refuseUnknown();
    const auto result = log.resultOf(true);
    return result ? Result<void>() : inFile(name, result.error());
}

} // namespace

Result<Pack> parsePack(std::string_view manifest,
                       const std::function<Result<std::string>(const std::string&)>& readPartFile)
{
    Pack pack;
    PackHash hash;
    hash.add(manifestName, manifest);
    const auto parts = readManifest(manifest, pack);
    if (!parts)
        return parts.error();
    for (const std::string& name : *parts) {
        const auto text = readPartFile(name);
        if (!text)
            return text.error();
        hash.add(name, *text);
        if (const auto read = readPart(name, *text, pack); !read)
            return read.error();
    }
    pack.hash = hash.digest();
    return pack;
}

Result<Pack> loadPack(const std::filesystem::path& folder, const PackFileListener& listener)
{
    const auto manifest = readFile(folder / manifestName, maxPackFileBytes);
    if (!manifest)
        return manifest.error();
    if (listener)
        listener(manifestName, *manifest);
    return parsePack(*manifest, [&](const std::string& name) -> Result<std::string> {
        const std::filesystem::path path = folder / name;
        std::error_code failure;
        if (std::filesystem::is_symlink(std::filesystem::symlink_status(path, failure)))
            return Error{path.string(),
                         {QT_TRANSLATE_NOOP("Engine", "expected a file of the pack, found a link"), {}}};
        auto text = readFile(path, maxPackFileBytes);
        if (text && listener)
            listener(name, *text);
        return text;
    });
}

Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder)
{
    auto entries = entriesOf(folder);
    if (!entries)
        return Error{folder.string(),
                     {QT_TRANSLATE_NOOP("Engine", "expected a folder of content packs"), {}}};
    // One that may not be looked into is listed: whoever loads it says so.
    std::erase_if(*entries, [](const std::filesystem::path& entry) {
        std::error_code failure;
        const bool hasManifest = std::filesystem::exists(entry / manifestName, failure);
        const bool isHidden = entry.filename().string().starts_with('.');
        return isHidden || (!hasManifest && !failure);
    });
    return entries;
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
    return Content::combine(std::move(packs));
}

} // namespace delve::mageknight
