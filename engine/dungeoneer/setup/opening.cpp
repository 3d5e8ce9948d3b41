// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/opening.h"

#include "engine/dungeoneer/board/reach.h"

#include <algorithm>
#include <bit>

namespace delve::dungeoneer {

namespace {

/// A Passage that is left, and where it may lie beside the Entrance.
struct OpeningPassage
{
    CardNumber card = 0;
    int copies = 0;
    unsigned sides = 0; ///< bit n: on the side n of the Entrance
    std::vector<std::pair<unsigned, Placement>> places;
};

/// One card and the sides on which it may lie now.
OpeningPassage passageOf(const SetupTable& table, const CardMap& map, CardNumber card)
{
    OpeningPassage passage{card, table.stock().left(card), 0, {}};
    const Cell entrance = map[entranceOf(map)].cell;
    for (const Side side : allSides)
        for (const bool isTurned : {false, true}) {
            const Placement place{neighbour(entrance, side), isTurned};
            if (!map.isFree(place.cell) || !table.laying(map.kind()).check(card, place).isLegal())
                continue;
            passage.sides |= 1u << unsigned(side);
            passage.places.emplace_back(1u << unsigned(side), place);
        }
    return passage;
}

/// Whether the sides can be filled from the Passages less one copy of a card: for any choice of them there
/// must be as many Passages as sides (Hall's condition).
bool canFill(const std::vector<OpeningPassage>& passages, unsigned sides, CardNumber laid)
{
    for (unsigned some = 1; some <= sides; ++some) {
        if ((some & ~sides) != 0)
            continue;
        int fitting = 0;
        for (const OpeningPassage& passage : passages)
            if ((passage.sides & some) != 0)
                fitting += passage.copies - int(passage.card == laid);
        if (fitting < std::popcount(some))
            return false;
    }
    return true;
}

} // namespace

std::vector<MapMove> openingMoves(const SetupTable& table, MapKind kind)
{
    const CardMap& map = table.map(kind);
    if (entranceOf(map) < 0)
        return {};
    std::vector<OpeningPassage> passages;
    unsigned free = 0;
    for (int number = 0; number < table.deck().size(); ++number) {
        const auto card = CardNumber(number);
        const CardFace face = table.deck()[card].face;
        if (face.kind != kind || face.type != MapCardType::Passage || table.stock().left(card) <= 0)
            continue;
        passages.push_back(passageOf(table, map, card));
        free |= passages.back().sides;
    }
    std::vector<MapMove> all, lasting;
    for (const OpeningPassage& passage : passages)
        for (const auto& [side, place] : passage.places) {
            all.push_back({passage.card, place});
            if (canFill(passages, free & ~side, passage.card))
                lasting.push_back(all.back());
        }
    return lasting.empty() ? all : lasting;
}

} // namespace delve::dungeoneer
