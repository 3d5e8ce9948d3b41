// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"

#include <memory>

namespace delve::dungeoneer {

/// A card that is about to be laid, or one that lies there and is about to be moved: where it may lie, and
/// what the rules say of any other place. It knows the document as it was when it was made.
class CardHand
{
public:
    /// A card of the sets; of a set that is not in use yet, as if it were.
    static std::unique_ptr<CardHand> ofCard(const CardMapDocument& document, const ContentId& card);
    /// A card of a map, as if it did not lie there.
    static std::unique_ptr<CardHand> ofPlaced(const CardMapDocument& document, const ThingId& placed);

    /// A card of the hand of a player who lays the map in turns (DNR-OPT-07), which may lie in these places.
    static std::unique_ptr<CardHand> ofTurn(const CardMapDocument& document, const ContentId& card,
                                            std::vector<Placement> places);

    const ContentId& card() const { return m_card; }
    /// It comes from the hand of a player: it is laid by the rules or not at all.
    bool isOfTurn() const { return m_isOfTurn; }
    /// The one that is moved; empty for a new one.
    const ThingId& moved() const { return m_moved; }
    /// The map that the card belongs to.
    MapKind kind() const { return m_kind; }
    /// Copies that are left, this one counted.
    int left() const;

    /// Where it may lie on its own map, upright before turned.
    const std::vector<Placement>& places() const { return m_places; }
    /// Where it is wanted most; empty where one place is as good as another.
    const std::vector<Cell>& wantedCells() const { return m_wanted; }
    bool isWanted(Cell cell) const;
    void want(const std::vector<Placement>& places);
    bool isLegal(MapKind map, Placement placement) const;
    PlacementVerdict verdictOn(MapKind map, Placement placement) const;
    /// DNR-MAP-05: as it is wished, or upside down where that alone is legal.
    Placement bestAt(MapKind map, Cell cell, bool wishesTurned) const;
    /// It fits there both ways round.
    bool fitsBothWays(MapKind map, Cell cell) const;

    /// The edit that puts it there. DNR-MAP-07: where it lies beside the Entrance because there is no other
    /// place for it, it says so.
    Edit edit(CardMapDocument& document, MapKind map, Placement placement) const;

private:
    CardHand(const CardMapDocument& document, ContentId card, ThingId moved);

    ContentId m_card;
    ThingId m_moved;
    MapKind m_kind = MapKind::Dungeon;
    Scenario m_scenario; ///< without the card that is moved
    std::unique_ptr<SetupTable> m_table;
    int m_number = -1;
    std::vector<Placement> m_places;
    std::vector<Cell> m_wanted;
    bool m_isOfTurn = false;
};

} // namespace delve::dungeoneer
