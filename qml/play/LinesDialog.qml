// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The lines that were left for another one: their names, and the way back to each.
Dialog {
    id: dialog

    required property Timeline timeline

    objectName: "linesDialog"
    modal: true
    title: qsTr("Other Lines")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 70, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 50, (parent?.height ?? 0) - Theme.unit * 4)
    standardButtons: Dialog.Close

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        model: dialog.visible ? dialog.timeline.otherLines.length : 0
        boundsBehavior: Flickable.StopAtBounds
        spacing: Theme.unit
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        ScrollBar.vertical: ScrollBar {}

        delegate: RowLayout {
            id: row

            required property int index
            readonly property var line: dialog.timeline.otherLines[index] ?? ({})

            width: list.width - Theme.unit * 2
            spacing: Theme.unit

            TextField {
                objectName: "lineName " + row.index
                Layout.preferredWidth: Theme.unit * 22
                text: row.line.name ?? ""
                placeholderText: qsTr("Name")
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                onEditingFinished: dialog.timeline.nameLine(row.index, text)
                Accessible.name: qsTr("Name of the line")
            }

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: Sentences.filled(qsTr("From action %1: %2 (%3 in all)"), row.line.from ?? 0, row.line.text ?? "", row.line.count ?? 0)
                wrapMode: Text.Wrap
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }

            PanelButton {
                objectName: "takeUp " + row.index
                text: qsTr("Take Up")
                focusPolicy: Qt.TabFocus
                onClicked: {
                    dialog.close();
                    dialog.timeline.takeUp(row.index);
                }
            }
        }
    }
}
