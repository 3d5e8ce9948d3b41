// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What goes out: paper, files for other programs; and what the user owns.
CommandGroup {
    id: group

    required property EditorContext editor
    required property OutputDialogs output

    title: qsTr("File")

    AppAction {
        command: "file.print"
        category: group.title
        drawing: "print"
        text: qsTr("&Print…")
        keys: "Ctrl+P"
        enabled: group.editor.isOpen
        onTriggered: group.output.startPrinting()
    }

    AppAction {
        command: "file.export"
        category: group.title
        drawing: "export"
        text: qsTr("E&xport…")
        keys: "Ctrl+E"
        enabled: group.editor.isOpen
        onTriggered: group.output.startExporting()
    }

    AppAction {
        command: "file.collection"
        category: group.title
        drawing: "tile"
        text: qsTr("&My Collection…")
        keys: "Ctrl+Shift+L"
        onTriggered: group.output.showCollection()
    }
}
