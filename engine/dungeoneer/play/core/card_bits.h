// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/ids.h"

#include <array>
#include <bit>

namespace delve::dungeoneer::play {

/// A set of Adventure cards, walked in the order of their numbers.
struct CardBits
{
    static constexpr std::size_t words = mostCards / 64;
    std::array<std::uint64_t, words> bits{};

    bool has(CardId card) const { return (bits[indexOf(card) / 64] >> (indexOf(card) % 64) & 1) != 0; }
    void set(CardId card, bool value)
    {
        const std::uint64_t mask = std::uint64_t(1) << (indexOf(card) % 64);
        std::uint64_t& word = bits[indexOf(card) / 64];
        word = value ? word | mask : word & ~mask;
    }
    int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : bits)
            if (word != 0) // counting is a call where the machine has no instruction for it
                sum += std::popcount(word);
        return sum;
    }
    bool isEmpty() const
    {
        std::uint64_t any = 0;
        for (const std::uint64_t word : bits)
            any |= word;
        return any == 0;
    }
    friend CardBits operator&(CardBits a, const CardBits& b)
    {
        for (std::size_t i = 0; i < words; ++i)
            a.bits[i] &= b.bits[i];
        return a;
    }
    friend CardBits operator|(CardBits a, const CardBits& b)
    {
        for (std::size_t i = 0; i < words; ++i)
            a.bits[i] |= b.bits[i];
        return a;
    }
    friend bool operator==(const CardBits&, const CardBits&) = default;

    template <typename Visit> void forEach(Visit&& visit) const
    {
        for (std::size_t i = 0; i < words; ++i)
            for (std::uint64_t word = bits[i]; word != 0; word &= word - 1)
                visit(CardId(i * 64 + std::size_t(std::countr_zero(word))));
    }
};

} // namespace delve::dungeoneer::play
