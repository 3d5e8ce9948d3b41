// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/ids.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace delve::mageknight::play {

/// A set of figures on the stack: lists of legal actions are made without asking for memory.
class FigureBits
{
public:
    /// An empty set of figures with numbers below `count`.
    explicit FigureBits(std::size_t count) : m_wordCount((count + 63) / 64)
    {
        std::fill_n(m_words.begin(), m_wordCount, 0);
    }

    void add(FigureId id) { m_words[indexOf(id) / 64] |= std::uint64_t(1) << (indexOf(id) % 64); }
    bool contains(FigureId id) const { return (m_words[indexOf(id) / 64] >> (indexOf(id) % 64) & 1) != 0; }

    /// Calls `visit(figure)` for all of them, in their order.
    template <typename Visit> void forEach(Visit&& visit) const { visitFrom(0, visit); }
    /// Calls `visit(figure)` for those that come after `id`, in their order.
    template <typename Visit> void forEachAfter(FigureId id, Visit&& visit) const
    {
        visitFrom(indexOf(id) + 1, visit);
    }

private:
    template <typename Visit> void visitFrom(std::size_t first, Visit&& visit) const
    {
        for (std::size_t word = first / 64; word < m_wordCount; ++word) {
            std::uint64_t bits = m_words[word];
            if (word * 64 < first)
                bits &= ~std::uint64_t(0) << (first % 64);
            for (; bits != 0; bits &= bits - 1)
                visit(FigureId(word * 64 + std::size_t(std::countr_zero(bits))));
        }
    }

    std::size_t m_wordCount;
    std::array<std::uint64_t, mostFigures / 64> m_words; ///< only as many as are counted are ever filled
};

} // namespace delve::mageknight::play
