// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/collection_option.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/generate/wish_goals.h"

#include <QElapsedTimer>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace delve::mageknight {

/// Which wishes do not hold, for the results that are printed as JSON.
nlohmann::ordered_json asJson(const std::vector<MissedWish>& missed);

/// What the commands generate and complete have in common: what is wished for, the seed and the time limit.
struct WishOptions
{
    DungeonWishes wishes;
    std::optional<int> players, buildTotal; ///< as far as they were given
    std::string shape, terrain;             ///< by name
    std::vector<std::string> stock;         ///< TILE=COUNT
    CollectionOption collection;
    std::uint64_t seed = 1;
    double seconds = 60;

    void addTo(CLI::App& command);
    /// Fills in what is given by name. What cannot be wished for is printed, and false returned. A begun
    /// dungeon has its own players.
    bool read(DungeonProgram& program, const Scenario* begun = nullptr);
    /// Of a dungeon that was begun: what it had already, other than wished for.
    std::vector<MissedWish> overruledBy(const Scenario& completed) const;
};

/// Ends a search when its time is over, and tells on a long one how far it is.
class SearchWatch
{
public:
    SearchWatch(double seconds, DungeonProgram& program);

    const SearchLimits& limits() const { return m_limits; }
    bool isTimeOver() const { return m_stop.stop_requested(); }

private:
    void look(const SearchProgress& progress);

    DungeonProgram& m_program;
    double m_seconds;
    QElapsedTimer m_timer;
    qint64 m_toldAt = 0;
    std::stop_source m_stop;
    SearchLimits m_limits;
};

} // namespace delve::mageknight
