// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <qqmlregistration.h>

namespace delve {

/// What menus, keys and buttons do to the selected things of a document. Each is one step of undo.
class MapCommands : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")

public:
    using QObject::QObject;

    Q_INVOKABLE virtual void remove() = 0;
    Q_INVOKABLE virtual void nudge(int dx, int dy) = 0;
    Q_INVOKABLE virtual void copy() const = 0;
    Q_INVOKABLE virtual void cut() = 0;
    /// Puts what the clipboard holds with its north-west corner on a square, and selects it. False, and no
    /// change, if the clipboard holds no things.
    Q_INVOKABLE virtual bool paste(int level, int x, int y) = 0;
    /// A copy beside the original, selected.
    Q_INVOKABLE virtual void duplicate() = 0;
    Q_INVOKABLE virtual void selectAll(int level) = 0;
};

} // namespace delve
