// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/fill_teams.h"

#include "engine/mageknight/scenario/figure_points.h"
#include "engine/mageknight/scenario/offered_packs.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

std::vector<const Figure*> figuresOf(const Scenario& scenario, const Content& content, FigureRole role)
{
    std::vector<const Figure*> figures;
    for (const Pack& pack : offeredPacks(content, scenario.packs))
        for (const Figure& figure : pack.figures)
            if (figure.role == role && isOrdinarySize(figure) && !figure.changeling)
                figures.push_back(&figure);
    return figures;
}

using Team = std::vector<std::pair<const Figure*, int>>; ///< with their levels

int pointsOf(const Team& team)
{
    int points = 0;
    for (const auto& [figure, level] : team)
        points += figure->pointsAt(level);
    return points;
}

/// A team within the limit that leaves few points unused. Heroes that others have come last.
Team drawTeam(std::vector<const Figure*> heroes, const std::vector<const Figure*>& others, int limit,
              Random& random)
{
    constexpr int attempts = 12;
    Team best;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        shuffle(heroes, random);
        std::ranges::stable_partition(
            heroes, [&](const Figure* hero) { return std::ranges::find(others, hero) == others.end(); });
        Team team;
        for (const Figure* hero : heroes) // TEAM-04: each once
            if (pointsOf(team) + hero->pointsAt(1) <= limit)
                team.emplace_back(hero, 1);
        for (auto& [hero, level] : team) // TEAM-03: level 1 or 2
            if (hero->hasLevels() && hero->levels.size() > 1 &&
                pointsOf(team) - hero->pointsAt(1) + hero->pointsAt(2) <= limit)
                level = 2;
        if (pointsOf(team) > pointsOf(best))
            best = team;
    }
    return best;
}

void addTo(std::vector<PoolEntry>& pool, const ContentId& kind)
{
    const auto known = std::ranges::find(pool, kind, &PoolEntry::kind);
    if (known == pool.end())
        pool.push_back({kind, 1});
    else
        ++known->count;
}

void fillMageSpawn(Player& player, const Scenario& scenario, const Content& content, Random& random)
{
    const auto kinds = figuresOf(scenario, content, FigureRole::MageSpawn);
    if (kinds.empty())
        return;
    int count = 0, points = 0;
    for (const PoolEntry& entry : player.mageSpawn) {
        count += entry.count;
        points += entry.count * pointsOf(content, entry);
    }
    // POOL-03, POOL-04: as many as figures in the team, worth 100 points. POOL-05: more do no harm, and some
    // variety makes tokens and traps worth fearing.
    constexpr int wanted = 6;
    while (count < std::max(wanted, int(player.team.size())) || points < 100) {
        const Figure& figure = *pickOne(kinds, random);
        if (figure.points > 60 && player.mageSpawn.size() < 3)
            continue; // not a single monster alone
        addTo(player.mageSpawn, figure.id);
        ++count;
        points += figure.points;
    }
}

void fillChests(Scenario& scenario, const Content& content, Random& random)
{
    std::map<ContentId, int> placed;
    for (const PlacedChest& chest : scenario.chests)
        ++placed[chest.chest];
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.chests)
            placed[entry.kind] -= entry.count;
    std::vector<ContentId> kinds;
    for (const Pack& pack : offeredPacks(content, scenario.packs))
        for (const Chest& chest : pack.chests)
            kinds.push_back(chest.id);
    if (kinds.empty() || scenario.players.empty())
        return;
    // CHEST-03: what is placed comes out of the pool, from the player who placed it where that is known.
    for (const PlacedChest& chest : scenario.chests)
        if (placed[chest.chest]-- > 0) {
            const auto owner = std::ranges::find(scenario.players, chest.player, &Player::id);
            addTo((owner == scenario.players.end() ? scenario.players.front() : *owner).chests, chest.chest);
        }
    for (Player& player : scenario.players) {
        const auto count = [&] {
            int chests = 0;
            for (const PoolEntry& entry : player.chests)
                chests += entry.count;
            return chests;
        };
        while (count() < int(player.team.size())) // CHEST-02
            addTo(player.chests, pickOne(kinds, random));
    }
}

} // namespace

void fillTeams(Scenario& scenario, const Content& content, Random& random, ThingIds& ids)
{
    const auto heroes = figuresOf(scenario, content, FigureRole::Hero);
    std::vector<const Figure*> taken;
    for (Player& player : scenario.players) {
        if (player.team.empty()) {
            const Team team = drawTeam(heroes, taken, scenario.options.buildTotal, random);
            for (const auto& [figure, level] : team)
                player.team.push_back({ids.draw(random), figure->id, figure->hasLevels() ? level : 0});
        }
        for (const TeamMember& member : player.team)
            taken.push_back(content.figure(member.figure));
        fillMageSpawn(player, scenario, content, random);
    }
    fillChests(scenario, content, random);
}

} // namespace delve::mageknight
