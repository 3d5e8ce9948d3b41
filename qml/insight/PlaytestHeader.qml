// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The button that begins a playtest, how it is played, and how far it is.
FocusScope {
    id: header

    required property PlaytestContext playtest
    required property Playtest run
    required property Component ownChoices

    signal helpRequested

    implicitHeight: column.implicitHeight

    // The button that was pressed goes and comes again; the keys stay with what is in its place.
    Connections {
        target: header.run

        function onChanged() {
            if (header.activeFocus)
                (header.run.running ? progress.cancelButton : runButton).forceActiveFocus();
        }
    }

    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.unit

        RowLayout {
            Layout.fillWidth: true
            visible: !header.run.running
            spacing: Theme.unit / 2

            PrimaryButton {
                id: runButton

                objectName: "runPlaytest"
                Layout.fillWidth: true
                focus: true
                text: header.run.hasResult ? qsTr("Run Again") : qsTr("Run Playtest")
                enabled: header.playtest.canRun
                Accessible.description: header.run.settings.summary
                ToolTip.visible: hovered && !settingsButton.checked
                ToolTip.delay: 600
                ToolTip.text: header.run.settings.summary
                onClicked: header.playtest.start()
            }

            PanelButton {
                id: settingsButton

                objectName: "playtestSettings"
                flat: true
                checkable: true
                checked: !header.run.hasResult
                icon.source: "qrc:/qt/qml/Delvewright/icons/" + (checked ? "chevron-up" : "settings") + ".svg"
                Accessible.name: qsTr("How it is played")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: Accessible.name
            }

            PanelButton {
                objectName: "playtestHelp"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/help.svg"
                Accessible.name: qsTr("Help about playtests")
                onClicked: header.helpRequested()
            }
        }

        PlaytestForm {
            Layout.fillWidth: true
            visible: settingsButton.checked && !header.run.running
            settings: header.run.settings
            ownChoices: header.ownChoices
        }

        GamesProgress {
            id: progress

            Layout.fillWidth: true
            games: header.run
        }
    }
}
