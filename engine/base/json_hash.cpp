// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/json_hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace delve {

namespace {

/// Never 0, which stands for nothing.
std::uint64_t hashOfText(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size()) | 1;
}

} // namespace

void JsonHasher::leaf(JsonType type, std::string_view text)
{
    end(beginningOf(type) + hashOfText(text));
}

void JsonHasher::Members::add(std::string_view key, std::uint64_t value)
{
    m_sum += (hashOfText(key) * factor) ^ value;
}

void JsonHasher::value(const JsonView& value)
{
    if (value.type() == JsonType::Array) {
        std::uint64_t sum = beginningOf(JsonType::Array);
        JsonView element = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, element = element.next())
            sum = sum * factor + hashOfJson(element);
        end(sum);
    } else if (value.type() == JsonType::Object) {
        object([&](Members& members) {
            JsonView key = value.first();
            for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next())
                members.add(key.string(), hashOfJson(key.next()));
        });
    } else if (value.type() == JsonType::String) {
        text(value.string());
    } else {
        leaf(value.type(), value.summary());
    }
}

std::uint64_t hashOfJson(const JsonView& value)
{
    JsonHasher hasher;
    hasher.value(value);
    return hasher.hash();
}

} // namespace delve
