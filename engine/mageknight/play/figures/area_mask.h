// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <bit>
#include <cstdint>

namespace delve::mageknight::play {

/// Squares around an anchor, one bit for each within three rows and columns of it: room for the largest base
/// and its ring. Arcs are compiled into it once, since they are asked for all the time.
class AreaMask
{
public:
    constexpr bool has(Offset offset) const
    {
        return isInBox(offset) && (m_bits >> placeOf(offset) & 1) != 0;
    }
    constexpr void add(Offset offset) { m_bits |= std::uint64_t(1) << placeOf(offset); }
    constexpr int count() const { return std::popcount(m_bits); }

    friend constexpr bool operator==(AreaMask, AreaMask) = default;

    /// Calls `visit(offset)` for all of them, row by row.
    template <typename Visit> constexpr void forEach(Visit&& visit) const
    {
        for (std::uint64_t bits = m_bits; bits != 0; bits &= bits - 1) {
            const int place = std::countr_zero(bits);
            visit(Offset{place % width - reach, place / width - reach});
        }
    }

private:
    static constexpr int reach = 3;
    static constexpr int width = 2 * reach + 1;

    static constexpr bool isInBox(Offset offset)
    {
        return unsigned(offset.dx + reach) < width && unsigned(offset.dy + reach) < width;
    }
    static constexpr unsigned placeOf(Offset offset)
    {
        return unsigned((offset.dy + reach) * width + offset.dx + reach);
    }

    std::uint64_t m_bits = 0;
};

} // namespace delve::mageknight::play
