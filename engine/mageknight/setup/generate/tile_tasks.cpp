// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/tile_tasks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The least and the most of the tiles that may be either that are hallways.
std::pair<int, int> hallwaysAmong(int open, DungeonShape shape)
{
    switch (shape) {
    case DungeonShape::Balanced: return {0, open};
    case DungeonShape::Compact: return {0, open / 2};
    case DungeonShape::Sprawling: return {(open + 1) / 2, open};
    }
    return {0, open};
}

/// The tiles of a share that may be chambers or hallways. LAY-04, LAY-07: the central chamber is one of the
/// chambers.
int openTilesOf(const TileShare& share, bool beginsWithCentral)
{
    return std::max(0, share.tiles - share.entrances - std::max(share.chambers, int(beginsWithCentral)));
}

/// How many hallways each share has besides its entrances: every number for all together is as likely.
std::vector<int> drawHallways(const std::vector<TileShare>& shares, bool needsCentral, DungeonShape shape,
                              Random& random)
{
    std::vector<std::size_t> open; // by tile that may be either, its share
    for (std::size_t share = 0; share < shares.size(); ++share)
        open.insert(open.end(), std::size_t(openTilesOf(shares[share], needsCentral && share == 0)), share);
    const auto [least, most] = hallwaysAmong(int(open.size()), shape);
    shuffle(open, random);
    open.resize(std::size_t(least) + random.below(std::uint32_t(most - least) + 1));
    std::vector<int> hallways(shares.size(), 0);
    for (const std::size_t share : open)
        ++hallways[share];
    return hallways;
}

/// The kinds of the tiles of a share, the hallways that make entrances last.
std::vector<TileKind> kindsOf(const TileShare& share, bool beginsWithCentral, int hallways, Random& random)
{
    std::vector<TileKind> kinds(std::size_t(share.tiles - share.entrances), TileKind::Chamber);
    std::fill_n(kinds.begin(), hallways, TileKind::Hallway);
    shuffle(kinds, random);
    if (const auto chamber = std::ranges::find(kinds, TileKind::Chamber);
        beginsWithCentral && chamber != kinds.end())
        std::iter_swap(kinds.begin(), chamber); // LAY-07
    kinds.resize(std::size_t(share.tiles), TileKind::Hallway);
    return kinds;
}

/// Makes of every two plain tiles after the central chamber, and of every two entrances, a pair of opposites.
void mirror(std::vector<TileTask>& tasks)
{
    for (std::size_t i = 1; i + 1 < tasks.size(); ++i)
        if (tasks[i].role == tasks[i + 1].role) {
            tasks[i + 1].isMirror = true;
            tasks[i + 1].kind = tasks[i].kind;
            ++i;
        }
}

/// LAY-04 for the tasks of every player.
bool areSharesMet(const std::vector<TileTask>& tasks, const std::vector<TileShare>& shares)
{
    return std::ranges::all_of(shares, [&](const TileShare& share) {
        return std::ranges::count_if(tasks, [&](const TileTask& task) {
                   return task.player == share.player && task.kind == TileKind::Chamber;
               }) >= share.chambers;
    });
}

std::vector<TileTask> drawTasks(const Scenario& scenario, const std::vector<TileShare>& shares,
                                bool needsCentral, const std::vector<int>& hallways, Random& random)
{
    std::vector<std::vector<TileKind>> kinds;
    for (std::size_t share = 0; share < shares.size(); ++share)
        kinds.push_back(kindsOf(shares[share], needsCentral && share == 0, hallways[share], random));
    std::vector<TileTask> tasks;
    std::vector<TileShare> left = shares;
    std::size_t turn = scenario.tiles.size();
    while (const auto share = shareInTurn(left, turn)) {
        const std::size_t tile = kinds[*share].size() - std::size_t(left[*share].tiles);
        const bool isLast = left[*share].tiles <= shares[*share].entrances;
        tasks.push_back({.player = shares[*share].player,
                         .role = isLast ? TileRole::Entrance : TileRole::None,
                         .kind = kinds[*share][tile]});
        --left[*share].tiles;
        turn = *share + 1;
    }
    return tasks;
}

/// Changes tasks of one kind into the other where their share leaves the choice, as often as needed.
int exchange(std::vector<TileTask>& tasks, const std::vector<TileShare>& shares, TileKind from, int surplus)
{
    for (TileTask& task : tasks) {
        if (surplus <= 0)
            break;
        if (task.role != TileRole::None || task.isMirror || task.kind != from)
            continue;
        task.kind = from == TileKind::Chamber ? TileKind::Hallway : TileKind::Chamber;
        if (areSharesMet(tasks, shares))
            --surplus;
        else
            task.kind = from;
    }
    return surplus;
}

int countOf(const std::vector<TileTask>& tasks, TileKind kind)
{
    return int(std::ranges::count(tasks, kind, &TileTask::kind));
}

} // namespace

std::vector<TileShare> tileShares(const Scenario& scenario, const Content& content, int each)
{
    const bool isRecorded = scenario.tiles.empty() || arePlayersNamed(scenario.tiles);
    const int players = int(scenario.players.size());
    // LAY-19: in a six tile dungeon no number of chambers is asked for.
    const int chambersEach = each <= 3 ? 0 : 3;
    std::vector<TileShare> shares;
    for (int player = isRecorded ? 0 : -1; player < (isRecorded ? players : 0); ++player) {
        const int people = isRecorded ? 1 : players;
        TileShare share{player, each * people, chambersEach * people, people};
        for (const PlacedTile& tile : scenario.tiles) {
            if (isRecorded && tile.player != scenario.players[std::size_t(player)].id)
                continue;
            --share.tiles;
            share.chambers -= content.tile(tile.tile)->kind == TileKind::Chamber;
            share.entrances -= tile.role == TileRole::Entrance;
        }
        // LAY-15, LAY-16: when tiles ran out, only the hallways are still laid.
        share.tiles = scenario.options.tilesRanOut ? share.entrances : share.tiles;
        share.tiles = std::max(0, share.tiles);
        share.entrances = std::clamp(share.entrances, 0, share.tiles);
        share.chambers = std::clamp(share.chambers, 0, share.tiles - share.entrances);
        shares.push_back(share);
    }
    return shares;
}

std::optional<std::size_t> shareInTurn(std::span<const TileShare> shares, std::size_t laid)
{
    for (std::size_t turn = laid; turn < laid + shares.size(); ++turn)
        if (shares[turn % shares.size()].tiles > 0)
            return turn % shares.size();
    return {};
}

std::vector<std::string> fitToSupply(std::vector<TileTask>& tasks, const Scenario& scenario,
                                     const Content& content, const DungeonWishes& wishes,
                                     const TileSupply& supply)
{
    const int chambers = supply.leftOf(TileKind::Chamber);
    const int hallways = supply.leftOf(TileKind::Hallway);
    if (int(tasks.size()) > chambers + hallways)
        return {"LAY-03", "LAY-21"};
    const auto shares = tileShares(scenario, content, tilesEachFor(wishes, scenario.options.buildTotal));
    if (exchange(tasks, shares, TileKind::Chamber, countOf(tasks, TileKind::Chamber) - chambers) > 0)
        return {"LAY-04", "LAY-21"};
    if (exchange(tasks, shares, TileKind::Hallway, countOf(tasks, TileKind::Hallway) - hallways) > 0)
        return {"LAY-10", "LAY-21"};
    return {};
}

int tilesEachFor(const DungeonWishes& wishes, int buildTotal)
{
    return wishes.tilesEach.value_or(tilesOfEachPlayer(buildTotal));
}

std::vector<TileTask> missingTiles(const Scenario& scenario, const Content& content,
                                   const DungeonWishes& wishes, Random& random)
{
    if (scenario.map) // LAY-01
        return {};
    const auto shares = tileShares(scenario, content, tilesEachFor(wishes, scenario.options.buildTotal));
    const bool needsCentral =
        std::ranges::find(scenario.tiles, TileRole::Central, &PlacedTile::role) == scenario.tiles.end();
    std::vector<TileTask> tasks;
    constexpr int attempts = 40;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        // Opposites are of one kind, which may leave somebody without their chambers. Without hallways there
        // are always enough.
        std::vector<int> hallways = drawHallways(shares, needsCentral, wishes.shape, random);
        if (attempt + 1 == attempts)
            hallways.assign(shares.size(), 0);
        tasks = drawTasks(scenario, shares, needsCentral, hallways, random);
        if (needsCentral && !tasks.empty())
            tasks.front().role = TileRole::Central;
        if (wishes.isMirrored)
            mirror(tasks);
        if (areSharesMet(tasks, shares))
            break;
    }
    return tasks;
}

std::vector<TileIndex> entrancesAmong(const SetupView& view, int each)
{
    std::vector<TileIndex> entrances;
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile)
        if (view.scenario.tiles[std::size_t(tile)].role == TileRole::Entrance)
            entrances.push_back(tile);
    for (std::size_t player = 0; view.isRecorded && player < view.scenario.players.size(); ++player) {
        const auto tiles = view.tilesOf(player);
        // LAY-15: who has run out of tiles has laid all.
        const bool isDone = view.scenario.options.tilesRanOut || int(tiles.size()) >= each;
        if (isDone && !tiles.empty() && view.kindOf(tiles.back()) == TileKind::Hallway &&
            std::ranges::find(entrances, tiles.back()) == entrances.end())
            entrances.push_back(tiles.back());
    }
    return entrances;
}

} // namespace delve::mageknight
