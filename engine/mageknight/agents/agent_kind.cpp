// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/agent_kind.h"

#include "engine/mageknight/agents/cunning_agent.h"
#include "engine/mageknight/agents/random_agent.h"
#include "engine/mageknight/agents/steady_agent.h"

#include <charconv>

namespace delve::mageknight::play {

std::unique_ptr<Agent> makeAgent(const AgentChoice& choice, std::uint64_t seed)
{
    constexpr int slipsOfEasy = 15;
    switch (choice.kind) {
    case AgentKind::Random: return std::make_unique<RandomAgent>(seed);
    case AgentKind::Easy: return std::make_unique<SteadyAgent>(seed, slipsOfEasy);
    case AgentKind::Cunning: return std::make_unique<CunningAgent>(seed, choice.playouts);
    case AgentKind::Steady: break;
    }
    return std::make_unique<SteadyAgent>(seed);
}

std::optional<AgentChoice> agentNamed(std::string_view word)
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

std::string wordOf(const AgentChoice& choice)
{
    std::string name(nameOf(choice.kind));
    if (choice != AgentChoice(choice.kind))
        name += ':' + std::to_string(choice.playouts);
    return name;
}

std::string agentWords()
{
    return allNames<AgentKind>() + ", cunning:N";
}

} // namespace delve::mageknight::play
