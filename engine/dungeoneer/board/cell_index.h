// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/board/cell.h"

#include <cstdint>
#include <vector>

namespace delve::dungeoneer {

/// Numbers by cell in one flat array: a hash table with open addressing, so that cards far apart need no
/// large grid and a look costs a few nanoseconds. Looked up only, never walked.
class CellIndex
{
public:
    static constexpr int nothing = -1;

    /// The number at the cell, or `nothing`.
    int at(Cell cell) const
    {
        if (m_slots.empty())
            return nothing;
        for (std::size_t slot = startOf(cell);; slot = (slot + 1) & m_mask) {
            const Slot& found = m_slots[slot];
            if (found.number == nothing || found.cell == cell)
                return found.number;
        }
    }

    /// Puts a number at a cell that has none, or takes the place of the one there.
    void set(Cell cell, int number);
    void remove(Cell cell);
    void clear();

private:
    struct Slot
    {
        Cell cell;
        int number = nothing;
    };

    std::size_t startOf(Cell cell) const
    {
        const auto key = std::uint64_t(std::uint32_t(cell.column)) << 32 | std::uint32_t(cell.row);
        return std::size_t((key * 0x9e3779b97f4a7c15u) >> 32) & m_mask;
    }
    void grow();

    std::vector<Slot> m_slots;
    std::size_t m_mask = 0;
    std::size_t m_used = 0;
};

} // namespace delve::dungeoneer
