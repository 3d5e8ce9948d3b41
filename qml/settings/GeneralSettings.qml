// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What can be chosen about the program as a whole. Everything acts at once.
ColumnLayout {
    id: page

    readonly property var scales: [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3]
    readonly property var intervals: [0, 10, 30, 60, 300]

    spacing: Theme.unit

    ChoiceRow {
        objectName: "language"
        label: qsTr("Language")
        choices: [qsTr("As the System"), ...AppSettings.languageNames()]
        current: Array.from(AppSettings.languageCodes()).indexOf(AppSettings.language) + 1
        onChosen: index => AppSettings.language = index === 0 ? "" : AppSettings.languageCodes()[index - 1]
    }

    ChoiceRow {
        objectName: "appearance"
        label: qsTr("Appearance")
        choices: [qsTr("As the System"), qsTr("Light"), qsTr("Dark")]
        current: AppSettings.appearance
        onChosen: index => AppSettings.appearance = index
    }

    ChoiceRow {
        objectName: "scale"
        label: qsTr("Interface scale")
        choices: page.scales.map(scale => qsTr("%1 %").arg(Math.round(scale * 100)))
        current: page.scales.indexOf(AppSettings.interfaceScale)
        onChosen: index => AppSettings.interfaceScale = page.scales[index]
    }

    ChoiceRow {
        objectName: "wheel"
        label: qsTr("Mouse wheel")
        choices: [qsTr("Scrolls; Ctrl zooms"), qsTr("Zooms; Ctrl scrolls")]
        current: AppSettings.wheelZooms ? 1 : 0
        onChosen: index => AppSettings.wheelZooms = index === 1
    }

    ChoiceRow {
        objectName: "autosave"
        label: qsTr("Recovery copies")
        choices: page.intervals.map(seconds => seconds === 0 ? qsTr("Never") : qsTr("Every %1 s").arg(seconds))
        current: page.intervals.indexOf(AppSettings.autosaveSeconds)
        onChosen: index => AppSettings.autosaveSeconds = page.intervals[index]
    }

    ChoiceRow {
        objectName: "paper"
        label: qsTr("Paper")
        choices: AppSettings.paperNames()
        current: Array.from(AppSettings.paperNames()).indexOf(AppSettings.paper)
        onChosen: index => AppSettings.paper = AppSettings.paperNames()[index]
    }

    CheckBox {
        objectName: "enforceRules"
        text: qsTr("Refuse illegal placements (Shift lays them anyway)")
        font.pixelSize: Theme.fontSize
        checked: AppSettings.enforceRules
        onToggled: AppSettings.enforceRules = checked
    }

    CheckBox {
        objectName: "animations"
        text: qsTr("Animations in play: figures, dice and doors move")
        font.pixelSize: Theme.fontSize
        checked: AppSettings.animations
        onToggled: AppSettings.animations = checked
    }

    CheckBox {
        objectName: "asksBeforeEnding"
        text: qsTr("Ask before a key ends a turn with activations left")
        font.pixelSize: Theme.fontSize
        checked: AppSettings.asksBeforeEnding
        onToggled: AppSettings.asksBeforeEnding = checked
    }

    CheckBox {
        objectName: "remembersPlayers"
        text: qsTr("Ask who plays at the first game of a scenario, and remember it")
        font.pixelSize: Theme.fontSize
        checked: AppSettings.remembersPlayers
        onToggled: AppSettings.remembersPlayers = checked
    }

    Item {
        Layout.fillHeight: true
    }
}
