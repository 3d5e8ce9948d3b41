// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/fill_gaps.h"

#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/complete/hand_out_turns.h"
#include "engine/mageknight/setup/complete/join_levels.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"
#include "engine/mageknight/setup/rules/entrance_rules.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <climits>

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The worth of chance when spots are compared. It grows from attempt to attempt, since what looks best first
/// may not be the way.
constexpr std::uint32_t leastLuck = 40, mostLuck = 240;
/// What a layout costs to judge, in steps of the budget.
constexpr int stepsOfJudging = 4;

/// Whether the tile that a player laid last could be an entrance, if need be when the gap is closed.
bool endsWithAWayIn(const SetupView& view, const TileShare& share)
{
    const auto own = view.tilesOf(std::size_t(share.player));
    if (own.empty() || view.kindOf(own.back()) != TileKind::Hallway)
        return false;
    const auto adjacent = view.printed.graph.adjacentTiles(own.back());
    return adjacent.empty() ||
           isConnectedToOneChamber(adjacent, [&](TileIndex tile) { return view.kindOf(tile); });
}

} // namespace

bool isMendedByPieces(const Finding& finding)
{
    return finding.rule == "TOK-06" || (finding.rule == "TOK-09" && finding.about.things.size() == 3);
}

GapFiller::GapFiller(const Scenario& placed, const Content& content, const DungeonWishes& wishes,
                     TileSupply& supply)
    : m_placed(placed),
      m_content(content),
      m_wishes(wishes),
      m_view(placed, content),
      m_keepsFoundEntrances(m_view.areEntrancesFound && !m_view.entrances.empty()),
      m_table(m_view, supply, entrancesAmong(m_view, tilesEachFor(wishes, placed.options.buildTotal)))
{
    readPieces();
}

void GapFiller::readPieces()
{
    m_hasPieces.assign(m_placed.tiles.size(), false);
    const auto note = [&](Square square) {
        if (const auto tile = m_view.tileAt(square))
            m_hasPieces[std::size_t(*tile)] = true;
        else
            m_bareSquares.push_back({.square = square});
    };
    for (const PlacedMarker& marker : m_placed.markers)
        note(marker.square);
    for (const PlacedChest& chest : m_placed.chests)
        note(chest.square);
    for (const PlacedToken& token : m_placed.tokens)
        note(token.square);
    for (std::size_t i = 0; i < m_placed.artifacts.size(); ++i)
        std::ranges::for_each(m_view.squaresOfArtifact(i), note);
    for (std::size_t i = 0; i < m_placed.doors.size(); ++i) {
        const Edge edge = m_view.edgeOf(i);
        for (const Square square : {edge.square, neighbour(edge.square, edge.side)})
            if (const auto tile = m_view.tileAt(square))
                m_hasPieces[std::size_t(*tile)] = true;
            else
                m_bareSquares.push_back({.square = square, .isOfDoor = true});
    }
    for (const auto* arrows : {&m_placed.entrances, &m_placed.exits})
        for (const Arrow& arrow : *arrows) {
            m_mustStayFree.push_back(neighbour(arrow.edge.square, arrow.edge.side));
            if (!m_view.tileAt(arrow.edge.square))
                m_bareSquares.push_back({.square = arrow.edge.square,
                                         .opening = arrow.edge.side,
                                         .isOfEntrance = arrows == &m_placed.entrances});
        }
}

/// Whether something lies on a tile, or will when it is laid, that must be away from entrances.
bool GapFiller::holdsPieces(TileIndex tile) const
{
    if (std::size_t(tile) < m_hasPieces.size())
        return m_hasPieces[std::size_t(tile)];
    const TileArea& area = m_table.laid().areaOf(tile);
    return std::ranges::any_of(m_bareSquares, [&](const BareSquare& bare) {
        return !bare.opening && isWithin(bare.square, area.position, area.size);
    });
}

std::vector<GapFiller::Task> GapFiller::drawTasks(Random& random) const
{
    const int each = tilesEachFor(m_wishes, m_placed.options.buildTotal);
    std::vector<Task> plain, entrances;
    for (const TileShare& share : tileShares(m_placed, m_content, each)) {
        int hallways = share.entrances;
        if (m_keepsFoundEntrances && isLucky(50, random))
            hallways = 0; // laid ones may look like entrances, when the gap is closed
        else if (m_keepsFoundEntrances)
            hallways =
                std::max(0, std::min(share.tiles, m_view.playerCount() - int(m_view.entrances.size())));
        // LAY-10: a hallway that was laid last may stay the last one, if the gap is before it.
        if (m_view.isRecorded && share.entrances == 1 && isLucky(50, random) && endsWithAWayIn(m_view, share))
            hallways = 0;
        int chambers = 0;
        for (int tile = 0; tile < share.tiles - hallways; ++tile, ++chambers) {
            const bool isChamber = chambers < share.chambers || !isLucky(40, random);
            plain.push_back({share.player, Part::Plain, isChamber ? TileKind::Chamber : TileKind::Hallway});
        }
        for (int tile = 0; tile < hallways; ++tile)
            entrances.push_back({share.player, Part::Entrance, TileKind::Hallway});
    }
    shuffle(plain, random);
    if (!m_view.central) { // LAY-07: the starting player lays it
        const auto central = std::ranges::find_if(plain, [](const Task& task) { return task.player <= 0; });
        if (central != plain.end()) {
            central->part = Part::Central;
            central->kind = TileKind::Chamber;
            std::iter_swap(plain.begin(), central);
        }
    }
    shuffle(entrances, random);
    plain.insert(plain.end(), entrances.begin(), entrances.end());
    return plain;
}

std::optional<Scenario> GapFiller::fill(const Effort& effort, Random& random, SearchBudget& budget)
{
    m_random = &random;
    m_budget = &budget;
    m_result.reset();
    m_secondBest.reset();
    m_judged.clear();
    m_luck = leastLuck;
    m_effort = effort;
    std::int64_t nodes = effort.nodes;
    while (nodes > 0 && !budget.isOver()) {
        m_tasks = drawTasks(random);
        const std::int64_t most = std::min<std::int64_t>(nodes, effort.nodesOfAnAttempt);
        m_nodes = most;
        const bool isFound = goOn(0);
        while (!m_table.found().empty())
            m_table.takeBack();
        if (isFound)
            return m_result;
        if (m_tasks.empty())
            break;
        m_luck = std::min(m_luck + leastLuck, mostLuck);
        nodes -= std::clamp<std::int64_t>(most - m_nodes, 1, most);
        if (m_secondBest) // a little more, if it can be done without a warning
            nodes = std::min<std::int64_t>(nodes, 2 * effort.nodesOfAnAttempt);
    }
    return m_secondBest;
}

const std::set<std::string>& GapFiller::refusals() const
{
    return m_judged.empty() ? m_table.refusals() : m_judged;
}

bool GapFiller::goOn(std::size_t task)
{
    if (task == m_tasks.size())
        return judge();
    const Part part = m_tasks[task].part;
    // Hallways that are entrances join nothing, so that all must hang together before.
    if (part == Part::Entrance && !m_table.isWhole())
        return false;
    for (const Candidate& candidate : bestCandidates(task)) {
        if (--m_nodes < 0 || !m_budget->spend())
            return false;
        if (!m_table.lay(candidate, part))
            continue;
        if (goOn(task + 1))
            return true;
        m_table.takeBack();
    }
    return false;
}

std::vector<GapFiller::Candidate> GapFiller::bestCandidates(std::size_t task)
{
    const Task& wanted = m_tasks[task];
    std::vector<Candidate> candidates;
    if (task == 0) {
        auto& known = m_firstCandidates[{wanted.kind, wanted.part}];
        if (known.empty())
            known = m_table.candidatesFor(wanted.kind, wanted.part);
        candidates = known;
    } else {
        candidates = m_table.candidatesFor(wanted.kind, wanted.part);
    }
    const Lack lack = lackBefore(task);
    const std::size_t most = lack.isLast ? m_effort.breadthAtEnd : m_effort.breadth;
    for (Candidate& candidate : candidates)
        candidate.merit = meritOf(wanted, candidate, lack);
    std::erase_if(candidates, [](const Candidate& candidate) { return candidate.merit == INT_MIN; });
    const auto end = candidates.begin() + std::ptrdiff_t(std::min(most, candidates.size()));
    std::ranges::partial_sort(candidates, end, std::greater(), &Candidate::merit);
    candidates.erase(end, candidates.end());
    return candidates;
}

Scenario GapFiller::withTiles() const
{
    Scenario scenario = m_placed;
    ThingIds ids(scenario);
    for (std::size_t i = 0; i < m_tasks.size(); ++i) {
        const auto& [kind, spot, merit] = m_table.found()[i];
        PlacedTile& tile = scenario.tiles.emplace_back();
        tile.id = ids.draw(*m_random);
        tile.tile = m_table.supply()[kind].tile->id;
        tile.position = spot.position;
        tile.side = spot.side;
        tile.rotation = spot.rotation;
        if (m_tasks[i].part == Part::Central)
            tile.role = TileRole::Central;
        if (m_tasks[i].part == Part::Entrance && !m_keepsFoundEntrances)
            tile.role = TileRole::Entrance;
        if (m_tasks[i].player >= 0)
            tile.player = scenario.players[std::size_t(m_tasks[i].player)].id;
    }
    return scenario;
}

/// Whether the setup rules have nothing against the layout that was found.
bool GapFiller::judge()
{
    if (!m_table.isWhole()) {
        m_table.refuse("LAY-09");
        return false;
    }
    for (int step = 0; step < stepsOfJudging; ++step)
        m_budget->spend();
    Scenario scenario = withTiles();
    joinLevels(scenario, m_content, *m_random);
    const bool isOrdered = !arePlayersNamed(scenario.tiles) || m_placed.options.tilesRanOut ||
                           orderTiles(scenario, m_content, m_placed.tiles.size());
    bool isWarned = !isOrdered;
    for (const Finding& finding : validateSetup(scenario, m_content)) {
        if (finding.severity == Severity::Error && !isMendedByPieces(finding)) {
            m_judged.insert(finding.rule);
            return false;
        }
        isWarned |= finding.severity == Severity::Warning && finding.rule == "LAY-09";
    }
    (isWarned ? m_secondBest : m_result) = std::move(scenario);
    return !isWarned;
}

} // namespace delve::mageknight
