// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the bands over the map mean: a strip below the map, so that it covers nothing.
Rectangle {
    id: bar

    required property SurveyOverlay overlay
    required property string title
    /// What is shown, in a sentence.
    required property string meaning
    property var samples: []
    default property alias controls: controlRow.data

    signal closed

    visible: overlay.shown && overlay.document !== null
    implicitHeight: rows.implicitHeight + Theme.unit
    color: Theme.window
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Accessible.description: meaning

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }

    ColumnLayout {
        id: rows

        x: Theme.unit * 1.5
        y: Theme.unit / 2
        width: bar.width - Theme.unit * 2
        spacing: 0

        RowLayout {
            spacing: Theme.unit

            Label {
                textFormat: Text.PlainText
                text: bar.title
                font.pixelSize: Theme.fontSize
                font.bold: true
                color: Theme.text
            }

            Row {
                id: controlRow

                spacing: Theme.unit
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.unit

                Repeater {
                    model: bar.samples

                    Row {
                        id: sample

                        required property var modelData

                        spacing: Theme.unit / 2

                        BandSample {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.unit * 2.25
                            height: width
                            colour: sample.modelData.colour
                            hatches: sample.modelData.hatches
                            lines: sample.modelData.lines
                        }

                        Text {
                            anchors.verticalCenter: parent.verticalCenter
                            textFormat: Text.PlainText
                            text: sample.modelData.label
                            font.pixelSize: Theme.smallFontSize
                            color: Theme.text
                        }
                    }
                }
            }

            BusyIndicator {
                Layout.preferredWidth: Theme.unit * 2.5
                Layout.preferredHeight: Theme.unit * 2.5
                visible: bar.overlay.busy
                running: visible
            }

            PanelButton {
                objectName: "closeLegend"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
                onClicked: bar.closed()
                Accessible.name: qsTr("Hide: %1").arg(bar.title)
                ToolTip.visible: hovered
                ToolTip.text: Accessible.name
            }
        }

        Text {
            objectName: "meaning"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: bar.overlay.basis === "" ? bar.meaning : Sentences.filled(qsTr("%1 Reckoned with: %2."), bar.meaning, bar.overlay.basis)
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }
    }
}
