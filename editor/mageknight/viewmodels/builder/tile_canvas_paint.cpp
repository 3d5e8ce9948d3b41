// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/face_painter.h"
#include "editor/mageknight/viewmodels/builder/tile_canvas.h"
#include "editor/viewmodels/canvas/chosen_style.h"

#include <QPainter>

#include <algorithm>

namespace delve::mageknight {

void TileCanvas::paint(QPainter* painter)
{
    if (!m_tile)
        return;
    const FaceGeometry at = geometry();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->save();
    painter->translate(at.origin());
    painter->scale(at.squarePixels(), at.squarePixels());
    paintFace(*painter, *m_tile, m_side, Rotation::None, chosenStyle(m_style), at.squarePixels());
    painter->restore();
    paintMargin(*painter, at);
    paintHints(*painter, at);
    if (m_hasTarget)
        paintTarget(*painter, at);
}

/// Numbers of columns and rows, and an arrow for every open border edge that leads somewhere.
void TileCanvas::paintMargin(QPainter& painter, const FaceGeometry& at) const
{
    const double square = at.squarePixels();
    QFont font = painter.font();
    font.setPixelSize(std::clamp(int(square * 0.2), 9, 15));
    painter.setFont(font);
    painter.setPen(m_ink);
    const auto label = [&](double x, double y, int number) {
        const QPointF middle = at.toPixels({x, y});
        painter.drawText(QRectF(middle - QPointF(square, square), QSizeF(2 * square, 2 * square)),
                         Qt::AlignCenter, QString::number(number));
    };
    for (int x = 0; x < at.size().width; ++x)
        label(x + 0.5, -0.5, x + 1);
    for (int y = 0; y < at.size().height; ++y)
        label(-0.5, y + 0.5, y + 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_accent);
    for (const Entryway& entryway : face().layout.entryways())
        for (int i = entryway.offset; i < entryway.offset + entryway.width; ++i) {
            const double far = entryway.side == Side::East ? at.size().width : at.size().height;
            const bool alongRow = entryway.side == Side::North || entryway.side == Side::South;
            const bool isFirst = entryway.side == Side::North || entryway.side == Side::West;
            const double across = isFirst ? -0.16 : far + 0.16;
            const QPointF tip = at.toPixels(alongRow ? QPointF(i + 0.5, across) : QPointF(across, i + 0.5));
            painter.save();
            painter.translate(tip);
            painter.rotate(90.0 * int(entryway.side));
            const double size = square * 0.09;
            painter.drawPolygon(
                QPolygonF{QPointF(0, -size), QPointF(size, size * 0.7), QPointF(-size, size * 0.7)});
            painter.restore();
        }
}

/// Linked corners, which nothing in the picture shows, and the squares that a finding points out.
void TileCanvas::paintHints(QPainter& painter, const FaceGeometry& at) const
{
    const double square = at.squarePixels();
    painter.setBrush(Qt::NoBrush);
    for (int y = 0; y <= at.size().height; ++y)
        for (int x = 0; x <= at.size().width; ++x)
            if (face().layout.isLinked({x, y})) {
                painter.setPen(QPen(Qt::black, 5));
                painter.drawEllipse(at.toPixels(QPointF(x, y)), square * 0.12, square * 0.12);
                painter.setPen(QPen(m_accent, 3));
                painter.drawEllipse(at.toPixels(QPointF(x, y)), square * 0.12, square * 0.12);
            }
    painter.setPen(QPen(QColor(0xd0, 0x30, 0x20), 3, Qt::DashLine));
    for (const QVariant& marked : m_marked)
        painter.drawRect(
            at.pixelsOf(LocalSquare{marked.toPoint().x(), marked.toPoint().y()}).adjusted(4, 4, -4, -4));
}

/// What the tool would change now: a square, an edge or a corner. Dark below light, so that it is seen on any
/// floor. The keys show the chosen edge beside the square.
void TileCanvas::paintTarget(QPainter& painter, const FaceGeometry& at) const
{
    const double square = at.squarePixels();
    const bool isSquare = m_tool == Tool::Terrain || m_tool == Tool::Cost;
    const auto outlined = [&](double width, const auto& draw) {
        painter.setPen(QPen(QColor(0, 0, 0, 170), width + 3, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        draw();
        painter.setPen(QPen(m_accent, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        draw();
    };
    painter.setBrush(Qt::NoBrush);
    if (isSquare || hasActiveFocus())
        outlined(isSquare ? 3 : 1.5,
                 [&] { painter.drawRect(at.pixelsOf(m_cursor.square).adjusted(3, 3, -3, -3)); });
    if (m_tool == Tool::Wall || hasActiveFocus()) {
        QLineF line = at.pixelsOf(m_cursor);
        const QPointF inset = (line.p2() - line.p1()) * 0.16;
        line = {line.p1() + inset, line.p2() - inset};
        outlined(m_tool == Tool::Wall ? 6 : 4, [&] { painter.drawLine(line); });
    }
    if (m_tool == Tool::Corner)
        outlined(3, [&] {
            painter.drawEllipse(at.toPixels(QPointF(m_corner.x, m_corner.y)), square * 0.16, square * 0.16);
        });
}

} // namespace delve::mageknight
