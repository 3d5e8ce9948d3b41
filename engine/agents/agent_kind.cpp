#include "engine/agents/agent_kind.h"

#include "engine/agents/random_agent.h"
#include "engine/agents/steady_agent.h"

namespace delve::play {

std::unique_ptr<Agent> makeAgent(AgentKind kind, std::uint64_t seed)
{
    constexpr int slipsOfEasy = 15;
    switch (kind) {
    case AgentKind::Random: return std::make_unique<RandomAgent>(seed);
    case AgentKind::Easy: return std::make_unique<SteadyAgent>(seed, slipsOfEasy);
    case AgentKind::Steady: break;
    }
    return std::make_unique<SteadyAgent>(seed);
}

} // namespace delve::play
