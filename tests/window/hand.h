// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QString>
#include <QStringList>

class QQuickItem;
class QQuickWindow;

namespace delve::test {

/// A user's hands on the mouse and keyboard of an X display, and eyes that find things in the window. Every
/// event goes through the X server (xdotool), so that nothing is bypassed.
class Hand
{
public:
    explicit Hand(QQuickWindow& window) : m_window(window) {}

    /// Gives the window the keyboard, as a window manager would.
    void focusWindow() const;
    /// "ctrl+n", "Tab"; several one after the other.
    void press(const QStringList& keys) const;
    void press(const QString& key, int times = 1) const { press(QStringList(times, key)); }
    void type(const QString& text) const;
    /// In pixels of the window.
    void move(QPointF point) const;
    void click(QPointF point) const;
    void click(const QQuickItem* item) const;
    /// Waits until everything that was made or moved has found its place.
    void waitForLayout() const;
    /// Turns the wheel over a point, down if positive.
    void wheel(QPointF point, int notches) const;
    /// Presses, moves in several steps, and releases.
    void drag(QPointF from, QPointF to) const;

    /// The visible item of this object name, anywhere in the window or its popups.
    QQuickItem* find(const QString& name, QQuickItem* within = nullptr) const;
    QQuickItem* findButton(const QString& text) const;
    QPointF centreOf(const QQuickItem* item) const;

private:
    void run(const QStringList& arguments) const;

    QQuickWindow& m_window;
};

} // namespace delve::test
