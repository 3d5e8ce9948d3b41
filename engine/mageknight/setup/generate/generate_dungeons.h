// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/mageknight/setup/generate/dungeon_maker.h"

namespace delve::mageknight {

/// Why no dungeon can be wished for like this, if so: numbers beyond what the rules allow.
std::optional<Message> faultOf(const DungeonWishes& wishes);

/// Why no new dungeon can be like this, if that is known without a search.
std::optional<Message> impossibilityOf(const DungeonWishes& wishes);

struct DungeonProposal
{
    Scenario scenario;
    std::uint64_t seed = 0; ///< generating one dungeon from it gives this one
    int score = 0;
};

struct GeneratedDungeons
{
    std::vector<DungeonProposal> proposals; ///< no two are equal when turned
    DungeonMaker::Outcome outcome =
        DungeonMaker::Outcome::GaveUp; ///< made, if there are as many as asked for
    std::vector<std::string> rules;    ///< what stood in the way of the last one, if not
    /// What the nearest dungeon that was found misses, if the wishes were too much for all that were tried.
    std::vector<MissedWish> missed;
    std::int64_t steps = 0;
};

/// Makes up to `count` dungeons from seeds that begin with this one. The wishes must be without fault.
GeneratedDungeons generateDungeons(const Content& content, const DungeonWishes& wishes, std::uint64_t seed,
                                   int count, const SearchLimits& limits);

} // namespace delve::mageknight
