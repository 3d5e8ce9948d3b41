// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/json_places.h"

#include <algorithm>

namespace delve::fuzz {

namespace {

void collect(Json& value, const std::string& name, Places& places)
{
    places.values.push_back(&value);
    places.names.push_back(name);
    if (value.is_string())
        places.texts.push_back(value.get<std::string>());
    if (value.is_array())
        for (Json& item : value)
            collect(item, name, places);
    if (value.is_object())
        for (auto member = value.begin(); member != value.end(); ++member) {
            places.keys.push_back(member.key());
            collect(member.value(), member.key(), places);
        }
}

/// Brackets in texts count, too: a few documents are taken for deeper than they are.
bool isDeeperThan(std::string_view text, int most)
{
    int depth = 0;
    for (const char c : text) {
        depth += c == '[' || c == '{';
        depth -= c == ']' || c == '}';
        if (depth > most)
            return true;
    }
    return false;
}

std::vector<std::string> tokensOf(std::string_view pointer)
{
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        const std::string_view rest = pointer.substr(i);
        if (rest.front() == '/')
            tokens.emplace_back();
        else if (rest.starts_with("~0") || rest.starts_with("~1"))
            tokens.back() += pointer[++i] == '0' ? '~' : '/';
        else
            tokens.back() += rest.front();
    }
    return tokens;
}

} // namespace

Places placesOf(Json& document)
{
    Places places;
    collect(document, "", places);
    if (places.keys.empty())
        places.keys.emplace_back("id");
    return places;
}

std::vector<Json> documentsIn(std::string_view text, int deepest)
{
    if (isDeeperThan(text, deepest))
        return {};
    if (Json whole = Json::parse(text, nullptr, false); !whole.is_discarded())
        return {std::move(whole)};
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return {};
    Json head = Json::parse(text.substr(0, end), nullptr, false);
    if (head.is_discarded())
        return {};
    Json rest = Json::parse(text.substr(end + 1), nullptr, false);
    if (rest.is_discarded())
        return {};
    return {std::move(head), std::move(rest)};
}

std::string textOf(const std::vector<Json>& documents)
{
    std::string text;
    for (const Json& document : documents) {
        if (!text.empty())
            text += '\n';
        text += document.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    return text;
}

bool isPlaceIn(std::string_view text, std::string_view pointer)
{
    const Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded() || !pointer.starts_with('/'))
        return false;
    const std::vector<std::string> tokens = tokensOf(pointer);
    const Json* at = &document;
    for (const std::string& token : tokens) {
        const bool isLast = &token == &tokens.back();
        const bool isNumber = !token.empty() && token.size() < 10 &&
                              std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
        if (at->is_object() && at->contains(token))
            at = &at->at(token);
        else if (at->is_array() && isNumber && std::size_t(std::stoul(token)) < at->size())
            at = &at->at(std::stoul(token));
        else
            return isLast;
    }
    return true;
}

} // namespace delve::fuzz
