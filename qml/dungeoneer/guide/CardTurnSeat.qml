// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One player of those who lay the map in turns: whose turn it is, how many cards are held, and who lays for the seat.
RowLayout {
    id: row

    required property int seat
    required property string name
    required property int cardsHeld
    required property bool isPerson
    required property bool moves
    required property bool isDealt

    signal personChosen(bool isPerson)

    objectName: "turn seat " + seat
    spacing: Theme.unit

    Label {
        Layout.fillWidth: true
        textFormat: Text.PlainText
        text: (row.moves ? "▸ " : "") + row.name
        font.bold: row.moves
        elide: Text.ElideRight
    }

    Label {
        visible: row.isDealt
        textFormat: Text.PlainText
        text: qsTr("%n card(s)", "", row.cardsHeld)
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
    }

    CheckBox {
        objectName: "person " + row.seat
        text: qsTr("Person")
        checked: row.isPerson
        onToggled: row.personChosen(checked)
        Accessible.name: qsTr("A person lays for %1; otherwise the program does").arg(row.name)
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: Accessible.name
    }
}
