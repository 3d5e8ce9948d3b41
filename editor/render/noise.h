// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace delve {

/// The quiet variation of a drawing: a number for every key, always the same for the same seed. It has no
/// state, so a picture never depends on what was drawn before it.
class Noise
{
public:
    explicit constexpr Noise(std::uint64_t seed = 0) : m_seed(mixed(seed)) {}
    /// A seed from a name; FNV-1a, the same on every machine.
    explicit constexpr Noise(std::string_view name) : m_seed(0xcbf29ce484222325ull)
    {
        for (const char c : name)
            m_seed = (m_seed ^ std::uint8_t(c)) * 0x100000001b3ull;
    }

    /// From 0 up to, not including, 1.
    constexpr double at(int a, int b = 0, int c = 0) const { return double(bits(a, b, c) >> 11) * 0x1.0p-53; }
    /// From -1 to 1.
    constexpr double swing(int a, int b = 0, int c = 0) const { return at(a, b, c) * 2 - 1; }
    /// One of 0 to count - 1.
    constexpr int pick(int count, int a, int b = 0, int c = 0) const { return int(at(a, b, c) * count); }
    /// Noise of its own for a part of the drawing.
    constexpr Noise of(int a, int b = 0, int c = 0) const { return Noise(bits(a, b, c)); }

private:
    static constexpr std::uint64_t mixed(std::uint64_t x)
    {
        x += 0x9e3779b97f4a7c15ull;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
        return x ^ (x >> 31);
    }
    constexpr std::uint64_t bits(int a, int b, int c) const
    {
        return mixed(m_seed ^ mixed(std::uint32_t(a) ^ mixed(std::uint32_t(b) ^ mixed(std::uint32_t(c)))));
    }

    std::uint64_t m_seed;
};

} // namespace delve
