// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/scenario/edits/renumbering.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// A value for each kind of thing.
template <typename T> using ByKind = std::array<T, allThingKinds.size()>;

/// Numbers of things in the list of their kind.
using ThingNumbers = std::vector<std::uint32_t>;

/// Which things lie on a square. Artifacts lie on all that they cover, doors on both sides of their edge.
class PieceMap
{
public:
    struct Entry
    {
        Square square;
        ThingKind kind = ThingKind::Door;
        std::uint32_t number = 0;

        friend auto operator<=>(const Entry&, const Entry&) = default;
    };

    PieceMap(const Scenario& scenario, const BoardPlan& plan);

    /// Follows an edit: new numbers of all things, and those that are new or lie elsewhere.
    void update(const Scenario& scenario, const BoardPlan& plan, const ByKind<Renumbering>& numbers,
                const ByKind<ThingNumbers>& changed);

    /// Follows one thing that lies elsewhere now.
    void replace(const Scenario& scenario, const BoardPlan& plan, ThingKind kind, std::size_t number);

    /// In the order of the scenario's lists, then of placement.
    std::span<const Entry> at(Square square) const;
    std::span<const Entry> at(Square square, ThingKind kind) const;
    /// The thing of a kind on a square that was placed first.
    std::optional<std::size_t> firstAt(Square square, ThingKind kind) const;
    /// All in a rectangle, row by row.
    template <typename Visit> void forEachIn(const TileArea& area, Visit visit) const
    {
        for (int y = 0; y < area.size.height; ++y)
            for (const Entry& entry : inRow(area.position + Offset{0, y}, area.size.width))
                visit(entry);
    }

private:
    void add(const Scenario& scenario, const BoardPlan& plan, ThingKind kind, std::size_t number);
    std::span<const Entry> inRow(Square first, int width) const;

    std::vector<Entry> m_entries; ///< sorted
};

} // namespace delve::mageknight
