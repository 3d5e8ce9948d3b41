// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What playtests are about: the dungeon in front, what the last one said, and what is shown of it on the map.
QtObject {
    id: insight

    required property Workspace workspace
    required property Library library
    property EditorCanvas canvas: null
    /// The dungeon in front can be changed, so all its pieces are known.
    required property bool canEdit
    readonly property ScenarioViewModel document: workspace.current as ScenarioViewModel
    readonly property PlaytestRun run: document?.playtest ?? null
    readonly property VersionComparison comparison: document?.comparison ?? null
    readonly property bool running: (run?.running ?? false) || (comparison?.running ?? false)
    readonly property bool hasResult: run?.hasResult ?? false
    readonly property bool canRun: canEdit && run !== null && !running
    readonly property bool canCompare: canRun && (comparison?.possible ?? false)
    /// The map is large enough for the key of the heat map; otherwise the panel has it.
    readonly property bool keyOnMap: canvas !== null && canvas.height > Theme.unit * 36 && canvas.width > Theme.unit * 60
    /// The part of the panel in front: 0 report, 1 promises, 2 changes.
    property int tab: 0

    readonly property ReportModel report: ReportModel {
        run: insight.run
        library: insight.library
    }

    readonly property HeatOverlay heat: HeatOverlay {
        run: insight.run
    }

    /// Asks for the panel.
    signal panelRequested
    /// Asks where to keep the report.
    signal saveRequested
    /// Asks for the form of a promise; -1 for a new one.
    signal promiseRequested(AssertionsModel promises, int row)

    /// Brings a part of the panel to the front; whoever is at the map stays there.
    function show(part) {
        const atMap = canvas.activeFocus;
        tab = part;
        panelRequested();
        if (atMap)
            canvas.forceActiveFocus();
    }

    function start() {
        show(0);
        run.run();
    }

    function compare() {
        show(2);
        comparison.run();
    }
}
