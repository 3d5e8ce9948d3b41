// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The promises of the scenario about its games, checked against the last playtest.
ColumnLayout {
    id: view

    required property PlaytestContext playtest
    readonly property PromisesModel promises: playtest.promises

    spacing: Theme.unit

    EmptyNote {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: (view.promises?.count ?? 0) === 0
        drawing: "flag"
        text: view.playtest.promiseText
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

        delegate: PromiseRow {
            width: list.width
            editable: view.playtest.canEdit
            onEditRequested: view.playtest.promiseRequested(index)
            onRemoveRequested: view.promises.remove(index)
        }
    }

    PanelButton {
        objectName: "addPromise"
        Layout.alignment: Qt.AlignHCenter
        Layout.bottomMargin: Theme.unit
        icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
        text: qsTr("Add Promise…")
        enabled: view.promises?.canAdd ?? false
        onClicked: view.playtest.promiseRequested(-1)
    }
}
