// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

AppWindow {
    id: window

    /// A file to open at the start; without one the last session comes back.
    property string initialFile
    property bool restoresSession: true
    /// The tour begins by itself at the first start.
    property bool offersTour: true
    property bool mayClose: false
    readonly property alias arrivals: arrivals
    readonly property alias dialogs: dialogs
    readonly property alias output: output
    readonly property alias guides: guides
    readonly property alias tour: tour

    Component.onCompleted: {
        if (initialFile !== "")
            arrivals.open(initialFile);
        else if (restoresSession)
            workspace.restoreSession();
        if (offersTour && initialFile === "" && workspace.count === 0 && workspace.recoverable.length === 0 && String(AppSettings.read("tour/seen", false)) !== "true")
            tour.startSoon();
    }

    onClosing: close => {
        pages.workArea.remember();
        if (!mayClose && questions.areNeeded()) {
            close.accepted = false;
            questions.ask();
            return;
        }
        if (restoresSession)
            workspace.saveSession();
    }

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 360
    visible: true
    title: editor.title

    LanguageSwitch {
        language: AppSettings.language
    }

    GameRegistry {
        id: games

        MageKnightParts {
            library: library
            editor: editor
        }
    }

    Workspace {
        id: workspace

        games: games
        settings: AppSettings
        onCurrentChanged: {
            if (current)
                Qt.callLater(pages.dungeon.forceActiveFocus);
        }
    }

    LayersModel {
        id: layers
    }

    PackShelf {
        id: packs

        library: library
        workspace: workspace
    }

    PlayGame {
        id: game

        games: games
        workspace: workspace
    }

    EditorContext {
        id: editor

        library: library
        workspace: workspace
        canvas: pages.dungeon.canvas
        reach: pages.dungeon.reach
        danger: pages.dungeon.danger
        fit: pages.dungeon.fit
        layers: layers
        collection: output.collection
        packs: packs
        game: game
        board: pages.play.board
        commands: actions
        onPlayingChanged: Qt.callLater(playing ? pages.play.takeFocus : pages.dungeon.forceActiveFocus)
        onNextPartRequested: pages.play.focusNext()
        onBuilderShownChanged: Qt.callLater(builderShown ? pages.builder.takeFocus : pages.dungeon.forceActiveFocus)
        onRuleRequested: {
            if (builderShown || playing)
                ruleNote.show(rule);
            else
                panels.show("reference");
        }
        onFindRequested: step => step === 0 ? pages.dungeon.findBar.open() : pages.dungeon.findBar.go(step)
        onNoteRequested: square => pages.dungeon.noteEditor.openAt(square)
        onPanelRequested: name => panels.show(name)
        onProblemRequested: panels.show("problems")
    }

    PanelList {
        id: panels

        editor: editor
    }

    AppActions {
        id: actions

        editor: editor
        dialogs: dialogs
        output: output
        panels: panels
        builderDialogs: builderDialogs
        face: pages.builder.canvas
        guides: guides
        playDialogs: playDialogs
        onTourRequested: tour.start()
        onQuitRequested: window.close()
        onSearchRequested: search.open()
    }

    CommandKeys {
        actions: actions
    }

    menuBar: AppMenuBar {
        editor: editor
        actions: actions
        panels: panels
    }

    header: AppToolBar {
        visible: editor.isOpen
        actions: actions
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        DocumentTabs {
            Layout.fillWidth: true
            visible: (workspace.count > 0 || editor.builderOpen) && !editor.playing
            editor: editor
            onCloseRequested: index => dialogs.close(index)
        }

        DocumentBanners {
            Layout.fillWidth: true
            Layout.fillHeight: false
            library: library
            workspace: workspace
            packs: packs
        }

        WindowPages {
            id: pages

            Layout.fillWidth: true
            Layout.fillHeight: true
            editor: editor
            actions: actions
            panels: panels
            layers: layers
            onOpenRequested: dialogs.open()
            onGenerateRequested: guides.generate()
            onTourRequested: tour.start()
            onProposalsRejected: guides.rejectProposals()
            onOtherProposalsRequested: guides.tryOtherWishes()
        }
    }

    footer: AppStatusBar {
        visible: editor.isOpen
        editor: editor
        panels: panels
    }

    WindowDialogs {
        id: dialogs

        parent: Overlay.overlay
        workspace: workspace
        actions: actions
        onGameRecoveryChosen: file => playDialogs.recover(file)
        onPackRecoveryChosen: file => {
            if (packs.recover(file))
                editor.builderShown = true;
        }
    }

    OutputDialogs {
        id: output

        parent: Overlay.overlay
        editor: editor
    }

    GuideDialogs {
        id: guides

        parent: Overlay.overlay
        editor: editor
    }

    PlayDialogs {
        id: playDialogs

        parent: Overlay.overlay
        editor: editor
        onShown: Qt.callLater(pages.play.takeFocus) // qmllint disable
    }

    InsightDialogs {
        parent: Overlay.overlay
        editor: editor
    }

    BuilderDialogs {
        id: builderDialogs

        parent: Overlay.overlay
        editor: editor
    }

    ClosingQuestions {
        id: questions

        parent: Overlay.overlay
        editor: editor
        dialogs: dialogs
        playDialogs: playDialogs
        builderDialogs: builderDialogs
        onAnswered: {
            window.mayClose = true;
            window.close();
        }
    }

    RuleNote {
        id: ruleNote

        parent: Overlay.overlay
        library: library
    }

    Tour {
        id: tour

        editor: editor
        panels: panels
        workArea: pages.workArea
        menuBar: window.menuBar
        toolBar: window.header
    }

    CommandSearch {
        id: search

        parent: Overlay.overlay
        actions: actions
    }

    FileArrivals {
        id: arrivals

        anchors.fill: parent
        workspace: workspace
        playDialogs: playDialogs
    }

    // The last to go, since threads of the others may still work with its content. Objects of the window go with
    // its content item, before all items; so it stands in an item, the last one.
    Item {
        Library {
            id: library
        }
    }
}
