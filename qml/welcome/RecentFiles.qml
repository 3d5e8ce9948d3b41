// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The files that were open last.
ColumnLayout {
    id: recent

    /// No more than these, so that the samples stay in sight.
    readonly property int most: 5
    readonly property var files: AppSettings.recentFiles

    signal chosen(string path)

    spacing: Theme.unit / 4

    Label {
        Layout.bottomMargin: Theme.unit / 2
        textFormat: Text.PlainText
        text: qsTr("Recent files")
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: recent.files.slice(0, recent.most)

        ItemDelegate {
            id: row

            required property string modelData
            required property int index
            readonly property int slash: modelData.lastIndexOf("/")

            objectName: "recent " + index
            Layout.fillWidth: true
            implicitHeight: Theme.unit * 4
            padding: Theme.unit / 2
            leftPadding: Theme.unit
            Accessible.name: modelData.slice(slash + 1)
            Accessible.description: modelData
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            onClicked: recent.chosen(modelData)

            contentItem: RowLayout {
                spacing: Theme.unit * 1.5

                AppIcon {
                    source: "qrc:/qt/qml/Delvewright/icons/open.svg"
                    size: Theme.unit * 2
                    color: Theme.quietText
                }

                Label {
                    textFormat: Text.PlainText
                    text: row.modelData.slice(row.slash + 1)
                }

                Label {
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: row.modelData.slice(0, row.slash)
                    color: Theme.quietText
                    font.pixelSize: Theme.smallFontSize
                    elide: Text.ElideMiddle
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: row.hovered ? Theme.hovered : "transparent"
                border.color: row.visualFocus ? Theme.accent : "transparent"
                border.width: 2
            }
        }
    }
}
