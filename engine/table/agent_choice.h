// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace delve::table {

/// Who can be asked to play, in any game.
enum class AgentKind : std::uint8_t
{
    Random,
    Easy, ///< steady, with a slip now and then
    Steady,
    Cunning
};

/// An agent as people name it: a kind, and for cunning how much it thinks.
struct AgentChoice
{
    static constexpr std::uint32_t usualPlayouts = 400;
    static constexpr std::uint32_t mostPlayouts = 1'000'000;

    AgentKind kind = AgentKind::Steady;
    std::uint32_t playouts = 0; ///< of cunning, for each choice; 0 for the others

    AgentChoice(AgentKind which = AgentKind::Steady)
        : kind(which), playouts(which == AgentKind::Cunning ? usualPlayouts : 0)
    {}
    AgentChoice(AgentKind which, std::uint32_t budget) : kind(which), playouts(budget) {}

    friend bool operator==(const AgentChoice&, const AgentChoice&) = default;
};

constexpr auto fileWords(AgentKind)
{
    return std::to_array<EnumName<AgentKind>>({{AgentKind::Random, "random"},
                                               {AgentKind::Easy, "easy"},
                                               {AgentKind::Steady, "steady"},
                                               {AgentKind::Cunning, "cunning"}});
}

/// "steady", "cunning", "cunning:200"; nothing for words that nobody knows.
inline std::optional<AgentChoice> agentNamed(std::string_view word)
{
    const auto colon = word.find(':');
    const auto kind = fromName<AgentKind>(word.substr(0, colon));
    if (!kind || colon == std::string_view::npos)
        return kind ? std::optional(AgentChoice(*kind)) : std::nullopt;
    const std::string_view budget = word.substr(colon + 1);
    std::uint32_t playouts = 0;
    const auto [end, fault] = std::from_chars(budget.data(), budget.data() + budget.size(), playouts);
    // One way to write each: no signs, no zeros in front.
    const bool isNumber =
        fault == std::errc() && end == budget.data() + budget.size() && !budget.starts_with('0');
    if (*kind != AgentKind::Cunning || !isNumber || playouts > AgentChoice::mostPlayouts)
        return std::nullopt;
    return AgentChoice(*kind, playouts);
}

inline std::string wordOf(const AgentChoice& choice)
{
    std::string name(nameOf(choice.kind));
    if (choice != AgentChoice(choice.kind))
        name += ':' + std::to_string(choice.playouts);
    return name;
}

/// "random, easy, steady, cunning, cunning:N": what can be said.
inline std::string agentWords()
{
    return allNames<AgentKind>() + ", cunning:N";
}

} // namespace delve::table
