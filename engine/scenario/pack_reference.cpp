// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/pack_reference.h"

#include "engine/base/json_text.h"
#include "engine/scenario/common_limits.h"
#include "engine/scenario/thing_reading.h"

#include <algorithm>

namespace delve {

namespace {

/// 1.0.12: three numbers of at most five digits.
bool isPackVersion(std::string_view text)
{
    int numbers = 1;
    std::size_t digits = 0;
    for (const char c : text) {
        if (c == '.' && digits > 0) {
            ++numbers;
            digits = 0;
        } else if (c >= '0' && c <= '9' && digits < 5) {
            ++digits;
        } else {
            return false;
        }
    }
    return numbers == 3 && digits > 0;
}

bool isPackHash(std::string_view text)
{
    return text.size() == 32 && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

PackReference readPackReference(ObjectReader& in)
{
    PackReference pack;
    pack.id = in.kebabCase("id");
    if (const auto version = in.require("version")) {
        if (version->type() == JsonType::String && isPackVersion(version->string()))
            pack.version = version->string();
        else
            in.log().fail(*version,
                          {QT_TRANSLATE_NOOP("Engine", "expected a version such as 1.0.0, found %1"),
                           {version->summary()}});
    }
    if (const auto hash = in.find("hash")) {
        if (hash->type() == JsonType::String && isPackHash(hash->string()))
            pack.hash = hash->string();
        else
            in.log().fail(*hash,
                          {QT_TRANSLATE_NOOP("Engine", "expected 32 digits from 0 to 9 and a to f, found %1"),
                           {hash->summary()}});
    }
    return pack;
}

} // namespace

std::vector<PackReference> readPackReferences(ObjectReader& in)
{
    const auto value = in.require("packs");
    if (!value)
        return {};
    auto packs = readList(*value, in.log(), 0, common_limits::packs, objectReader(readPackReference));
    refuseRepeated(*value, in.log(), packs, "id", [](const PackReference& pack) { return pack.id; });
    return packs;
}

void appendPackReference(std::string& out, const PackReference& pack)
{
    JsonObjectText object(out);
    object.word("id", pack.id);
    object.word("version", pack.version);
    if (!pack.hash.empty())
        object.word("hash", pack.hash);
    object.close();
}

} // namespace delve
