// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/agent_kind.h"

#include <cassert>

namespace delve::dungeoneer::play {

std::unique_ptr<Agent> makeAgent(const AgentChoice& choice, std::uint64_t seed)
{
    constexpr int slipsOfEasy = 15;
    switch (choice.kind) {
    case AgentKind::Random: return std::make_unique<RandomAgent>(seed);
    case AgentKind::Easy: return std::make_unique<SteadyAgent>(seed, slipsOfEasy);
    case AgentKind::Steady: break;
    case AgentKind::Cunning: assert(false && "agentNamed() knows no cunning here");
    }
    return std::make_unique<SteadyAgent>(seed);
}

} // namespace delve::dungeoneer::play
