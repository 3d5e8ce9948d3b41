// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The playtest of one dungeon: how it is played, and what came of it.
ColumnLayout {
    id: panel

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    required property ScenarioViewModel document
    readonly property PlaytestRun run: document.playtest
    readonly property int problemsLeft: document.findings.errorCount + document.findings.todoCount

    spacing: Theme.unit

    PlaytestHeader {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.unit * 1.5
        Layout.rightMargin: Theme.unit * 1.5
        focus: true
        run: panel.run
        insight: panel.dungeon.insight
        onHelpRequested: panel.editor.showHelp("playtests")
    }

    PanelNotice {
        objectName: "playtestFailure"
        Layout.fillWidth: true
        bad: true
        text: panel.run.failure === "" ? "" : qsTr("This cannot be played yet. %1").arg(panel.run.failure)
        choice: panel.problemsLeft > 0 ? qsTr("Show Problems") : ""
        onChosen: panel.editor.panelRequested("problems")
    }

    PanelNotice {
        objectName: "playtestProblems"
        Layout.fillWidth: true
        visible: panel.problemsLeft > 0 && panel.run.failure === "" && !panel.run.running && !panel.run.stale
        text: qsTr("%n thing(s) are wrong or missing, so this may not be what will be played.", "", panel.problemsLeft)
        choice: qsTr("Show Problems")
        onChosen: panel.editor.panelRequested("problems")
    }

    PanelNotice {
        objectName: "playtestStale"
        Layout.fillWidth: true
        visible: panel.run.stale && !panel.run.running
        text: qsTr("The dungeon has changed since; run again.")
        choice: panel.dungeon.insight.canCompare ? qsTr("Compare with Before") : ""
        onChosen: panel.dungeon.insight.compare()
    }

    TabBar {
        id: tabs

        Layout.fillWidth: true
        Layout.leftMargin: Theme.unit
        Layout.rightMargin: Theme.unit
        spacing: Theme.unit / 2
        currentIndex: panel.dungeon.insight.tab
        onCurrentIndexChanged: panel.dungeon.insight.tab = currentIndex

        TabButton {
            objectName: "reportTab"
            padding: Theme.unit / 2
            text: qsTr("Report")
        }
        TabButton {
            objectName: "promisesTab"
            padding: Theme.unit / 2
            text: promises.brokenCount > 0 ? qsTr("Promises (%1 ✖)").arg(promises.brokenCount) : qsTr("Promises")
        }
        TabButton {
            objectName: "changesTab"
            padding: Theme.unit / 2
            text: qsTr("Changes")
        }
    }

    StackLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        currentIndex: tabs.currentIndex

        Item {
            EmptyNote {
                anchors.fill: parent
                visible: !panel.run.hasResult
                drawing: "dice"
                text: qsTr("The program plays the dungeon many times and says who wins, how long it takes, which chests and tokens nobody finds, and whether it is fair.")
            }

            ReportView {
                objectName: "reportView"
                anchors.fill: parent
                visible: panel.run.hasResult
                dungeon: panel.dungeon
            }
        }

        AssertionsView {
            dungeon: panel.dungeon
            promises: promises
            onEditRequested: row => panel.dungeon.insight.promiseRequested(promises, row)
        }

        ChangesView {
            objectName: "changesView"
            insight: panel.dungeon.insight
            comparison: panel.document.comparison
        }
    }

    AssertionsModel {
        id: promises

        run: panel.run
    }
}
