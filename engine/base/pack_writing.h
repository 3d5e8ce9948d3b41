// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"
#include "engine/base/json_text.h"
#include "engine/base/localized_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// Texts by language, on one line.
void writeTexts(JsonObjectText& object, std::string_view key, const LocalizedText& text);
/// Texts by language; the key is left out if there is no text at all.
void writeTextsIfAny(JsonObjectText& object, std::string_view key, const LocalizedText& text);

/// The "id" of a piece, without its pack.
void writeOwnId(JsonObjectText& object, const ContentId& id);
/// An id as it is written in a pack: without the pack if it is one of its own.
std::string idWithin(const ContentId& id, const std::string& pack);

/// Words on one line: ["a", "b"].
void writeWords(JsonObjectText& object, std::string_view key, const std::vector<std::string>& words);

template <typename Enum>
void writeNames(JsonObjectText& object, std::string_view key, const std::vector<Enum>& values)
{
    std::vector<std::string> words;
    for (const Enum value : values)
        words.emplace_back(nameOf(value));
    writeWords(object, key, words);
}

/// A number that is left out where the reader would take it for granted.
inline void writeNumberUnless(JsonObjectText& object, std::string_view key, int value, int usual)
{
    if (value != usual)
        object.number(key, value);
}

inline void writeFlagIfSet(JsonObjectText& object, std::string_view key, bool value)
{
    if (value)
        object.flag(key, true);
}

} // namespace delve
