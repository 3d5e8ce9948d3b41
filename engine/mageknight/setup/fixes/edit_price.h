// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/edit.h"

#include <cstdint>

namespace delve::mageknight {

/// What each kind of change costs when a scenario is mended. The more of the author's work a change gives up,
/// the dearer it is; to remove one thing costs more than ten other changes of any kind.
namespace price {
inline constexpr int turn = 1;     ///< also to flip
inline constexpr int move = 2;     ///< turned or not
inline constexpr int swap = 3;     ///< one piece or figure for another of its kind, turned or not
inline constexpr int reassign = 4; ///< an owner, a part, a partner, a colour, a level, the order of a list
inline constexpr int option = 5;   ///< what the players agreed on
inline constexpr int add = 6;
inline constexpr int remove = 10 * add + 1;
} // namespace price

/// The price of an edit, by what becomes of each thing: it does not matter who proposed it
/// and why. What a tile carries along is free.
int priceOf(const Edit& edit, const Content& content);

/// Options that hide errors and do not mend them. They are changed only where the person asks for it.
enum class Concession : std::uint8_t
{
    BuildTotal,  ///< TEAM-01
    Stock,       ///< LAY-21
    TilesRanOut, ///< LAY-15
    FreeBuild    ///< LAY-23
};

constexpr auto fileWords(Concession)
{
    return std::to_array<EnumName<Concession>>({{Concession::BuildTotal, "build-total"},
                                                {Concession::Stock, "stock"},
                                                {Concession::TilesRanOut, "tiles-ran-out"},
                                                {Concession::FreeBuild, "free-build"}});
}

/// Some of them.
class Concessions
{
public:
    void add(Concession concession) { m_bits |= bitOf(concession); }
    bool isEmpty() const { return m_bits == 0; }
    bool isPartOf(Concessions all) const { return (m_bits & ~all.m_bits) == 0; }

    friend bool operator==(Concessions, Concessions) = default;

private:
    static constexpr unsigned bitOf(Concession concession) { return 1U << unsigned(concession); }

    unsigned m_bits = 0;
};

/// Which of them an edit makes.
Concessions concessionsIn(const Edit& edit);

} // namespace delve::mageknight
