// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/cell.h"
#include "engine/dungeoneer/content/map_card.h"

#include <cstdint>

namespace delve::dungeoneer {

/// What laying asks of a card, in two bytes: which sides are Walls, and what the card is.
struct CardFace
{
    std::uint8_t walls = 0; ///< bit n: the side n is a Wall, as printed
    MapCardType type = MapCardType::Passage;
    MapKind kind = MapKind::Dungeon;

    friend constexpr bool operator==(const CardFace&, const CardFace&) = default;
};

inline CardFace faceOf(const MapCard& card)
{
    CardFace face{.walls = 0, .type = card.type, .kind = card.kind};
    for (const Side side : allSides)
        if (card.door(side).isWall())
            face.walls |= std::uint8_t(1u << unsigned(side));
    return face;
}

/// DNR-MAP-05: upright or upside down. Upside down swaps north with south and east with west.
constexpr Side printedSide(Side side, bool isTurned)
{
    return isTurned ? opposite(side) : side;
}

/// The door that a card shows to this side as it lies.
inline const Door& doorShown(const MapCard& card, Side side, bool isTurned)
{
    return card.door(printedSide(side, isTurned));
}

/// Which sides are Walls as the card lies.
constexpr std::uint8_t wallsShown(CardFace face, bool isTurned)
{
    return isTurned ? std::uint8_t(((face.walls << 2) | (face.walls >> 2)) & 15) : face.walls;
}

/// Names a card of a deck by its place there (map_deck.h).
using CardNumber = std::uint16_t;

/// A card on the table.
struct LaidCard
{
    CardNumber card = 0;
    CardFace face;
    std::uint8_t walls = 0; ///< as it lies
    bool isTurned = false;
    Cell cell;

    bool hasWall(Side side) const { return (walls >> unsigned(side) & 1) != 0; }

    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

inline LaidCard laidCard(CardNumber card, CardFace face, Cell cell, bool isTurned)
{
    return {card, face, wallsShown(face, isTurned), isTurned, cell};
}

} // namespace delve::dungeoneer
