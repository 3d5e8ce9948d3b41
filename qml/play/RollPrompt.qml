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
    width: frame.width
    height: frame.height
    onVisibleChanged: {
        if (visible)
            keys.forceActiveFocus();
        else
            done();
    }

    Rectangle {
        id: frame

        width: column.implicitWidth + Theme.unit * 4
        height: column.implicitHeight + Theme.unit * 3
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

        anchors.centerIn: frame
        spacing: Theme.unit * 1.5

        Label {
            objectName: "rollText"
            Layout.alignment: Qt.AlignHCenter
            textFormat: Text.PlainText
            text: prompt.roll.text
            font.bold: true
        }

        Row {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.unit

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
            Layout.alignment: Qt.AlignHCenter
            textFormat: Text.PlainText
            text: qsTr("Click the face, or press its number. Esc: do something else")
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }
    }
}
