// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Where one stands: the goal, what has been won, what is still to be had. The board shows its places meanwhile.
Dialog {
    id: dialog

    required property PlayGame game

    objectName: "standingDialog"
    modal: true
    dim: false
    title: qsTr("Where do I stand?")
    padding: Theme.unit * 2
    x: (parent?.width ?? 0) - width - Theme.unit
    y: Theme.unit * 6
    width: Math.min(Theme.unit * 56, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 80, (parent?.height ?? 0) - Theme.unit * 12)
    standardButtons: Dialog.Close

    ListView {
        id: list

        objectName: "standing"
        anchors.fill: parent
        clip: true
        model: dialog.visible ? dialog.game.standing : []
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        spacing: Theme.unit
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        ScrollBar.vertical: ScrollBar {}

        delegate: ColumnLayout {
            id: part

            required property var modelData

            width: list.width - Theme.unit * 2
            spacing: 2
            Accessible.role: Accessible.ListItem
            Accessible.name: part.modelData.heading + ": " + [...part.modelData.lines].join(". ")

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: part.modelData.heading
                font.bold: true
                elide: Text.ElideMiddle
            }

            Repeater {
                model: part.modelData.lines

                Label {
                    required property string modelData

                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: modelData
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
