// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A card in the hand: its picture, its name, what it costs now; lit if something can be done with it.
ItemDelegate {
    id: card

    required property CardPlay play
    required property CardLibrary library
    required property int index
    required property string key
    required property string piece
    required property string name
    required property string section
    required property string price
    required property string sign
    required property int cost
    required property string description
    required property bool playable
    property bool isCurrent: false

    signal chosen

    /// Shows the card large and what can be done with it, or no longer.
    function show(isShown) {
        play.enlarged = isShown ? piece : "";
        play.point(isShown ? key : "");
    }

    function leave() {
        glance.stop();
        show(false);
    }

    objectName: "hand " + name
    width: face.width + Theme.unit
    padding: 0
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    onClicked: card.chosen()
    onHoveredChanged: hovered ? glance.restart() : card.leave()
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ", " + section + (price !== "" ? ", " + price : "") + (playable ? ", " + qsTr("something can be done with it") : "")
    Accessible.description: description
    Accessible.selected: isCurrent
    Accessible.onPressAction: card.clicked()

    Timer {
        id: glance

        interval: 250
        onTriggered: card.show(true)
    }

    Item {
        id: body

        anchors.fill: parent

        CardThumbnail {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            y: card.hovered || card.isCurrent ? 0 : Theme.unit / 2
            height: parent.height - label.height - Theme.unit
            width: height * 63 / 88
            opacity: card.playable ? 1 : 0.72
            library: card.library
            piece: card.piece
            drawingStyle: AppSettings.drawingStyle

            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                visible: card.playable || card.isCurrent
                color: "transparent"
                radius: 5
                border.color: card.isCurrent ? Theme.focus : Theme.accent
                border.width: card.isCurrent ? 3 : 2
            }

            Rectangle {
                objectName: "price"
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: -3
                visible: card.sign !== ""
                width: coins.implicitWidth + Theme.unit
                height: Theme.unit * 2.25
                radius: height / 2
                color: Theme.raised
                border.color: Theme.border

                Row {
                    id: coins

                    anchors.centerIn: parent
                    spacing: 2

                    AppIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        source: card.sign === "" ? "" : "qrc:/qt/qml/Delvewright/icons/" + card.sign + ".svg"
                        size: Theme.unit * 1.5
                        color: Theme.quietText
                    }

                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        textFormat: Text.PlainText
                        text: card.cost
                        font.pixelSize: Theme.smallFontSize
                        font.bold: true
                        color: Theme.text
                    }
                }
            }
        }

        Text {
            id: label

            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.unit * 2
            textFormat: Text.PlainText
            text: card.name
            font.pixelSize: Theme.smallFontSize
            font.bold: card.playable
            color: card.playable ? Theme.text : Theme.quietText
            horizontalAlignment: Text.AlignHCenter
            elide: Text.ElideRight
        }
    }

    background: null
    contentItem: null
}
