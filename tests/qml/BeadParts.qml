// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright
import DelvewrightTest

// A second game with the parts of the window that it has: beads on a string.
BeadGame {
    id: parts

    required property EditorContext editor
    readonly property BeadViewModel document: editor.document as BeadViewModel

    readonly property BeadPlaytest playtest: BeadPlaytest {
        document: parts.document
    }
    readonly property PlaytestContext playtests: PlaytestContext {
        playedDocument: parts.document
        run: parts.document === null ? null : parts.playtest
        comparison: BeadChanges {}
        report: BeadReport {
            run: parts.playtest
        }
        assertions: BeadAssertions {}
        map: beads
        canEdit: parts.document !== null
        introText: "Beads play by themselves"
        runText: "Let beads play"
        changedText: "Other beads"
        compareText: "Compare beads"
        compareAgainText: "Compare beads again"
        assertionText: "What beads promise"
        onPanelRequested: parts.editor.panelRequested("beadTest")
    }
    readonly property ExportDialog exportDialog: ExportDialog {
        objectName: "beadExport"
        parent: parts.editor.overlay
        anchors.centerIn: parent
        exporter: BeadExport {
            document: parts.document
        }
        styleNames: []
        pixelsText: "Pixels of a bead"
        transparentText: "Nothing behind the beads"
    }

    views: GameViews {
        playtest: parts.playtests
        canExport: true
        onExportRequested: parts.exportDialog.open()
        page: DocumentPage {
            anchors.fill: parent
            canvas: beads

            BeadCanvas {
                id: beads

                objectName: "beadCanvas"
                anchors.fill: parent
                focus: true
                document: parts.document
                Keys.onPressed: event => event.accepted = parts.editor.commands.triggerOnMap(event.key, event.modifiers)
            }
        }
        palette: BeadPalette {}
        outline: BeadOutline {
            document: parts.document
        }
        inspector: BeadInspector {
            document: parts.document
        }
        summary: "Beads: " + (parts.document?.beads.length ?? 0)
        panels: [
            PanelInfo {
                name: "necklace"
                drawing: "note"
                title: "Necklace"
                area: "right"
                source: Qt.resolvedUrl("BeadPanel.qml")
                given: ({
                        "beads": parts.document
                    })
            },
            PanelInfo {
                name: "beadTest"
                drawing: "dice"
                title: "Bead Test"
                area: "right"
                source: Qt.resolvedUrl("BeadPlaytestPanel.qml")
                given: ({
                        "editor": parts.editor,
                        "playtest": parts.playtests
                    })
            }
        ]
        commands: [
            CommandGroup {
                id: group

                title: "Beads"

                AppAction {
                    command: "beads.takeBlue"
                    category: group.title
                    text: "Take Blue"
                    enabled: parts.document !== null
                    onTriggered: beads.carry("blue")
                }
            }
        ]
        menus: ({
                "edit": ["beads.takeBlue"]
            })
    }
}
