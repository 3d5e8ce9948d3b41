// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What the mouse does on the map.
CommandGroup {
    id: group

    required property EditorContext editor

    title: qsTr("Tools")

    function has(tool: string): bool {
        const tools = editor.isOpen ? editor.canvas?.tools ?? [] : [];
        for (let i = 0; i < tools.length; ++i) {
            if (tools[i] === tool)
                return true;
        }
        return false;
    }

    AppAction {
        command: "tool.select"
        category: group.title
        drawing: "select"
        text: qsTr("&Select")
        keys: "S"
        mapOnly: true
        checkable: true
        checked: group.editor.canvas?.tool === "select"
        enabled: group.has("select")
        onTriggered: group.editor.canvas.tool = "select"
    }

    AppAction {
        command: "tool.pan"
        category: group.title
        drawing: "pan"
        text: qsTr("&Hand")
        toolTip: qsTr("Move the map; the middle button and Space do so with any tool")
        keys: "H"
        mapOnly: true
        checkable: true
        checked: group.editor.canvas?.tool === "pan"
        enabled: group.has("pan")
        onTriggered: group.editor.canvas.tool = "pan"
    }

    AppAction {
        command: "tool.measure"
        category: group.title
        drawing: "measure"
        text: qsTr("&Measure")
        toolTip: group.editor.views?.measureText ?? ""
        keys: "M"
        mapOnly: true
        checkable: true
        checked: group.editor.canvas?.tool === "measure"
        enabled: group.has("measure")
        onTriggered: group.editor.canvas.tool = "measure"
    }
}
