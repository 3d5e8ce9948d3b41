// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/card_map.h"
#include "engine/dungeoneer/board/laying_rules.h"
#include "engine/dungeoneer/board/map_deck.h"

#include <optional>
#include <string_view>
#include <vector>

namespace delve::dungeoneer {

/// Where and how a card is laid.
struct Placement
{
    Cell cell;
    bool isTurned = false;

    friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// Why a card may not be laid somewhere: the first of the conditions that fails, in the order in which they
/// are asked.
enum class PlacementFault : std::uint8_t
{
    None,
    NoEntrance,     ///< DNR-SETUP-15: the Entrance comes first, upright in (0, 0)
    SecondEntrance, ///< DNR-SETUP-15: a map has one
    Occupied,       ///< DNR-MAP-13
    NoCopyLeft,     ///< DNR-MAP-13
    OtherKind,      ///< DNR-MAP-03
    BesideNothing,  ///< DNR-MAP-08: no card shares an edge
    WalledOff,      ///< DNR-MAP-09: Walls in every edge that leads to the Entrance
    BesideEntrance, ///< DNR-MAP-07: no Passage, and there is another place for it
    ClosesMap,      ///< DNR-MAP-10: no open connection would be left
    EnclosesHole    ///< DNR-MAP-09: with the switch enclosedHoles
};

std::string_view ruleOf(PlacementFault fault);

struct PlacementVerdict
{
    PlacementFault fault = PlacementFault::None;
    std::uint8_t sides = 0; ///< bit n: the edge n of the cell is at fault
    /// Another cell that has to do with it: where the Room could lie, or the hole.
    std::optional<Cell> other{};

    bool isLegal() const { return fault == PlacementFault::None; }
    std::vector<CellEdge> edgesAt(Cell cell) const;

    friend bool operator==(const PlacementVerdict&, const PlacementVerdict&) = default;
};

/// DNR-MAP-07 lets a Room lie beside the Entrance where it cannot be placed in any other way.
enum class EntranceException : std::uint8_t
{
    Judged,  ///< ask whether this very card has another place
    Refused, ///< Map in View: another card of the hand has one
    Granted  ///< Map in View: none of the hand has one
};

/// DNR-MAP-11: the rules of laying, the same on every occasion. It looks at a map once and then answers any
/// number of questions about it; map and stock must outlive it and stay as they are. The stock still has the
/// card in question.
class Laying
{
public:
    Laying(const CardMap& map, const MapStock& stock, const LayingRules& rules);

    const CardMap& map() const { return m_map; }
    const MapStock& stock() const { return m_stock; }
    const LayingRules& rules() const { return m_rules; }

    PlacementVerdict check(CardNumber card, Placement placement,
                           EntranceException exception = EntranceException::Judged) const;

    /// Every legal place of a card, in reading order, upright before turned. Allocates only for `out`.
    void legalPlacements(CardNumber card, std::vector<Placement>& out,
                         EntranceException exception = EntranceException::Judged) const;
    std::vector<Placement> legalPlacements(CardNumber card) const;
    bool hasLegalPlacement(CardNumber card) const;

    /// A free cell beside a card, and what its neighbours show to it. Bit n stands for side n of the cell.
    struct Site
    {
        Cell cell;
        std::uint8_t beside = 0;   ///< a card lies there
        std::uint8_t joined = 0;   ///< one with a way to the Entrance and back
        std::uint8_t walls = 0;    ///< it shows a Wall
        std::uint8_t entrance = 0; ///< it is the Entrance
        std::uint8_t closing = 0;  ///< no card there, but on all other sides of that cell
    };
    /// All free cells beside cards, in reading order.
    const std::vector<Site>& sites() const { return m_sites; }
    Site siteAt(Cell cell) const;

    /// DNR-MAP-10: sides of laid cards that are no Walls and face a free cell.
    int openSides() const { return m_openSides; }
    /// Whether the card has a way from the Entrance and back to it.
    bool isJoined(int index) const { return m_isJoined[std::size_t(index)] != 0; }
    /// Whether the card could lie there by its doors alone: DNR-MAP-08, DNR-MAP-09.
    bool connects(CardFace face, bool isTurned, const Site& site) const;

private:
    PlacementVerdict checkFirst(CardFace face, Placement placement) const;
    PlacementVerdict checkConnection(CardFace face, bool isTurned, const Site& site) const;
    PlacementVerdict checkAfterwards(CardFace face, bool isTurned, const Site& site) const;
    /// All but DNR-MAP-07, for a card of this map that is no Entrance.
    PlacementVerdict checkSite(CardFace face, bool isTurned, const Site& site) const;
    std::optional<Cell> placeAwayFromEntrance(CardFace face) const;
    bool isLast(CardFace face) const { return m_stock.drawable(face.kind) <= 1; }
    void findJoined();
    void findSites();

    const CardMap& m_map;
    const MapStock& m_stock;
    LayingRules m_rules;
    int m_entrance;
    int m_openSides = 0;
    std::vector<std::uint8_t> m_isJoined;
    std::vector<Site> m_sites;
};

} // namespace delve::dungeoneer
