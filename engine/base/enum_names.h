// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace delve {

/// The words that stand for the values of an enum in files: (value, word) pairs in the order of its values.
/// Each enum that is read or written has them beside it, in a function fileWords(Enum).
template <typename Enum> inline constexpr auto enumNames = fileWords(Enum{});

template <typename Enum> using EnumName = std::pair<Enum, std::string_view>;

template <typename Enum> constexpr std::string_view nameOf(Enum value)
{
    for (const auto& [candidate, name] : enumNames<Enum>)
        if (candidate == value)
            return name;
    return {};
}

template <typename Enum> constexpr std::optional<Enum> fromName(std::string_view name)
{
    for (const auto& [value, candidate] : enumNames<Enum>)
        if (candidate == name)
            return value;
    return std::nullopt;
}

/// All words of an enum, "a, b, c", for messages that say what was expected.
template <typename Enum> std::string allNames()
{
    std::string list;
    for (const auto& entry : enumNames<Enum>) {
        if (!list.empty())
            list += ", ";
        list += entry.second;
    }
    return list;
}

} // namespace delve
