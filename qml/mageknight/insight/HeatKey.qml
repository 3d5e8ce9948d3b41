// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the spots on the map mean, at its edge.
Pane {
    id: key

    required property InsightContext insight
    readonly property HeatOverlay heat: insight.heat

    objectName: "heatKey"
    visible: heat.seen && insight.keyOnMap
    padding: Theme.unit
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius
        opacity: 0.95
    }

    ColumnLayout {
        spacing: Theme.unit / 2

        RowLayout {
            spacing: Theme.unit

            Label {
                id: title

                objectName: "heatTitle"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: key.heat.kind === 0 ? qsTr("Steps of heroes") : qsTr("Heroes that fell")
                font.bold: true
            }

            PanelButton {
                objectName: "hideHeat"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
                Accessible.name: qsTr("Hide the heat map")
                onClicked: key.heat.shown = false
            }
        }

        HeatLegend {
            id: legend

            objectName: "heatLegend"
            visible: !empty
            Layout.preferredWidth: implicitWidth
            Layout.preferredHeight: implicitHeight
            overlay: key.heat
            level: key.insight.canvas.level
            text: Theme.text
            zoom: Theme.scale
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("Scale from few to many")
        }

        Label {
            Layout.maximumWidth: Theme.unit * 29
            textFormat: Text.PlainText
            text: legend.empty ? qsTr("None in these games.") : key.heat.kind === 0 ? qsTr("A cross: nobody ever entered.") : ""
            visible: text !== ""
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        Label {
            Layout.maximumWidth: Theme.unit * 29
            visible: key.heat.run !== null && key.heat.run.stale
            textFormat: Text.PlainText
            text: qsTr("The dungeon has changed since.")
            font.pixelSize: Theme.smallFontSize
            color: Theme.warning
            wrapMode: Text.Wrap
        }
    }
}
