// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/complete/complete_dungeon.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/take_out.h"

#include <map>

namespace delve::mageknight::test {

using Outcome = DungeonMaker::Outcome;

inline Completion complete(const Scenario& scenario, const Content& content = shippedContent(),
                           const DungeonWishes& wishes = {}, std::uint64_t seed = 1)
{
    return completeDungeon(scenario, content, wishes, seed, {});
}

/// Everything that was placed is still there, unchanged but for the role of a tile.
inline bool isKept(const Scenario& before, const Scenario& after)
{
    return changedThings(before, after).empty() && before.title == after.title &&
           before.pinnedNotes == after.pinnedNotes;
}

/// The errors and the things still to do; warnings may stay.
inline QString faults(const Scenario& scenario, const Content& content = shippedContent())
{
    QStringList found;
    for (const Finding& finding : validateSetup(scenario, content))
        if (finding.severity == Severity::Error || finding.severity == Severity::Todo)
            found << QString::fromStdString(finding.rule);
    return found.join(u' ');
}

/// Two players without anything.
inline std::vector<Player> twoPlayers()
{
    std::vector<Player> players(2);
    players[0].id = ThingId("p1");
    players[1].id = ThingId("p2");
    players[1].colour = PlayerColour::Blue;
    return players;
}

/// A collection of nothing but what is added to it.
inline std::map<ContentId, int> emptyCollection()
{
    std::map<ContentId, int> collection;
    for (const Tile& tile : starterPack().tiles)
        collection[tile.id] = 0;
    return collection;
}

} // namespace delve::mageknight::test
