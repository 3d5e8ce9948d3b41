// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/face_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::mageknight {

namespace {

constexpr double margin = 0.7; ///< squares around the face, for labels and the marks of entryways

} // namespace

FaceGeometry::FaceGeometry(Size squares, QSizeF item) : m_size(squares)
{
    m_pixels = std::max(1.0, std::floor(std::min(item.width() / (squares.width + 2 * margin),
                                                 item.height() / (squares.height + 2 * margin))));
    m_origin = {std::floor((item.width() - squares.width * m_pixels) / 2),
                std::floor((item.height() - squares.height * m_pixels) / 2)};
}

QRectF FaceGeometry::pixelsOf(LocalSquare square) const
{
    return {toPixels(QPointF(square.x, square.y)), QSizeF(m_pixels, m_pixels)};
}

QLineF FaceGeometry::pixelsOf(LocalEdge edge) const
{
    const QRectF square = pixelsOf(edge.square);
    switch (edge.side) {
    case Side::North: return {square.topLeft(), square.topRight()};
    case Side::East: return {square.topRight(), square.bottomRight()};
    case Side::South: return {square.bottomLeft(), square.bottomRight()};
    case Side::West: break;
    }
    return {square.topLeft(), square.bottomLeft()};
}

std::optional<LocalSquare> FaceGeometry::squareAt(QPointF pixel) const
{
    const QPointF at = toSquares(pixel);
    const LocalSquare square{int(std::floor(at.x())), int(std::floor(at.y()))};
    if (square.x < 0 || square.y < 0 || square.x >= m_size.width || square.y >= m_size.height)
        return std::nullopt;
    return square;
}

bool FaceGeometry::isNear(QPointF at) const
{
    constexpr double reach = 0.4;
    return at.x() > -reach && at.y() > -reach && at.x() < m_size.width + reach &&
           at.y() < m_size.height + reach;
}

std::optional<LocalEdge> FaceGeometry::edgeAt(QPointF pixel) const
{
    const QPointF at = toSquares(pixel);
    if (!isNear(at))
        return std::nullopt;
    const LocalSquare square{std::clamp(int(std::floor(at.x())), 0, m_size.width - 1),
                             std::clamp(int(std::floor(at.y())), 0, m_size.height - 1)};
    const double x = at.x() - square.x;
    const double y = at.y() - square.y;
    const std::array<double, 4> distances{y, 1 - x, 1 - y, x}; // by side
    const auto nearest = std::ranges::min_element(distances) - distances.begin();
    return LocalEdge{square, Side(nearest)};
}

std::optional<LocalSquare> FaceGeometry::cornerAt(QPointF pixel) const
{
    const QPointF at = toSquares(pixel);
    if (!isNear(at))
        return std::nullopt;
    return LocalSquare{std::clamp(int(std::lround(at.x())), 0, m_size.width),
                       std::clamp(int(std::lround(at.y())), 0, m_size.height)};
}

LocalSquare cornerOf(LocalEdge edge)
{
    const auto [x, y] = edge.square;
    switch (edge.side) {
    case Side::North: return {x + 1, y};
    case Side::East: return {x + 1, y + 1};
    case Side::South: return {x, y + 1};
    case Side::West: break;
    }
    return {x, y};
}

} // namespace delve::mageknight
