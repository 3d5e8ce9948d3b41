// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/edit.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <unordered_map>

namespace delve::mageknight {

namespace {

bool staysInPlace(const ThingChange& change)
{
    return change.before && change.after && change.before->index == change.after->index;
}

/// Takes out what is gone or listed elsewhere, and puts in what is new. Only the part of the list behind the
/// first such place is touched, so that adding to the end costs nothing more.
template <typename T> void rebuild(std::vector<T>& list, std::span<const ThingChange* const> moved)
{
    std::vector<std::size_t> gone;
    std::map<std::size_t, const T*> arriving;
    for (const ThingChange* change : moved) {
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

template <typename T>
void applyToList(std::vector<T>& list, ThingKind kind, std::span<const ThingChange> changes)
{
    std::vector<const ThingChange*> moved;
    for (const ThingChange& change : changes)
        if (change.kind == kind && !staysInPlace(change))
            moved.push_back(&change);
    if (!moved.empty())
        rebuild(list, moved);
    // After the rebuilding, since a thing that stays in place may still have been moved aside in between.
    for (const ThingChange& change : changes)
        if (change.kind == kind && staysInPlace(change))
            list[change.after->index] = std::get<T>(change.after->thing);
}

} // namespace

void apply(Scenario& scenario, const Edit& edit)
{
    visitAllLists(scenario,
                  [&](ThingKind kind, auto& list) { applyToList(list, kind, std::span(edit.changes)); });
    if (edit.facts)
        static_cast<ScenarioFacts&>(scenario) = edit.facts->after;
}

Edit inverted(Edit edit)
{
    for (ThingChange& change : edit.changes)
        std::swap(change.before, change.after);
    if (edit.facts)
        std::swap(edit.facts->before, edit.facts->after);
    return edit;
}

Edit combined(EditName name, const Scenario& start, std::span<const Edit> edits)
{
    Scenario end = start;
    for (const Edit& edit : edits)
        apply(end, edit);
    return difference(name, start, end);
}

namespace {

template <typename T> std::unordered_map<ThingId, std::size_t> placesOf(const std::vector<T>& list)
{
    std::unordered_map<ThingId, std::size_t> places; // looked up only, never walked
    for (std::size_t index = 0; index < list.size(); ++index)
        places.emplace(list[index].id, index);
    return places;
}

template <typename T>
void addDifference(ThingKind kind, const std::vector<T>& before, const std::vector<T>& after, Edit& edit)
{
    const auto oldPlaces = placesOf(before);
    const auto newPlaces = placesOf(after);
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
            edit.changes.push_back({kind, ListedThing{index, thing}, {}});
            continue;
        }
        const T& other = after[place->second];
        if (thing != other || (isReordered && place->second != index))
            edit.changes.push_back({kind, ListedThing{index, thing}, ListedThing{place->second, other}});
    }
    for (std::size_t index = 0; index < after.size(); ++index)
        if (!oldPlaces.contains(after[index].id))
            edit.changes.push_back({kind, {}, ListedThing{index, after[index]}});
}

} // namespace

Edit difference(EditName name, const Scenario& before, const Scenario& after)
{
    Edit edit{.name = name, .changes = {}, .facts = {}};
    for (const ThingKind kind : allThingKinds)
        visitMember(kind, [&](auto member) { addDifference(kind, before.*member, after.*member, edit); });
    if (static_cast<const ScenarioFacts&>(before) != static_cast<const ScenarioFacts&>(after))
        edit.facts = FactsChange{before, after};
    return edit;
}

} // namespace delve::mageknight
