// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// All panels of the window. To add one, write its QML file with `required property EditorContext editor` and
// list it here.
PanelRegistry {
    id: panels

    property int focused: -1

    /// F6: from panel to panel and back to the map.
    function focusNext() {
        const around = shown(undefined);
        focused = focused + 1 < around.length ? focused + 1 : -1;
        if (focused < 0)
            editor.canvas.forceActiveFocus();
        else
            raised(around[focused].name);
    }

    PanelInfo {
        name: "palette"
        drawing: "tile"
        title: qsTr("Palette")
        area: "left"
        source: "../panels/PalettePanel.qml"
    }

    PanelInfo {
        name: "inspector"
        drawing: "inspector"
        title: qsTr("Inspector")
        area: "right"
        source: "../panels/InspectorPanel.qml"
    }

    PanelInfo {
        name: "players"
        drawing: "figure"
        title: qsTr("Players")
        area: "right"
        source: "../mageknight/players/PlayersPanel.qml"
    }

    PanelInfo {
        name: "guide"
        drawing: "guide"
        title: qsTr("Guide")
        area: "right"
        source: "../mageknight/guide/GuidePanel.qml"
    }

    PanelInfo {
        name: "playtest"
        drawing: "dice"
        title: qsTr("Playtest")
        area: "right"
        source: "../insight/PlaytestPanel.qml"
    }

    PanelInfo {
        name: "outline"
        drawing: "outline"
        title: qsTr("Outline")
        area: "left"
        source: "../panels/OutlinePanel.qml"
    }

    PanelInfo {
        name: "history"
        drawing: "history"
        title: qsTr("History")
        area: "left"
        source: "../panels/HistoryPanel.qml"
    }

    PanelInfo {
        name: "layers"
        drawing: "layers"
        title: qsTr("Layers")
        area: "left"
        source: "../panels/LayersPanel.qml"
    }

    PanelInfo {
        name: "problems"
        drawing: "warning"
        title: qsTr("Problems")
        area: "bottom"
        source: "../panels/ProblemsPanel.qml"
    }

    PanelInfo {
        name: "reference"
        drawing: "rules"
        title: qsTr("Rules")
        area: "bottom"
        source: "../panels/ReferencePanel.qml"
    }
}
