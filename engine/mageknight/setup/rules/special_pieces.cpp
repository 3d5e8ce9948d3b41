// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/stock_counts.h"

#include <algorithm>

namespace delve::mageknight {

std::vector<SpecialPiece> countedSpecialPieces(const SetupView& view)
{
    std::vector<SpecialPiece> counted;
    for (const PlacedDoor& door : view.scenario.doors)
        counted.push_back({door.id, door.player});
    for (std::size_t marker = 0; marker < view.scenario.markers.size(); ++marker)
        if (!view.joinsLevels(marker)) // MRK-23: staircases that join levels belong to the layout
            counted.push_back({view.scenario.markers[marker].id, view.scenario.markers[marker].player});
    return counted;
}

const Player& placerOfNextPiece(const std::vector<Player>& players, std::span<const SpecialPiece> placed)
{
    std::vector<int> shares(players.size(), 0);
    std::ptrdiff_t unrecorded = 0;
    for (const SpecialPiece& piece : placed) {
        const auto owner = std::ranges::find(players, piece.player, &Player::id);
        if (owner == players.end())
            ++unrecorded;
        else
            ++shares[std::size_t(owner - players.begin())];
    }
    for (; unrecorded > 0; --unrecorded)
        ++*std::ranges::min_element(shares);
    return players[std::size_t(std::ranges::min_element(shares) - shares.begin())];
}

void checkSpecialPieceCount(const SetupView& view, Report& report)
{
    const std::vector<SpecialPiece> counted = countedSpecialPieces(view);
    const int each = view.scenario.options.specialPiecesPerPlayer;
    const int most = each * view.playerCount();
    // MRK-02, DOOR-05: nobody places more markers and doors together than was agreed.
    for (const Player& player : view.scenario.players) {
        std::vector<ThingId> own{player.id};
        for (const SpecialPiece& piece : counted)
            if (piece.player == player.id)
                own.push_back(piece.id);
        if (const int count = int(own.size()) - 1; count > each)
            report.error("MRK-02", {.things = std::move(own),
                                    .args = {std::to_string(count), std::to_string(each)},
                                    .variant = "of-player",
                                    .isStricter = int(counted.size()) <= most});
    }
    const bool isRecorded =
        std::ranges::none_of(counted, [](const SpecialPiece& piece) { return piece.player.empty(); });
    // MRK-02: where it is not recorded who placed a piece, all together are no more than that for each
    // player.
    if (view.playerCount() > 0 && !isRecorded && int(counted.size()) > most) {
        std::vector<ThingId> all;
        for (const SpecialPiece& piece : counted)
            all.push_back(piece.id);
        report.error("MRK-02", {.things = std::move(all),
                                .args = {std::to_string(counted.size()), std::to_string(most)}});
    }
}

namespace {

/// COMP-03: warns about every kind of piece that is used more often than it exists.
template <typename Thing, typename KindOf>
void checkStock(const std::vector<Thing>& things, KindOf kindOf, bool isStricter, Report& report)
{
    for (auto& [kind, ids] : groupedByKind(things, kindOf))
        // COMP-03: more than the box holds is a warning, since players may own several boxes.
        if (const auto count = int(ids.size()); count > kind->stock)
            report.warning("COMP-03", {.things = std::move(ids),
                                       .args = {std::to_string(count), std::to_string(kind->stock)},
                                       .isStricter = isStricter});
}

} // namespace

void checkPieceStock(const SetupView& view, Report& report)
{
    if (!view.scenario.options.respectStock)
        return;
    const Content& content = view.content;
    checkStock(
        view.scenario.doors,
        [&](const PlacedDoor& door) -> const DoorKind& { return *content.door(door.door); }, false, report);
    checkStock(
        view.scenario.markers,
        [&](const PlacedMarker& marker) -> const MarkerKind& { return *content.marker(marker.marker); },
        false, report);
    checkStock(
        view.scenario.artifacts,
        [&](const PlacedArtifact& artifact) -> const ArtifactKind& {
            return *content.artifact(artifact.artifact);
        },
        true, report);
    std::vector<PlacedChest> chests = view.scenario.chests;
    std::erase_if(chests, [&](const PlacedChest& chest) { // DG-19: Changelings are figures, without a stock
        return !content.chest(chest.chest);
    });
    checkStock(
        chests, [&](const PlacedChest& chest) -> const Chest& { return *content.chest(chest.chest); }, true,
        report);
}

} // namespace delve::mageknight
