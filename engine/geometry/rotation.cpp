// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/geometry/rotation.h"

namespace delve {

LocalSquare rotated(LocalSquare square, Size size, Rotation rotation)
{
    switch (rotation) {
    case Rotation::None: return square;
    case Rotation::Quarter: return {size.height - 1 - square.y, square.x};
    case Rotation::Half: return {size.width - 1 - square.x, size.height - 1 - square.y};
    case Rotation::ThreeQuarters: return {square.y, size.width - 1 - square.x};
    }
    return square;
}

LocalEdge rotated(LocalEdge edge, Size size, Rotation rotation)
{
    return {rotated(edge.square, size, rotation), turned(edge.side, quartersOf(rotation))};
}

LocalSquare unrotated(LocalSquare square, Size size, Rotation rotation)
{
    const Rotation back = turned(Rotation::None, -quartersOf(rotation));
    return rotated(square, rotated(size, rotation), back);
}

LocalEdge unrotated(LocalEdge edge, Size size, Rotation rotation)
{
    return {unrotated(edge.square, size, rotation), turned(edge.side, -quartersOf(rotation))};
}

} // namespace delve
