// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace delve::table {

/// Which blocks of a batch were played. Sixty-four are asked about at once, so that parts of a batch are
/// joined in no time, however large it is.
class BlockSet
{
public:
    BlockSet() = default;
    explicit BlockSet(std::uint64_t blocks) : m_size(blocks), m_words((blocks + perWord - 1) / perWord) {}

    /// Blocks of the whole batch.
    std::uint64_t size() const { return m_size; }
    bool contains(std::uint64_t block) const
    {
        return (m_words[block / perWord] >> (block % perWord) & 1u) != 0;
    }
    void add(std::uint64_t block) { m_words[block / perWord] |= std::uint64_t(1) << (block % perWord); }
    /// How many are in it.
    std::uint64_t count() const
    {
        std::uint64_t blocks = 0;
        for (const std::uint64_t word : m_words)
            blocks += std::uint64_t(std::popcount(word));
        return blocks;
    }

    /// The first that another set of the same batch has, too.
    std::optional<std::uint64_t> firstShared(const BlockSet& other) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if (const std::uint64_t shared = m_words[i] & other.m_words[i])
                return i * perWord + std::uint64_t(std::countr_zero(shared));
        return std::nullopt;
    }
    void add(const BlockSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
    }

    /// Forgets all blocks behind the first ones.
    void cutOff(std::uint64_t blocks)
    {
        m_size = blocks;
        m_words.resize((blocks + perWord - 1) / perWord);
        if (blocks % perWord != 0)
            m_words.back() &= (std::uint64_t(1) << (blocks % perWord)) - 1;
    }

    friend bool operator==(const BlockSet&, const BlockSet&) = default;

private:
    static constexpr std::uint64_t perWord = 64;

    std::uint64_t m_size = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace delve::table
