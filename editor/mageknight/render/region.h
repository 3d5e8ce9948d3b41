// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/noise.h"
#include "engine/mageknight/content/tile.h"

#include <QPainterPath>
#include <QPolygonF>

#include <functional>
#include <vector>

namespace delve::mageknight {

/// A set of squares of a face.
using SquareSet = std::function<bool(LocalSquare)>;

/// The squares of a face that show this terrain. The layout must outlive the set.
SquareSet squaresOf(const FaceLayout& layout, Terrain terrain);

template <typename Paint> void forSquaresOf(const FaceLayout& layout, Terrain terrain, Paint paint)
{
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x)
            if (layout.terrain({x, y}) == terrain)
                paint(LocalSquare{x, y});
}

/// How the shore of a region is drawn.
struct Shore
{
    double inset = 0.05;    ///< how far inside its squares the region ends
    double roughness = 0.0; ///< how far the shore swings about that line
    double rimInset = 0.0;  ///< the inset on the border of the face, where nothing swings
    int pieces = 5;         ///< into which one side of a square is divided
};

/// The closed outlines of a set of squares, outer ones clockwise. Two calls with the same set and number of
/// pieces give polygons whose corners belong together, whatever their insets.
std::vector<QPolygonF> outlines(Size size, const SquareSet& contains, const Shore& shore, const Noise& noise);

/// Outlines as one path; holes stay holes.
QPainterPath allOf(const std::vector<QPolygonF>& polygons, bool smooth);

/// The square less a margin on the sides where its region ends, and less `rim` on the border of the face.
QRectF insideOf(Size size, const SquareSet& squares, LocalSquare square, double margin, double rim);

} // namespace delve::mageknight
