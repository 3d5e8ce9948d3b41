// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How the next playtest is played.
GridLayout {
    id: form

    required property PlaytestSettings settings
    /// What only this game lets one choose; null for nothing.
    required property Component ownChoices

    columns: 2
    columnSpacing: Theme.unit
    rowSpacing: Theme.unit / 2

    FormLabel {
        text: qsTr("Games")
    }
    SpinBox {
        objectName: "playtestGames"
        Layout.fillWidth: true
        from: 1
        to: 1000000
        stepSize: 100
        editable: true
        value: form.settings.games
        onValueModified: form.settings.games = value
        Accessible.name: qsTr("Games")
    }

    FormLabel {
        text: qsTr("Who plays")
    }
    ChoiceBox {
        objectName: "playtestAgent"
        Layout.fillWidth: true
        model: form.settings.agentNames
        chosen: form.settings.agent
        onPicked: index => form.settings.agent = index
        Accessible.name: qsTr("Who plays")
    }

    FormLabel {
        text: qsTr("Against")
    }
    ChoiceBox {
        objectName: "playtestRival"
        Layout.fillWidth: true
        model: form.settings.rivalNames
        chosen: form.settings.rival
        onPicked: index => form.settings.rival = index
        Accessible.name: qsTr("Against")
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: qsTr("They change seats from game to game.")
    }

    FormLabel {
        text: qsTr("Seed")
    }
    SpinBox {
        objectName: "playtestSeed"
        Layout.fillWidth: true
        from: 0
        to: 2147483646
        editable: true
        value: form.settings.seed
        textFromValue: number => String(number)
        onValueModified: form.settings.seed = value
        Accessible.name: qsTr("Seed")
    }

    Loader {
        Layout.fillWidth: true
        Layout.columnSpan: 2
        visible: form.ownChoices !== null
        sourceComponent: form.ownChoices
    }

    FormCheck {
        objectName: "playtestUntilClear"
        text: qsTr("Stop as soon as it is clear")
        checked: form.settings.untilClear
        onToggled: form.settings.untilClear = checked
    }
}
