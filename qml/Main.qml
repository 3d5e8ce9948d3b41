import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Delvewright

ApplicationWindow {
    id: window

    /// A file to open at the start.
    property string initialFile

    function openPath(path) {
        if (scenario.openPath(path))
            dungeon.forceActiveFocus();
    }

    Component.onCompleted: {
        if (initialFile !== "")
            openPath(initialFile);
    }

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 360
    visible: true
    title: scenario.isOpen ? qsTr("%1 — Delvewright").arg(scenario.title) : qsTr("Delvewright")

    palette {
        window: Theme.window
        windowText: Theme.text
        base: Theme.base
        alternateBase: Theme.raised
        text: Theme.text
        button: Theme.button
        buttonText: Theme.text
        highlight: Theme.accent
        highlightedText: Theme.accentText
        placeholderText: Theme.quietText
        toolTipBase: Theme.raised
        toolTipText: Theme.text
        link: Theme.accent
        mid: Theme.border
        dark: Theme.border
        light: Theme.raised
        disabled {
            windowText: Theme.faintText
            text: Theme.faintText
            buttonText: Theme.faintText
        }
    }

    Library {
        id: library
    }

    ScenarioViewModel {
        id: scenario

        library: library
    }

    FileDialog {
        id: openDialog

        title: qsTr("Open Scenario")
        nameFilters: [qsTr("Scenarios (*.scenario.json)"), qsTr("All files (*)")]
        onAccepted: {
            if (scenario.open(selectedFile))
                dungeon.forceActiveFocus();
        }
    }

    AboutDialog {
        id: aboutDialog

        anchors.centerIn: Overlay.overlay
    }

    menuBar: AppMenuBar {
        canvas: dungeon.canvas
        scenario: scenario
        onOpenRequested: openDialog.open()
        onAboutRequested: aboutDialog.open()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ErrorBanner {
            Layout.fillWidth: true
            title: qsTr("The content packs cannot be read")
            details: library.error
            dismissable: false
        }

        ErrorBanner {
            objectName: "openError"
            Layout.fillWidth: true
            title: qsTr("Cannot open %1").arg(scenario.failedFile)
            details: scenario.failure
            onDismissed: scenario.clearFailure()
        }

        ErrorBanner {
            Layout.fillWidth: true
            title: qsTr("Some of this scenario cannot be shown")
            details: scenario.warnings
            dismissable: false
        }

        StackLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            currentIndex: scenario.isOpen ? 1 : 0

            WelcomePage {
                objectName: "welcome"
                library: library
                onOpenRequested: openDialog.open()
                onSampleChosen: path => window.openPath(path)
            }

            DungeonView {
                id: dungeon

                objectName: "dungeon"
                scenario: scenario
            }
        }
    }

    footer: AppStatusBar {
        visible: scenario.isOpen
        view: dungeon
        scenario: scenario
    }
}
