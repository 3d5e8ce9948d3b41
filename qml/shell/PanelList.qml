// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// All panels of the window. To add one, write its QML file with `required property EditorContext editor` and
// list it here; one that a game alone has is listed in its GameViews.
PanelRegistry {
    id: panels

    required property EditorContext editor
    readonly property GameViews views: editor.views
    readonly property var toAll: ({
            "editor": panels.editor
        })

    /// F6: round the window, from the map to the sides that show something and back.
    function focusNext() {
        const sides = [""];
        for (const side of ["left", "right", "bottom"]) {
            if (shown(side).length > 0)
                sides.push(side);
        }
        const next = sides[(sides.indexOf(focusedArea) + 1) % sides.length];
        if (next === "")
            left();
        else
            areaRaised(next);
    }

    onLeft: editor.canvas?.forceActiveFocus(Qt.ShortcutFocusReason)
    guests: views?.panels ?? []
    guestsAfter: 2

    PanelInfo {
        name: "palette"
        available: (panels.views?.palette ?? null) !== null
        drawing: "tile"
        title: qsTr("Palette")
        area: "left"
        source: Qt.resolvedUrl("../panels/PalettePanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "inspector"
        available: (panels.views?.inspector ?? null) !== null
        drawing: "inspector"
        title: qsTr("Inspector")
        area: "right"
        source: Qt.resolvedUrl("../panels/InspectorPanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "outline"
        available: (panels.views?.outline ?? null) !== null
        drawing: "outline"
        title: qsTr("Outline")
        area: "left"
        source: Qt.resolvedUrl("../panels/OutlinePanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "history"
        drawing: "history"
        title: qsTr("History")
        area: "left"
        source: Qt.resolvedUrl("../panels/HistoryPanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "layers"
        available: (panels.views?.layers ?? null) !== null
        drawing: "layers"
        title: qsTr("Layers")
        area: "left"
        source: Qt.resolvedUrl("../panels/LayersPanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "problems"
        drawing: "warning"
        title: qsTr("Problems")
        area: "bottom"
        source: Qt.resolvedUrl("../panels/ProblemsPanel.qml")
        given: panels.toAll
    }

    PanelInfo {
        name: "reference"
        drawing: "rules"
        title: qsTr("Rules")
        area: "bottom"
        source: Qt.resolvedUrl("../panels/ReferencePanel.qml")
        given: panels.toAll
    }
}
