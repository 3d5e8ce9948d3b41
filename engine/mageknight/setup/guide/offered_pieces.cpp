// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The kinds of pieces that the packs of a scenario have and of which some are left, in their order.
template <typename Kind, typename LeftOf>
void offer(const SetupView& view, std::vector<Kind> Pack::*list, ThingKind thing, const LeftOf& leftOf,
           std::vector<OfferedPiece>& offered)
{
    for (const PackReference& reference : view.scenario.packs)
        if (const Pack* pack = view.content.pack(reference.id))
            for (const Kind& kind : pack->*list)
                if (const std::optional<int> left = leftOf(kind); !left || *left > 0)
                    offered.push_back({thing, kind.id, Colour::Yellow, left});
}

template <typename Placed, typename IdOf>
int usedOf(const std::vector<Placed>& placed, const ContentId& kind, const IdOf& idOf)
{
    return int(std::ranges::count_if(placed, [&](const Placed& thing) { return idOf(thing) == kind; }));
}

/// LAY-21, COMP-03: how many there are besides those in use, as far as the stock counts.
template <typename Kind> std::optional<int> leftInStock(const SetupView& view, const Kind& kind, int used)
{
    return view.scenario.options.respectStock ? std::optional(kind.stock - used) : std::nullopt;
}

} // namespace

std::vector<OfferedPiece> offeredTiles(const SetupView& view, bool chambers, bool hallways)
{
    std::vector<OfferedPiece> offered;
    for (const auto& [kind, isWanted] :
         {std::pair(TileKind::Chamber, chambers), std::pair(TileKind::Hallway, hallways)})
        if (isWanted)
            for (const Tile* tile : tilesInStock(view.scenario, view.content, kind)) {
                const int used = usedOf(view.scenario.tiles, tile->id, [&](const PlacedTile& placed) {
                    return view.content.tile(placed.tile)->id;
                });
                offered.push_back(
                    {ThingKind::Tile, tile->id, Colour::Yellow, leftInStock(view, *tile, used)});
            }
    return offered;
}

std::vector<OfferedPiece> offeredSpecialPieces(const SetupView& view)
{
    std::vector<OfferedPiece> offered;
    offer(
        view, &Pack::doors, ThingKind::Door,
        [&](const DoorKind& door) {
            return leftInStock(view, door,
                               usedOf(view.scenario.doors, door.id, [&](const PlacedDoor& placed) {
                                   return view.content.door(placed.door)->id;
                               }));
        },
        offered);
    offer(
        view, &Pack::markers, ThingKind::Marker,
        [&](const MarkerKind& marker) {
            return leftInStock(view, marker,
                               usedOf(view.scenario.markers, marker.id, [&](const PlacedMarker& placed) {
                                   return view.content.marker(placed.marker)->id;
                               }));
        },
        offered);
    return offered;
}

std::vector<OfferedPiece> offeredArtifacts(const SetupView& view)
{
    std::vector<OfferedPiece> offered;
    const ScenarioOptions& options = view.scenario.options;
    if (!options.artifacts) // ART-01
        return offered;
    offer(
        view, &Pack::artifacts, ThingKind::Artifact,
        [&](const ArtifactKind& artifact) {
            const int used = usedOf(view.scenario.artifacts, artifact.id, [&](const PlacedArtifact& placed) {
                return view.content.artifact(placed.artifact)->id;
            });
            const std::optional<int> left = leftInStock(view, artifact, used);
            if (options.allowedArtifacts.empty())
                return left; // ART-05: any number of those there are
            int most = 0;
            for (const AllowedArtifact& allowed : options.allowedArtifacts)
                if (view.content.artifact(allowed.artifact)->id == artifact.id)
                    most = allowed.most;
            return std::optional(std::min(left.value_or(most), most - used));
        },
        offered);
    return offered;
}

std::vector<OfferedPiece> offeredChests(const SetupView& view)
{
    std::vector<OfferedPiece> offered;
    const auto kindOf = [&](const ContentId& id) { // DG-19: Changelings too
        const Chest* chest = view.content.chest(id);
        return chest ? chest->id : view.content.figure(id)->id;
    };
    const auto entryOf = [&](const ContentId& id) {
        return std::ranges::find(offered, kindOf(id), &OfferedPiece::content);
    };
    for (const Player& player : view.scenario.players)
        for (const PoolEntry& entry : player.chests) {
            if (const auto known = entryOf(entry.kind); known != offered.end())
                *known->left += entry.count;
            else
                offered.push_back({ThingKind::Chest, kindOf(entry.kind), Colour::Yellow, entry.count});
        }
    for (const PlacedChest& chest : view.scenario.chests)
        if (const auto known = entryOf(chest.chest); known != offered.end())
            --*known->left;
    std::erase_if(offered, [](const OfferedPiece& piece) { return *piece.left <= 0; });
    return offered;
}

std::vector<OfferedPiece> offeredTokens(const SetupView& view)
{
    const ScenarioOptions& options = view.scenario.options;
    std::vector<OfferedPiece> offered;
    for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red}) {
        const auto each = tokensOfEachPlayer(options, colour);
        std::optional<int> left;
        if (each)
            left = *each * view.playerCount() -
                   int(std::ranges::count(view.scenario.tokens, colour, &PlacedToken::colour));
        if (!left || *left > 0)
            offered.push_back({ThingKind::Token, {}, colour, left});
    }
    return offered;
}

std::optional<OfferedPiece> drawPiece(std::span<const OfferedPiece> pieces, Random& random)
{
    std::uint32_t all = 0;
    for (const OfferedPiece& piece : pieces)
        all += std::uint32_t(piece.left.value_or(1));
    if (all == 0)
        return {};
    std::uint32_t number = random.below(all);
    for (const OfferedPiece& piece : pieces) {
        const auto count = std::uint32_t(piece.left.value_or(1));
        if (number < count)
            return piece;
        number -= count;
    }
    return {};
}

} // namespace delve::mageknight
