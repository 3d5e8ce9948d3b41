// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/take_out.h"

#include "engine/mageknight/scenario/edits/team_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <algorithm>
#include <set>

namespace delve::mageknight::test {

std::vector<Removable> removables(const Scenario& scenario, const Content& content)
{
    std::vector<Removable> all;
    const auto add = [&](const char* kind, const auto& list) {
        for (const auto& thing : list)
            all.push_back({kind, thing.id});
    };
    for (const PlacedTile& tile : scenario.tiles)
        all.push_back({tile.role == TileRole::Central                       ? "central chamber"
                       : tile.role == TileRole::Entrance                    ? "entrance hallway"
                       : content.tile(tile.tile)->kind == TileKind::Chamber ? "chamber"
                                                                            : "hallway",
                       tile.id});
    add("door", scenario.doors);
    for (const PlacedMarker& marker : scenario.markers)
        all.push_back({marker.partner.empty() ? "marker" : "staircase", marker.id});
    add("artifact", scenario.artifacts);
    add("chest", scenario.chests);
    add("token", scenario.tokens);
    add("figure", scenario.figures);
    add("entrance arrow", scenario.entrances);
    add("exit arrow", scenario.exits);
    for (const Player& player : scenario.players)
        add("hero", player.team);
    return all;
}

Scenario takenOut(const Scenario& scenario, const Content& content, const std::vector<ThingId>& things)
{
    std::vector<ThingId> placed;
    for (const ThingId& id : things)
        if (findThing(scenario, id))
            placed.push_back(id);
    Scenario rest = scenario;
    apply(rest, removeThings(scenario, content, placed));
    for (Player& player : rest.players)
        for (const ThingId& id : things)
            dismissMember(player, id);
    return rest;
}

std::vector<ThingId> changedThings(const Scenario& before, const Scenario& after)
{
    std::vector<ThingId> changed;
    const auto compare = [&](const auto& old, const auto& now) {
        for (const auto& thing : old) {
            const auto found = std::ranges::find(now, thing.id, [](const auto& other) { return other.id; });
            if (found != now.end()) {
                auto same = *found;
                if constexpr (requires { same.role; })
                    if (thing.role == TileRole::None)
                        same.role = thing.role;
                if constexpr (requires { same.partner; })
                    if (thing.partner.empty())
                        same.partner = thing.partner;
                if (same == thing)
                    continue;
            }
            changed.push_back(thing.id);
        }
    };
    compare(before.tiles, after.tiles);
    compare(before.doors, after.doors);
    compare(before.markers, after.markers);
    compare(before.artifacts, after.artifacts);
    compare(before.chests, after.chests);
    compare(before.tokens, after.tokens);
    compare(before.figures, after.figures);
    compare(before.entrances, after.entrances);
    compare(before.exits, after.exits);
    for (const Player& player : before.players) {
        const auto same = std::ranges::find(after.players, player.id, &Player::id);
        if (same == after.players.end())
            changed.push_back(player.id);
        else
            compare(player.team, same->team);
    }
    return changed;
}

std::vector<Removable> drawRemovables(std::vector<Removable> all, int most, Random& random)
{
    std::vector<Removable> drawn;
    const int count = 1 + int(random.below(std::uint32_t(most)));
    while (int(drawn.size()) < count && !all.empty()) {
        std::set<std::string> kinds;
        for (const Removable& removable : all)
            kinds.insert(removable.kind);
        const std::string kind = *std::next(kinds.begin(), int(random.below(std::uint32_t(kinds.size()))));
        std::vector<std::size_t> alike;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].kind == kind)
                alike.push_back(i);
        const std::size_t chosen = alike[random.below(std::uint32_t(alike.size()))];
        drawn.push_back(all[chosen]);
        all.erase(all.begin() + std::ptrdiff_t(chosen));
    }
    return drawn;
}

} // namespace delve::mageknight::test
