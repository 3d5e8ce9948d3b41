// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/dungeon_maker.h"

namespace delve::mageknight {

/// A small change to what is placed with which it can be finished.
struct Repair
{
    enum class Kind : std::uint8_t
    {
        Remove,         ///< the things named
        LetTilesRunOut, ///< LAY-15: a smaller dungeon
        IgnoreStock     ///< LAY-21
    };
    Kind kind = Kind::Remove;
    std::vector<ThingId> things;

    friend bool operator==(const Repair&, const Repair&) = default;
};

/// Why a dungeon cannot be finished, which is proven (Impossibility); or what stood in the way last.
struct Conflict
{
    /// Placed things that cannot all stay: they alone cannot be finished, and can without any one of them.
    /// None, if it does not depend on them.
    std::vector<ThingId> things;
    std::vector<std::string> rules;
    std::optional<Repair> repair; ///< the smallest that was found
};

struct Completion
{
    DungeonMaker::Outcome outcome = DungeonMaker::Outcome::GaveUp;
    Scenario scenario; ///< if made: everything that was placed, and the rest
    Conflict conflict; ///< if impossible; if no way was found within the limit, what stood in the way last
    std::vector<MissedWish>
        missed; ///< if made: the wishes that do not hold, of all that was tried the fewest
    std::int64_t steps = 0;
};

/// Keeps all that is placed and finishes the rest by the rules: players, tiles, staircases between levels,
/// special pieces, chests, tokens, arrows, teams and pools. New things come into the order of placement where
/// it was somebody's turn. Levels are the author's: none is added. What is placed comes before the wishes.
Completion completeDungeon(const Scenario& placed, const Content& content, DungeonWishes wishes,
                           std::uint64_t seed, const SearchLimits& limits);

} // namespace delve::mageknight
