// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_files.h"

#include "engine/base/file.h"
#include "engine/base/file_head.h"
#include "engine/base/json_text.h"
#include "engine/base/pack_game.h"
#include "engine/base/pack_writing.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <system_error>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve {

namespace {

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
    return known && stem.front() != '-' && name != packManifestName;
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

/// "game" of a pack.json or a part; the first game is named by silence, too.
void readGame(ObjectReader& in, std::string_view game)
{
    const auto value = game == firstGame ? in.find("game") : in.require("game");
    if (value && (value->type() != JsonType::String || value->string() != game))
        in.log().fail(*value, {QT_TRANSLATE_NOOP("Engine", "expected \"%1\", found %2"),
                               {std::string(game), value->summary()}});
}

Result<std::vector<std::string>> readManifest(std::string_view text, PackHead& head,
                                              const PackMembers& members)
{
    const auto document = parseJson(text);
    if (!document)
        return inFile(packManifestName, document.error());
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, packFormat, packFormatVersion);
    readGame(in, members.game);
    head.id = in.kebabCase("id");
    head.version = in.string("packVersion", 17, 5);
    if (log.ok() && !isVersion(head.version))
        log.fail(
            *in.find("packVersion"),
            {QT_TRANSLATE_NOOP("Engine", "expected three numbers such as 1.0.0, found %1"), {head.version}});
    head.name = in.name("name");
    head.description = in.textOr("description");
    head.author = in.string("author", 200, 1);
    head.license = in.string("license", 200, 1);
    head.aliases = readAliases(in, head.id);
    auto parts = readPartNames(in);
    if (members.facts)
        members.facts(in);
    members.lists(in);
    in.refuseUnknown();
    const auto result = log.resultOf(std::move(parts));
    return result ? result : inFile(packManifestName, result.error());
}

Result<void> readPartText(const std::string& name, std::string_view text, const PackMembers& members)
{
    const auto document = parseJson(text);
    if (!document)
        return inFile(name, document.error());
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, packPartFormat, packFormatVersion);
    readGame(in, members.game);
    members.lists(in);
    in.refuseUnknown();
    const auto result = log.resultOf(true);
    return result ? Result<void>() : inFile(name, result.error());
}

} // namespace

Result<void> parsePackFiles(std::string_view manifest, const PartReader& readPart, PackHead& head,
                            const PackMembers& members)
{
    PackHash hash;
    hash.add(packManifestName, manifest);
    const auto parts = readManifest(manifest, head, members);
    if (!parts)
        return parts.error();
    for (const std::string& name : *parts) {
        const auto text = readPart(name);
        if (!text)
            return text.error();
        hash.add(name, *text);
        if (const auto read = readPartText(name, *text, members); !read)
            return read.error();
    }
    head.hash = hash.digest();
    return {};
}

Result<std::string> readManifestFile(const std::filesystem::path& folder, const PackFileListener& listener)
{
    auto manifest = readFile(folder / packManifestName, maxPackFileBytes);
    if (manifest && listener)
        listener(packManifestName, *manifest);
    return manifest;
}

PartReader partsIn(const std::filesystem::path& folder, const PackFileListener& listener)
{
    return [folder, listener](const std::string& name) -> Result<std::string> {
        const std::filesystem::path path = folder / name;
        std::error_code failure;
        if (std::filesystem::is_symlink(std::filesystem::symlink_status(path, failure)))
            return Error{path.string(),
                         {QT_TRANSLATE_NOOP("Engine", "expected a file of the pack, found a link"), {}}};
        auto text = readFile(path, maxPackFileBytes);
        if (text && listener)
            listener(name, *text);
        return text;
    };
}

std::string gameOfPack(const std::filesystem::path& folder)
{
    const auto text = readFile(folder / packManifestName, maxPackFileBytes);
    const std::string named = text ? headOf(*text).game : std::string();
    return named.empty() ? std::string(firstGame) : named;
}

Result<std::vector<std::filesystem::path>> packFolders(const std::filesystem::path& folder,
                                                       std::string_view game)
{
    auto entries = entriesOf(folder);
    if (!entries)
        return Error{folder.string(),
                     {QT_TRANSLATE_NOOP("Engine", "expected a folder of content packs"), {}}};
    // One that may not be looked into is listed: whoever loads it says so.
    std::erase_if(*entries, [&](const std::filesystem::path& entry) {
        std::error_code failure;
        const bool hasManifest = std::filesystem::exists(entry / packManifestName, failure);
        const bool isHidden = entry.filename().string().starts_with('.');
        return isHidden || (!hasManifest && !failure) || gameOfPack(entry) != game;
    });
    return entries;
}

void writePackHead(JsonObjectText& object, const PackHead& head, std::string_view game)
{
    object.word("format", packFormat);
    object.number("version", packFormatVersion);
    if (game != firstGame)
        object.word("game", game);
    object.word("id", head.id);
    object.word("packVersion", head.version);
    writeTexts(object, "name", head.name);
    writeTextsIfAny(object, "description", head.description);
    object.text("author", head.author);
    object.text("license", head.license);
    if (head.aliases.empty())
        return;
    JsonObjectText aliases(object.key("aliases"), 4);
    for (const auto& [oldId, newId] : head.aliases)
        aliases.word(idWithin(oldId, head.id), idWithin(newId, head.id));
    aliases.close();
}

} // namespace delve
