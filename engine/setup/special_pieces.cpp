#include "engine/setup/checks.h"
#include "engine/setup/stock_counts.h"

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
    std::vector<ThingId> counted = countedSpecialPieces(view);
    const auto count = int(counted.size());
    const int most = view.scenario.options.specialPiecesPerPlayer * view.playerCount();
    // MRK-02, DOOR-05: markers and doors together are no more than the agreed number for each player.
    if (view.playerCount() > 0 && count > most)
        report.error("MRK-02",
                     {.things = std::move(counted), .args = {std::to_string(count), std::to_string(most)}});
}

namespace {

/// COMP-03: warns about every kind of piece that is used more often than it exists.
template <typename Thing, typename KindOf>
void checkStock(const std::vector<Thing>& things, KindOf kindOf, Report& report)
{
    for (auto& [kind, ids] : groupedByKind(things, kindOf))
        // COMP-03: more than the box holds is a warning, since players may own several boxes.
        if (const auto count = int(ids.size()); count > kind->stock)
            report.warning("COMP-03", {.things = std::move(ids),
                                       .args = {std::to_string(count), std::to_string(kind->stock)}});
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
