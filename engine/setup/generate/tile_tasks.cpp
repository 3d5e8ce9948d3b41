#include "engine/setup/generate/tile_tasks.h"

#include "engine/setup/setup_view.h"

#include <algorithm>

namespace delve {

namespace {

int percentOfHallways(DungeonShape shape)
{
    switch (shape) {
    case DungeonShape::Balanced: return 45;
    case DungeonShape::Compact: return 15;
    case DungeonShape::Sprawling: return 80;
    }
    return 0;
}

/// The kinds of the tiles of a share, the hallways that make entrances last.
std::vector<TileKind> kindsOf(const TileShare& share, bool beginsWithCentral, int percent, Random& random)
{
    std::vector<TileKind> kinds;
    const int plain = share.tiles - share.entrances;
    for (int tile = 0; tile < plain; ++tile)
        kinds.push_back(tile < share.chambers + beginsWithCentral || !isLucky(percent, random)
                            ? TileKind::Chamber
                            : TileKind::Hallway);
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
                                bool needsCentral, int percent, Random& random)
{
    std::vector<std::vector<TileKind>> kinds;
    for (std::size_t share = 0; share < shares.size(); ++share)
        kinds.push_back(kindsOf(shares[share], needsCentral && share == 0, percent, random));
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
    const int percent = percentOfHallways(wishes.shape);
    std::vector<TileTask> tasks;
    for (int attempt = 0; attempt < 40; ++attempt) {
        // The more attempts fail, the more of the tiles are chambers, which is always enough of them.
        tasks = drawTasks(scenario, shares, needsCentral, percent - percent * attempt / 39, random);
        if (needsCentral && !tasks.empty())
            tasks.front().role = TileRole::Central;
        if (wishes.isMirrored)
            mirror(tasks);
        if (areSharesMet(tasks, shares))
            break;
    }
    return tasks;
}

} // namespace delve
