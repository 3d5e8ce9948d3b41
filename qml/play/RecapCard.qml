// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the opponents did while a person waited, in short, and the way to see it once more.
Rectangle {
    id: card

    required property Recap recap
    required property CommandList actions

    signal acted

    objectName: "recapCard"
    visible: recap.shown
    implicitHeight: Math.min(column.implicitHeight + Theme.unit * 2, Theme.unit * 24)
    color: Theme.base
    border.color: Theme.border
    radius: Theme.radius / 1.5
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("What the opponents did")

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.unit
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit / 2

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: qsTr("What the opponents did")
                font.bold: true
                elide: Text.ElideRight
            }

            PanelButton {
                objectName: "replayTurn"
                text: card.recap.replaying ? qsTr("Stop") : qsTr("Replay")
                icon.source: "qrc:/qt/qml/Delvewright/icons/" + (card.recap.replaying ? "pause" : "history") + ".svg"
                focusPolicy: Qt.TabFocus
                onClicked: {
                    if (card.recap.replaying)
                        card.recap.stopReplay();
                    else
                        card.recap.replay();
                    card.acted();
                }
            }

            PanelButton {
                objectName: "whyTurn"
                text: qsTr("Why?")
                focusPolicy: Qt.TabFocus
                onClicked: card.actions.of("play.whyTurn").trigger()
            }

            PanelButton {
                objectName: "closeRecap"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
                focusPolicy: Qt.TabFocus
                Accessible.name: qsTr("Close")
                onClicked: {
                    card.recap.dismiss();
                    card.acted();
                }
            }
        }

        ListView {
            id: lines

            objectName: "recapLines"
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitHeight: contentHeight
            clip: true
            model: card.recap.lines
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            spacing: 2
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What the opponents did")
            ScrollBar.vertical: ScrollBar {}

            delegate: RowLayout {
                id: line

                required property var modelData

                width: lines.width - Theme.unit * 1.5
                spacing: Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: line.modelData.text

                AppIcon {
                    Layout.alignment: Qt.AlignTop
                    source: "qrc:/qt/qml/Delvewright/icons/" + line.modelData.drawing + ".svg"
                    size: Theme.unit * 1.75
                    color: Theme.quietText
                }

                Text {
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: line.modelData.text
                    font.pixelSize: Theme.smallFontSize
                    font.bold: line.modelData.heading
                    color: Theme.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
