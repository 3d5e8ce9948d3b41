// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

SpawnShare spawnOf(const SetupView& view, const Player& player)
{
    SpawnShare share;
    for (const PoolEntry& entry : player.mageSpawn) {
        const Figure& figure = *view.content.figure(entry.kind);
        // DG-19: a Changeling goes into the chest pool. POOL-01: Heroes are no Mage Spawn.
        if (figure.changeling || figure.role == FigureRole::Hero)
            continue;
        share.count += entry.count;
        share.points += entry.count * pointsOf(view.content, entry); // CAV-04, PSGR-03
    }
    return share;
}

namespace {

/// POOL-03: as many as figures in the team.
bool areSpawnTooFew(const SpawnShare& share, const Player& player)
{
    return share.count < int(player.team.size());
}

/// POOL-04: worth 100 points, each player's own.
bool areSpawnTooCheap(const SpawnShare& share)
{
    return share.points < 100;
}

} // namespace

bool isSpawnMissing(const SetupView& view, const Player& player)
{
    const SpawnShare share = spawnOf(view, player);
    return areSpawnTooFew(share, player) || areSpawnTooCheap(share);
}

void checkMageSpawnPool(const SetupView& view, Report& report)
{
    for (const Player& player : view.scenario.players) {
        for (const PoolEntry& entry : player.mageSpawn) {
            const Figure& figure = *view.content.figure(entry.kind);
            const Concern here{.things = {player.id}, .args = {figure.id.text()}};
            // DG-19: a Changeling goes into the chest pool and does not count here.
            if (figure.changeling) {
                report.error("DG-19", here);
                continue;
            }
            // POOL-01: the pool is of Mage Spawn; MKW-07 opens it to Mage Knight warriors.
            if (figure.role == FigureRole::Hero) {
                report.error("POOL-01", here);
                continue;
            }
            // MKW-07: warriors only where they were agreed.
            if (figure.role == FigureRole::Warrior && !view.scenario.options.mageKnightWarriors)
                report.error("MKW-07", here);
            // MKW-06, BASE-01: no mounted ones, unless all figures are allowed.
            if (!mayJoinPool(view.scenario.options, figure))
                report.error("MKW-06",
                             {.things = {player.id}, .args = {figure.id.text()}, .variant = "pool"});
        }
        const SpawnShare share = spawnOf(view, player);
        if (areSpawnTooFew(share, player))
            report.todo("POOL-03",
                        {.things = {player.id},
                         .args = {std::to_string(share.count), std::to_string(player.team.size())}});
        if (areSpawnTooCheap(share))
            report.todo("POOL-04", {.things = {player.id}, .args = {std::to_string(share.points)}});
    }
}

namespace {

int chestsOf(const Player& player)
{
    int count = 0;
    for (const PoolEntry& entry : player.chests)
        count += entry.count;
    return count;
}

} // namespace

int missingChests(const Player& player)
{
    return std::max(0, int(player.team.size()) - chestsOf(player));
}

void checkChestPool(const SetupView& view, Report& report)
{
    std::map<std::string, int> inPool;
    const auto kindOf = [&](const ContentId& id) { // renamed pieces are found under one name
        const Chest* chest = view.content.chest(id);
        return chest ? chest->id.text() : view.content.figure(id)->id.text();
    };
    for (const Player& player : view.scenario.players) {
        for (const PoolEntry& entry : player.chests)
            inPool[kindOf(entry.kind)] += entry.count;
        // CHEST-02, DG-19: as many chests as figures in the team, Changelings counted.
        if (missingChests(player) > 0)
            report.todo("CHEST-02",
                        {.things = {player.id},
                         .args = {std::to_string(chestsOf(player)), std::to_string(player.team.size())}});
    }
    std::map<std::string, std::vector<ThingId>> placed;
    for (const PlacedChest& chest : view.scenario.chests)
        placed[kindOf(chest.chest)].push_back(chest.id);
    for (const PlacedChest& chest : view.scenario.chests) { // in order of placement, each kind once
        const std::string kind = kindOf(chest.chest);
        const auto& alike = placed[kind];
        // CHEST-03: what is placed is taken from the pool; one that lacks it is short like CHEST-02.
        if (alike.front() == chest.id && int(alike.size()) > inPool[kind])
            report.todo("CHEST-02",
                        {.things = alike,
                         .args = {kind, std::to_string(alike.size()), std::to_string(inPool[kind])},
                         .variant = "placed"});
    }
}

} // namespace delve::mageknight
