// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/canvas_wheel.h"

#include <QWheelEvent>

#include <cmath>

namespace delve {

WheelMotion wheelMotion(const QWheelEvent& event, bool zooms)
{
    const bool swaps = event.modifiers().testFlag(Qt::ControlModifier);
    // Two fingers on a touchpad scroll pixel by pixel; only a wheel or Ctrl zooms.
    const bool isTouchpad = !event.pixelDelta().isNull() && event.phase() != Qt::NoScrollPhase;
    if (isTouchpad ? swaps : swaps != zooms) {
        constexpr double step = 1.0015; // a notch of 120 is a fifth larger
        return {std::pow(step, event.angleDelta().y()), {}};
    }
    if (isTouchpad)
        return {1, event.pixelDelta()};
    const QPointF by = QPointF(event.angleDelta()) / 2;
    return {1, event.modifiers().testFlag(Qt::ShiftModifier) ? by.transposed() : by};
}

} // namespace delve
