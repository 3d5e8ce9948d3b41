// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sketch.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace delve {

namespace {

QPainterPath polygonPath(const QPolygonF& polygon)
{
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPointF onCircle(const QPointF& centre, double radius, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
}

} // namespace

Detail Sketch::detail() const
{
    if (pixelsPerSquare < 14)
        return Detail::Signs;
    if (pixelsPerSquare < 30)
        return Detail::Plain;
    return pixelsPerSquare < 80 ? Detail::Full : Detail::Engraved;
}

Sketch Sketch::turnedBy(double degrees) const
{
    const double angle = -degrees * std::numbers::pi / 180;
    const QPointF light(toLight.x() * std::cos(angle) - toLight.y() * std::sin(angle),
                        toLight.x() * std::sin(angle) + toLight.y() * std::cos(angle));
    return {painter, style, pixelsPerSquare, noise, light};
}

bool Sketch::isHidden(const QRectF& bounds, double width) const
{
    if (!painter.hasClipping())
        return false;
    // Not QRectF::intersects: lines have no area.
    const QRectF clip = painter.clipBoundingRect();
    return bounds.right() + width < clip.left() || bounds.left() - width > clip.right() ||
           bounds.bottom() + width < clip.top() || bounds.top() - width > clip.bottom();
}

QPen Sketch::pen(const QColor& colour, double width) const
{
    constexpr double hair = 0.75;
    return QPen(colour, std::max(width, hair / pixelsPerSquare), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QColor Sketch::shade(const QColor& colour, double amount) const
{
    if (lineArt())
        return colour;
    QColor goal = amount > 0 ? QColor(0xff, 0xf8, 0xe8) : QColor(0x14, 0x0e, 0x16);
    goal.setAlpha(colour.alpha());
    return mixed(colour, goal, std::min(std::abs(amount), 1.0));
}

void Sketch::fill(const QPolygonF& shape, const QColor& colour) const
{
    if (colour.alpha() == 0 || isHidden(shape.boundingRect()))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(shape);
}

void Sketch::fill(const QPainterPath& shape, const QColor& colour) const
{
    if (colour.alpha() == 0 || isHidden(shape.controlPointRect()))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPath(shape);
}

void Sketch::fill(const QRectF& shape, const QColor& colour) const
{
    if (colour.alpha() == 0 || isHidden(shape))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRect(shape);
}

void Sketch::fillEllipse(const QPointF& centre, double rx, double ry, const QColor& colour) const
{
    if (colour.alpha() == 0 || isHidden(around(centre, 2 * rx, 2 * ry)))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, rx, ry);
}

void Sketch::draw(const QPolygonF& shape, const QColor& colour, double width) const
{
    if (isHidden(shape.boundingRect(), width))
        return;
    painter.setPen(pen(palette().line, width));
    painter.setBrush(colour);
    painter.drawPolygon(shape);
}

void Sketch::draw(const QPainterPath& shape, const QColor& colour, double width) const
{
    if (isHidden(shape.controlPointRect(), width))
        return;
    painter.setPen(pen(palette().line, width));
    painter.setBrush(colour);
    painter.drawPath(shape);
}

void Sketch::draw(const QRectF& shape, const QColor& colour, double width) const
{
    if (isHidden(shape, width))
        return;
    painter.setPen(pen(palette().line, width));
    painter.setBrush(colour);
    painter.drawRect(shape);
}

void Sketch::drawEllipse(const QPointF& centre, double rx, double ry, const QColor& colour,
                         double width) const
{
    if (isHidden(around(centre, 2 * rx, 2 * ry), width))
        return;
    painter.setPen(pen(palette().line, width));
    painter.setBrush(colour);
    painter.drawEllipse(centre, rx, ry);
}

void Sketch::stroke(const QPainterPath& path, const QColor& colour, double width) const
{
    if (isHidden(path.controlPointRect(), width))
        return;
    painter.setPen(pen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void Sketch::line(const QPointF& from, const QPointF& to, const QColor& colour, double width) const
{
    if (isHidden(QRectF(from, to).normalized(), width))
        return;
    painter.setPen(pen(colour, width));
    painter.drawLine(from, to);
}

void Sketch::polyline(const QPolygonF& points, const QColor& colour, double width) const
{
    if (isHidden(points.boundingRect(), width))
        return;
    painter.setPen(pen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
}

void Sketch::hatch(const QRectF& area, double spacing, const QColor& colour, double width) const
{
    // A line is x + y = c; where it enters and leaves the rectangle follows from its sides.
    const double first = std::ceil((area.left() + area.top()) / spacing) * spacing;
    for (double c = first; c < area.right() + area.bottom(); c += spacing) {
        const double fromX = std::max(area.left(), c - area.bottom());
        const double toX = std::min(area.right(), c - area.top());
        if (toX - fromX > 0.01)
            line({fromX, c - fromX}, {toX, c - toX}, colour, width);
    }
}

void Sketch::softShadow(const QPointF& centre, double rx, double ry) const
{
    const QPointF away = toLight * -0.04;
    for (int layer = 0; layer < 3; ++layer)
        fillEllipse(centre + away, rx + 0.02 * layer, ry + 0.02 * layer, palette().shadow);
}

void Sketch::glow(const QPointF& centre, double radius, double top) const
{
    for (int layer = 1; layer <= 5; ++layer) {
        const double r = radius * layer / 5;
        QPolygonF disc = regularPolygon(centre, r, 36);
        for (QPointF& point : disc)
            point.setY(std::max(point.y(), top));
        fill(disc, palette().glow);
    }
}

void Sketch::text(const QString& text, const QPointF& centre, double height, const QColor& colour) const
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setBold(true);
    font.setPixelSize(100);
    QPainterPath glyphs;
    glyphs.addText(0, 0, font, text);
    const QRectF box = glyphs.boundingRect();
    const double scale = height / QFontMetricsF(font).capHeight();
    QTransform place;
    place.translate(centre.x(), centre.y());
    // The turn of the painter is taken back, so that numbers can be read on turned tiles.
    place.rotate(std::atan2(-toLight.y(), -toLight.x()) * 180 / std::numbers::pi - 45);
    place.scale(scale, scale);
    place.translate(-box.center().x(), -box.center().y());
    fill(place.map(glyphs), colour);
}

QPainterPath smoothed(const QPolygonF& polygon)
{
    QPainterPath path;
    const auto count = polygon.size();
    if (count < 3)
        return polygonPath(polygon);
    const auto middle = [&](qsizetype i) { return (polygon[i % count] + polygon[(i + 1) % count]) / 2; };
    path.moveTo(middle(0));
    for (qsizetype i = 1; i <= count; ++i)
        path.quadTo(polygon[i % count], middle(i));
    path.closeSubpath();
    return path;
}

QPolygonF regularPolygon(const QPointF& centre, double radius, int corners, double start)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i)
        polygon << onCircle(centre, radius, start + 360.0 * i / corners);
    return polygon;
}

QPolygonF star(const QPointF& centre, double outer, double inner, int points, double start)
{
    QPolygonF polygon;
    for (int i = 0; i < points * 2; ++i)
        polygon << onCircle(centre, i % 2 == 0 ? outer : inner, start + 180.0 * i / points);
    return polygon;
}

} // namespace delve
