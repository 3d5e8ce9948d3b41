// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/seats.h"

#include "editor/play/choices_of_people.h"
#include "engine/mageknight/agents/agent_kind.h"

namespace delve::mageknight {

using namespace play;

std::unique_ptr<Agent> makeAgent(std::string_view word, std::uint64_t seed)
{
    const auto choice = agentNamed(word);
    return choice ? play::makeAgent(*choice, seed) : nullptr;
}

std::uint64_t seedOfSeat(const GameSession& session, std::size_t player)
{
    return seedFor(session.table().seed, 1000 + std::uint64_t(player));
}

std::vector<std::unique_ptr<Agent>> makeAgents(const GameSession& session)
{
    std::vector<std::unique_ptr<Agent>> agents;
    const auto& seats = session.table().seats;
    for (int i = 0; i < session.game().playerCount(); ++i)
        agents.push_back(std::size_t(i) < seats.size()
                             ? makeAgent(seats[std::size_t(i)], seedOfSeat(session, std::size_t(i)))
                             : nullptr);
    return agents;
}

std::string knownSeats()
{
    return std::string(humanSeat) + ", " + agentWords();
}

std::string seatOf(const GameSession& session, PlayerId player)
{
    const auto& seats = session.table().seats;
    return indexOf(player) < seats.size() ? seats[indexOf(player)] : std::string(humanSeat);
}

bool isPerson(const GameSession& session, PlayerId player)
{
    return !agentNamed(seatOf(session, player));
}

std::size_t momentBeforeChoices(const GameSession& session, int choices)
{
    bool hasPeople = false;
    for (int i = 0; i < session.game().playerCount(); ++i)
        hasPeople = hasPeople || isPerson(session, PlayerId(i));
    return delve::momentBeforeChoices(session.actionCount(), choices, [&](std::size_t action) {
        return !hasPeople || isPerson(session, playerToAct(session.game(), session.stateBefore(action)));
    });
}

} // namespace delve::mageknight
