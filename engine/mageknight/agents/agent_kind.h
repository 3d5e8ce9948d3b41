// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent.h"
#include "engine/table/agent_choice.h"

#include <memory>

namespace delve::mageknight::play {

using table::AgentKind;
using table::agentWords;
using table::wordOf;

/// An agent of this game as people name it.
struct AgentChoice : table::AgentChoice
{
    using table::AgentChoice::AgentChoice;
    AgentChoice() = default;
    AgentChoice(const table::AgentChoice& choice) : table::AgentChoice(choice) {}

    friend bool operator==(const AgentChoice&, const AgentChoice&) = default;
};

std::unique_ptr<Agent> makeAgent(const AgentChoice& choice, std::uint64_t seed);

/// See table::agentNamed().
inline std::optional<AgentChoice> agentNamed(std::string_view word)
{
    const auto choice = table::agentNamed(word);
    return choice ? std::optional<AgentChoice>(*choice) : std::nullopt;
}

} // namespace delve::mageknight::play
