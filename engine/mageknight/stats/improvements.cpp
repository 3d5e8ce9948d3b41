// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/improvements.h"

#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "engine/mageknight/stats/chest_ways.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace delve::mageknight::play {

namespace {

/// A chest and where it could go as well.
struct ChestMove
{
    std::size_t chest = 0; ///< in the scenario
    Spot spot;
};

/// Where every chest could lie, how far each player has to go for it, and what follows from moving one.
class ChestTable
{
public:
    ChestTable(const Scenario& scenario, const Content& content, const Game& game,
               const std::stop_token& stop)
        : m_scenario(scenario), m_content(content), m_ways(game)
    {
        for (const PlacedChest& chest : scenario.chests) {
            m_now.push_back(waysTo(chest.square));
            m_spots.push_back(stop.stop_requested() ? std::vector<Spot>() : spotsOf(chest));
        }
    }

    std::size_t playerCount() const { return m_ways.playerCount(); }
    const std::vector<Spot>& spots(std::size_t chest) const { return m_spots[chest]; }
    std::vector<std::optional<int>> waysTo(Square square) const
    {
        std::vector<std::optional<int>> ways;
        for (std::size_t player = 0; player < m_ways.playerCount(); ++player)
            ways.push_back(m_ways.of(player, square));
        return ways;
    }
    const std::vector<std::optional<int>>& now(std::size_t chest) const { return m_now[chest]; }

    /// What a player goes for all chests together, one of them lying elsewhere.
    int sumWith(std::size_t player, std::size_t chest, const std::vector<std::optional<int>>& ways) const
    {
        int sum = 0;
        for (std::size_t other = 0; other < m_now.size(); ++other)
            sum += (other == chest ? ways : m_now[other])[player].value_or(farAway);
        return sum;
    }
    /// How much farther the one who goes farthest has to go than the one who goes least.
    int unevenness(std::size_t chest, const std::vector<std::optional<int>>& ways) const
    {
        int least = std::numeric_limits<int>::max(), most = 0;
        for (std::size_t player = 0; player < playerCount(); ++player) {
            least = std::min(least, sumWith(player, chest, ways));
            most = std::max(most, sumWith(player, chest, ways));
        }
        return most - least;
    }
    static int meanWay(const std::vector<std::optional<int>>& ways)
    {
        int sum = 0;
        for (const auto& way : ways)
            sum += way.value_or(farAway);
        return sum / int(std::max<std::size_t>(ways.size(), 1));
    }

    Improvement improvement(Weakness weakness, const ThingId& about, const table::Share& share,
                            const ChestMove& move) const
    {
        const PlacedChest& chest = m_scenario.chests[move.chest];
        return {weakness,
                about,
                share,
                chest.id,
                chest.square,
                move.spot.square,
                placeThing(m_scenario, m_content, {ThingKind::Chest, chest}, move.spot)};
    }

    /// The best of all moves; the worth is what is to be small, nothing for one that promises nothing.
    std::optional<ChestMove>
    best(const std::function<std::optional<int>(std::size_t, const Spot&)>& worth) const
    {
        std::optional<ChestMove> found;
        int least = std::numeric_limits<int>::max();
        for (std::size_t chest = 0; chest < m_spots.size(); ++chest)
            for (const Spot& spot : m_spots[chest])
                if (const auto is = worth(chest, spot); is && *is < least) {
                    least = *is;
                    found = ChestMove{chest, spot};
                }
        return found;
    }

private:
    /// Where no way leads: farther than any way, and sums of it stay small.
    static constexpr int farAway = 1'000;

    /// Legal squares other than its own, the first facing of each.
    std::vector<Spot> spotsOf(const PlacedChest& chest) const
    {
        std::vector<Spot> spots;
        const auto field = placementField(m_scenario, m_content, {ThingKind::Chest, chest});
        for (const Spot& spot : field->legalSpots())
            if (spot.square != chest.square && (spots.empty() || spots.back().square != spot.square))
                spots.push_back(spot);
        return spots;
    }

    const Scenario& m_scenario;
    const Content& m_content;
    ChestWays m_ways;
    std::vector<std::vector<std::optional<int>>> m_now; ///< by chest and player
    std::vector<std::vector<Spot>> m_spots;             ///< by chest
};

/// How much less each player should go than the others where ways are even already: the team is weaker then,
/// and a shorter way makes up for it.
constexpr int head = 8;

std::optional<Improvement> forPlayerBehind(const ChestTable& table, const BatchFile& file,
                                           const BatchReport& report)
{
    if (report.seatFairness.verdict != table::Fairness::Verdict::Unfair || table.playerCount() < 2)
        return std::nullopt;
    const auto behind = std::size_t(std::ranges::min_element(report.seats, {}, &BatchReport::Seat::wins) -
                                    report.seats.begin());
    // How much farther it goes than the others do on average.
    const auto lag = [&](std::size_t chest, const std::vector<std::optional<int>>& ways) {
        int others = 0;
        for (std::size_t player = 0; player < table.playerCount(); ++player)
            if (player != behind)
                others += table.sumWith(player, chest, ways);
        return table.sumWith(behind, chest, ways) - others / int(table.playerCount() - 1);
    };
    const int now = lag(0, table.now(0));
    const int wanted = now > head / 2 ? 0 : now - head;
    const auto move = table.best([&](std::size_t chest, const Spot& spot) -> std::optional<int> {
        const int then = lag(chest, table.waysTo(spot.square));
        if (then >= now)
            return std::nullopt;
        return std::abs(then - wanted);
    });
    if (!move)
        return std::nullopt;
    return table.improvement(Weakness::PlayerBehind, file.scenario.players[behind].id,
                             report.seats[behind].won, *move);
}

std::optional<Improvement> forChestLeft(const ChestTable& table, const BatchReport::Chest& left,
                                        std::size_t number, const ThingId& id)
{
    const int now = ChestTable::meanWay(table.now(number));
    const auto move = table.best([&](std::size_t chest, const Spot& spot) -> std::optional<int> {
        const auto ways = table.waysTo(spot.square);
        // A fifth nearer at least, or it is left again.
        if (chest != number || ChestTable::meanWay(ways) * 5 > now * 4)
            return std::nullopt;
        return 2 * table.unevenness(chest, ways) + ChestTable::meanWay(ways);
    });
    return move ? std::optional(table.improvement(Weakness::ChestLeft, id, left.taken, *move)) : std::nullopt;
}

/// Tiles on which somebody could stand and nobody ever did, by their number on the board.
std::vector<std::size_t> unwalkedTiles(const Board& board, const Tally& tally, std::size_t tiles)
{
    std::vector<bool> isPlayable(tiles), isWalked(tiles);
    for (SquareIndex square = 0; square < board.squareCount(); ++square) {
        const TileIndex tile = board.tileOf(square);
        if (tile < 0 || std::size_t(tile) >= tiles || !board.isPlayable(square))
            continue;
        isPlayable[std::size_t(tile)] = true;
        if (tally.visits[std::size_t(square)] > 0)
            isWalked[std::size_t(tile)] = true;
    }
    std::vector<std::size_t> unwalked;
    for (std::size_t tile = 0; tile < tiles; ++tile)
        if (isPlayable[tile] && !isWalked[tile])
            unwalked.push_back(tile);
    return unwalked;
}

std::optional<Improvement> forTileUnwalked(const ChestTable& table, const Board& board, std::size_t tile,
                                           const ThingId& id)
{
    const auto move = table.best([&](std::size_t chest, const Spot& spot) -> std::optional<int> {
        const SquareIndex square = board.squareAt(spot.square);
        if (square == noSquare || std::size_t(board.tileOf(square)) != tile)
            return std::nullopt;
        return table.unevenness(chest, table.waysTo(spot.square));
    });
    return move ? std::optional(table.improvement(Weakness::TileUnwalked, id, {0, 0, 0}, *move))
                : std::nullopt;
}

} // namespace

std::vector<Improvement> findImprovements(const BatchFile& file, const BatchReport& report, const Game& game,
                                          const Content& content, const std::stop_token& stop)
{
    std::vector<Improvement> found;
    const Scenario& scenario = file.scenario;
    if (report.games < fewestGamesToImprove || scenario.chests.empty())
        return found;
    const ChestTable table(scenario, content, game, stop);
    const auto add = [&](std::optional<Improvement> improvement) {
        if (improvement && !stop.stop_requested())
            found.push_back(*std::move(improvement));
    };
    add(forPlayerBehind(table, file, report));
    for (const BatchReport::Chest& chest : report.chests)
        if (chest.taken.most < rarelyTaken) {
            const auto placed = std::ranges::find(scenario.chests, ThingId(chest.id), &PlacedChest::id);
            if (placed != scenario.chests.end())
                add(forChestLeft(table, chest, std::size_t(placed - scenario.chests.begin()), placed->id));
        }
    const Board& board = game.board(std::uint32_t(0));
    for (const std::size_t tile : unwalkedTiles(board, file.state.tally, scenario.tiles.size()))
        add(forTileUnwalked(table, board, tile, scenario.tiles[tile].id));
    return found;
}

ImprovementEffect effectOf(const Improvement& improvement, const Game& game, const Comparison& comparison)
{
    ImprovementEffect effect;
    effect.games = comparison.games;
    const Tally& before = comparison.before;
    const Tally& after = comparison.after;
    const auto shares = [&](auto&& countIn) {
        effect.before = table::shareOf(countIn(before), before.games);
        effect.after = table::shareOf(countIn(after), after.games);
        effect.isShown = effect.after.least > effect.before.most;
        effect.isWorse = effect.after.most < effect.before.least;
    };
    const GameParts& parts = game.parts();
    switch (improvement.weakness) {
    case Weakness::PlayerBehind: {
        const auto team = std::ranges::find(parts.teams, improvement.about.text(), &GameParts::Team::id);
        shares([&](const Tally& tally) { return tally.seats[std::size_t(team - parts.teams.begin())].wins; });
        break;
    }
    case Weakness::ChestLeft: {
        const auto chest =
            std::ranges::find(parts.chests, improvement.about.text(), &GameParts::ChestPiece::id);
        shares([&](const Tally& tally) {
            return tally.chests[std::size_t(chest - parts.chests.begin())].taken;
        });
        break;
    }
    case Weakness::TileUnwalked: {
        const Board& board = game.board(std::uint32_t(0));
        const TileIndex tile = board.tileOf(board.squareAt(improvement.to));
        const auto steps = [&](const Tally& tally) {
            std::uint64_t visits = 0;
            for (SquareIndex square = 0; square < board.squareCount(); ++square)
                if (board.tileOf(square) == tile)
                    visits += tally.visits[std::size_t(square)];
            return double(visits) / double(std::max<std::uint64_t>(tally.games, 1));
        };
        effect.stepsBefore = steps(before);
        effect.stepsAfter = steps(after);
        effect.isShown = effect.stepsBefore == 0 && effect.stepsAfter > 0.05;
        break;
    }
    }
    std::vector<std::uint64_t> wins;
    for (const Tally::Seat& seat : after.seats)
        wins.push_back(seat.wins);
    effect.fairness = table::fairnessOf(wins);
    return effect;
}

} // namespace delve::mageknight::play
