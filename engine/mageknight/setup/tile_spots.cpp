// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/tile_spots.h"

#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/rules/entrance_rules.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The rules of Step 2 that ask how many tiles there are and whose, not where they lie.
Findings countFindings(const LayoutRecord& record)
{
    Report report(record.scenario.options.freeBuild);
    for (const auto check : {checkTileStock, checkCentralChamber, checkTileCounts, checkEntranceCount})
        check(record, report);
    return report.take();
}

std::vector<TileIndex> uncertainEntrancesOf(const LayoutRecord& record)
{
    std::vector<TileIndex> uncertain = record.entrances;
    std::erase_if(uncertain, [&](TileIndex entrance) { return record.isCertainEntrance(entrance); });
    return uncertain;
}

} // namespace

TileSpots::TileSpots(const Scenario& scenario, const Content& content, const PlacedTile& tile)
    : TileSpots(SetupView(scenario, content), tile)
{}

TileSpots::TileSpots(const SetupView& view, const PlacedTile& tile)
    : m_tile(tile),
      m_kind(view.content.tile(tile.tile)->kind),
      m_faces(makeLaidFaces(*view.content.tile(tile.tile))),
      m_laid(view.printed.board),
      m_players(view.playerCount())
{
    readLayout(view);
    if (view.isMap()) {
        m_everywhere = {"MAP-25"};
        return;
    }
    m_before = {view.areEntrancesFound, view.entrances, uncertainEntrancesOf(view)};
    if (!view.isRecorded)
        m_missingBefore =
            missingEntrances(view.isFinished() && !view.mayGrow(), view.entrances.size(), m_players);
    m_faultsBefore = faultsOf(m_before, entrancesOf(m_before));

    Scenario larger = view.scenario;
    larger.tiles.push_back(tile);
    const LayoutRecord after(larger, view.content);
    m_after = {after.areEntrancesFound, after.entrances, uncertainEntrancesOf(after)};
    m_isRecorded = after.isRecorded;
    m_isFinished = after.isFinished() && !after.mayGrow(); // LAY-19
    const auto isKnown = [&](TileIndex entrance) {
        return std::ranges::find(m_before.named, entrance) != m_before.named.end();
    };
    m_isBystander = !m_before.areFound && !m_after.areFound && !m_becomesCentral && m_laid.central() &&
                    m_laid.areAllSquaresReached() && std::ranges::all_of(m_after.named, isKnown);
    const Findings before = countFindings(view);
    const KnownFindings known(before);
    for (const Finding& finding : countFindings(after)) {
        if (m_after.areFound && finding.rule == "LAY-16")
            continue; // where entrances are found by their place it depends on the spot
        if (isCountOfToldEntrances(finding, larger))
            continue;
        if (known.isAddedBy(tile.id, finding) &&
            std::ranges::find(m_everywhere, finding.rule) == m_everywhere.end())
            m_everywhere.push_back(finding.rule);
    }
}

TileSpots::TileSpots(const SetupView& rest, const PlacedTile& tile, const Scenario& whole)
    : m_tile(tile),
      m_kind(rest.content.tile(tile.tile)->kind),
      m_faces(makeLaidFaces(*rest.content.tile(tile.tile))),
      m_laid(rest.printed.board),
      m_players(rest.playerCount())
{
    readLayout(rest);
    const LayoutRecord after(whole, rest.content);
    const auto place =
        TileIndex(std::ranges::find(whole.tiles, tile.id, &PlacedTile::id) - whole.tiles.begin());
    const auto renumbered = [&](std::vector<TileIndex> tiles) {
        for (TileIndex& number : tiles) // here it is the last one
            number = number == place ? m_laid.count() : number - (number > place);
        std::ranges::sort(tiles);
        return tiles;
    };
    m_after = {after.areEntrancesFound, renumbered(after.entrances), renumbered(uncertainEntrancesOf(after))};
    m_isRecorded = after.isRecorded;
    m_isFinished = after.isFinished() && !after.mayGrow(); // LAY-19
    for (TileIndex other = 0; other < m_laid.count(); ++other)
        m_isAnyCutOff |= !m_laid.hasPath(other);
    const bool isEntrance = std::ranges::find(m_after.named, m_laid.count()) != m_after.named.end();
    m_isBystander = !m_after.areFound && !isEntrance && !m_becomesCentral && m_laid.central() &&
                    m_laid.areAllSquaresReached() && faultsOf(m_after, entrancesOf(m_after)).empty();
    if (after.isRecorded && after.central == 0) {
        m_order = place;
        m_hadPathsWithout = rest.central == 0 && std::ranges::find(rest.paths.hadPathWhenLaid, false) ==
                                                     rest.paths.hadPathWhenLaid.end();
    }
}

void TileSpots::readLayout(const SetupView& view)
{
    if (!view.scenario.markers.empty())
        m_marked = LaidTiles(view.marked.board);
    if (view.central)
        m_laid.setCentral(*view.central);
    m_becomesCentral = m_tile.role == TileRole::Central && !view.central;
}

std::optional<bool> TileSpots::hadPathsWhenLaid(const TileSpot& spot)
{
    if (!m_order)
        return true;
    if (!m_hadPathsWithout)
        return {};
    m_laid.push(faceIn(spot), m_kind, spot.position);
    auto earlier = m_laid.adjacentTiles(m_laid.count() - 1);
    m_laid.pop();
    std::erase_if(earlier, [&](TileIndex tile) { return tile >= *m_order; });
    if (earlier.empty())
        return false;
    // A tile in one piece had a path as a whole.
    if (std::ranges::any_of(earlier, [&](TileIndex tile) { return m_laid.isInOnePiece(tile); }))
        return true;
    return {};
}

std::vector<TileIndex> TileSpots::entrancesOf(const Entrances& entrances) const
{
    if (!entrances.areFound)
        return entrances.named;
    std::vector<TileIndex> found;
    for (TileIndex tile = 0; tile < m_laid.count(); ++tile)
        // MAP-21: every hallway with an exterior opening that is adjacent to exactly one tile, a chamber.
        if (m_laid.kindOf(tile) == TileKind::Hallway &&
            isConnectedToOneChamber(m_laid.adjacentTiles(tile),
                                    [&](TileIndex other) { return m_laid.kindOf(other); }) &&
            m_laid.hasExteriorOpening(tile))
            found.push_back(tile);
    return found;
}

std::vector<TileSpots::Fault> TileSpots::faultsOf(const Entrances& entrances,
                                                  const std::vector<TileIndex>& tiles) const
{
    std::vector<Fault> faults;
    for (const TileIndex entrance : tiles) {
        if (std::ranges::find(entrances.uncertain, entrance) != entrances.uncertain.end())
            continue;
        const bool hasOpening = m_laid.hasExteriorOpening(entrance);
        switch (openingFaultOf({.hasOpening = hasOpening,
                                .hasPath = m_laid.hasPath(entrance),
                                .hasOpeningWithPath = m_laid.areAllSquaresReached(entrance)
                                                          ? hasOpening
                                                          : m_laid.hasExteriorOpeningWithPath(entrance)})) {
        case OpeningFault::None: break;
        case OpeningFault::NoOpening: faults.push_back({FaultKind::NoOpening, entrance, {}}); break;
        case OpeningFault::NoPath: faults.push_back({FaultKind::NoPath, entrance, {}}); break;
        }
        const auto adjacent = m_laid.adjacentTiles(entrance);
        const auto kindOf = [&](TileIndex tile) { return m_laid.kindOf(tile); };
        if (!isConnectedToOneChamber(adjacent, kindOf)) {
            if (!adjacent.empty() || !m_laid.central()) // LAY-09 says it
                faults.push_back({FaultKind::Connection, entrance, adjacent});
        } else if (m_marked && m_marked->adjacentTiles(entrance) != adjacent) {
            faults.push_back({FaultKind::MarkerConnection, entrance, {}});
        }
    }
    return faults;
}

std::string TileSpots::ruleOf(const Fault& fault) const
{
    const bool isFollowed = m_isRecorded && fault.entrance + 1 < m_laid.count();
    switch (fault.kind) {
    case FaultKind::NoOpening:
        // LAY-13: a tile laid later must not close it.
        return isFollowed && m_laid.hadExteriorOpening(fault.entrance) ? "LAY-13" : "LAY-11";
    case FaultKind::NoPath: return "LAY-11";
    case FaultKind::MarkerConnection: return "LAY-13";
    case FaultKind::Connection: break;
    }
    std::vector<TileIndex> whenLaid = fault.adjacent;
    std::erase_if(whenLaid, [&](TileIndex tile) { return tile > fault.entrance; });
    // LAY-13: a tile laid later must not connect it to a second tile.
    return isFollowed &&
                   isConnectedToOneChamber(whenLaid, [&](TileIndex tile) { return m_laid.kindOf(tile); })
               ? "LAY-13"
               : "LAY-12";
}

/// A quick answer for most spots: no entrance hallway is touched, and the outside stays in one piece.
bool TileSpots::leavesEntrancesAlone(const LaidFace& face, Square position) const
{
    if (!m_isBystander)
        return false;
    const auto isBeside = [&](TileIndex entrance) {
        const auto& [there, size] = m_laid.areaOf(entrance);
        return position.level == there.level && position.x <= there.x + size.width &&
               there.x <= position.x + face.size.width && position.y <= there.y + size.height &&
               there.y <= position.y + face.size.height;
    };
    return std::ranges::none_of(m_after.named, isBeside) && !m_laid.mayPartVoid(position, face.size);
}

template <typename Refuse, typename Visit>
void TileSpots::judge(const TileSpot& spot, Refuse refuse, Visit visitLaid)
{
    const LaidFace& face = faceIn(spot);
    // MAP-07: no grid square is covered by two tiles.
    if (!m_laid.isFree(face, spot.position)) {
        refuse("MAP-07");
        return;
    }
    // LAY-09: a new tile has a path to the central chamber. The central chamber gives one to all others.
    if (m_laid.central() && !m_laid.wouldHavePath(face, spot.position) && !refuse("LAY-09"))
        return;
    if (leavesEntrancesAlone(face, spot.position))
        return;
    const TileIndex tile = m_laid.count();
    m_laid.push(face, m_kind, spot.position);
    if (m_marked)
        m_marked->push(face, m_kind, spot.position);
    if (m_becomesCentral)
        m_laid.setCentral(tile);
    if (m_becomesCentral || m_isAnyCutOff) {
        bool areAllLinked = true;
        for (TileIndex other = 0; other < tile; ++other)
            areAllLinked &= m_laid.hasPath(other);
        if (!areAllLinked)
            refuse("LAY-09");
    }
    const std::vector<TileIndex> entrances = entrancesOf(m_after);
    // LAY-11 to LAY-13: it keeps or makes every entrance hallway a way in.
    for (const Fault& fault : faultsOf(m_after, entrances))
        if (std::ranges::find(m_faultsBefore, fault) == m_faultsBefore.end() && !refuse(ruleOf(fault)))
            break;
    // LAY-16: a finished dungeon has an entrance hallway for every player.
    if (m_after.areFound && missingEntrances(m_isFinished, entrances.size(), m_players) > m_missingBefore)
        refuse("LAY-16");
    visitLaid(entrances);
    if (m_marked)
        m_marked->pop();
    m_laid.pop();
}

std::optional<TileJoin> TileSpots::joinIfLegal(const TileSpot& spot, std::span<const Edge> openings)
{
    if (!m_everywhere.empty())
        return {};
    const LaidFace& face = faceIn(spot);
    bool isLegal = true, isLaid = false;
    TileJoin join;
    judge(
        spot, [&](std::string_view) { return isLegal = false; },
        [&](const std::vector<TileIndex>& entrances) {
            if (!isLegal)
                return;
            isLaid = true;
            join.entrances = entrances;
            for (const Edge& opening : openings)
                if (!m_laid.isOutside(neighbour(opening.square, opening.side)))
                    join.closed.push_back(opening);
        });
    if (!isLegal)
        return {};
    if (!isLaid) { // it leaves the entrances alone and closes what it touches
        join.entrances = m_after.named;
        std::ranges::copy_if(openings, std::back_inserter(join.closed), [&](const Edge& opening) {
            return isWithin(neighbour(opening.square, opening.side), spot.position, face.size);
        });
    }
    join.adjacent = (m_marked ? *m_marked : m_laid).tilesBeside(face, spot.position);
    return join;
}

std::vector<TileSpot> TileSpots::joinedSpots() const
{
    std::vector<TileSpot> spots;
    const std::vector<Edge> edges = m_laid.openEdges();
    for (const TileSide side : {TileSide::A, TileSide::B})
        for (const Rotation rotation : allRotations) {
            const LaidFace& face = faceOf(m_faces, side, rotation);
            const auto places = m_laid.count() == 0 ? std::vector<Square>{{}} : m_laid.placesFor(face, edges);
            for (const Square place : places)
                spots.push_back({place, side, rotation});
        }
    std::ranges::sort(spots);
    return spots;
}

std::vector<TileSpot> TileSpots::legalSpots()
{
    if (!m_everywhere.empty())
        return {};
    std::vector<TileSpot> spots = joinedSpots();
    std::erase_if(spots, [&](const TileSpot& spot) { return !isLegal(spot); });
    return spots;
}

bool TileSpots::isLegal(const TileSpot& spot)
{
    bool isLegal = m_everywhere.empty();
    if (isLegal)
        judge(
            spot, [&](std::string_view) { return isLegal = false; }, [](const std::vector<TileIndex>&) {});
    return isLegal;
}

std::vector<std::string> TileSpots::refusals(const TileSpot& spot)
{
    std::vector<std::string> rules = m_everywhere;
    judge(
        spot,
        [&](const std::string& rule) {
            if (std::ranges::find(rules, rule) == rules.end())
                rules.push_back(rule);
            return true;
        },
        [](const std::vector<TileIndex>&) {});
    return rules;
}

} // namespace delve::mageknight
