// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/seats.h"

#include "editor/play/table_setup.h"
#include "engine/dungeoneer/agents/agent_kind.h"

namespace delve::dungeoneer {

std::unique_ptr<play::Agent> makeAgent(std::string_view word, std::uint64_t seed)
{
    const auto choice = play::agentNamed(word);
    return choice ? play::makeAgent(*choice, seed) : nullptr;
}

std::string knownSeats()
{
    std::string known(humanSeat);
    known += ", ";
    known += play::agentWords();
    return known;
}

} // namespace delve::dungeoneer
