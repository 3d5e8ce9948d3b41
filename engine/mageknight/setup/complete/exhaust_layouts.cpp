// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/exhaust_layouts.h"

#include "engine/mageknight/setup/complete/trial_table.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

using Part = TrialTable::Part;

/// The tiles that are missing at least.
struct Missing
{
    int plain = 0;
    int chambers = 0; ///< of the plain ones at least
    int entrances = 0;
};

/// Hallways that lie and may yet be the last ones of their players. Neither flags nor the order forbid it.
int possibleEntrances(const Scenario& scenario, const Content& content, int player)
{
    return int(std::ranges::count_if(scenario.tiles, [&](const PlacedTile& tile) {
        return tile.role == TileRole::None && content.tile(tile.tile)->kind == TileKind::Hallway &&
               (player < 0 || tile.player == scenario.players[std::size_t(player)].id);
    }));
}

Missing missingFrom(const Scenario& scenario, const Content& content, int each,
                    const std::set<std::string>& waived)
{
    Missing missing;
    for (const TileShare& share : tileShares(scenario, content, each)) {
        const int found = possibleEntrances(scenario, content, share.player);
        const int entrances = waived.contains("LAY-10") ? 0 : std::max(0, share.entrances - found);
        missing.entrances += entrances;
        missing.plain += share.tiles - entrances;
        missing.chambers += waived.contains("LAY-04") ? 0 : share.chambers;
    }
    return missing;
}

class Exhaustion
{
public:
    Exhaustion(TrialTable& table, int nodes, SearchBudget& budget)
        : m_table(table), m_nodes(nodes), m_budget(budget)
    {}

    bool isCutShort() const { return m_nodes < 0 || m_budget.isOver(); }

    /// Whether something fits; false as well if the search was cut short.
    bool find(const Missing& missing)
    {
        if (missing.plain > 0)
            return tryAll(TileKind::Chamber, Part::Plain,
                          {missing.plain - 1, std::max(0, missing.chambers - 1), missing.entrances}) ||
                   (missing.plain > missing.chambers &&
                    tryAll(TileKind::Hallway, Part::Plain,
                           {missing.plain - 1, missing.chambers, missing.entrances}));
        // An entrance is adjacent to one tile, so that it joins nothing.
        if (!m_table.isWhole() && m_table.refuse("LAY-09"))
            return false;
        return missing.entrances == 0 ||
               tryAll(TileKind::Hallway, Part::Entrance, {0, 0, missing.entrances - 1});
    }

private:
    bool tryAll(TileKind kind, Part part, const Missing& then)
    {
        auto candidates = m_table.candidatesFor(kind, part);
        // LAY-21: there is no such tile left. LAY-09: none of them can be joined to the dungeon.
        if (candidates.empty())
            m_table.refuse(m_table.supply().leftOf(kind) > 0 ? "LAY-09" : "LAY-21");
        for (auto& candidate : candidates) {
            const auto& faces = m_table.supply()[candidate.kind].faces;
            const TileMeeting meeting = m_table.laid().meetingAt(
                faceOf(faces, candidate.spot.side, candidate.spot.rotation), candidate.spot.position);
            candidate.merit = 20 * meeting.tiles + 3 * meeting.loose - 5 * meeting.deadEnds;
        }
        std::ranges::stable_sort(candidates, std::greater(), &TrialTable::Candidate::merit);
        for (const auto& candidate : candidates) {
            if (--m_nodes < 0 || !m_budget.spend())
                return false;
            if (!m_table.lay(candidate, part))
                continue;
            const bool isFound = find(then);
            m_table.takeBack();
            if (isFound || isCutShort())
                return isFound;
        }
        return false;
    }

    TrialTable& m_table;
    int m_nodes;
    SearchBudget& m_budget;
};

} // namespace

LayoutExhaustion::LayoutExhaustion(const Scenario& placed, const Content& content, TileSupply& supply,
                                   int tilesEach)
    : m_placed(placed), m_content(content), m_supply(supply), m_tilesEach(tilesEach)
{}

std::optional<bool> LayoutExhaustion::run(const std::set<std::string>& waived, int nodes,
                                          SearchBudget& budget)
{
    std::vector<ContentId> laid;
    for (const PlacedTile& tile : m_placed.tiles)
        laid.push_back(m_content.tile(tile.tile)->id);
    m_supply.reset(laid, m_placed.options.respectStock && !waived.contains("LAY-21"));
    const SetupView view(m_placed, m_content);
    std::vector<TileIndex> flagged;
    for (TileIndex tile = 0; tile < TileIndex(m_placed.tiles.size()); ++tile)
        if (m_placed.tiles[std::size_t(tile)].role == TileRole::Entrance)
            flagged.push_back(tile);
    TrialTable table(view, m_supply, flagged);
    table.waive(waived);
    Exhaustion search(table, nodes, budget);
    const bool isFound = search.find(missingFrom(m_placed, m_content, m_tilesEach, waived));
    m_refusals = table.refusals();
    if (isFound)
        return false;
    return search.isCutShort() ? std::nullopt : std::optional(true);
}

} // namespace delve::mageknight
