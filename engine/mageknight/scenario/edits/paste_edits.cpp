// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/paste_edits.h"

#include "engine/mageknight/scenario/edits/edit_draft.h"
#include "engine/mageknight/scenario/edits/selection.h"

#include <algorithm>
#include <unordered_map>

namespace delve::mageknight {

Scenario copyThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids)
{
    Selection selection = selectWithCarried(scenario, content, ids);
    selection.of(ThingKind::Player).clear();
    auto& doors = selection.of(ThingKind::Door);
    const auto isTaken = [&](const ThingId& tile) {
        return std::ranges::any_of(selection.of(ThingKind::Tile),
                                   [&](std::size_t index) { return scenario.tiles[index].id == tile; });
    };
    doors.clear(); // A door cannot be without its tile.
    for (std::size_t door = 0; door < scenario.doors.size(); ++door)
        if (isTaken(scenario.doors[door].tile))
            doors.push_back(door);

    Scenario copied;
    copied.packs = scenario.packs;
    copied.levels = scenario.levels;
    for (const ThingKind kind : allThingKinds)
        visitMember(kind, [&](auto member) {
            for (const std::size_t index : selection.of(kind))
                (copied.*member).push_back((scenario.*member)[index]);
        });
    return copied;
}

namespace {

bool hasPlayer(const Scenario& scenario, const ThingId& player)
{
    return std::ranges::find(scenario.players, player, &Player::id) != scenario.players.end();
}

bool hasCentralTile(const Scenario& scenario)
{
    return std::ranges::find(scenario.tiles, TileRole::Central, &PlacedTile::role) != scenario.tiles.end();
}

} // namespace

Edit pasteThings(const Scenario& scenario, const Scenario& copied, Offset by, int level, Random& random)
{
    ThingIds ids(scenario);
    std::unordered_map<ThingId, ThingId> newIds; // looked up only, never walked
    visitAllLists(copied, [&](ThingKind, const auto& list) {
        for (const auto& thing : list)
            newIds.emplace(thing.id, ids.draw(random));
    });
    const auto renamed = [&](const ThingId& id) {
        const auto place = newIds.find(id);
        return place == newIds.end() ? ThingId{} : place->second;
    };

    EditDraft draft(scenario);
    bool isPossible = true;
    const auto moved = [&](Square square) {
        const Square to{level, square.x + by.dx, square.y + by.dy};
        isPossible = isPossible && isWithinBounds(to);
        return to;
    };
    visitAllLists(copied, [&](ThingKind kind, const auto& list) {
        for (auto thing : list) {
            thing.id = renamed(thing.id);
            if constexpr (requires { thing.player; })
                if (!hasPlayer(scenario, thing.player))
                    thing.player = {};
            // LAY-07: one tile is the central chamber, and a copy leaves it so.
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(thing)>, PlacedTile>)
                if (thing.role == TileRole::Central && hasCentralTile(scenario))
                    thing.role = TileRole::None;
            if constexpr (requires { thing.partner; })
                thing.partner = renamed(thing.partner);
            if constexpr (requires { thing.tile = ThingId{}; })
                thing.tile = renamed(thing.tile);
            if (Square* place = placeOf(thing))
                *place = moved(*place);
            // An arrow is of a team; without it there is none.
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(thing)>, Arrow>)
                if (thing.player.empty())
                    continue;
            // A figure whose team is not here belongs to nobody.
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(thing)>, PlacedFigure>)
                if (thing.player.empty() && thing.side == FigureSide::Team)
                    thing.side = FigureSide::MageSpawn;
            draft.add(kind, std::move(thing));
        }
    });
    if (!isPossible)
        return {.name = EditName::PasteThings, .changes = {}, .facts = {}};
    for (const PackReference& pack : copied.packs)
        if (std::ranges::find(scenario.packs, pack.id, &PackReference::id) == scenario.packs.end())
            draft.facts().packs.push_back(pack);
    return draft.take(EditName::PasteThings);
}

} // namespace delve::mageknight
