// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/agent_kind.h"

#include "engine/mageknight/agents/cunning_agent.h"
#include "engine/mageknight/agents/random_agent.h"
#include "engine/mageknight/agents/steady_agent.h"

namespace delve::mageknight::play {

std::unique_ptr<Agent> makeAgent(const AgentChoice& choice, std::uint64_t seed)
{
    constexpr int slipsOfEasy = 30;
    switch (choice.kind) {
    case AgentKind::Random: return std::make_unique<RandomAgent>(seed);
    case AgentKind::Easy: return std::make_unique<SteadyAgent>(seed, slipsOfEasy);
    case AgentKind::Cunning: return std::make_unique<CunningAgent>(seed, choice.playouts);
    case AgentKind::Steady: break;
    }
    return std::make_unique<SteadyAgent>(seed);
}

} // namespace delve::mageknight::play
