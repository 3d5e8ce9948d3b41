import QtQuick
import Delvewright

// All commands. To add one, add an AppAction here and name it where it shall appear: a menu, the toolbar. It is
// in the command search and in the list of shortcuts by itself.
CommandList {
    id: actions

    required property EditorContext editor
    required property WindowDialogs dialogs
    required property PanelList panels

    signal quitRequested
    signal searchRequested

    readonly property string file: qsTr("File")
    readonly property string edit: qsTr("Edit")
    readonly property string view: qsTr("View")
    readonly property string tools: qsTr("Tools")
    readonly property string help: qsTr("Help")

    AppAction {
        command: "file.new"
        category: actions.file
        drawing: "new"
        text: qsTr("&New")
        keys: "Ctrl+N"
        onTriggered: actions.editor.workspace.newDocument()
    }

    AppAction {
        command: "file.open"
        category: actions.file
        drawing: "open"
        text: qsTr("&Open…")
        keys: "Ctrl+O"
        onTriggered: actions.dialogs.open()
    }

    AppAction {
        command: "file.save"
        category: actions.file
        drawing: "save"
        text: qsTr("&Save")
        keys: "Ctrl+S"
        enabled: actions.editor.isOpen
        onTriggered: actions.dialogs.save(actions.editor.workspace.currentIndex)
    }

    AppAction {
        command: "file.saveAs"
        category: actions.file
        text: qsTr("Save &As…")
        keys: "Ctrl+Shift+S"
        enabled: actions.editor.isOpen
        onTriggered: actions.dialogs.saveAs(actions.editor.workspace.currentIndex)
    }

    AppAction {
        command: "file.close"
        category: actions.file
        drawing: "close"
        text: qsTr("&Close")
        keys: "Ctrl+W"
        enabled: actions.editor.isOpen
        onTriggered: actions.dialogs.close(actions.editor.workspace.currentIndex)
    }

    AppAction {
        command: "file.settings"
        category: actions.file
        drawing: "settings"
        text: qsTr("S&ettings…")
        keys: "Ctrl+,"
        onTriggered: actions.dialogs.settings()
    }

    AppAction {
        command: "file.quit"
        category: actions.file
        text: qsTr("&Quit")
        keys: "Ctrl+Q"
        onTriggered: actions.quitRequested()
    }

    AppAction {
        command: "edit.undo"
        category: actions.edit
        drawing: "undo"
        text: actions.editor.document?.undoText ? qsTr("&Undo %1").arg(actions.editor.document.undoText) : qsTr("&Undo")
        keys: "Ctrl+Z"
        enabled: actions.editor.document?.canUndo ?? false
        onTriggered: actions.editor.document.undo()
    }

    AppAction {
        command: "edit.redo"
        category: actions.edit
        drawing: "redo"
        text: actions.editor.document?.redoText ? qsTr("&Redo %1").arg(actions.editor.document.redoText) : qsTr("&Redo")
        keys: "Ctrl+Shift+Z"
        enabled: actions.editor.document?.canRedo ?? false
        onTriggered: actions.editor.document.redo()
    }

    AppAction {
        command: "edit.cut"
        category: actions.edit
        drawing: "cut"
        text: qsTr("Cu&t")
        keys: "Ctrl+X"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.cut()
    }

    AppAction {
        command: "edit.copy"
        category: actions.edit
        drawing: "copy"
        text: qsTr("&Copy")
        keys: "Ctrl+C"
        mapOnly: true
        enabled: actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.copy()
    }

    AppAction {
        command: "edit.paste"
        category: actions.edit
        drawing: "paste"
        text: qsTr("&Paste")
        keys: "Ctrl+V"
        mapOnly: true
        enabled: actions.editor.canEdit
        onTriggered: actions.editor.document.commands.paste(actions.editor.canvas.level, actions.editor.canvas.square.x, actions.editor.canvas.square.y)
    }

    AppAction {
        command: "edit.duplicate"
        category: actions.edit
        text: qsTr("&Duplicate")
        keys: "Ctrl+D"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.duplicate()
    }

    AppAction {
        command: "edit.delete"
        category: actions.edit
        drawing: "delete"
        text: qsTr("De&lete")
        keys: "Del"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.remove()
    }

    AppAction {
        command: "edit.selectAll"
        category: actions.edit
        text: qsTr("Select &All")
        keys: "Ctrl+A"
        mapOnly: true
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.document.commands.selectAll(actions.editor.canvas.level)
    }

    AppAction {
        command: "edit.turn"
        category: actions.edit
        drawing: "rotate-right"
        text: qsTr("Tu&rn")
        keys: "R"
        mapOnly: true
        enabled: actions.editor.canEdit && (actions.editor.hasSelection || actions.editor.canvas.carriedPiece !== "")
        onTriggered: actions.editor.canvas.turn(1)
    }

    AppAction {
        command: "edit.turnBack"
        category: actions.edit
        drawing: "rotate-left"
        text: qsTr("Turn &Back")
        keys: "Shift+R"
        mapOnly: true
        enabled: actions.editor.canEdit && (actions.editor.hasSelection || actions.editor.canvas.carriedPiece !== "")
        onTriggered: actions.editor.canvas.turn(-1)
    }

    AppAction {
        command: "edit.flip"
        category: actions.edit
        drawing: "flip"
        text: qsTr("&Flip")
        toolTip: qsTr("Flip to the other side")
        keys: "F"
        mapOnly: true
        enabled: actions.editor.canEdit && (actions.editor.hasSelection || actions.editor.canvas.carriedPiece !== "")
        onTriggered: actions.editor.canvas.flip()
    }

    AppAction {
        command: "edit.nudgeLeft"
        category: actions.edit
        text: qsTr("Nudge Left")
        keys: "Ctrl+Left"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.nudge(-1, 0)
    }

    AppAction {
        command: "edit.nudgeRight"
        category: actions.edit
        text: qsTr("Nudge Right")
        keys: "Ctrl+Right"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.nudge(1, 0)
    }

    AppAction {
        command: "edit.nudgeUp"
        category: actions.edit
        text: qsTr("Nudge Up")
        keys: "Ctrl+Up"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.nudge(0, -1)
    }

    AppAction {
        command: "edit.nudgeDown"
        category: actions.edit
        text: qsTr("Nudge Down")
        keys: "Ctrl+Down"
        mapOnly: true
        enabled: actions.editor.canEdit && actions.editor.hasSelection
        onTriggered: actions.editor.document.commands.nudge(0, 1)
    }

    AppAction {
        command: "edit.addLevel"
        category: actions.edit
        drawing: "level-up"
        text: qsTr("Add Le&vel")
        enabled: actions.editor.canEdit
        onTriggered: actions.editor.document.addLevel()
    }

    AppAction {
        command: "tool.select"
        category: actions.tools
        drawing: "select"
        text: qsTr("&Select")
        keys: "S"
        mapOnly: true
        checkable: true
        checked: actions.editor.canvas.tool === "select"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.tool = "select"
    }

    AppAction {
        command: "tool.pan"
        category: actions.tools
        drawing: "pan"
        text: qsTr("&Hand")
        toolTip: qsTr("Move the map; the middle button and Space do so with any tool")
        keys: "H"
        mapOnly: true
        checkable: true
        checked: actions.editor.canvas.tool === "pan"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.tool = "pan"
    }

    AppAction {
        command: "view.zoomIn"
        category: actions.view
        drawing: "zoom-in"
        text: qsTr("Zoom &In")
        keys: "Ctrl++"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.zoomBy(1.25)
    }

    AppAction {
        command: "view.zoomOut"
        category: actions.view
        drawing: "zoom-out"
        text: qsTr("Zoom &Out")
        keys: "Ctrl+-"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.zoomBy(0.8)
    }

    AppAction {
        command: "view.natural"
        category: actions.view
        text: qsTr("&100 %")
        keys: "Ctrl+1"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.zoomTo(100)
    }

    AppAction {
        command: "view.fit"
        category: actions.view
        drawing: "fit"
        text: qsTr("&Fit to Window")
        keys: "Ctrl+0"
        enabled: actions.editor.isOpen
        onTriggered: actions.editor.canvas.fit()
    }

    AppAction {
        command: "view.nextTab"
        category: actions.view
        text: qsTr("&Next Document")
        keys: "Ctrl+Tab"
        enabled: actions.editor.workspace.count > 1
        onTriggered: actions.editor.workspace.currentIndex = (actions.editor.workspace.currentIndex + 1) % actions.editor.workspace.count
    }

    AppAction {
        command: "view.nextPanel"
        category: actions.view
        text: qsTr("Next &Panel")
        keys: "F6"
        onTriggered: actions.panels.focusNext()
    }

    AppAction {
        command: "help.search"
        category: actions.help
        drawing: "search"
        text: qsTr("&Search Commands…")
        keys: "Ctrl+K"
        onTriggered: actions.searchRequested()
    }

    AppAction {
        command: "help.about"
        category: actions.help
        drawing: "help"
        text: qsTr("&About Delvewright")
        onTriggered: actions.dialogs.about()
    }
}
