// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright
import DelvewrightTest

// A second game with the parts of the window that it has: beads on a string.
BeadGame {
    id: parts

    required property EditorContext editor
    readonly property BeadViewModel document: editor.document as BeadViewModel

    views: GameViews {
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
