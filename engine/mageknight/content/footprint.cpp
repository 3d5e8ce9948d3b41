// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/footprint.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

constexpr std::size_t baseCount = 6;
constexpr std::size_t mostSquares = 15;
constexpr std::size_t longestRing = 20;

/// A short list that is made while compiling.
template <typename T, std::size_t most> struct Few
{
    std::array<T, most> items{};
    std::size_t count = 0;

    constexpr void add(T item) { items[count++] = item; }
    constexpr std::span<const T> all() const { return {items.data(), count}; }
};

/// Where a base lies that faces one way.
struct Lie
{
    Few<Offset, mostSquares> squares;
    Few<Offset, 4> measuring;
    Few<RingSquare, longestRing> ring;
};

/// A base that faces north: its north-west square and its extent.
struct NorthBox
{
    int left = 0;
    int top = 0;
    int width = 1;
    int length = 1;
};

/// BASE-03: peanut and mount lie behind their front square, the others around their middle.
constexpr NorthBox northBoxOf(BaseShape base)
{
    switch (base) {
    case BaseShape::Round1x1: return {0, 0, 1, 1};
    case BaseShape::Peanut1x2: return {0, 0, 1, 2};
    case BaseShape::Titan2x2: return {-1, -1, 2, 2};
    case BaseShape::Mount1x3: return {0, 0, 1, 3};
    case BaseShape::SmallMulti2x4: return {-1, -2, 2, 4};
    case BaseShape::LargeMulti3x5: return {-1, -2, 3, 5};
    }
    return {};
}

/// BASE-02: an offset of a base that faces north after quarter turns clockwise.
constexpr Offset turnedOffset(Offset offset, int quarters, bool isVertex)
{
    for (int i = 0; i < quarters; ++i)
        offset = {-offset.dy - (isVertex ? 1 : 0), offset.dx};
    return offset;
}

/// BASE-12: peanut the front square, mount the middle one, the others the squares at their dot.
constexpr Few<Offset, 4> northMeasuring(BaseShape base)
{
    Few<Offset, 4> squares;
    if (hasVertexAnchor(base))
        for (int y = -1; y <= 0; ++y)
            for (int x = -1; x <= 0; ++x)
                squares.add({x, y});
    else
        squares.add({0, base == BaseShape::Mount1x3 ? 1 : 0});
    return squares;
}

/// FARC-02: a square of the ring by column and row, both -1 to one more than the base has.
constexpr RingSquare northRingSquare(const NorthBox& box, int column, int row)
{
    RingSquare square{{box.left + column, box.top + row}, RingColour::Yellow, 0};
    const bool isLeft = column < 0;
    const bool isRight = column == box.width;
    const auto touch = [&square](bool does, Section section) {
        if (does)
            square.sections = SectionMask(square.sections | maskOf(section));
    };
    touch(row < 0, Section::Front);
    touch(isLeft, Section::Left);
    touch(isRight, Section::Right);
    touch(row == box.length, Section::Back);
    if (row < 0)
        square.colour = isLeft || isRight ? RingColour::White : RingColour::Yellow;
    else if (row == box.length)
        square.colour = isLeft || isRight ? RingColour::Red : RingColour::Purple;
    else if (row < (box.length + 1) / 2)
        square.colour = isLeft ? RingColour::Blue : RingColour::Green;
    else
        square.colour = RingColour::Grey;
    return square;
}

constexpr Few<RingSquare, longestRing> northRing(const NorthBox& box)
{
    Few<RingSquare, longestRing> ring;
    for (int column = -1; column <= box.width; ++column)
        ring.add(northRingSquare(box, column, -1));
    for (int row = 0; row <= box.length; ++row)
        ring.add(northRingSquare(box, box.width, row));
    for (int column = box.width - 1; column >= -1; --column)
        ring.add(northRingSquare(box, column, box.length));
    for (int row = box.length - 1; row >= 0; --row)
        ring.add(northRingSquare(box, -1, row));
    return ring;
}

/// FARC-09: around one square the colours go on by eighths.
constexpr Few<RingSquare, longestRing> turnedSmallRing(const NorthBox& box, Direction facing)
{
    Few<RingSquare, longestRing> ring = northRing(box);
    for (std::size_t i = 0; i < ring.count; ++i)
        ring.items[i].offset = offsetOf(turned(facing, int(i) - 1));
    return ring;
}

constexpr Lie lieOf(BaseShape base, Direction facing)
{
    const NorthBox box = northBoxOf(base);
    const int quarters = int(facing) / 2;
    const bool isVertex = hasVertexAnchor(base);
    Lie lie;
    for (int row = 0; row < box.length; ++row)
        for (int column = 0; column < box.width; ++column)
            lie.squares.add(turnedOffset({box.left + column, box.top + row}, quarters, isVertex));
    for (const Offset offset : northMeasuring(base).all())
        lie.measuring.add(turnedOffset(offset, quarters, isVertex));
    if (base == BaseShape::Round1x1) {
        lie.ring = turnedSmallRing(box, facing);
        return lie;
    }
    for (RingSquare square : northRing(box).all()) { // FARC-18: left and right turn along
        square.offset = turnedOffset(square.offset, quarters, isVertex);
        lie.ring.add(square);
    }
    return lie;
}

using Lies = std::array<std::array<Lie, 8>, baseCount>;

constexpr Lies allLies = [] {
    Lies lies{};
    for (std::size_t base = 0; base < baseCount; ++base)
        for (const Direction facing : allDirections)
            lies[base][std::size_t(facing)] = lieOf(BaseShape(base), facing);
    return lies;
}();

constexpr const Lie& lie(BaseShape base, Direction facing)
{
    return allLies[std::size_t(base)][std::size_t(facing)];
}

} // namespace

std::span<const Offset> squaresOf(BaseShape base, Direction facing)
{
    return lie(base, facing).squares.all();
}

BaseBox boxOf(BaseShape base, Direction facing)
{
    const NorthBox box = northBoxOf(base);
    const int quarters = int(facing) / 2;
    const bool isVertex = hasVertexAnchor(base);
    const Offset first = turnedOffset({box.left, box.top}, quarters, isVertex);
    const Offset last =
        turnedOffset({box.left + box.width - 1, box.top + box.length - 1}, quarters, isVertex);
    return {{std::min(first.dx, last.dx), std::min(first.dy, last.dy)},
            rotated(Size{box.width, box.length}, Rotation(quarters))};
}

std::span<const Offset> measuringSquaresOf(BaseShape base, Direction facing)
{
    return lie(base, facing).measuring.all();
}

std::span<const RingSquare> ringOf(BaseShape base, Direction facing)
{
    return lie(base, facing).ring.all();
}

bool isOverhang(BaseShape base, std::uint32_t crevasses)
{
    if (crevasses == 0)
        return true;
    if (base != BaseShape::Titan2x2 && !isMultiDialBase(base))
        return false; // PEA-08, MOUNT-11
    // MD-13: one of the rows across the facing, any of them.
    const NorthBox box = northBoxOf(base);
    const std::uint32_t row = (1u << box.width) - 1;
    for (int i = 0; i < box.length; ++i)
        if ((crevasses & ~(row << (i * box.width))) == 0)
            return true;
    // TITAN-08: of a titan the left or the right pair as well.
    constexpr std::uint32_t leftPair = 0b0101;
    constexpr std::uint32_t rightPair = 0b1010;
    return base == BaseShape::Titan2x2 && ((crevasses & ~leftPair) == 0 || (crevasses & ~rightPair) == 0);
}

bool isInFrontArc(BaseShape base, int degrees, ArcSide side, RingColour colour)
{
    switch (colour) {
    case RingColour::Yellow:
    case RingColour::White: return true;
    case RingColour::Blue: return degrees >= 180 || (degrees == 135 && side != ArcSide::Right);
    case RingColour::Green: return degrees >= 180 || (degrees == 135 && side == ArcSide::Right);
    case RingColour::Grey: return degrees >= 270;
    case RingColour::Red:
        // FARC-10, FARC-14: the lists of the source leave red out of 270 degrees for these two bases.
        return degrees == 360 ||
               (degrees == 270 && base != BaseShape::Peanut1x2 && base != BaseShape::SmallMulti2x4);
    case RingColour::Purple: return degrees == 360;
    }
    return false;
}

} // namespace delve::mageknight
