// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Lets the program play the document in front many times, and tells what came of it. A game brings what its report
// has of its own, and its own choices of how it is played.
FocusScope {
    id: panel

    required property EditorContext editor
    required property PlaytestContext playtest
    /// A PlaytestReportView; it is shown while there is a result.
    required property Component reportView
    /// Choices below the others; null for none.
    property Component ownChoices: null
    readonly property Playtest run: playtest.run
    readonly property PlaytestChanges comparison: playtest.comparison

    function load() {
        if (run === null || comparison === null)
            contents.source = "";
        else
            contents.setSource("PlaytestContents.qml", {
                "panel": panel,
                "run": run,
                "comparison": comparison
            });
    }

    onRunChanged: load()
    onComparisonChanged: load()
    Component.onCompleted: load()

    Loader {
        id: contents

        anchors.fill: parent
        focus: true
    }
}
