// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/comparison.h"

#include <algorithm>

namespace delve::dungeoneer::play {

std::vector<table::Measured<ComparedMeasure>> measuresOf(const GameRecord& record)
{
    using enum ComparedMeasure;
    std::vector<table::Measured<ComparedMeasure>> measures;
    for (int i = 0; i < int(record.seats.size()); ++i) {
        const GameRecord::Seat& seat = record.seats[std::size_t(i)];
        measures.push_back({Won, i, seat.won ? 100 : 0});
        measures.push_back({Completed, i, seat.completed});
        measures.push_back({Wounds, i, seat.wounds});
        measures.push_back({HeroLost, i, seat.isLost ? 100 : 0});
    }
    std::int64_t played = 0;
    for (const GameRecord::Card& card : record.cards)
        played += card.played;
    measures.push_back({Rounds, -1, record.rounds});
    measures.push_back({Choices, -1, record.choices});
    measures.push_back({LeadChanges, -1, record.leadChanges});
    measures.push_back({ByQuests, -1, record.ending == Ending::Quests ? 100 : 0});
    measures.push_back({SpacesEntered, -1, std::ranges::count_if(record.spaces, [](const auto& space) {
                            return space.entries > 0;
                        })});
    measures.push_back({CardsPlayed, -1, played});
    measures.push_back({Timeouts, -1, record.ending == Ending::RoundLimit ? 100 : 0});
    return measures;
}

} // namespace delve::dungeoneer::play
