// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/id.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <unordered_map>
#include <variant>
#include <vector>

namespace delve {

// Edits of scenarios are lists of changes, whatever the game. A change has a kind, which names a list of the
// scenario, and perhaps a `before` and an `after`, each with an index and a thing; the index before is a
// place in the list as it was, the index after one in the list as it will be.

namespace list_changes {

template <typename Change> bool staysInPlace(const Change& change)
{
    return change.before && change.after && change.before->index == change.after->index;
}

/// Takes out what is gone or listed elsewhere, and puts in what is new. Only the part of the list behind the
/// first such place is touched, so that adding to the end costs nothing more.
template <typename T, typename Change>
void rebuild(std::vector<T>& list, const std::vector<const Change*>& moved)
{
    std::vector<std::size_t> gone;
    std::map<std::size_t, const T*> arriving;
    for (const Change* change : moved) {
        if (change->before)
            gone.push_back(change->before->index);
        if (change->after)
            arriving.emplace(change->after->index, &std::get<T>(change->after->thing));
    }
    std::ranges::sort(gone);
    if (!gone.empty()) {
        auto nextGone = gone.begin();
        std::size_t kept = gone.front();
        for (std::size_t index = kept; index < list.size(); ++index) {
            if (nextGone != gone.end() && *nextGone == index)
                ++nextGone;
            else
                list[kept++] = std::move(list[index]);
        }
        list.resize(kept);
    }
    // From the end, so that whatever stays moves straight to its place.
    std::size_t staying = list.size();
    list.resize(staying + arriving.size());
    std::size_t place = list.size();
    for (auto next = arriving.rbegin(); next != arriving.rend(); ++next) {
        assert(next->first < place);
        while (--place > next->first)
            list[place] = std::move(list[--staying]);
        list[place] = *next->second;
    }
}

template <typename T> std::unordered_map<ThingId, std::size_t> placesOf(const std::vector<T>& list)
{
    std::unordered_map<ThingId, std::size_t> places; // looked up only, never walked
    for (std::size_t index = 0; index < list.size(); ++index)
        places.emplace(list[index].id, index);
    return places;
}

} // namespace list_changes

/// Makes the changes of the list of this kind.
template <typename T, typename Kind, typename Change>
void applyToList(std::vector<T>& list, Kind kind, const std::vector<Change>& changes)
{
    std::vector<const Change*> moved;
    for (const Change& change : changes)
        if (change.kind == kind && !list_changes::staysInPlace(change))
            moved.push_back(&change);
    if (!moved.empty())
        list_changes::rebuild(list, moved);
    // After the rebuilding, since a thing that stays in place may still have been moved aside in between.
    for (const Change& change : changes)
        if (change.kind == kind && list_changes::staysInPlace(change))
            list[change.after->index] = std::get<T>(change.after->thing);
}

/// Adds what differs between two lists of this kind. It looks at all of both.
template <typename T, typename Kind, typename Change>
void addDifference(Kind kind, const std::vector<T>& before, const std::vector<T>& after,
                   std::vector<Change>& changes)
{
    const auto oldPlaces = list_changes::placesOf(before);
    const auto newPlaces = list_changes::placesOf(after);
    // Things whose order among those that remain did not change need no change of place.
    std::vector<std::size_t> kept;
    for (const T& thing : after)
        if (const auto old = oldPlaces.find(thing.id); old != oldPlaces.end())
            kept.push_back(old->second);
    const bool isReordered = !std::ranges::is_sorted(kept);
    for (std::size_t index = 0; index < before.size(); ++index) {
        const T& thing = before[index];
        const auto place = newPlaces.find(thing.id);
        if (place == newPlaces.end()) {
            changes.push_back({kind, {{index, thing}}, {}});
            continue;
        }
        const T& other = after[place->second];
        if (thing != other || (isReordered && place->second != index))
            changes.push_back({kind, {{index, thing}}, {{place->second, other}}});
    }
    for (std::size_t index = 0; index < after.size(); ++index)
        if (!oldPlaces.contains(after[index].id))
            changes.push_back({kind, {}, {{index, after[index]}}});
}

} // namespace delve
