#include "engine/setup/checks.h"

#include <map>

namespace delve {

std::vector<ThingId> countedSpecialPieces(const SetupView& view)
{
    std::vector<ThingId> counted = idsOf(view.scenario.doors);
    for (std::size_t marker = 0; marker < view.scenario.markers.size(); ++marker)
        if (!view.joinsLevels(marker)) // MRK-23: staircases that join levels belong to the layout
            counted.push_back(view.scenario.markers[marker].id);
    return counted;
}

void checkSpecialPieceCount(const SetupView& view, Report& report)
{
    const std::vector<ThingId> counted = countedSpecialPieces(view);
    const int most = view.scenario.options.specialPiecesPerPlayer * view.playerCount();
    // MRK-02, DOOR-05: markers and doors together are no more than the agreed number for each player.
    if (view.playerCount() > 0 && int(counted.size()) > most)
        report.error("MRK-02",
                     {.things = counted, .args = {std::to_string(counted.size()), std::to_string(most)}});
}

namespace {

/// COMP-03: warns about every kind of piece that is used more often than it exists.
template <typename Thing, typename KindOf>
void checkStock(const std::vector<Thing>& things, KindOf kindOf, Report& report)
{
    std::map<ContentId, std::vector<ThingId>> used;
    for (const Thing& thing : things)
        used[kindOf(thing).id].push_back(thing.id);
    for (const Thing& thing : things) { // in order of placement, each kind once
        const auto& alike = used[kindOf(thing).id];
        const int stock = kindOf(thing).stock;
        // COMP-03: more than the box holds is a warning, since players may own several boxes.
        if (alike.front() == thing.id && int(alike.size()) > stock)
            report.warning("COMP-03",
                           {.things = alike, .args = {std::to_string(alike.size()), std::to_string(stock)}});
    }
}

} // namespace

void checkSpecialPieceStock(const SetupView& view, Report& report)
{
    const Content& content = view.content;
    checkStock(
        view.scenario.doors,
        [&](const PlacedDoor& door) -> const DoorKind& { return *content.door(door.door); }, report);
    checkStock(
        view.scenario.markers,
        [&](const PlacedMarker& marker) -> const MarkerKind& { return *content.marker(marker.marker); },
        report);
}

} // namespace delve
