// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/cell_index.h"

#include <algorithm>
#include <utility>

namespace delve::dungeoneer {

void CellIndex::set(Cell cell, int number)
{
    if (2 * (m_used + 1) > m_slots.size())
        grow();
    std::size_t slot = startOf(cell);
    while (m_slots[slot].number != nothing && m_slots[slot].cell != cell)
        slot = (slot + 1) & m_mask;
    m_used += m_slots[slot].number == nothing;
    m_slots[slot] = {cell, number};
}

void CellIndex::remove(Cell cell)
{
    if (at(cell) == nothing)
        return;
    std::size_t gap = startOf(cell);
    while (m_slots[gap].cell != cell)
        gap = (gap + 1) & m_mask;
    // What follows in the row moves up where it may, so that no search ends at the gap too early.
    for (std::size_t next = (gap + 1) & m_mask; m_slots[next].number != nothing; next = (next + 1) & m_mask) {
        const std::size_t home = startOf(m_slots[next].cell);
        if (((next - home) & m_mask) >= ((next - gap) & m_mask)) {
            m_slots[gap] = m_slots[next];
            gap = next;
        }
    }
    m_slots[gap] = {};
    --m_used;
}

void CellIndex::clear()
{
    std::ranges::fill(m_slots, Slot{});
    m_used = 0;
}

void CellIndex::grow()
{
    constexpr std::size_t least = 64;
    const std::vector<Slot> old = std::exchange(m_slots, {});
    m_slots.resize(std::max(least, 2 * old.size()));
    m_mask = m_slots.size() - 1;
    m_used = 0;
    for (const Slot& slot : old)
        if (slot.number != nothing)
            set(slot.cell, slot.number);
}

} // namespace delve::dungeoneer
