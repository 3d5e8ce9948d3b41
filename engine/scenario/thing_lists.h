// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <variant>

namespace delve {

/// What a game says about the lists of its scenario whose entries have ids. It specializes this for its
/// Scenario with the types Kind (an enum of the lists), Thing (a variant of their entries), Facts (all that
/// stands beside the lists) and Name (of edits), and with `kinds`, all of them in the order of the file.
/// Beside its Kind it has visitMember(kind, visit), which hands out the member of Scenario that lists it.
template <typename Scenario> struct ThingLists;

template <typename Scenario>
concept HasThings = requires { typename ThingLists<Scenario>::Kind; };

/// Where a thing is listed.
template <typename Kind> struct PlaceInList
{
    Kind kind{};
    std::size_t index = 0;

    friend bool operator==(const PlaceInList&, const PlaceInList&) = default;
};

template <typename Scenario> using PlaceIn = PlaceInList<typename ThingLists<Scenario>::Kind>;

/// Calls `visit` with the list that holds the things of a kind. Works on constant scenarios too.
template <typename Scenario, typename Visit>
    requires HasThings<std::remove_const_t<Scenario>>
decltype(auto) visitList(Scenario& scenario, typename ThingLists<std::remove_const_t<Scenario>>::Kind kind,
                         Visit&& visit)
{
    return visitMember(kind, [&](auto member) -> decltype(auto) { return visit(scenario.*member); });
}

/// Calls `visit` with each kind and its list, in the order of the file.
template <typename Scenario, typename Visit>
    requires HasThings<std::remove_const_t<Scenario>>
void visitAllLists(Scenario& scenario, Visit&& visit)
{
    for (const auto kind : ThingLists<std::remove_const_t<Scenario>>::kinds)
        visitList(scenario, kind, [&](auto& list) { visit(kind, list); });
}

template <typename... Things> const ThingId& idOf(const std::variant<Things...>& thing)
{
    return std::visit([](const auto& entry) -> const ThingId& { return entry.id; }, thing);
}

/// Looks through all lists. What belongs to a thing, such as a figure of a team, is not found by itself.
template <HasThings Scenario>
std::optional<PlaceIn<Scenario>> findThing(const Scenario& scenario, const ThingId& id)
{
    for (const auto kind : ThingLists<Scenario>::kinds) {
        const auto index = visitList(scenario, kind, [&](const auto& list) {
            const auto found = std::ranges::find_if(list, [&](const auto& thing) { return thing.id == id; });
            return found == list.end() ? std::nullopt : std::optional(std::size_t(found - list.begin()));
        });
        if (index)
            return PlaceIn<Scenario>{kind, *index};
    }
    return std::nullopt;
}

template <HasThings Scenario>
typename ThingLists<Scenario>::Thing thingAt(const Scenario& scenario,
                                             std::type_identity_t<PlaceIn<Scenario>> place)
{
    using Thing = typename ThingLists<Scenario>::Thing;
    return visitList(scenario, place.kind, [&](const auto& list) -> Thing { return list[place.index]; });
}

} // namespace delve
