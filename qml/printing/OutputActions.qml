// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What goes out: paper, and files for other programs.
CommandGroup {
    id: group

    required property EditorContext editor

    title: qsTr("File")

    AppAction {
        command: "file.print"
        category: group.title
        drawing: "print"
        text: qsTr("&Print…")
        keys: "Ctrl+P"
        enabled: group.editor.isOpen && (group.editor.views?.canPrint ?? false)
        onTriggered: group.editor.views.printRequested()
    }

    AppAction {
        command: "file.export"
        category: group.title
        drawing: "export"
        text: qsTr("E&xport…")
        keys: "Ctrl+E"
        enabled: group.editor.isOpen && (group.editor.views?.canExport ?? false)
        onTriggered: group.editor.views.exportRequested()
    }
}
