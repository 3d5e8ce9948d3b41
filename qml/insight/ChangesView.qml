// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the edits since the last playtest did to the games.
ScrolledColumn {
    id: view

    required property PlaytestContext playtest
    required property PlaytestChanges comparison

    Label {
        objectName: "compareHint"
        Layout.fillWidth: true
        visible: !view.comparison.hasResult
        textFormat: Text.PlainText
        text: view.playtest.compareText
        color: Theme.quietText
        wrapMode: Text.Wrap
    }

    PanelButton {
        objectName: "compareButton"
        Layout.fillWidth: true
        icon.source: "qrc:/qt/qml/Delvewright/icons/branch.svg"
        text: qsTr("Compare with Before")
        enabled: view.playtest.canCompare
        onClicked: view.playtest.compare()
    }

    GamesProgress {
        Layout.fillWidth: true
        games: view.comparison
    }

    PanelNotice {
        Layout.fillWidth: true
        bad: true
        text: view.comparison.failure
    }

    PanelNotice {
        objectName: "comparisonStale"
        Layout.fillWidth: true
        visible: view.comparison.hasResult && view.comparison.stale
        text: view.playtest.compareAgainText
    }

    Label {
        objectName: "comparedGames"
        Layout.fillWidth: true
        visible: view.comparison.hasResult
        textFormat: Text.PlainText
        text: view.comparison.games
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
        wrapMode: Text.Wrap
    }

    Column {
        Layout.fillWidth: true
        visible: view.comparison.hasResult
        spacing: Theme.unit

        Repeater {
            model: view.comparison.fairness.length

            VerdictCard {
                required property int index
                readonly property var verdict: view.comparison.fairness[index] ?? ({})

                objectName: "comparedFairness " + index
                width: parent?.width ?? 0
                tone: verdict.tone ?? 3
                title: verdict.title ?? ""
                sentence: verdict.sentence ?? ""
            }
        }
    }

    FormHeading {
        visible: view.comparison.hasResult
        text: view.comparison.shownCount > 0 ? qsTr("What has changed") : qsTr("Nothing is shown to have changed")
    }

    Column {
        Layout.fillWidth: true
        visible: view.comparison.hasResult
        spacing: Theme.unit / 2

        Repeater {
            model: view.comparison.changes.length

            ChangeRow {
                required property int index

                objectName: "change " + index
                width: parent?.width ?? 0
                change: view.comparison.changes[index] ?? ({})
            }
        }
    }
}
