// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the last playtest says: verdicts first, then what a game has to tell of its own, and how to play it again.
ScrolledColumn {
    id: view

    required property PlaytestContext playtest
    readonly property PlaytestReport report: playtest.report
    default property alias parts: ownParts.data

    /// Points something out on the map.
    function show(level, areas) {
        if (areas.length > 0)
            playtest.map.locate(level, areas);
    }

    objectName: "reportView"

    Label {
        objectName: "reportFacts"
        Layout.fillWidth: true
        textFormat: Text.PlainText
        text: view.report.facts
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
        wrapMode: Text.Wrap
    }

    Column {
        Layout.fillWidth: true
        spacing: Theme.unit

        Repeater {
            model: view.report.verdicts.length

            VerdictCard {
                required property int index
                readonly property var verdict: view.report.verdicts[index] ?? ({})

                objectName: "verdict " + index
                width: parent?.width ?? 0
                tone: verdict.tone ?? 3
                title: verdict.title ?? ""
                sentence: verdict.sentence ?? ""
            }
        }
    }

    ColumnLayout {
        id: ownParts

        Layout.fillWidth: true
        spacing: Theme.unit
    }

    ReportFooter {
        Layout.fillWidth: true
        report: view.report
        onSaveRequested: view.playtest.saveRequested()
    }
}
