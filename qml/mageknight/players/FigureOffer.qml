// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A figure or chest that can be chosen: picture, name, price, numbers and abilities.
AbstractButton {
    id: offer

    required property var modelData
    required property Library library
    property bool current: false

    objectName: "offer " + modelData.id
    implicitHeight: Math.max(Theme.unit * 7, words.implicitHeight + Theme.unit)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: modelData.name
    Accessible.description: modelData.facts.join("\n")

    contentItem: RowLayout { // qmllint disable deferred-property-id
        spacing: Theme.unit

        PieceThumbnail {
            Layout.leftMargin: Theme.unit / 2
            Layout.preferredWidth: Theme.unit * 6
            Layout.preferredHeight: Theme.unit * 6
            library: offer.library
            piece: offer.modelData.piece
            drawingStyle: AppSettings.drawingStyle
        }

        ColumnLayout {
            id: words

            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: offer.modelData.name
                font.bold: true
                elide: Text.ElideRight
            }
            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: offer.modelData.facts.join("\n")
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
            }
        }

        Label {
            Layout.rightMargin: Theme.unit
            visible: offer.modelData.points > 0
            textFormat: Text.PlainText
            text: offer.modelData.points
            font.pixelSize: Theme.largeFontSize
        }
    }

    background: Rectangle {
        radius: Theme.radius / 1.5
        color: offer.current ? Theme.chosen : offer.hovered ? Theme.hovered : "transparent"
        border.color: offer.current ? Theme.accent : "transparent"
    }
}
