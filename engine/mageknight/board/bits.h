// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// A set of numbers that somebody else owns, one bit each. Without an owner it is empty.
class BitView
{
public:
    constexpr BitView() = default;
    constexpr explicit BitView(const std::uint64_t* words) : m_words(words) {}

    constexpr bool any() const { return m_words != nullptr; }
    constexpr bool test(std::int32_t bit) const
    {
        return m_words != nullptr && (m_words[std::size_t(bit) / 64] >> (std::size_t(bit) % 64) & 1) != 0;
    }

private:
    const std::uint64_t* m_words = nullptr;
};

/// A set of the numbers 0 to size - 1, for squares and doors.
class BitSet
{
public:
    BitSet() = default;
    explicit BitSet(std::int32_t size) : m_words((std::size_t(size) + 63) / 64, 0) {}

    bool test(std::int32_t bit) const { return BitView(m_words.data()).test(bit); }
    void set(std::int32_t bit, bool value = true)
    {
        const std::uint64_t mask = std::uint64_t(1) << (std::size_t(bit) % 64);
        std::uint64_t& word = m_words[std::size_t(bit) / 64];
        word = value ? word | mask : word & ~mask;
    }

    /// Valid as long as this set lives and is not assigned to.
    BitView view() const { return BitView(m_words.data()); }

    friend bool operator==(const BitSet&, const BitSet&) = default;

private:
    std::vector<std::uint64_t> m_words;
};

/// Which doors are open. DOOR-06, DOOR-11: a closed door is a wall, an open one is not.
class DoorStates
{
public:
    static constexpr DoorStates allOpen() { return DoorStates(true, {}); }
    static constexpr DoorStates allClosed() { return DoorStates(false, {}); }
    /// The doors in the set are open, the others closed.
    static constexpr DoorStates open(BitView open) { return DoorStates(false, open); }

    constexpr bool isOpen(std::int32_t door) const { return m_all || m_open.test(door); }

private:
    constexpr DoorStates(bool all, BitView open) : m_all(all), m_open(open) {}

    bool m_all;
    BitView m_open;
};

} // namespace delve::mageknight
