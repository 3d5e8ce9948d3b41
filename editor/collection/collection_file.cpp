// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"

#include "editor/document/user_file.h"
#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"

namespace delve {

namespace {

constexpr std::string_view format = "delvewright-collection";
constexpr int version = 1;
constexpr JsonLimits limits{4u << 20, 100'000, 4, 200};

/// An object of names and numbers.
template <typename Add> void readCounts(ObjectReader& in, std::string_view member, int most, const Add& add)
{
    const auto value = in.find(member);
    if (!value || !isObject(*value, in.log()))
        return;
    JsonView key = value->first();
    for (std::size_t i = 0; i < value->size() && in.log().ok(); ++i, key = key.next().next())
        add(key, readInteger(key.next(), in.log(), 0, most));
}

bool isContentId(std::string_view text)
{
    const auto slash = text.find('/');
    return slash != std::string_view::npos && isKebabCase(text.substr(0, slash)) &&
           isKebabCase(text.substr(slash + 1));
}

} // namespace

QString collectionFile()
{
    return userFile("DELVEWRIGHT_COLLECTION", QStringLiteral("collection.json"));
}

Result<Collection> parseCollection(std::string_view text)
{
    const auto document = parseJson(text, limits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, format, version);
    Collection collection;
    readCounts(in, "sets", Collection::mostSets, [&](const JsonView& key, int count) {
        collection.sets.emplace(readKebabCase(key, log), count);
    });
    readCounts(in, "pieces", Collection::mostPieces, [&](const JsonView& key, int count) {
        if (!isContentId(key.string()))
            log.fail(key.next(),
                     {QT_TRANSLATE_NOOP("Engine", "expected a piece, pack/name, found %1"), {key.summary()}});
        collection.pieces.emplace(ContentId(std::string(key.string())), count);
    });
    in.refuseUnknown();
    return log.resultOf(std::move(collection));
}

std::string writeCollection(const Collection& collection)
{
    std::string out;
    JsonObjectText object(out, 2);
    object.word("format", format);
    object.number("version", version);
    JsonObjectText sets(object.key("sets"), 4);
    for (const auto& [pack, count] : collection.sets)
        sets.number(pack, count);
    sets.close();
    JsonObjectText pieces(object.key("pieces"), 4);
    for (const auto& [piece, count] : collection.pieces)
        pieces.number(piece.text(), count);
    pieces.close();
    object.close();
    out += '\n';
    return out;
}

Result<Collection> loadCollection(const QString& path)
{
    return loadUserFile(path, limits.bytes, parseCollection);
}

Result<Collection> changeCollection(const QString& path, const std::function<void(Collection&)>& change)
{
    return changeUserFile(path, limits.bytes, parseCollection, writeCollection, change);
}

} // namespace delve
