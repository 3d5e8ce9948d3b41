// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// How the map and the window are shown.
CommandGroup {
    id: group

    required property EditorContext editor
    required property PanelList panels

    title: qsTr("View")

    AppAction {
        command: "view.zoomIn"
        category: group.title
        drawing: "zoom-in"
        text: qsTr("Zoom &In")
        keys: "Ctrl++"
        enabled: group.editor.map !== null
        onTriggered: group.editor.map.zoomBy(1.25)
    }

    AppAction {
        command: "view.zoomOut"
        category: group.title
        drawing: "zoom-out"
        text: qsTr("Zoom &Out")
        keys: "Ctrl+-"
        enabled: group.editor.map !== null
        onTriggered: group.editor.map.zoomBy(0.8)
    }

    AppAction {
        command: "view.natural"
        category: group.title
        text: qsTr("&100 %")
        keys: "Ctrl+1"
        enabled: group.editor.map !== null
        onTriggered: group.editor.map.zoomTo(100)
    }

    AppAction {
        command: "view.fit"
        category: group.title
        drawing: "fit"
        text: qsTr("&Fit to Window")
        keys: "Ctrl+0"
        enabled: group.editor.map !== null
        onTriggered: group.editor.map.fit()
    }

    AppAction {
        command: "view.smallMap"
        category: group.title
        text: qsTr("Small &Map in the Corner")
        checkable: true
        checked: AppSettings.smallMap
        enabled: group.editor.isOpen
        onTriggered: AppSettings.smallMap = !AppSettings.smallMap
    }

    AppAction {
        command: "view.nextTab"
        category: group.title
        text: qsTr("&Next Document")
        keys: "Ctrl+Tab"
        enabled: group.editor.workspace.count > 1
        onTriggered: group.editor.workspace.currentIndex = (group.editor.workspace.currentIndex + 1) % group.editor.workspace.count
    }

    AppAction {
        command: "view.nextPanel"
        category: group.title
        text: qsTr("Next &Panel")
        keys: "F6"
        onTriggered: group.editor.playing ? group.editor.nextPartRequested() : group.panels.focusNext()
    }
}
