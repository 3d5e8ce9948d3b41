// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/trial_table.h"

#include "engine/mageknight/setup/complete/join_levels.h"
#include "engine/mageknight/setup/rules/entrance_rules.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// LAY-09 waived: a place far from everything.
constexpr Square farAway{0, 500, 500};

} // namespace

TrialTable::TrialTable(const SetupView& view, TileSupply& supply, std::vector<TileIndex> entrances)
    : m_supply(supply),
      m_laid(view.printed.board),
      m_levelsApart(levelsApart(view)),
      m_entrances(std::move(entrances))
{
    if (view.central && m_levelsApart == 0)
        m_laid.setCentral(*view.central);
    for (std::size_t i = 0; i < view.scenario.markers.size(); ++i)
        if (view.joinsLevels(i)) {
            const auto& partner = view.scenario.markers[std::size_t(view.plan.markers[i].partner)];
            const auto here = view.tileAt(view.scenario.markers[i].square);
            const auto there = view.tileAt(partner.square);
            if (here && there)
                m_stairs.emplace_back(*here, *there);
        }
}

std::vector<TrialTable::Candidate> TrialTable::candidatesFor(TileKind kind, Part part) const
{
    std::vector<Candidate> candidates;
    const auto edges = m_laid.openEdges();
    for (std::size_t number = 0; number < m_supply.size(); ++number) {
        if (m_supply[number].left <= 0 || m_supply[number].tile->kind != kind)
            continue;
        std::vector<const LaidFace*> known; // a face may look the same when it is turned
        for (const TileSide side : {TileSide::A, TileSide::B})
            for (const Rotation rotation : allRotations) {
                const LaidFace& face = faceOf(m_supply[number].faces, side, rotation);
                // LAY-09: a central chamber in two parts would make two dungeons.
                if ((part == Part::Central && face.regionCount != 1) ||
                    std::ranges::any_of(known, [&](const LaidFace* other) { return *other == face; }))
                    continue;
                known.push_back(&face);
                auto places = m_laid.count() == 0 ? std::vector<Square>{{}} : m_laid.placesFor(face, edges);
                if (m_waived.contains("LAY-09"))
                    places.push_back(farAway + Offset{0, 10 * int(m_laid.count())});
                for (const Square place : places)
                    candidates.push_back({number, {place, side, rotation}});
            }
    }
    return candidates;
}

bool TrialTable::refuse(const char* rule)
{
    if (m_waived.contains(rule))
        return false;
    m_refusals.insert(rule);
    return true;
}

bool TrialTable::lay(const Candidate& candidate, Part part)
{
    const TileSupply::Kind& kind = m_supply[candidate.kind];
    m_laid.push(faceOf(kind.faces, candidate.spot.side, candidate.spot.rotation), kind.tile->kind,
                candidate.spot.position);
    m_supply.take(candidate.kind);
    m_found.push_back(candidate);
    const TileIndex newest = m_laid.count() - 1;
    if (part == Part::Central && m_levelsApart == 0)
        m_laid.setCentral(newest);
    if (part == Part::Entrance)
        m_entrances.push_back(newest);
    if (isSound(newest))
        return true;
    takeBack();
    return false;
}

void TrialTable::takeBack()
{
    if (!m_entrances.empty() && m_entrances.back() == m_laid.count() - 1)
        m_entrances.pop_back();
    m_laid.pop();
    m_supply.putBack(m_found.back().kind);
    m_found.pop_back();
}

bool TrialTable::isSound(TileIndex newest)
{
    const auto kindOf = [&](TileIndex tile) { return m_laid.kindOf(tile); };
    for (const TileIndex entrance : m_entrances) {
        const bool isNew = entrance == newest;
        const auto adjacent = m_laid.adjacentTiles(entrance);
        // LAY-12, LAY-13: one chamber; one that has none yet may still get it.
        if (!adjacent.empty() && !isConnectedToOneChamber(adjacent, kindOf) &&
            refuse(isNew ? "LAY-12" : "LAY-13"))
            return false;
        // LAY-11, LAY-13: whatever is laid later closes openings and opens none. A path may still come.
        if (!m_laid.hasExteriorOpening(entrance) && refuse(isNew ? "LAY-11" : "LAY-13"))
            return false;
    }
    return true;
}

std::vector<int> TrialTable::partsOfTiles() const
{
    std::vector<int> parts(std::size_t(m_laid.count()), -1);
    std::vector<TileIndex> queue;
    int part = 0;
    const auto enter = [&](TileIndex tile) {
        if (parts[std::size_t(tile)] < 0) {
            parts[std::size_t(tile)] = part;
            queue.push_back(tile);
        }
    };
    for (TileIndex first = 0; first < m_laid.count(); ++first) {
        if (parts[std::size_t(first)] >= 0)
            continue;
        queue.clear();
        enter(first);
        for (std::size_t head = 0; head < queue.size(); ++head) {
            std::ranges::for_each(m_laid.adjacentTiles(queue[head]), enter);
            for (const auto& [here, there] : m_stairs)
                if (here == queue[head])
                    enter(there);
        }
        ++part;
    }
    return parts;
}

bool TrialTable::isWhole() const
{
    for (TileIndex tile = 0; tile < m_laid.count(); ++tile)
        if (!m_laid.hasPath(tile))
            return false;
    const auto parts = partsOfTiles();
    return std::ranges::all_of(parts, [&](int part) { return part <= m_levelsApart; });
}

} // namespace delve::mageknight
