// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Changing what lies on the map.
CommandGroup {
    id: group

    required property EditorContext editor
    readonly property bool canFind: editor.isOpen && (editor.views?.page.canFind ?? false)
    readonly property bool hasPiece: (editor.canvas?.carriedPiece ?? "") !== ""

    title: qsTr("Edit")

    AppAction {
        command: "edit.undo"
        category: group.title
        drawing: "undo"
        label: qsTr("Undo")
        text: group.editor.history?.undoText ? qsTr("&Undo %1").arg(group.editor.history.undoText) : qsTr("&Undo")
        keys: "Ctrl+Z"
        enabled: group.editor.history?.canUndo ?? false
        onTriggered: group.editor.history.undo()
    }

    AppAction {
        command: "edit.redo"
        category: group.title
        drawing: "redo"
        text: group.editor.history?.redoText ? qsTr("&Redo %1").arg(group.editor.history.redoText) : qsTr("&Redo")
        keys: "Ctrl+Shift+Z"
        enabled: group.editor.history?.canRedo ?? false
        onTriggered: group.editor.history.redo()
    }

    AppAction {
        command: "edit.cut"
        category: group.title
        drawing: "cut"
        text: qsTr("Cu&t")
        keys: "Ctrl+X"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.cut()
    }

    AppAction {
        command: "edit.copy"
        category: group.title
        drawing: "copy"
        text: qsTr("&Copy")
        keys: "Ctrl+C"
        mapOnly: true
        enabled: group.editor.hasSelection
        onTriggered: group.editor.document.commands.copy()
    }

    AppAction {
        command: "edit.paste"
        category: group.title
        drawing: "paste"
        text: qsTr("&Paste")
        keys: "Ctrl+V"
        mapOnly: true
        enabled: group.editor.canEdit
        onTriggered: {
            const canvas = group.editor.canvas;
            if (!canvas.carryPasted())
                group.editor.document.commands.paste(canvas.level, canvas.square.x, canvas.square.y);
        }
    }

    AppAction {
        command: "edit.duplicate"
        category: group.title
        text: qsTr("&Duplicate")
        keys: "Ctrl+D"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: {
            if (!group.editor.canvas.carryCopy())
                group.editor.document.commands.duplicate();
        }
    }

    AppAction {
        command: "edit.delete"
        category: group.title
        drawing: "delete"
        text: qsTr("De&lete")
        keys: "Del"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.remove()
    }

    AppAction {
        command: "edit.selectAll"
        category: group.title
        text: qsTr("Select &All")
        keys: "Ctrl+A"
        mapOnly: true
        enabled: group.editor.isOpen
        onTriggered: group.editor.document.commands.selectAll(group.editor.canvas.level)
    }

    AppAction {
        command: "edit.turn"
        category: group.title
        drawing: "rotate-right"
        text: qsTr("Tu&rn")
        keys: "R"
        mapOnly: true
        enabled: group.editor.canEdit && (group.editor.hasSelection || group.hasPiece)
        onTriggered: group.editor.canvas.turn(1)
    }

    AppAction {
        command: "edit.turnBack"
        category: group.title
        drawing: "rotate-left"
        text: qsTr("Turn &Back")
        keys: "Shift+R"
        mapOnly: true
        enabled: group.editor.canEdit && (group.editor.hasSelection || group.hasPiece)
        onTriggered: group.editor.canvas.turn(-1)
    }

    AppAction {
        command: "edit.flip"
        category: group.title
        drawing: "flip"
        text: qsTr("&Flip")
        toolTip: qsTr("Flip to the other side")
        keys: "F"
        mapOnly: true
        enabled: group.editor.canEdit && (group.editor.hasSelection || group.hasPiece)
        onTriggered: group.editor.canvas.flip()
    }

    AppAction {
        command: "edit.find"
        category: group.title
        drawing: "search"
        text: qsTr("F&ind on the Map…")
        keys: "Ctrl+F"
        enabled: group.canFind
        onTriggered: group.editor.views.page.findRequested(0)
    }

    AppAction {
        command: "edit.findNext"
        category: group.title
        text: qsTr("Find &Next")
        keys: "F3"
        enabled: group.canFind
        onTriggered: group.editor.views.page.findRequested(1)
    }

    AppAction {
        command: "edit.findPrevious"
        category: group.title
        text: qsTr("Find Pre&vious")
        keys: "Shift+F3"
        enabled: group.canFind
        onTriggered: group.editor.views.page.findRequested(-1)
    }

    AppAction {
        command: "edit.nudgeLeft"
        category: group.title
        text: qsTr("Nudge Left")
        keys: "Ctrl+Left"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.nudge(-1, 0)
    }

    AppAction {
        command: "edit.nudgeRight"
        category: group.title
        text: qsTr("Nudge Right")
        keys: "Ctrl+Right"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.nudge(1, 0)
    }

    AppAction {
        command: "edit.nudgeUp"
        category: group.title
        text: qsTr("Nudge Up")
        keys: "Ctrl+Up"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.nudge(0, -1)
    }

    AppAction {
        command: "edit.nudgeDown"
        category: group.title
        text: qsTr("Nudge Down")
        keys: "Ctrl+Down"
        mapOnly: true
        enabled: group.editor.canEdit && group.editor.hasSelection
        onTriggered: group.editor.document.commands.nudge(0, 1)
    }
}
