// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A thing or a square with what became of it in the games; a click shows it on the map.
AbstractButton {
    id: row

    property string drawing
    property string where
    property string share
    /// It never happened.
    property bool never: false

    implicitHeight: Math.max(Theme.unit * 3.5, implicitContentHeight + Theme.unit / 2)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Theme.unit / 2
    rightPadding: Theme.unit / 2
    Accessible.role: Accessible.Button
    Accessible.name: text + ", " + where + ", " + share
    Accessible.description: qsTr("Shows it on the map")
    Keys.onReturnPressed: row.clicked()
    Keys.onEnterPressed: row.clicked()

    contentItem: RowLayout {
        spacing: Theme.unit

        AppIcon {
            source: "qrc:/qt/qml/Delvewright/icons/" + row.drawing + ".svg"
            size: Theme.unit * 2
            color: row.never ? Theme.error : Theme.quietText
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.text
            elide: Text.ElideRight
        }

        Label {
            textFormat: Text.PlainText
            text: row.where
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
        }

        Label {
            Layout.minimumWidth: Theme.unit * 6
            textFormat: Text.PlainText
            text: row.share
            font.bold: true
            color: row.never ? Theme.error : Theme.text
            horizontalAlignment: Text.AlignRight
        }
    }

    background: Rectangle {
        radius: Theme.radius / 2
        color: row.down ? Theme.pressed : row.hovered ? Theme.hovered : "transparent"
        border.color: row.visualFocus ? Theme.accent : "transparent"
        border.width: row.visualFocus ? 2 : 1
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
