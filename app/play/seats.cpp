#include "app/play/seats.h"

#include "engine/agents/agent_kind.h"

namespace delve {

std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed)
{
    const auto kind = fromName<play::AgentKind>(word);
    return kind ? play::makeAgent(*kind, seed) : nullptr;
}

std::string knownSeats()
{
    return std::string(humanSeat) + ", " + allNames<play::AgentKind>();
}

} // namespace delve
