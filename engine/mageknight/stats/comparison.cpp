// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/comparison.h"

#include <algorithm>

namespace delve::mageknight::play {

std::vector<table::Measured<ComparedMeasure>> measuresOf(const GameRecord& record)
{
    std::vector<table::Measured<ComparedMeasure>> measures;
    for (int i = 0; i < int(record.seats.size()); ++i) {
        const GameRecord::Seat& seat = record.seats[std::size_t(i)];
        measures.push_back({ComparedMeasure::Won, i, seat.won ? 100 : 0});
        measures.push_back({ComparedMeasure::Gold, i, seat.gold});
        measures.push_back({ComparedMeasure::HeroesLost, i, seat.heroesLost});
    }
    measures.push_back({ComparedMeasure::Rounds, -1, record.rounds});
    measures.push_back({ComparedMeasure::Choices, -1, record.choices});
    measures.push_back({ComparedMeasure::LeadChanges, -1, record.leadChanges});
    measures.push_back({ComparedMeasure::ChestsTaken, -1,
                        std::ranges::count(record.chests, true, &GameRecord::Chest::taken)});
    measures.push_back({ComparedMeasure::TokensMet, -1, std::ranges::count(record.tokensMet, true)});
    measures.push_back({ComparedMeasure::Timeouts, -1, record.isLimited ? 100 : 0});
    return measures;
}

} // namespace delve::mageknight::play
