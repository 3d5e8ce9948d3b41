// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// One command of the program: the same object is in menus, the toolbar, context menus and the command search.
Action {
    id: action

    /// Its name in settings and tests: "edit.undo".
    required property string command
    /// The keys it has unless the user chose others.
    property string keys
    /// Where the command search files it.
    property string category
    /// The drawing of its icon: "undo" for resources/icons/undo.svg.
    property string drawing
    /// What a button says about it when the text is too short.
    property string toolTip
    /// What a button calls it, where its text is long or changes.
    property string label: plainText
    /// Keys that act only while the map has the focus, like single letters.
    property bool mapOnly: false

    readonly property string assignedKeys: Shortcuts.revision >= 0 ? Shortcuts.keysOf(command) : ""
    readonly property string shownKeys: Shortcuts.shown(assignedKeys)
    readonly property string plainText: text.replace("&", "").replace("…", "")

    readonly property url drawingSource: drawing === "" ? "" : "qrc:/qt/qml/Delvewright/icons/" + drawing + ".svg"

    Component.onCompleted: Shortcuts.declare(command, keys)
}
