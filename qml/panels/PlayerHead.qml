// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The first line of a player: the name, and the place in the turn order.
RowLayout {
    id: head

    required property int index
    required property int count
    required property string name
    /// Where the name is empty, another one that is shown.
    property string shownName: name
    property string placeholder: ""
    property bool hasTips: false

    signal renamed(string wanted)
    signal moved(int by)
    signal removed

    component MoveButton: PanelButton {
        property bool hasTip: false

        flat: true
        ToolTip.visible: hasTip && hovered
        ToolTip.delay: 600
        ToolTip.text: Accessible.name
    }

    spacing: Theme.unit / 2

    ValueField {
        objectName: "playerName"
        Layout.fillWidth: true
        value: head.name
        placeholderText: head.placeholder
        maximumLength: 80
        font.bold: true
        Accessible.name: qsTr("Name of player %1").arg(head.index + 1)
        onCommitted: wanted => head.renamed(wanted)
    }
    MoveButton {
        objectName: "moveUp"
        hasTip: head.hasTips
        icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-up.svg"
        enabled: head.index > 0
        Accessible.name: qsTr("Move %1 up in the turn order").arg(head.shownName)
        onClicked: head.moved(-1)
    }
    MoveButton {
        objectName: "moveDown"
        hasTip: head.hasTips
        icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-down.svg"
        enabled: head.index + 1 < head.count
        Accessible.name: qsTr("Move %1 down in the turn order").arg(head.shownName)
        onClicked: head.moved(1)
    }
    MoveButton {
        objectName: "removePlayer"
        hasTip: head.hasTips
        icon.source: "qrc:/qt/qml/Delvewright/icons/delete.svg"
        Accessible.name: qsTr("Remove %1").arg(head.shownName)
        onClicked: head.removed()
    }
}
