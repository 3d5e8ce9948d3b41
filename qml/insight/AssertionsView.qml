// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The assertions of the scenario about its games, checked against the last playtest.
ColumnLayout {
    id: view

    required property PlaytestContext playtest
    readonly property AssertionsModel assertions: playtest.assertions

    spacing: Theme.unit

    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: (view.assertions?.count ?? 0) === 0
        drawing: "flag"
        text: view.playtest.assertionText
    }

    WholeList {
        id: list

        objectName: "assertions"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: Theme.unit * 1.5
        Layout.rightMargin: Theme.unit * 1.5
        Layout.topMargin: Theme.unit
        visible: count > 0
        model: view.assertions
        clip: true
        spacing: Theme.unit
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Promises")
        ScrollBar.vertical: ScrollBar {}

        delegate: AssertionRow {
            width: list.width
            editable: view.playtest.canEdit
            onEditRequested: view.playtest.assertionRequested(index)
            onRemoveRequested: view.assertions.remove(index)
        }
    }

    PanelButton {
        objectName: "addAssertion"
        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Theme.unit
        icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
        text: qsTr("Add Promise…")
        enabled: view.assertions?.canAdd ?? false
        onClicked: view.playtest.assertionRequested(-1)
    }
}
