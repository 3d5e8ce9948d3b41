// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Why a dungeon cannot be made or finished: what cannot stay together, by which rules, and the smallest repair.
ColumnLayout {
    id: conflict

    required property EditorContext editor
    required property DungeonProposals proposals

    signal thingChosen(var thing)
    signal dismissed
    signal anotherRequested

    spacing: Theme.unit / 2

    Repeater {
        model: conflict.proposals?.explanation ?? []

        Label {
            required property string modelData
            required property int index

            objectName: "explanation " + index
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: modelData
            font.bold: index === 0
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit / 2

        Repeater {
            model: conflict.proposals?.conflictThings ?? []

            PanelButton {
                required property var modelData

                objectName: "conflict " + modelData.id
                icon.source: "qrc:/qt/qml/Delvewright/icons/search.svg"
                text: modelData.name
                Accessible.name: qsTr("Show %1 on the map").arg(modelData.name)
                onClicked: conflict.thingChosen(modelData)
            }
        }

        Repeater {
            model: conflict.proposals?.conflictRules ?? []

            LinkButton {
                required property string modelData

                objectName: "conflict rule " + modelData
                height: Theme.unit * 3.5
                text: modelData
                Accessible.name: qsTr("Show rule %1").arg(modelData)
                onClicked: conflict.editor.showRule(modelData)
            }
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.unit

        Item {
            Layout.fillWidth: true
        }

        Button {
            objectName: "dismissConflict"
            text: qsTr("Close")
            onClicked: conflict.dismissed()
        }

        Button {
            objectName: "otherWishes"
            text: qsTr("Other Wishes…")
            onClicked: conflict.anotherRequested()
        }

        PrimaryButton {
            objectName: "repair"
            padding: Theme.unit
            visible: text !== ""
            text: conflict.proposals?.repairText ?? ""
            onClicked: conflict.proposals.repair()
        }
    }
}
