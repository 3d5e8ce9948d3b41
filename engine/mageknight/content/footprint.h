// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"
#include "engine/geometry/square.h"
#include "engine/mageknight/content/figure.h"

#include <cstdint>
#include <span>

namespace delve::mageknight {

// Where a base lies and what is around it, as offsets from its anchor (BASE-02). No board is asked here:
// walls, terrain and other pieces are the business of board/base_fit.h.

/// BASE-02: the bases whose anchor is a corner of four squares. Such an anchor is told by the square
/// south-east of the corner.
constexpr bool hasVertexAnchor(BaseShape base)
{
    return base == BaseShape::Titan2x2 || base == BaseShape::SmallMulti2x4;
}

/// BASE-04: one square has eight facings, every larger base four.
constexpr bool mayFace(BaseShape base, Direction facing)
{
    return base == BaseShape::Round1x1 || !isDiagonal(facing);
}

/// MD-01: four dials on one base.
constexpr bool isMultiDialBase(BaseShape base)
{
    return base == BaseShape::SmallMulti2x4 || base == BaseShape::LargeMulti3x5;
}

/// BASE-21: on larger squares a peanut base fits one of them.
constexpr BaseShape baseOn(BaseShape base, bool largeSquares)
{
    return largeSquares && base == BaseShape::Peanut1x2 ? BaseShape::Round1x1 : base;
}

/// BASE-03: the squares of a base, row by row from its front, each row from its left to its right. A larger
/// base that faces diagonally on its way lies as if it had not turned the last eighth (BASE-04).
std::span<const Offset> squaresOf(BaseShape base, Direction facing);

/// The rectangle that a base covers: its north-west square, as an offset from the anchor, and its extent.
struct BaseBox
{
    Offset corner;
    Size size;

    friend constexpr bool operator==(const BaseBox&, const BaseBox&) = default;
};
BaseBox boxOf(BaseShape base, Direction facing);

/// BASE-12: the squares from which distances are measured: one, or the four around a dot on a corner.
std::span<const Offset> measuringSquaresOf(BaseShape base, Direction facing);

/// BASE-06: whether the crevasse squares under a base lie in one row that may hang over them. Bit n of
/// `crevasses` stands for the nth of squaresOf().
bool isOverhang(BaseShape base, std::uint32_t crevasses);

/// FARC-02: the squares around a base, by the part of the arcs that they belong to.
enum class RingColour : std::uint8_t
{
    Yellow, ///< straight ahead
    White,  ///< front corners
    Blue,   ///< front half of the left side
    Green,  ///< front half of the right side
    Grey,   ///< rear half of both sides
    Red,    ///< rear corners
    Purple  ///< straight behind
};

/// A set of sections: bit n stands for Section(n).
using SectionMask = std::uint8_t;

constexpr SectionMask maskOf(Section section)
{
    return SectionMask(1u << unsigned(section));
}

/// BASE-11: a square that touches a base.
struct RingSquare
{
    Offset offset;
    RingColour colour = RingColour::Yellow;
    SectionMask sections = 0; ///< FARC-16, FARC-17: whose edges of the base it touches; two at the corners

    friend constexpr bool operator==(const RingSquare&, const RingSquare&) = default;
};

/// BASE-11, FARC-08 to FARC-14, FARC-18: the ring of a base, clockwise from its front left corner; around one
/// square from the square left of the one it faces.
std::span<const RingSquare> ringOf(BaseShape base, Direction facing);

/// FARC-02: whether a front arc of this many degrees covers the squares of a colour. FARC-03: an arc of 135
/// degrees favours its left side unless told otherwise.
bool isInFrontArc(BaseShape base, int degrees, ArcSide side, RingColour colour);

/// FARC-06: whether the rear arc covers them.
constexpr bool isInRearArc(RingColour colour)
{
    return colour == RingColour::Red || colour == RingColour::Purple;
}

} // namespace delve::mageknight
