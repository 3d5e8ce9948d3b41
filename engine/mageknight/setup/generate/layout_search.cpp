// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/layout_search.h"

#include "engine/mageknight/setup/generate/terrain_flavour.h"
#include "engine/mageknight/setup/rules/entrance_rules.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Of a sample of spots only the best are tried before going back: what does not work with one of these
/// seldom works with its neighbour.
constexpr std::size_t breadth = 4;
constexpr int kindsSampled = 4;
constexpr std::size_t placesSampled = 10;

} // namespace

LayoutSearch::LayoutSearch(LaidTiles& laid, TileSupply& supply, const DungeonWishes& wishes,
                           std::vector<TileIndex> entrances, std::vector<TileTask> tasks)
    : m_laid(laid),
      m_supply(supply),
      m_wishes(wishes),
      m_guidance(wishes),
      m_entrances(std::move(entrances)),
      m_tasks(std::move(tasks))
{}

std::optional<std::vector<TileLaid>> LayoutSearch::find(Thoroughness thoroughness, std::int64_t nodes,
                                                        Random& random, SearchBudget& budget)
{
    m_thoroughness = thoroughness;
    m_random = &random;
    m_budget = &budget;
    m_nodes = nodes;
    m_isProven = false;
    m_deepest = 0;
    m_refusals.clear();
    m_found.clear();
    const bool isFound = goOn(0);
    auto found = m_found;
    while (!m_found.empty())
        takeBack();
    if (isFound)
        return found;
    // The tasks are one choice of chambers and hallways among several, so that a failure proves something
    // only where there was no choice, or where no tile at all can be joined to what lies.
    const bool isOnlyWay = std::ranges::all_of(
        m_tasks, [](const TileTask& task) { return task.role == TileRole::Entrance && !task.isMirror; });
    m_isProven = thoroughness == Thoroughness::Exhaustive && m_nodes >= 0 && !budget.isOver() &&
                 (isOnlyWay || !canAnythingBeLaid());
    return {};
}

bool LayoutSearch::canAnythingBeLaid() const
{
    for (std::size_t kind = 0; kind < m_supply.size(); ++kind)
        if (m_supply[kind].left > 0 &&
            (m_laid.count() == 0 || std::ranges::any_of(m_supply[kind].faces, [&](const LaidFace& face) {
                 return !m_laid.placesFor(face).empty();
             })))
            return true;
    return false;
}

bool LayoutSearch::goOn(std::size_t task)
{
    if (task > m_deepest) {
        m_deepest = task;
        m_refusals.clear();
    }
    if (task == m_tasks.size())
        return true;
    for (const Candidate& candidate : candidatesFor(task)) {
        if (--m_nodes < 0 || !m_budget->spend())
            return false;
        lay(task, candidate);
        if (isSound(m_laid.count() - 1, m_tasks[task]) && goOn(task + 1))
            return true;
        takeBack();
    }
    return false;
}

void LayoutSearch::lay(std::size_t task, const Candidate& candidate)
{
    const TileSupply::Kind& kind = m_supply[candidate.kind];
    m_laid.push(faceOf(kind.faces, candidate.spot.side, candidate.spot.rotation), kind.tile->kind,
                candidate.spot.position);
    m_supply.take(candidate.kind);
    m_found.push_back({candidate.kind, candidate.spot});
    const TileRole role = m_tasks[task].role;
    if (role == TileRole::Entrance)
        m_entrances.push_back(m_laid.count() - 1);
    if (role == TileRole::Central)
        m_laid.setCentral(m_laid.count() - 1);
}

void LayoutSearch::takeBack()
{
    if (!m_entrances.empty() && m_entrances.back() == m_laid.count() - 1)
        m_entrances.pop_back();
    m_laid.pop();
    m_supply.putBack(m_found.back().kind);
    m_found.pop_back();
}

std::vector<LayoutSearch::Candidate> LayoutSearch::candidatesFor(std::size_t task)
{
    std::vector<Candidate> candidates;
    m_guidance.look(m_laid, m_entrances);
    if (m_tasks[task].isMirror)
        addMirrored(task, candidates);
    else if (m_thoroughness == Thoroughness::Exhaustive)
        addAll(task, candidates);
    else
        addSampled(task, candidates);
    std::ranges::stable_sort(candidates, std::greater(), &Candidate::merit);
    if (m_thoroughness == Thoroughness::Lively && candidates.size() > breadth)
        candidates.resize(breadth);
    return candidates;
}

void LayoutSearch::addSampled(std::size_t task, std::vector<Candidate>& candidates)
{
    std::vector<int> weights;
    for (std::size_t kind = 0; kind < m_supply.size(); ++kind)
        weights.push_back(weightOf(kind, task));
    for (int sample = 0; sample < kindsSampled; ++sample) {
        const int kind = pickByWeight(weights, *m_random);
        if (kind < 0)
            break;
        const TileSupply::Kind& chosen = m_supply[std::size_t(kind)];
        const std::array sides{suitability(chosen, TileSide::A, m_wishes.flavour),
                               suitability(chosen, TileSide::B, m_wishes.flavour)};
        const TileSide side = chosen.drawn ? *chosen.drawn : TileSide(pickByWeight(sides, *m_random));
        addPlaces(task, std::size_t(kind), side, Rotation(m_random->below(4)), placesSampled, candidates);
    }
    // A few samples may all miss: then nothing is left out.
    if (candidates.empty())
        addAll(task, candidates);
}

void LayoutSearch::addAll(std::size_t task, std::vector<Candidate>& candidates)
{
    bool isAnyLeft = false;
    for (std::size_t kind = 0; kind < m_supply.size(); ++kind) {
        if (m_supply[kind].left <= 0 || m_supply[kind].tile->kind != m_tasks[task].kind)
            continue;
        isAnyLeft = true;
        for (const TileSide side : {TileSide::A, TileSide::B})
            for (const Rotation rotation : allRotations)
                addPlaces(task, kind, side, rotation, std::size_t(-1), candidates);
    }
    // LAY-21: there is no such tile left. LAY-09: none of them can be joined to the dungeon.
    if (candidates.empty())
        refuse(task, isAnyLeft ? "LAY-09" : "LAY-21");
}

void LayoutSearch::addPlaces(std::size_t task, std::size_t kind, TileSide side, Rotation rotation,
                             std::size_t most, std::vector<Candidate>& candidates)
{
    const LaidFace& face = faceOf(m_supply[kind].faces, side, rotation);
    // LAY-09: a path to any square of the central chamber is enough, so one in two parts would make two
    // dungeons.
    if (m_tasks[task].role == TileRole::Central && face.regionCount != 1)
        return;
    std::vector<Square> places = m_laid.count() == 0 ? std::vector<Square>{{}} : m_laid.placesFor(face);
    if (places.size() > most) {
        for (std::size_t i = 0; i < most; ++i)
            std::swap(places[i], places[i + m_random->below(std::uint32_t(places.size() - i))]);
        places.resize(most);
    }
    for (const Square place : places)
        candidates.push_back({kind, {place, side, rotation}, meritOf(m_tasks[task], face, place)});
}

void LayoutSearch::addMirrored(std::size_t task, std::vector<Candidate>& candidates)
{
    const TileLaid& leader = m_found.back();
    const TileArea& centre = m_laid.areaOf(*m_laid.central());
    const TileArea& area = m_laid.areaOf(m_laid.count() - 1);
    const Square place{area.position.level,
                       2 * centre.position.x + centre.size.width - area.position.x - area.size.width,
                       2 * centre.position.y + centre.size.height - area.position.y - area.size.height};
    const Rotation rotation = turned(leader.spot.rotation, 2);
    const LaidFace& face = faceOf(m_supply[leader.kind].faces, leader.spot.side, rotation);
    if (m_supply[leader.kind].left <= 0)
        refuse(task, "LAY-21");
    else if (!m_laid.isFree(face, place))
        refuse(task, "MAP-07");
    else if (!m_laid.wouldHavePath(face, place))
        refuse(task, "LAY-09");
    else
        candidates.push_back({leader.kind, {place, leader.spot.side, rotation}, 0});
}

int LayoutSearch::weightOf(std::size_t kind, std::size_t task) const
{
    const TileSupply::Kind& offered = m_supply[kind];
    const bool hasOpposite = task + 1 < m_tasks.size() && m_tasks[task + 1].isMirror;
    if (offered.left < std::min(1 + hasOpposite, offered.stock) || offered.left <= 0 ||
        offered.tile->kind != m_tasks[task].kind)
        return 0;
    const int suits = suitability(offered, TileSide::A, m_wishes.flavour) +
                      suitability(offered, TileSide::B, m_wishes.flavour);
    // A tile that lies already is less welcome than one that is new.
    return offered.left < offered.stock ? std::max(1, suits / 4) : 4 * suits;
}

/// How promising a spot is, in points with some luck.
int LayoutSearch::meritOf(const TileTask& task, const LaidFace& face, Square position)
{
    const int luck = m_thoroughness == Thoroughness::Lively ? int(m_random->below(40)) : 0;
    return luck + (task.role == TileRole::Entrance ? m_guidance.meritOfEntrance(face, position)
                                                   : m_guidance.meritOf(face, position));
}

bool LayoutSearch::refuse(std::size_t task, const char* rule)
{
    if (task == m_deepest)
        m_refusals.insert(rule);
    return false;
}

/// LAY-11 to LAY-13: every entrance hallway is still a way in.
bool LayoutSearch::isSound(TileIndex newest, const TileTask& task)
{
    const std::size_t number = m_found.size() - 1;
    // LAY-09: squares that are cut off are only a warning, but a layout is better without it. A later tile
    // may reach them, so now and then it is left to that.
    if (m_thoroughness == Thoroughness::Lively && !m_laid.areAllSquaresReached(newest) &&
        !isLucky(15, *m_random))
        return refuse(number, "LAY-09");
    const auto kindOf = [&](TileIndex tile) { return m_laid.kindOf(tile); };
    for (const TileIndex entrance : m_entrances) {
        const bool isNew = entrance == newest;
        if (!isConnectedToOneChamber(m_laid.adjacentTiles(entrance), kindOf))
            return refuse(number, isNew ? "LAY-12" : "LAY-13");
        if (openingFaultOf({.hasOpening = m_laid.hasExteriorOpening(entrance),
                            .hasPath = m_laid.hasPath(entrance),
                            .hasOpeningWithPath = m_laid.hasExteriorOpeningWithPath(entrance)}) !=
            OpeningFault::None)
            return refuse(number, isNew ? "LAY-11" : "LAY-13");
    }
    if (task.role == TileRole::Central && m_laid.count() > 1) // LAY-09: it has a path to all that lie
        for (TileIndex tile = 0; tile < newest; ++tile)
            if (!m_laid.hasPath(tile))
                return refuse(number, "LAY-09");
    return true;
}

} // namespace delve::mageknight
