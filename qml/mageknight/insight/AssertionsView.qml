// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The promises of the scenario about its games, checked against the last playtest.
ColumnLayout {
    id: view

    required property DungeonContext dungeon
    required property AssertionsModel promises

    signal editRequested(int row)

    spacing: Theme.unit

    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: view.promises.count === 0
        drawing: "flag"
        text: qsTr("A promise is what you want to be true of the games: “each chest is taken in at least 5 % of the games”. It is kept in the scenario and checked with every playtest.")
    }

    WholeList {
        id: list

        objectName: "promises"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.unit * 1.5
        Layout.rightMargin: Theme.unit * 1.5
        Layout.topMargin: Theme.unit
        visible: count > 0
        model: view.promises
        clip: true
        spacing: Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Promises")
        ScrollBar.vertical: ScrollBar {}

        delegate: AssertionRow {
            width: list.width
            editable: view.dungeon.canEdit
            onEditRequested: view.editRequested(index)
            onRemoveRequested: view.promises.remove(index)
        }
    }

    PanelButton {
        objectName: "addPromise"
        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Theme.unit
        icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
        text: qsTr("Add Promise…")
        enabled: view.promises.canAdd
        onClicked: view.editRequested(-1)
    }
}
