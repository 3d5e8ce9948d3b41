// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// Whose cards are looked at.
Flow {
    id: tabs

    required property CardPlay play

    spacing: Theme.unit / 2
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Whose cards")

    Repeater {
        model: tabs.play.seats.length

        AbstractButton {
            id: tab

            required property int index
            readonly property var seat: tabs.play.seats[index] ?? ({
                    "name": "",
                    "hero": "",
                    "colour": "transparent",
                    "alive": true
                })
            readonly property bool isLooked: tabs.play.looked === index

            objectName: "seatTab " + index
            focusPolicy: Qt.TabFocus
            leftPadding: Theme.unit
            rightPadding: Theme.unit
            implicitHeight: Theme.unit * 3.25
            implicitWidth: Math.min(implicitContentWidth + Theme.unit * 2, Theme.unit * 16)
            opacity: seat.alive ? 1 : 0.55
            onClicked: tabs.play.looked = index
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Accessible.role: Accessible.PageTab
            Accessible.name: seat.hero === seat.name ? seat.name : Sentences.filled(qsTr("%1 (%2)"), seat.hero, seat.name)
            Accessible.selected: isLooked
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: Accessible.name

            contentItem: Row {
                spacing: Theme.unit / 2

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.unit * 1.5
                    height: width
                    radius: width / 2
                    color: tab.seat.colour
                    border.color: Theme.border
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.unit * 11)
                    textFormat: Text.PlainText
                    text: tab.seat.hero
                    font.pixelSize: Theme.smallFontSize
                    font.bold: tab.isLooked
                    font.strikeout: !tab.seat.alive
                    color: Theme.text
                    elide: Text.ElideRight
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: tab.isLooked ? Theme.chosen : tab.hovered ? Theme.hovered : "transparent"
                border.color: tab.visualFocus || tab.isLooked ? Theme.accent : Theme.border
            }
        }
    }
}
