// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <QPoint>
#include <QString>

class QQuickItem;
class QQuickWindow;

namespace delve::test {

/// Somebody who presses keys, clicks, drags and turns the wheel without looking. The same seed does the same
/// things, as far as the window is the same. Events go to the window itself: many thousands through the X
/// server would take too long.
class Storm
{
public:
    Storm(QQuickWindow& window, std::uint64_t seed) : m_window(window), m_random(seed) {}

    /// Does one thing, lets the window answer, and says what it was.
    QString next();

private:
    QString pressKey();
    QString typeText();
    QString click();
    QString drag();
    QString turnWheel();
    QString resize();

    /// Anywhere, or on something that can be seen.
    QPoint anyPoint();
    QQuickItem* anyItem(QQuickItem* within);
    Qt::KeyboardModifiers anyModifiers();

    QQuickWindow& m_window;
    Random m_random;
};

} // namespace delve::test
