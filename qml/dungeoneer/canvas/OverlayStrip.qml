// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What an overlay means: a strip below the map, so that it covers nothing.
Rectangle {
    id: strip

    required property CardOverlay overlay
    required property string title
    required property string meaning
    default property alias controls: controlRow.data

    visible: overlay.shown && overlay.document !== null
    implicitHeight: row.implicitHeight + Theme.unit
    color: Theme.window
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Accessible.description: meaning

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }

    RowLayout {
        id: row

        x: Theme.unit * 1.5
        y: Theme.unit / 2
        width: strip.width - Theme.unit * 2
        spacing: Theme.unit * 1.5

        Label {
            textFormat: Text.PlainText
            text: strip.title
            font.bold: true
        }

        Row {
            id: controlRow

            spacing: Theme.unit
        }

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: strip.meaning
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        PanelButton {
            objectName: "closeLegend"
            flat: true
            icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
            onClicked: strip.overlay.shown = false
            Accessible.name: qsTr("Hide: %1").arg(strip.title)
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
        }
    }
}
