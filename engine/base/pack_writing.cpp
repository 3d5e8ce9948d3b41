// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"

namespace delve {

void writeTexts(JsonObjectText& object, std::string_view key, const LocalizedText& text)
{
    JsonObjectText texts(object.key(key));
    for (const auto& [language, words] : text.byLanguage)
        texts.text(language, words);
    texts.close();
}

void writeTextsIfAny(JsonObjectText& object, std::string_view key, const LocalizedText& text)
{
    if (!text.byLanguage.empty())
        writeTexts(object, key, text);
}

void writeOwnId(JsonObjectText& object, const ContentId& id)
{
    object.word("id", std::string_view(id.text()).substr(id.text().find('/') + 1));
}

std::string idWithin(const ContentId& id, const std::string& pack)
{
    return id.text().starts_with(pack + "/") ? id.text().substr(pack.size() + 1) : id.text();
}

void writeWords(JsonObjectText& object, std::string_view key, const std::vector<std::string>& words)
{
    std::string& out = object.key(key);
    out += '[';
    for (std::size_t i = 0; i < words.size(); ++i)
        (out += i == 0 ? "\"" : ", \"").append(words[i]) += '"';
    out += ']';
}

} // namespace delve
