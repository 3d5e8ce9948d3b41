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
        title: qsTr("Palette")
        area: "left"
        source: "PalettePanel.qml"
    }

    PanelInfo {
        name: "inspector"
        title: qsTr("Inspector")
        area: "right"
        source: "InspectorPanel.qml"
    }

    PanelInfo {
        name: "players"
        title: qsTr("Players")
        area: "right"
        source: "PlayersPanel.qml"
    }

    PanelInfo {
        name: "guide"
        title: qsTr("Guide")
        area: "right"
        source: "guide/GuidePanel.qml"
    }

    PanelInfo {
        name: "outline"
        title: qsTr("Outline")
        area: "left"
        source: "OutlinePanel.qml"
    }

    PanelInfo {
        name: "history"
        title: qsTr("History")
        area: "left"
        source: "HistoryPanel.qml"
    }

    PanelInfo {
        name: "layers"
        title: qsTr("Layers")
        area: "left"
        source: "LayersPanel.qml"
    }

    PanelInfo {
        name: "problems"
        title: qsTr("Problems")
        area: "bottom"
        source: "ProblemsPanel.qml"
    }

    PanelInfo {
        name: "reference"
        title: qsTr("Rules")
        area: "bottom"
        source: "ReferencePanel.qml"
    }
}
