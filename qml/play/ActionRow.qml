// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One thing that can be done: its words, what it costs and how likely it succeeds. Where more has to be
// chosen, its buttons.
ItemDelegate {
    id: row

    required property PlayGame game
    required property int index
    required property string label
    required property string chance
    required property int price
    required property var choices
    required property bool folded
    required property int digit
    /// Somebody asked for the choices of a folded row.
    property bool unfolded: false
    readonly property bool isCurrent: game.actions.current === index

    signal acted

    objectName: "action " + label
    height: Math.max(Theme.unit * 3.5, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.NoFocus
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 1.5
    onClicked: {
        if (folded)
            unfolded = !unfolded;
        else if (game.actions.take(index))
            acted();
    }
    onHoveredChanged: {
        if (hovered)
            game.actions.current = index;
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: label + (price > 0 ? ", " + qsTr("%1 pt").arg(price) : "") + (chance !== "" ? ", " + chance : "")
    Accessible.selected: isCurrent
    Accessible.onPressAction: row.clicked()

    contentItem: ColumnLayout {
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Text {
                objectName: "digit"
                visible: row.digit >= 0
                textFormat: Text.PlainText
                text: row.digit
                font.pixelSize: Theme.smallFontSize
                color: Theme.faintText
                Layout.preferredWidth: Theme.unit * 1.25
            }

            Text {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.folded && !row.unfolded ? Sentences.filled(qsTr("%1… (%2)"), row.label, row.choices.length) : row.label
                font.pixelSize: Theme.fontSize
                color: Theme.text
                wrapMode: Text.Wrap
            }

            Text {
                objectName: "price"
                visible: row.price > 0
                textFormat: Text.PlainText
                text: qsTr("%1 pt").arg(row.price)
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }
        }

        Text {
            objectName: "chance"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 2.25
            visible: row.chance !== ""
            textFormat: Text.PlainText
            text: row.chance
            font.pixelSize: Theme.smallFontSize
            color: Theme.good
            wrapMode: Text.Wrap
        }

        ChoiceButtons {
            Layout.leftMargin: Theme.unit / 2
            visible: row.choices.length > 0 && (!row.folded || row.unfolded)
            choices: row.choices
            what: row.label
            onChosen: action => {
                row.game.act(action);
                row.acted();
            }
        }
    }

    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit / 2
        radius: Theme.radius / 2
        color: row.down ? Theme.pressed : row.isCurrent ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
        border.color: row.isCurrent ? Theme.accent : "transparent"
    }
}
