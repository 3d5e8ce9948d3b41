// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How the next playtest is played.
GridLayout {
    id: form

    required property PlaytestSettings settings

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
    ComboBox {
        objectName: "playtestAgent"
        Layout.fillWidth: true
        model: form.settings.agentNames
        currentIndex: form.settings.agent
        onActivated: index => form.settings.agent = index
        Accessible.name: qsTr("Who plays")
    }

    FormLabel {
        text: qsTr("Against")
    }
    ComboBox {
        objectName: "playtestRival"
        Layout.fillWidth: true
        model: form.settings.rivalNames
        currentIndex: form.settings.rival
        onActivated: index => form.settings.rival = index
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

    FormCheck {
        objectName: "playtestRotate"
        text: qsTr("Players change entrances")
        checked: form.settings.rotateEntrances
        onToggled: form.settings.rotateEntrances = checked
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: qsTr("Tells a good entrance from a strong team.")
    }

    FormCheck {
        objectName: "playtestUntilClear"
        text: qsTr("Stop as soon as it is clear")
        checked: form.settings.untilClear
        onToggled: form.settings.untilClear = checked
    }
}
