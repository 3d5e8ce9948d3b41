#include "engine/setup/placements/pillar_ring.h"

#include <algorithm>

namespace delve {

bool isWalkedAround(const SetupView& view, Square square)
{
    const Board& board = view.full().board;
    const SquareIndex middle = board.squareAt(square);
    const auto isUnderChest = [&](Square place) { return !view.pieces.at(place, ThingKind::Chest).empty(); };
    if (middle == noSquare || isUnderChest(square) || !board.isPlayable(middle) ||
        board.staircasePartner(middle) != noSquare)
        return false;
    std::array<SquareIndex, 8> ring{};
    int open = 0, last = -1;
    for (const Direction direction : allDirections) {
        SquareIndex& around = ring[std::size_t(direction)];
        around = board.neighbour(middle, direction);
        if (around == noSquare)
            continue;
        if (isUnderChest(board.squareOf(around)))
            return false; // CHEST-10: nobody walks over a chest on the way to it
        const bool isOtherTile = board.tileOf(around) != board.tileOf(middle);
        if (isOtherTile && contains(board.paths(middle), direction))
            return false; // tiles might part
        if (isOtherTile || !board.isPlayable(around)) {
            around = noSquare;
            continue;
        }
        ++open;
        last = int(direction);
    }
    if (open < 2)
        return true;
    // Walk along the ring from one open square both ways, as far as straight steps lead.
    const auto isJoined = [&](int from, int to) {
        const SquareIndex here = ring[std::size_t(from)], there = ring[std::size_t(to)];
        return here != noSquare && there != noSquare && std::ranges::any_of(allSides, [&](Side side) {
                   return board.neighbour(here, side) == there &&
                          contains(board.paths(here), directionOf(side));
               });
    };
    int walked = 1;
    int forward = last;
    for (; walked < open && isJoined(forward, (forward + 1) % 8); forward = (forward + 1) % 8)
        ++walked;
    for (int back = last; walked < open && isJoined(back, (back + 7) % 8); back = (back + 7) % 8)
        ++walked;
    return walked == open;
}

} // namespace delve
