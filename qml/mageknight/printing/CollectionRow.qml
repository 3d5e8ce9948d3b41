// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One piece of the collection: how many there are, and how many the scenario needs.
Item {
    id: row

    required property int index
    required property string name
    required property string pack
    required property int owned
    required property int needed
    required property int lacking
    required property bool isException
    property bool current: false

    /// The user owns another number of it.
    signal ownedChosen(int count)

    height: Math.max(count.implicitHeight + Theme.unit / 2, Theme.unit * 5)
    Accessible.role: Accessible.ListItem
    Accessible.name: needed > 0 ? Sentences.filled(qsTr("%1: %2 owned, %3 needed"), name, owned, needed) : Sentences.filled(qsTr("%1: %2 owned"), name, owned)

    Rectangle {
        anchors.fill: parent
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 1.5
        color: row.lacking > 0 ? Theme.warningBackground : "transparent"
        border.color: row.current ? Theme.accent : "transparent"
        border.width: 2
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit
        anchors.rightMargin: Theme.unit * 2
        spacing: Theme.unit

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.name
                font.pixelSize: Theme.fontSize
                font.bold: row.isException
                color: Theme.text
                elide: Text.ElideRight
            }

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.pack
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                elide: Text.ElideRight
            }
        }

        Label {
            visible: row.needed > 0
            textFormat: Text.PlainText
            text: row.lacking > 0 ? qsTr("▲ %1 missing").arg(row.lacking) : qsTr("%1 needed").arg(row.needed)
            font.pixelSize: Theme.smallFontSize
            color: row.lacking > 0 ? Theme.warning : Theme.quietText
        }

        SpinBox {
            id: count

            objectName: "owned " + row.index
            from: 0
            to: 999
            value: row.owned
            editable: true
            font.pixelSize: Theme.fontSize
            onValueModified: row.ownedChosen(value)
            Accessible.name: qsTr("%1, number owned").arg(row.name)
        }
    }
}
