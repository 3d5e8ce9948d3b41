// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Asks how the dice fell that somebody rolled at the table: a click on the face, or its key.
FocusScope {
    id: prompt

    required property AwaitedRoll roll

    signal done

    visible: roll.pending
    implicitWidth: frame.width
    implicitHeight: frame.height
    onVisibleChanged: {
        if (visible)
            keys.forceActiveFocus();
        else
            done();
    }

    Rectangle {
        id: frame

        width: prompt.width
        height: column.implicitHeight + Theme.unit * 2
        radius: Theme.radius
        color: Theme.raised
        border.color: Theme.accent
        border.width: 2
        Accessible.role: Accessible.AlertMessage
        Accessible.name: prompt.roll.text
    }

    Item {
        id: keys

        objectName: "rollPrompt"
        anchors.fill: frame
        focus: true
        Keys.onPressed: event => {
            const face = event.key - Qt.Key_0;
            if (face >= 1 && face <= 6)
                prompt.roll.give(face);
            else if (event.key === Qt.Key_Escape)
                prompt.roll.cancel();
            event.accepted = true;
        }
    }

    ColumnLayout {
        id: column

        anchors.left: frame.left
        anchors.right: frame.right
        anchors.verticalCenter: frame.verticalCenter
        anchors.margins: Theme.unit
        spacing: Theme.unit

        Label {
            objectName: "rollText"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: prompt.roll.text
            font.bold: true
            wrapMode: Text.Wrap
        }

        Label {
            objectName: "rollAbout"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: prompt.roll.about
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        // The dice that are known, and those that are still to come.
        Row {
            objectName: "knownDice"
            spacing: Theme.unit / 2

            Repeater {
                model: prompt.roll.faces

                Die {
                    required property int modelData

                    face: modelData
                    edge: prompt.roll.colour
                }
            }

            Repeater {
                model: prompt.roll.count

                Rectangle {
                    width: Theme.unit * 3.5
                    height: width
                    radius: width * 0.2
                    color: "transparent"
                    border.color: prompt.roll.colour
                    border.width: 2

                    Text {
                        anchors.centerIn: parent
                        textFormat: Text.PlainText
                        text: "?"
                        font.pixelSize: Theme.fontSize
                        color: Theme.quietText
                    }
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit / 2

            Repeater {
                model: 6

                AbstractButton {
                    id: button

                    required property int index

                    objectName: "face " + (index + 1)
                    focusPolicy: Qt.NoFocus
                    Accessible.role: Accessible.Button
                    Accessible.name: index + 1
                    onClicked: prompt.roll.give(index + 1)

                    contentItem: Die {
                        face: button.index + 1
                        edge: prompt.roll.colour
                        scale: button.hovered ? 1.12 : 1
                    }
                }
            }
        }

        Label {
            Layout.fillWidth: true
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: qsTr("Click the face, or press its number. Esc: do something else")
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }
    }
}
