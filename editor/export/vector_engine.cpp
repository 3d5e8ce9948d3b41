// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/vector_engine.h"

#include <cmath>

namespace delve {

void VectorEngine::updateState(const QPaintEngineState& now)
{
    const DirtyFlags flags = now.state();
    if (flags & DirtyTransform)
        m_transform = now.transform();
    if (flags & DirtyPen)
        m_pen = now.pen();
    if (flags & DirtyBrush)
        m_brush = now.brush();
    if (flags & DirtyOpacity)
        m_opacity = now.opacity();
}

void VectorEngine::drawPixmap(const QRectF&, const QPixmap&, const QRectF&)
{
    Q_ASSERT_X(false, "VectorEngine", "the renderer paints no pictures here");
}

double VectorEngine::penWidth() const
{
    return m_pen.widthF() * std::sqrt(std::abs(m_transform.determinant()));
}

} // namespace delve
