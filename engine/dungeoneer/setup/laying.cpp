// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/laying.h"

#include "engine/dungeoneer/board/reach.h"

#include <algorithm>
#include <bit>

namespace delve::dungeoneer {

namespace {

constexpr std::uint8_t allFour = 15;

constexpr std::uint8_t bitOf(Side side)
{
    return std::uint8_t(1u << unsigned(side));
}

} // namespace

std::string_view ruleOf(PlacementFault fault)
{
    switch (fault) {
    case PlacementFault::None: break;
    case PlacementFault::NoEntrance:
    case PlacementFault::SecondEntrance: return "DNR-SETUP-15";
    case PlacementFault::Occupied:
    case PlacementFault::NoCopyLeft: return "DNR-MAP-13";
    case PlacementFault::OtherKind: return "DNR-MAP-03";
    case PlacementFault::BesideNothing: return "DNR-MAP-08";
    case PlacementFault::WalledOff:
    case PlacementFault::EnclosesHole: return "DNR-MAP-09";
    case PlacementFault::BesideEntrance: return "DNR-MAP-07";
    case PlacementFault::ClosesMap: return "DNR-MAP-10";
    }
    return {};
}

std::vector<CellEdge> PlacementVerdict::edgesAt(Cell cell) const
{
    std::vector<CellEdge> edges;
    for (const Side side : allSides)
        if (sides & bitOf(side))
            edges.push_back({cell, side});
    return edges;
}

Laying::Laying(const CardMap& map, const MapStock& stock, const LayingRules& rules)
    : m_map(map), m_stock(stock), m_rules(rules), m_entrance(entranceOf(map))
{
    findJoined();
    findSites();
}

void Laying::findJoined()
{
    std::vector<int> steps, queue;
    stepsFrom(m_map, m_entrance, m_rules.wallBlocks, steps, queue);
    m_isJoined.assign(steps.size(), 0);
    for (const int card : queue)
        m_isJoined[std::size_t(card)] = 1;
    if (m_rules.wallBlocks == WallBlocks::BothSides)
        return; // every way leads back as well
    stepsTo(m_map, m_entrance, m_rules.wallBlocks, steps, queue);
    for (std::size_t card = 0; card < steps.size(); ++card)
        m_isJoined[card] &= std::uint8_t(steps[card] != unreached);
}

void Laying::findSites()
{
    std::vector<Cell> free;
    free.reserve(std::size_t(m_map.size()) * 2 + 2);
    for (int index = 0; index < m_map.size(); ++index) {
        const LaidCard& card = m_map[index];
        if (m_map.at(card.cell) != index)
            continue; // it lies under another
        for (const Side side : allSides)
            if (const Cell cell = neighbour(card.cell, side); m_map.isFree(cell) && isOnTable(cell)) {
                free.push_back(cell);
                m_openSides += !card.hasWall(side);
            }
    }
    std::ranges::sort(free);
    const auto repeated = std::ranges::unique(free);
    free.erase(repeated.begin(), repeated.end());
    m_sites.reserve(free.size());
    for (const Cell cell : free)
        m_sites.push_back(siteAt(cell));
}

Laying::Site Laying::siteAt(Cell cell) const
{
    Site site{.cell = cell};
    for (const Side side : allSides) {
        const Cell next = neighbour(cell, side);
        const int index = m_map.at(next);
        if (index < 0) {
            int others = 0;
            for (const Side beyond : allSides)
                others += beyond != opposite(side) && !m_map.isFree(neighbour(next, beyond));
            if (others == 3)
                site.closing |= bitOf(side);
            continue;
        }
        site.beside |= bitOf(side);
        if (isJoined(index))
            site.joined |= bitOf(side);
        if (m_map[index].hasWall(opposite(side)))
            site.walls |= bitOf(side);
        if (m_map[index].face.type == MapCardType::Entrance)
            site.entrance |= bitOf(side);
    }
    return site;
}

bool Laying::connects(CardFace face, bool isTurned, const Site& site) const
{
    const std::uint8_t own = wallsShown(face, isTurned);
    // DNR-MAP-08: one edge is enough; the others may meet a Wall (DNR-MAP-19).
    if (m_rules.wallBlocks == WallBlocks::BothSides)
        return (site.joined & ~(site.walls | own)) != 0;
    // With the switch a way in and a way out are needed, perhaps over different edges.
    return (site.joined & ~site.walls) != 0 && (site.joined & ~own) != 0;
}

PlacementVerdict Laying::checkConnection(CardFace face, bool isTurned, const Site& site) const
{
    if (site.beside == 0)
        return {PlacementFault::BesideNothing, 0};
    if (!connects(face, isTurned, site))
        return {PlacementFault::WalledOff, site.beside};
    return {};
}

PlacementVerdict Laying::checkAfterwards(CardFace face, bool isTurned, const Site& site) const
{
    // DNR-MAP-10: the map keeps an open connection as long as cards are left to be laid.
    const std::uint8_t own = wallsShown(face, isTurned);
    const int filled = std::popcount(unsigned(site.beside & ~site.walls));
    const int opened = std::popcount(unsigned(allFour & ~site.beside & ~own));
    if (m_openSides - filled + opened <= 0 && !(m_rules.lastCardMayClose && isLast(face)))
        return {PlacementFault::ClosesMap, std::uint8_t(site.beside & ~site.walls)};
    // DNR-MAP-09 with the switch enclosedHoles: no empty cell between four cards.
    if (m_rules.enclosedHoles == EnclosedHoles::Error && site.closing != 0) {
        const auto side = Side(std::countr_zero(unsigned(site.closing)));
        return {PlacementFault::EnclosesHole, site.closing, neighbour(site.cell, side)};
    }
    return {};
}

PlacementVerdict Laying::checkSite(CardFace face, bool isTurned, const Site& site) const
{
    const PlacementVerdict connection = checkConnection(face, isTurned, site);
    return connection.isLegal() ? checkAfterwards(face, isTurned, site) : connection;
}

std::optional<Cell> Laying::placeAwayFromEntrance(CardFace face) const
{
    for (const Site& site : m_sites)
        if (site.entrance == 0)
            for (const bool isTurned : {false, true})
                if (checkSite(face, isTurned, site).isLegal())
                    return site.cell;
    return std::nullopt;
}

PlacementVerdict Laying::checkFirst(CardFace face, Placement placement) const
{
    // DNR-SETUP-15, DNR-MAP-05: the Entrance lies in the centre, and everything is parallel to it.
    if (m_entrance < 0 && (face.type != MapCardType::Entrance || placement != Placement{entranceCell, false}))
        return {PlacementFault::NoEntrance, 0};
    if (m_entrance >= 0 && face.type == MapCardType::Entrance)
        return {PlacementFault::SecondEntrance, 0, m_map[m_entrance].cell};
    return {};
}

PlacementVerdict Laying::check(CardNumber card, Placement placement, EntranceException exception) const
{
    const CardFace face = m_stock.deck()[card].face;
    if (!isOnTable(placement.cell))
        return {PlacementFault::BesideNothing, 0};
    // DNR-MAP-13: one card in a cell, and each card in one place.
    if (!m_map.isFree(placement.cell))
        return {PlacementFault::Occupied, 0};
    if (m_stock.left(card) <= 0)
        return {PlacementFault::NoCopyLeft, 0};
    // DNR-MAP-03, DNR-BUILD-04: a card is laid on the map of its own kind.
    if (face.kind != m_map.kind())
        return {PlacementFault::OtherKind, 0};
    if (const PlacementVerdict first = checkFirst(face, placement);
        !first.isLegal() || face.type == MapCardType::Entrance)
        return first;
    const Site site = siteAt(placement.cell);
    if (const PlacementVerdict connection = checkConnection(face, placement.isTurned, site);
        !connection.isLegal())
        return connection;
    // DNR-MAP-07: only Passages share an edge with the Entrance, unless there is no other way.
    if (site.entrance != 0 && face.type != MapCardType::Passage && exception != EntranceException::Granted) {
        const auto elsewhere = placeAwayFromEntrance(face);
        if (elsewhere || exception == EntranceException::Refused)
            return {PlacementFault::BesideEntrance, site.entrance, elsewhere};
    }
    return checkAfterwards(face, placement.isTurned, site);
}

void Laying::legalPlacements(CardNumber card, std::vector<Placement>& out, EntranceException exception) const
{
    out.clear();
    const CardFace face = m_stock.deck()[card].face;
    if (m_entrance < 0 || face.type == MapCardType::Entrance) {
        const Placement centre{entranceCell, false};
        if (check(card, centre).isLegal())
            out.push_back(centre);
        return;
    }
    if (m_stock.left(card) <= 0 || face.kind != m_map.kind())
        return;
    const auto collect = [&](bool isBesideEntrance) {
        for (const Site& site : m_sites)
            if ((site.entrance != 0) == isBesideEntrance || face.type == MapCardType::Passage)
                for (const bool isTurned : {false, true})
                    if (checkSite(face, isTurned, site).isLegal())
                        out.push_back({site.cell, isTurned});
    };
    collect(false);
    // DNR-MAP-07 once more: beside the Entrance only what cannot lie anywhere else, or is allowed to.
    const bool mayJoin =
        exception == EntranceException::Granted || (exception == EntranceException::Judged && out.empty());
    if (face.type == MapCardType::Passage || !mayJoin)
        return;
    collect(true);
    std::ranges::sort(out, [](const Placement& a, const Placement& b) {
        return a.cell != b.cell ? a.cell < b.cell : a.isTurned < b.isTurned;
    });
}

std::vector<Placement> Laying::legalPlacements(CardNumber card) const
{
    std::vector<Placement> placements;
    legalPlacements(card, placements);
    return placements;
}

bool Laying::hasLegalPlacement(CardNumber card) const
{
    const CardFace face = m_stock.deck()[card].face;
    if (m_entrance < 0 || face.type == MapCardType::Entrance)
        return check(card, {entranceCell, false}).isLegal();
    // DNR-MAP-07 forbids no card altogether: what cannot lie anywhere else may lie beside the Entrance.
    return m_stock.left(card) > 0 && face.kind == m_map.kind() &&
           std::ranges::any_of(m_sites, [&](const Site& site) {
               return checkSite(face, false, site).isLegal() || checkSite(face, true, site).isLegal();
           });
}

} // namespace delve::dungeoneer
