#include "app/play/seats.h"

#include "engine/agents/agent_kind.h"

namespace delve {

std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed)
{
    const auto choice = play::agentNamed(word);
    return choice ? play::makeAgent(*choice, seed) : nullptr;
}

std::string knownSeats()
{
    return std::string(humanSeat) + ", " + play::agentWords();
}

} // namespace delve
