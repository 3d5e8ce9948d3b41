// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

ToolBar {
    id: bar

    required property AppActions actions
    /// Words beside the signs, as long as there is room.
    readonly property bool roomy: width > Theme.unit * 120
    /// In a narrow window the commands go first that menus and keys reach as easily.
    readonly property bool hasZoom: width > Theme.unit * 86
    readonly property bool hasTurning: width > Theme.unit * 68

    objectName: "toolBar"
    padding: Theme.unit / 2
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Tools")

    component Separator: Rectangle {
        Layout.preferredWidth: 1
        Layout.preferredHeight: Theme.unit * 2.5
        Layout.leftMargin: Theme.unit / 2
        Layout.rightMargin: Theme.unit / 2
        color: Theme.border
    }

    background: Rectangle {
        color: Theme.window

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: bar.roomy ? 2 : 0

        AppToolButton {
            command: bar.actions.of("file.new")
            labelled: bar.roomy
        }
        AppToolButton {
            command: bar.actions.of("file.open")
        }
        AppToolButton {
            command: bar.actions.of("file.save")
        }
        AppToolButton {
            command: bar.actions.of("file.print")
        }
        Separator {}
        AppToolButton {
            command: bar.actions.of("edit.undo")
        }
        AppToolButton {
            command: bar.actions.of("edit.redo")
        }
        Separator {}
        AppToolButton {
            command: bar.actions.of("tool.select")
            labelled: bar.roomy
        }
        AppToolButton {
            command: bar.actions.of("tool.pan")
            labelled: bar.roomy
        }
        AppToolButton {
            command: bar.actions.of("tool.measure")
            labelled: bar.roomy
        }
        Separator {
            visible: bar.hasTurning
        }
        AppToolButton {
            command: bar.actions.of("edit.turnBack")
            visible: bar.hasTurning
        }
        AppToolButton {
            command: bar.actions.of("edit.turn")
            visible: bar.hasTurning
        }
        AppToolButton {
            command: bar.actions.of("edit.flip")
            visible: bar.hasTurning
        }
        Separator {}
        AppToolButton {
            command: bar.actions.of("view.zoomOut")
            visible: bar.hasZoom
        }
        AppToolButton {
            command: bar.actions.of("view.zoomIn")
            visible: bar.hasZoom
        }
        AppToolButton {
            command: bar.actions.of("view.fit")
        }
        Separator {}
        AppToolButton {
            objectName: "playButton"
            command: bar.actions.of("play.start")
            labelled: bar.roomy
        }
        Item {
            Layout.fillWidth: true
        }
        AppToolButton {
            command: bar.actions.of("help.search")
            labelled: bar.roomy
        }
    }
}
