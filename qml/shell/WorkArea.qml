// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// The map between its panels. Their sizes are remembered.
SplitView {
    id: area

    required property PanelList panels
    /// However large the letters are, most of the window is the map's.
    readonly property real widestDock: width * 0.3
    default property alias map: mapPlace.data

    /// The panels of one side of the window.
    function dock(side) {
        return {
            "left": leftDock,
            "right": rightDock,
            "bottom": bottomDock
        }[side];
    }

    function remember() {
        AppSettings.write("window/columns", area.saveState());
        AppSettings.write("window/rows", rows.saveState());
    }

    orientation: Qt.Horizontal
    Component.onCompleted: {
        area.restoreState(AppSettings.read("window/columns", undefined));
        rows.restoreState(AppSettings.read("window/rows", undefined));
    }

    component Handle: Rectangle {
        implicitWidth: 5
        implicitHeight: 5
        color: SplitHandle.pressed || SplitHandle.hovered ? Theme.accent : Theme.window

        Rectangle {
            anchors.centerIn: parent
            width: parent.width > parent.height ? parent.width : 1
            height: parent.width > parent.height ? 1 : parent.height
            color: Theme.border
        }
    }

    handle: Handle {}

    DockArea {
        id: leftDock

        SplitView.preferredWidth: Theme.unit * 36
        SplitView.minimumWidth: Math.min(Theme.unit * 20, area.widestDock)
        SplitView.maximumWidth: area.widestDock
        panels: area.panels
        area: "left"
    }

    SplitView {
        id: rows

        SplitView.fillWidth: true
        SplitView.minimumWidth: Theme.unit * 25
        orientation: Qt.Vertical

        handle: Handle {}

        Item {
            id: mapPlace

            SplitView.fillHeight: true
            SplitView.minimumHeight: Theme.unit * 15
        }

        DockArea {
            id: bottomDock

            SplitView.preferredHeight: Theme.unit * 24
            SplitView.minimumHeight: Theme.unit * 8
            SplitView.maximumHeight: Math.max(Theme.unit * 8, area.height * 0.5)
            panels: area.panels
            area: "bottom"
        }
    }

    DockArea {
        id: rightDock

        SplitView.preferredWidth: Theme.unit * 36
        SplitView.minimumWidth: Math.min(Theme.unit * 24, area.widestDock)
        SplitView.maximumWidth: area.widestDock
        panels: area.panels
        area: "right"
    }
}
