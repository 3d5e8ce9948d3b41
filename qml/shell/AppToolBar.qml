// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

ToolBar {
    id: bar

    required property AppActions actions
    /// Those with a word beside their sign.
    readonly property var worded: ["file.new", "edit.undo", "tool.select", "tool.pan", "tool.measure", "edit.turn", "play.start", "help.search"]
    /// Words beside the signs, as long as there is room for all of them in the language of the user.
    readonly property bool roomy: width > worded.reduce((sum, name) => sum + letters.advanceWidth(actions.of(name).label) + Theme.unit, row.children.length * Theme.unit * 4.25 + letters.height)
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

    FontMetrics {
        id: letters

        font.pixelSize: Theme.fontSize
    }

    RowLayout {
        id: row

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
            labelled: bar.roomy
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
            labelled: bar.roomy
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
