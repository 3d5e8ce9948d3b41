// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPaintEngine>
#include <QPen>
#include <QTransform>

namespace delve {

/// What the engines that write shapes into files have in common: how the painter is set, as they need it when
/// a shape comes.
class VectorEngine : public QPaintEngine
{
public:
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override;
    /// Our renderer paints none; who needs them overrides it.
    void drawPixmap(const QRectF& to, const QPixmap& picture, const QRectF& from) override;

protected:
    using QPaintEngine::QPaintEngine;

    const QTransform& transform() const { return m_transform; }
    const QPen& pen() const { return m_pen; }
    const QBrush& brush() const { return m_brush; }
    double opacity() const { return m_opacity; }

    bool fills() const { return m_brush.style() != Qt::NoBrush && m_brush.color().alpha() > 0; }
    bool strokes() const { return m_pen.style() != Qt::NoPen && m_pen.color().alpha() > 0; }
    /// How wide the pen is on the page. Our painters only move, turn, mirror and scale evenly, so one factor
    /// says it.
    double penWidth() const;

private:
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
};

} // namespace delve
