// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/agents/agent.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace delve::mageknight::play {

/// Who can be asked to play.
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

std::unique_ptr<Agent> makeAgent(const AgentChoice& choice, std::uint64_t seed);

/// "steady", "cunning", "cunning:200"; nothing for words that nobody knows.
std::optional<AgentChoice> agentNamed(std::string_view word);
std::string wordOf(const AgentChoice& choice);
/// "random, easy, steady, cunning, cunning:N": what can be said.
std::string agentWords();

constexpr auto fileWords(AgentKind)
{
    return std::to_array<EnumName<AgentKind>>({{AgentKind::Random, "random"},
                                               {AgentKind::Easy, "easy"},
                                               {AgentKind::Steady, "steady"},
                                               {AgentKind::Cunning, "cunning"}});
}

} // namespace delve::mageknight::play
