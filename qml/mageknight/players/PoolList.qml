// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The figures or chests that a player has in one list, and a box that adds more.
ColumnLayout {
    id: pool

    required property string title
    required property string total
    property bool tooMuch: false
    required property var entries
    required property PlayersModel players
    required property int row
    required property int list
    required property string addText

    signal addRequested

    Layout.fillWidth: true
    spacing: Theme.unit / 4

    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.unit / 2

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: pool.title
            font.pixelSize: Theme.smallFontSize
            font.bold: true
            color: Theme.quietText
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            objectName: "total"
            textFormat: Text.PlainText
            text: (pool.tooMuch ? Theme.severitySign(0) + " " : "") + pool.total
            font.pixelSize: Theme.smallFontSize
            color: pool.tooMuch ? Theme.error : Theme.quietText
        }
    }

    Repeater {
        // By number: with the list itself as the model every change would make all controls anew, and the
        // one in use would lose the keyboard.
        model: pool.entries.length

        RowLayout {
            id: entry

            required property int index
            readonly property var what: pool.entries[index] ?? ({
                    "name": "",
                    "level": 0,
                    "count": 1,
                    "points": 0
                })

            Layout.fillWidth: true
            spacing: Theme.unit / 2

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: entry.what.name
                wrapMode: Text.Wrap
            }
            Label {
                visible: entry.what.points > 0
                textFormat: Text.PlainText
                text: entry.what.points
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                Accessible.name: qsTr("%1 points").arg(entry.what.points)
            }
            SpinBox {
                objectName: "number"
                readonly property bool isLevel: pool.list === PlayersModel.Team
                readonly property int known: (isLevel ? entry.what.level : entry.what.count) ?? 1

                visible: !isLevel || entry.what.level > 0
                implicitWidth: Theme.unit * 9
                from: 1
                to: isLevel ? 5 : 100
                value: known
                font.pixelSize: Theme.smallFontSize
                Accessible.name: isLevel ? qsTr("Level of %1").arg(entry.what.name) : qsTr("How many: %1").arg(entry.what.name)
                textFromValue: (value, locale) => isLevel ? qsTr("L%1").arg(value) : qsTr("×%1").arg(value)
                onValueModified: {
                    if (isLevel)
                        pool.players.setLevel(pool.row, entry.index, value);
                    else
                        pool.players.setCount(pool.row, pool.list, entry.index, value);
                }
            }
            PanelButton {
                objectName: "removeEntry"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/remove.svg"
                Accessible.name: qsTr("Remove %1").arg(entry.what.name)
                onClicked: pool.players.remove(pool.row, pool.list, entry.index)
            }
        }
    }

    PanelButton {
        objectName: "addEntry"
        Layout.fillWidth: true
        icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
        text: pool.addText
        onClicked: pool.addRequested()
    }
}
