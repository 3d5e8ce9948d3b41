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
    /// The games, to which more may be added.
    readonly property alias games: games
    readonly property alias editor: editor
    readonly property alias tour: tour

    Component.onCompleted: {
        if (initialFile !== "")
            arrivals.open(initialFile);
        else if (restoresSession)
            workspace.restoreSession();
        if (offersTour && initialFile === "" && workspace.count === 0 && workspace.recoverable.length === 0 && String(AppSettings.read("tour/seen", false)) !== "true")
            tour.startSoon();
    }

    /// Not from a question that has come before the window meanwhile.
    function focusMap() {
        if (editor.isOpen && !Modality.asked)
            editor.canvas?.forceActiveFocus();
    }

    onClosing: close => {
        pages.workArea.remember();
        dialogs.keepTyped();
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

        DungeoneerParts {
            library: cardLibrary
            editor: editor
        }
    }

    Workspace {
        id: workspace

        games: games
        settings: AppSettings
        onCurrentChanged: Qt.callLater(window.focusMap) // qmllint disable
    }

    PlayGame {
        id: game

        games: games
        workspace: workspace
        asksBeforeEnding: AppSettings.asksBeforeEnding
        setup.remembers: AppSettings.remembersPlayers
    }

    EditorContext {
        id: editor

        games: games
        workspace: workspace
        game: game
        board: pages.play.board
        commands: actions
        goalsShown: playDialogs.standingShown
        overlay: window.Overlay.overlay
        onPlayingChanged: Qt.callLater(playing ? pages.play.takeFocus : window.focusMap) // qmllint disable
        onWhyRequested: (moment, ofTurn) => playDialogs.explainAt(moment, ofTurn)
        onNextPartRequested: pages.play.focusNext()
        onWorkshopChanged: Qt.callLater(workshop !== null ? workshop.page.takeFocus : window.focusMap) // qmllint disable
        onRuleRequested: workshop !== null || playing ? popups.showRule(rule) : panels.show("reference")
        onGameChoiceRequested: popups.chooseGame()
        onHelpRequested: page => dialogs.help(page)
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
        panels: panels
        playDialogs: playDialogs
        onTourRequested: tour.start()
        onQuitRequested: window.close()
        onSearchRequested: popups.searchCommands()
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
        visible: editor.isOpen || editor.workshop !== null // so that the tabs stay where they are
        actions: actions
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        DocumentTabs {
            Layout.fillWidth: true
            visible: (workspace.count > 0 || editor.workshops.some(one => one.open)) && !editor.playing
            editor: editor
            onCloseRequested: index => dialogs.close(index)
        }

        DocumentBanners {
            Layout.fillWidth: true
            Layout.fillHeight: false
            editor: editor
        }

        WindowPages {
            id: pages

            Layout.fillWidth: true
            Layout.fillHeight: true
            editor: editor
            actions: actions
            panels: panels
            onOpenRequested: dialogs.open()
            onTourRequested: tour.start()
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
        games: games
        workspace: workspace
        actions: actions
        onGameRecoveryChosen: file => playDialogs.recover(file)
        onPackRecoveryChosen: file => editor.recoverPack(file)
        onRuleChosen: rule => editor.showRule(rule)
    }

    PlayDialogs {
        id: playDialogs

        parent: Overlay.overlay
        editor: editor
        onShown: Qt.callLater(pages.play.takeFocus) // qmllint disable
    }

    ClosingQuestions {
        id: questions

        parent: Overlay.overlay
        editor: editor
        dialogs: dialogs
        playDialogs: playDialogs
        onAnswered: {
            window.mayClose = true;
            window.close();
        }
    }

    WindowPopups {
        id: popups

        parent: Overlay.overlay
        editor: editor
        actions: actions
        panels: panels
        onGameChoiceEnded: Qt.callLater(window.focusMap) // qmllint disable
    }

    Tour {
        id: tour

        editor: editor
        panels: panels
        workArea: pages.workArea
        menuBar: window.menuBar
        toolBar: window.header
    }

    FileArrivals {
        id: arrivals

        anchors.fill: parent
        workspace: workspace
        playDialogs: playDialogs
    }

    // The last to go, since threads of the others may still work with their content. Objects of the window go with
    // its content item, before all items; so it stands in an item, the last one.
    Item {
        Library {
            id: library
        }

        CardLibrary {
            id: cardLibrary
        }
    }
}
