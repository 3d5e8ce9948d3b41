#include "engine/dungeon/occupancy.h"

#include <algorithm>

namespace delve {

namespace {

struct Occupant
{
    Square square;
    ThingId id;
};

/// Reports every thing that is not the first on its square.
void findShared(std::vector<Occupant> things, std::vector<SharedSquare>& shared)
{
    std::ranges::stable_sort(things, {}, &Occupant::square);
    std::size_t first = 0;
    for (std::size_t i = 1; i < things.size(); ++i) {
        if (things[i].square == things[first].square)
            shared.push_back({things[i].square, things[first].id, things[i].id});
        else
            first = i;
    }
}

} // namespace

std::vector<SharedSquare> sharedSquares(const Scenario& scenario)
{
    std::vector<Occupant> standing;
    for (const PlacedChest& chest : scenario.chests)
        standing.push_back({chest.square, chest.id});
    for (const PlacedToken& token : scenario.tokens)
        standing.push_back({token.square, token.id});
    std::vector<Occupant> lying;
    for (const PlacedMarker& marker : scenario.markers)
        lying.push_back({marker.square, marker.id});
    std::vector<SharedSquare> shared;
    // MAP-26: one figure, chest or token on a square, and one terrain marker under it.
    findShared(std::move(standing), shared);
    findShared(std::move(lying), shared);
    std::ranges::stable_sort(shared, {}, &SharedSquare::square);
    return shared;
}

} // namespace delve
