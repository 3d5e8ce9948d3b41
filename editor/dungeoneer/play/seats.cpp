// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/seats.h"

#include "editor/text/seat_words.h"
#include "engine/dungeoneer/agents/agent_kind.h"
#include "engine/dungeoneer/play/core/ids.h"

#include <array>

namespace delve::dungeoneer {

namespace {

constexpr std::array<QRgb, play::mostPlayers> seatColours{0xffb23a2e, 0xff2f6db0, 0xff3a8f4d, 0xffc9971c};

} // namespace

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

std::vector<SeatChoice> seatChoices()
{
    std::vector<SeatChoice> choices{{std::string(humanSeat), seatInWords(humanSeat)}};
    for (const auto& [kind, word] : enumNames<play::AgentKind>)
        if (play::agentNamed(word))
            choices.push_back({std::string(word), seatInWords(word)});
    return choices;
}

QColor seatColour(int player)
{
    return QColor::fromRgb(seatColours[std::size_t(player) % seatColours.size()]);
}

} // namespace delve::dungeoneer
