// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The playtest of one document: how it is played, and what came of it.
ColumnLayout {
    id: contents

    required property PlaytestPanel panel
    required property Playtest run
    required property PlaytestChanges comparison
    readonly property EditorContext editor: panel.editor
    readonly property PlaytestContext playtest: panel.playtest
    readonly property int brokenCount: playtest.assertions?.brokenCount ?? 0

    spacing: Theme.unit

    PlaytestHeader {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.unit * 1.5
        Layout.rightMargin: Theme.unit * 1.5
        focus: true
        run: contents.run
        playtest: contents.playtest
        ownChoices: contents.panel.ownChoices
        onHelpRequested: contents.editor.showHelp("playtests")
    }

    PanelNotice {
        objectName: "playtestFailure"
        Layout.fillWidth: true
        bad: true
        text: contents.run.failure === "" ? "" : qsTr("This cannot be played yet. %1").arg(contents.run.failure)
        choice: contents.playtest.problemsLeft > 0 ? qsTr("Show Problems") : ""
        onChosen: contents.editor.panelRequested("problems")
    }

    PanelNotice {
        objectName: "playtestProblems"
        Layout.fillWidth: true
        visible: contents.playtest.problemsLeft > 0 && contents.run.failure === "" && !contents.run.running && !contents.run.stale
        text: qsTr("%n thing(s) are wrong or missing, so this may not be what will be played.", "", contents.playtest.problemsLeft)
        choice: qsTr("Show Problems")
        onChosen: contents.editor.panelRequested("problems")
    }

    PanelNotice {
        objectName: "playtestStale"
        Layout.fillWidth: true
        visible: contents.run.stale && !contents.run.running
        text: contents.playtest.changedText
        choice: contents.playtest.canCompare ? qsTr("Compare with Before") : ""
        onChosen: contents.playtest.compare()
    }

    TabBar {
        id: tabs

        Layout.fillWidth: true
        Layout.leftMargin: Theme.unit
        Layout.rightMargin: Theme.unit
        spacing: Theme.unit / 2
        currentIndex: contents.playtest.tab
        onCurrentIndexChanged: contents.playtest.tab = currentIndex

        TabButton {
            objectName: "reportTab"
            padding: Theme.unit / 2
            text: qsTr("Report")
        }
        TabButton {
            objectName: "assertionsTab"
            padding: Theme.unit / 2
            text: contents.brokenCount > 0 ? qsTr("Promises (%1 ✖)").arg(contents.brokenCount) : qsTr("Promises")
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
                visible: !contents.run.hasResult
                drawing: "dice"
                text: contents.playtest.introText
            }

            Loader {
                anchors.fill: parent
                visible: contents.run.hasResult
                sourceComponent: contents.panel.reportView
            }
        }

        AssertionsView {
            playtest: contents.playtest
        }

        ChangesView {
            objectName: "changesView"
            playtest: contents.playtest
            comparison: contents.comparison
        }
    }
}
