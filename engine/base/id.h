// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace delve {

/// A short text that names one thing. The tag keeps ids of different kinds of things apart.
template <typename Tag> class Id
{
public:
    Id() = default;
    explicit Id(std::string text) : m_text(std::move(text)) {}

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }

    friend bool operator==(const Id&, const Id&) = default;
    friend auto operator<=>(const Id&, const Id&) = default;

private:
    std::string m_text;
};

/// Names one thing of a scenario: a placed piece, a player, a hero. Unique in its scenario.
using ThingId = Id<struct ThingTag>;

/// Names one piece of content as pack/name, for example starter/hall-of-echoes.
using ContentId = Id<struct ContentTag>;

/// True for lower-case words of letters and digits joined by single hyphens: hall-of-echoes.
constexpr bool isKebabCase(std::string_view text)
{
    bool afterWord = false;
    for (const char c : text) {
        const bool inWord = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!inWord && (c != '-' || !afterWord))
            return false;
        afterWord = inWord;
    }
    return afterWord;
}

} // namespace delve

template <typename Tag> struct std::hash<delve::Id<Tag>>
{
    std::size_t operator()(const delve::Id<Tag>& id) const noexcept
    {
        return std::hash<std::string>{}(id.text());
    }
};
