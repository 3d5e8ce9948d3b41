// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/piece_map.h"

#include <algorithm>

namespace delve::mageknight {

PieceMap::PieceMap(const Scenario& scenario, const BoardPlan& plan)
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (std::size_t number = 0; number < list.size(); ++number)
            add(scenario, plan, kind, number);
    });
    std::ranges::sort(m_entries);
}

void PieceMap::add(const Scenario& scenario, const BoardPlan& plan, ThingKind kind, std::size_t number)
{
    const auto lies = [&](Square square) { m_entries.push_back({square, kind, std::uint32_t(number)}); };
    switch (kind) {
    case ThingKind::Door: {
        if (plan.doors[number].tile < 0)
            break; // a door that is carried about
        const Edge edge = plan.edgeOf(DoorIndex(number));
        lies(edge.square);
        lies(neighbour(edge.square, edge.side));
        break;
    }
    case ThingKind::Artifact:
        for (const Square square : plan.squaresOfArtifact(number))
            lies(square);
        break;
    case ThingKind::Marker: lies(scenario.markers[number].square); break;
    case ThingKind::Chest: lies(scenario.chests[number].square); break;
    case ThingKind::Token: lies(scenario.tokens[number].square); break;
    case ThingKind::Entrance: lies(scenario.entrances[number].edge.square); break;
    case ThingKind::Exit: lies(scenario.exits[number].edge.square); break;
    case ThingKind::Player:
    case ThingKind::Tile:
    case ThingKind::Figure:      // checkPlacedFigures looks from the figures at what is under them
    case ThingKind::Note: break; // lie under everything, nowhere or in nobody's way
    }
}

void PieceMap::update(const Scenario& scenario, const BoardPlan& plan, const ByKind<Renumbering>& numbers,
                      const ByKind<ThingNumbers>& changed)
{
    ByKind<std::vector<bool>> isChanged;
    for (const ThingKind kind : allThingKinds) {
        isChanged[std::size_t(kind)].resize(std::size_t(numbers[std::size_t(kind)].count), false);
        for (const std::uint32_t number : changed[std::size_t(kind)])
            isChanged[std::size_t(kind)][number] = true;
    }
    std::erase_if(m_entries, [&](Entry& entry) {
        const std::int32_t number = numbers[std::size_t(entry.kind)].newNumbers[entry.number];
        if (number < 0 || isChanged[std::size_t(entry.kind)][std::size_t(number)])
            return true;
        entry.number = std::uint32_t(number);
        return false;
    });
    if (!std::ranges::is_sorted(m_entries))
        std::ranges::sort(m_entries);
    const auto kept = std::ptrdiff_t(m_entries.size());
    for (const ThingKind kind : allThingKinds)
        for (const std::uint32_t number : changed[std::size_t(kind)])
            add(scenario, plan, kind, number);
    std::ranges::sort(m_entries.begin() + kept, m_entries.end());
    std::ranges::inplace_merge(m_entries, m_entries.begin() + kept);
}

void PieceMap::replace(const Scenario& scenario, const BoardPlan& plan, ThingKind kind, std::size_t number)
{
    std::erase_if(m_entries,
                  [&](const Entry& entry) { return entry.kind == kind && entry.number == number; });
    const auto kept = std::ptrdiff_t(m_entries.size());
    add(scenario, plan, kind, number);
    std::ranges::sort(m_entries.begin() + kept, m_entries.end());
    std::ranges::inplace_merge(m_entries, m_entries.begin() + kept);
}

std::span<const PieceMap::Entry> PieceMap::inRow(Square first, int width) const
{
    return {std::ranges::lower_bound(m_entries, first, {}, &Entry::square),
            std::ranges::lower_bound(m_entries, first + Offset{width, 0}, {}, &Entry::square)};
}

std::span<const PieceMap::Entry> PieceMap::at(Square square) const
{
    return inRow(square, 1);
}

std::span<const PieceMap::Entry> PieceMap::at(Square square, ThingKind kind) const
{
    const auto range = std::ranges::equal_range(at(square), kind, {}, &Entry::kind);
    return {range.begin(), range.end()};
}

std::optional<std::size_t> PieceMap::firstAt(Square square, ThingKind kind) const
{
    const auto things = at(square, kind);
    return things.empty() ? std::nullopt : std::optional<std::size_t>(things.front().number);
}

} // namespace delve::mageknight
