// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/content/figure.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve::mageknight::play {

/// A set of special abilities, one bit each.
class AbilitySet
{
public:
    constexpr AbilitySet() = default;
    constexpr AbilitySet(std::initializer_list<Ability> abilities)
    {
        for (const Ability ability : abilities)
            add(ability);
    }

    constexpr bool has(Ability ability) const { return (m_bits >> unsigned(ability) & 1) != 0; }
    constexpr bool hasAny(AbilitySet others) const { return (m_bits & others.m_bits) != 0; }
    constexpr void add(Ability ability) { m_bits |= std::uint64_t(1) << unsigned(ability); }
    constexpr void add(AbilitySet others) { m_bits |= others.m_bits; }
    constexpr void remove(AbilitySet others) { m_bits &= ~others.m_bits; }

    friend constexpr bool operator==(AbilitySet, AbilitySet) = default;

private:
    std::uint64_t m_bits = 0;
};

/// SPD-07, SA-AQUATIC: water counts as clear. `has(ability)` tells what is in effect.
template <typename Has> bool swims(SpeedType type, Has has)
{
    return type == SpeedType::Wave || has(Ability::Aquatic);
}
/// SPD-09, SA-FLIGHT: terrain does not matter.
template <typename Has> bool flies(SpeedType type, Has has)
{
    return type == SpeedType::Wing || has(Ability::Flight);
}

/// One click of a dial, ready for questions.
struct ClickValues
{
    std::array<std::int8_t, 4> values{}; ///< by slot
    bool eliminated = false;
    std::uint8_t optionalSlots =
        0; ///< SA-G2: a bit for each slot that shows an ability which can be cancelled
    AbilitySet abilities;

    int value(Slot slot) const { return values[std::size_t(slot)]; }
};

/// A kind of figure compiled for play: dials as flat lists, arcs and footprints by facing.
class FigureKind
{
public:
    explicit FigureKind(const Figure& figure);

    const Figure& figure() const { return *m_figure; }
    bool isOneSquare() const { return m_oneSquare; }
    int dialCount() const { return int(m_dialStarts.size()) - 1; }
    /// DIAL-05: the values that a dial shows.
    const ClickValues& click(int dial, int click) const
    {
        return m_clicks[std::size_t(m_dialStarts[std::size_t(dial)] + click)];
    }
    /// DIAL-05: the values that the main dial shows, which all figures have.
    const ClickValues& mainClick(int click) const { return m_clicks[std::size_t(click)]; }
    /// DIAL-11: the index of the first click with skulls.
    int lastClick(int dial) const
    {
        return m_dialStarts[std::size_t(dial) + 1] - m_dialStarts[std::size_t(dial)] - 1;
    }

    /// BASE-03: the squares of the base, as offsets from its anchor; the anchor's own comes first where it
    /// is a square. A base with its centre on a corner has the square south-east of it as anchor.
    std::span<const Offset> footprint(Direction facing) const { return m_footprints[std::size_t(facing)]; }
    /// ARC-02 to ARC-05 for a base of one square: the directions that the arc covers.
    DirectionMask frontArc(Direction facing) const { return m_front[std::size_t(facing)]; }
    DirectionMask rearArc(Direction facing) const { return m_rear[std::size_t(facing)]; }

private:
    void compileDials();
    void compileArcs();

    const Figure* m_figure;
    bool m_oneSquare;
    std::vector<ClickValues> m_clicks;
    std::vector<int> m_dialStarts; ///< one more than there are dials
    std::array<std::vector<Offset>, 8> m_footprints;
    std::array<DirectionMask, 8> m_front{};
    std::array<DirectionMask, 8> m_rear{};
};

} // namespace delve::mageknight::play
