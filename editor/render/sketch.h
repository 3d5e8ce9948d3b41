// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/noise.h"
#include "editor/render/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace delve {

/// What the size of a square on the device leaves room for.
enum class Detail : std::uint8_t
{
    Signs,   ///< below 14 pixels: flat colours and one sign for each terrain
    Plain,   ///< below 30: outlines and a few stones
    Full,    ///< every stone
    Engraved ///< above 80, and in print: cracks, grain, rivets
};

/// Everything the painting functions share. They paint in units of squares: one unit is one square.
/// They use neither clipping nor blending modes nor images, so that every paint device shows the same.
struct Sketch
{
    QPainter& painter;
    RenderStyle style;
    double pixelsPerSquare;
    Noise noise;
    QPointF toLight{-0.7071, -0.7071}; ///< turned along with what is drawn, so that light falls from one side

    const Palette& palette() const { return paletteOf(style); }
    Detail detail() const;
    bool hasDetail(Detail wanted) const { return detail() >= wanted; }
    bool lineArt() const { return palette().lineArt; }

    /// A copy of the sketch with other noise, or for a painter turned so far.
    Sketch with(const Noise& other) const { return {painter, style, pixelsPerSquare, other, toLight}; }
    Sketch turnedBy(double degrees) const;

    /// Whether a shape lies outside of what the painter is clipped to. Printed pages show parts of tiles, and
    /// a PDF would keep every line that nobody sees.
    bool isHidden(const QRectF& bounds, double width = 0) const;

    /// A pen `width` squares wide, but at least as wide as a hair on the device.
    QPen pen(const QColor& colour, double width) const;

    /// The colour lighter (up to 1) or darker (down to -1). Styles of lines know no shades.
    QColor shade(const QColor& colour, double amount) const;

    void fill(const QPolygonF& shape, const QColor& colour) const;
    void fill(const QPainterPath& shape, const QColor& colour) const;
    void fill(const QRectF& shape, const QColor& colour) const;
    void fillEllipse(const QPointF& centre, double rx, double ry, const QColor& colour) const;

    /// Filled, with the outline of the style.
    void draw(const QPolygonF& shape, const QColor& colour, double width = 0.02) const;
    void draw(const QPainterPath& shape, const QColor& colour, double width = 0.02) const;
    void draw(const QRectF& shape, const QColor& colour, double width = 0.02) const;
    void drawEllipse(const QPointF& centre, double rx, double ry, const QColor& colour,
                     double width = 0.02) const;

    void stroke(const QPainterPath& path, const QColor& colour, double width) const;
    void line(const QPointF& from, const QPointF& to, const QColor& colour, double width) const;
    void polyline(const QPolygonF& points, const QColor& colour, double width) const;

    /// Parallel lines across a rectangle, rising to the right, `spacing` apart.
    void hatch(const QRectF& area, double spacing, const QColor& colour, double width) const;
    /// A soft shadow around an ellipse: a few thin layers.
    void softShadow(const QPointF& centre, double rx, double ry) const;
    /// Light around a flame; none of it reaches further up than `top`.
    void glow(const QPointF& centre, double radius, double top = -0.5) const;
    /// Text as a path, centred on a point, upright; `height` is the height of its capitals.
    void text(const QString& text, const QPointF& centre, double height, const QColor& colour) const;
};

/// A smooth closed curve that follows the corners of a polygon.
QPainterPath smoothed(const QPolygonF& polygon);

/// A rectangle given by its centre.
inline QRectF around(const QPointF& centre, double width, double height)
{
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

inline QPainterPath roundedRect(const QRectF& rect, double radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

/// A regular polygon, its first corner at `start` degrees clockwise from north.
QPolygonF regularPolygon(const QPointF& centre, double radius, int corners, double start = 0);
/// A star of `points` points.
QPolygonF star(const QPointF& centre, double outer, double inner, int points, double start = 0);

} // namespace delve
