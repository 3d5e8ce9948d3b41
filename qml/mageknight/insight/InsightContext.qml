// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Playtests of the dungeon in front, and what is shown of them on the map.
PlaytestContext {
    id: insight

    required property Workspace workspace
    required property Library library
    property EditorCanvas canvas: null
    readonly property ScenarioViewModel document: workspace.current as ScenarioViewModel
    /// The map is large enough for the key of the heat map; otherwise the panel has it.
    readonly property bool keyOnMap: canvas !== null && canvas.height > Theme.unit * 36 && canvas.width > Theme.unit * 60

    readonly property ReportModel dungeonReport: ReportModel {
        run: insight.document?.playtest ?? null
        library: insight.library
    }

    readonly property DungeonAssertions dungeonAssertions: DungeonAssertions {
        run: insight.document?.playtest ?? null
    }

    readonly property HeatOverlay heat: HeatOverlay {
        run: insight.document?.playtest ?? null
    }

    playedDocument: document
    run: document?.playtest ?? null
    comparison: document?.comparison ?? null
    report: dungeonReport
    assertions: dungeonAssertions
    map: canvas
    problemsLeft: (document?.findings.errorCount ?? 0) + (document?.findings.todoCount ?? 0)
    introText: qsTr("The program plays the dungeon many times and says who wins, how long it takes, which chests and tokens nobody finds, and whether it is fair.")
    runText: qsTr("Play this dungeon many times, beside the window, and tell what came of it")
    changedText: qsTr("The dungeon has changed since; run again.")
    compareText: qsTr("Run a playtest, change the dungeon, and compare: both versions are played with the same seeds, and what changed is told with what is certain about it.")
    compareAgainText: qsTr("The dungeon has changed since; compare again.")
    assertionText: qsTr("A promise is what you want to be true of the games: “each chest is taken in at least 5 % of the games”. It is kept in the scenario and checked with every playtest.")
}
