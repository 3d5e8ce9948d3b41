// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

class QWheelEvent;

namespace delve {

/// What a turn of the wheel does to a map.
struct WheelMotion
{
    double zoom = 1; ///< squares become so many times as large
    QPointF pan;     ///< pixels
};

/// `zooms`: the wheel alone zooms and Ctrl+wheel scrolls, or the other way round. Two fingers on a touchpad
/// scroll.
WheelMotion wheelMotion(const QWheelEvent& event, bool zooms);

} // namespace delve
