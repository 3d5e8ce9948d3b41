// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/content/footprint.h"
#include "engine/mageknight/play/figures/area_mask.h"

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
    std::uint8_t skulls = 0; ///< MD-21: in the stat slot; three where the dial has ended
    std::uint8_t optionalSlots =
        0; ///< SA-G2: a bit for each slot that shows an ability which can be cancelled
    AbilitySet abilities;

    int value(Slot slot) const { return values[std::size_t(slot)]; }
};

/// How a base gets from square to square (BASE-24).
enum class Tread : std::uint8_t
{
    Walks,   ///< one square
    Trails,  ///< PEA-05, MOUNT-03: the front square walks and the body follows over the squares it left
    Strides, ///< TITAN-05: the centre dot goes from corner to corner
    Drives   ///< MD-04: it turns on its dot and goes one straight line
};

/// MD-19, FARC-15: what the arcs of multi-dial figures are.
enum class SectionArcs : std::uint8_t
{
    Edges,   ///< each section has its outside edge
    Standard ///< all have the arcs of one figure, and the whole ring of the base
};

/// A kind of figure compiled for play: its dial as a flat list, arcs and footprints by facing.
class FigureKind
{
public:
    explicit FigureKind(const Figure& figure) : FigureKind(figure, figure.base) {}
    /// BASE-21: on another base than its own. Of a multi-dial figure this is the hull, which has no values.
    FigureKind(const Figure& figure, BaseShape base, SectionArcs arcs = SectionArcs::Edges);
    /// CAV-03: a rider in the saddle. Squares, arcs and speed type are the mount's, the dial is its own.
    /// PSGR-09: a passenger covers the sides and the back of its chariot.
    FigureKind(const Figure& rider, const FigureKind& mount);
    /// MD-01, MD-19: one section of a multi-dial figure: its dial, on the squares of the hull.
    FigureKind(const Figure& figure, Section section, SectionArcs arcs = SectionArcs::Edges);

    const Figure& figure() const { return *m_figure; }
    bool isOneSquare() const { return m_oneSquare; }
    /// DIAL-05: the values that its dial shows. MD-01: a section is a figure with a dial of its own.
    const ClickValues& click(int click) const { return m_clicks[std::size_t(click)]; }
    /// DIAL-11: the index of the first click with skulls; of a hull, which has one click, that.
    int lastClick() const { return int(m_clicks.size()) - 1; }

    BaseShape base() const { return m_base; }
    /// MD-01: the section that this is; Main for all other figures and for hulls.
    Section section() const { return m_section; }
    /// MD-01: the base of four sections, which have the dials.
    bool isHull() const { return m_isHull; }
    /// RANGE-04: of its ranged attacks; MD-38: a section has its own.
    int range() const { return m_range; }
    /// CAV-08: that of the mount for who rides.
    SpeedType speedType() const { return m_speedType; }
    Tread tread() const { return m_tread; }
    /// BASE-04
    bool canFace(Direction facing) const { return mayFace(m_base, facing); }
    /// FARC-03: its front arc favours a side.
    bool favoursSide() const { return m_favoursSide; }

    /// BASE-03: the squares of the base, as offsets from its anchor; the anchor's own comes first where it
    /// is a square. A base with its centre on a corner has the square south-east of it as anchor.
    std::span<const Offset> footprint(Direction facing) const { return squaresOf(m_base, facing); }
    /// FARC: the ring squares that the arc covers, as offsets from the anchor.
    AreaMask frontArea(Direction facing, ArcSide side) const
    {
        return m_frontAreas[side == ArcSide::Right][std::size_t(facing)];
    }
    /// MD-33: of a section the ring squares along its edge, which are beside it.
    AreaMask edgeArea(Direction facing) const { return m_edges[std::size_t(facing)]; }
    AreaMask rearArea(Direction facing) const { return m_rearAreas[std::size_t(facing)]; }
    /// ARC-02 to ARC-05 for a base of one square: the directions that the arc covers.
    DirectionMask frontArc(Direction facing, ArcSide side = ArcSide::Left) const
    {
        return m_front[side == ArcSide::Right][std::size_t(facing)];
    }
    DirectionMask rearArc(Direction facing) const { return m_rear[std::size_t(facing)]; }

private:
    void compileDial();
    void compileArcs();
    bool isAhead(const RingSquare& square, ArcSide side) const;

    const Figure* m_figure;
    BaseShape m_base;
    SpeedType m_speedType;
    int m_frontArcWidth;
    Tread m_tread;
    bool m_oneSquare;
    bool m_favoursSide;
    bool m_isHull = false;
    Section m_section = Section::Main;
    SectionMask m_ahead = 0;  ///< MD-19, PSGR-09: the sections whose edges are the front arc; 0: by its width
    SectionMask m_beside = 0; ///< MD-33: the sections whose edges are its own
    int m_range = 0;
    std::vector<ClickValues> m_clicks;
    std::array<std::array<AreaMask, 8>, 2> m_frontAreas{}; ///< favouring the left, the right
    std::array<AreaMask, 8> m_rearAreas{};
    std::array<AreaMask, 8> m_edges{};
    std::array<std::array<DirectionMask, 8>, 2> m_front{};
    std::array<DirectionMask, 8> m_rear{};
};

} // namespace delve::mageknight::play
