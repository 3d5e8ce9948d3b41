// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The sections of a multi-dial figure, laid out as on its base: the one under the pointer is lit on the board.
Item {
    id: panel

    required property PlayFiguresModel figures
    readonly property var sections: figures.sections
    readonly property real cell: (width - Theme.unit) / 2

    visible: sections.length > 0
    implicitHeight: visible ? 3 * (Theme.unit * 5 + 4) : 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sections")

    Repeater {
        model: panel.sections.length // so that they keep the focus

        AbstractButton {
            id: button

            required property int index
            readonly property var modelData: panel.sections[index] ?? {name: "", values: [], isActive: false, isShown: false}
            // Front, left, right, back.
            readonly property int row: [0, 1, 1, 2][index]

            objectName: "section " + index
            width: panel.cell
            height: Theme.unit * 5
            x: index === 1 ? 0 : index === 2 ? panel.cell + Theme.unit : (panel.width - width) / 2
            y: row * (height + 4)
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name + ", " + (modelData.isActive ? Sentences.filled(qsTr("speed %1, attack %2, defense %3, damage %4"), modelData.values[0], modelData.values[1], modelData.values[2], modelData.values[3]) : qsTr("inactive"))
            onClicked: panel.figures.lookAtSection(index)
            onHoveredChanged: panel.figures.lit = hovered ? index : -1
            Accessible.selected: modelData.isShown
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()

            contentItem: Column {
                Text {
                    width: parent.width
                    textFormat: Text.PlainText
                    text: button.modelData.name
                    font.pixelSize: Theme.smallFontSize
                    font.bold: button.modelData.isShown
                    color: Theme.quietText
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }

                Text {
                    width: parent.width
                    textFormat: Text.PlainText
                    text: button.modelData.isActive ? button.modelData.values.join(" / ") : "☠ " + qsTr("inactive")
                    font.pixelSize: Theme.fontSize
                    color: button.modelData.isActive ? Theme.text : Theme.faintText
                    horizontalAlignment: Text.AlignHCenter
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: button.modelData.isShown ? Theme.chosen : Theme.button
                border.width: panel.figures.lit === button.index || button.visualFocus ? 2 : 1
                border.color: panel.figures.lit === button.index || button.visualFocus ? Theme.accent : Theme.border
            }
        }
    }
}
