// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// The game: the board in the middle, what the game has beside it on the left, what can be done on the right, what
// happened below.
FocusScope {
    id: page

    required property EditorContext editor
    required property CommandList actions
    readonly property PlayGame game: editor.game
    readonly property GameViews views: (game.kind?.views ?? null) as GameViews
    readonly property PlayBoard board: boardPlace.item as PlayBoard
    /// Nobody may look: the mouse is on its way to somebody else, from whom there is something to hide.
    readonly property bool isSecret: cover.visible && game.hasSecrets
    readonly property real sideWidth: Math.min(Theme.unit * 36, width * 0.26)

    /// Where keys go when the page comes to the front and when something was done: to the board, or to the dice that
    /// are asked for. Not while the board is covered: the next person is to say so first.
    function takeFocus() {
        if (!cover.visible && !Modality.asked)
            (endScreen.visible ? endScreen : actionPanel.rollPrompt.visible ? actionPanel.rollPrompt : board)?.forceActiveFocus();
    }

    /// F6: from part to part and back to the board.
    function focusNext() {
        const parts = [board, actionPanel.list, (side.item as PlayPart)?.list ?? null, (footer.item as PlayPart)?.list ?? null, log.list].filter(part => part !== null);
        let next = 0;
        for (let i = 0; i < parts.length; ++i)
            if (parts[i].activeFocus)
                next = (i + 1) % parts.length;
        parts[next].forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.window
    }

    /// What the page does for a part that the game brings, and tells it.
    component PartLinks: Item {
        id: links

        property PlayPart part: null

        Binding {
            target: links.part
            property: "covered"
            value: page.isSecret
            when: links.part !== null
        }

        Connections {
            target: links.part

            function onActed() {
                page.takeFocus();
            }

            function onOffered(point, actions) {
                choices.offer(choices.parent.mapFromItem(null, point), actions);
            }
        }
    }

    component Line: Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 1
        color: Theme.border
    }

    component Upright: Rectangle {
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        color: Theme.border
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PlayHeader {
            Layout.fillWidth: true
            game: page.game
            actions: page.actions
            covered: page.isSecret
        }

        Line {}

        ErrorBanner {
            objectName: "playWarning"
            Layout.fillWidth: true
            title: qsTr("This game was made with something else than is here now")
            details: page.game.warning
            dismissable: false
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0

            Loader {
                id: side

                Layout.fillHeight: true
                Layout.preferredWidth: page.sideWidth
                visible: page.width > Theme.unit * 80 && ((item as PlayPart)?.shown ?? false)
                sourceComponent: page.views?.playSide ?? null

                PartLinks {
                    part: side.item as PlayPart
                }
            }

            Upright {
                visible: side.visible
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true

                    Loader {
                        id: boardPlace

                        anchors.fill: parent
                        focus: true
                        enabled: !cover.visible && !endScreen.visible
                        sourceComponent: page.views?.playBoard ?? null

                        Connections {
                            target: page.board

                            function onChoicesOffered(point, actions, arePointedAt) {
                                choices.offer(point, actions, arePointedAt);
                            }

                            function onLeaveRequested() {
                                page.editor.leaveGame();
                            }
                        }
                    }

                    Rectangle {
                        anchors.fill: parent
                        visible: page.board?.activeFocus ?? false
                        color: "transparent"
                        border.color: Theme.accent
                        border.width: 1
                    }

                    ActionChoices {
                        id: choices

                        game: page.game
                        onClosed: page.takeFocus()
                    }

                    EndScreen {
                        id: endScreen

                        anchors.fill: parent
                        game: page.game
                        hasReport: (page.editor.views?.playtest ?? null) !== null
                        onPlayAgain: page.actions.of("play.again").trigger()
                        onSwapSides: page.actions.of("play.swapSides").trigger()
                        onReportRequested: page.actions.of("play.report").trigger()
                        onClosed: page.takeFocus()
                    }

                    HandOver {
                        id: cover

                        anchors.fill: parent
                        game: page.game
                        shown: page.visible && (page.game.setup.handsOver || page.game.hasSecrets)
                        onReady: page.takeFocus()
                    }
                }

                Loader {
                    id: footer

                    Layout.fillWidth: true
                    visible: (item as PlayPart)?.shown ?? false
                    sourceComponent: page.views?.playFooter ?? null

                    PartLinks {
                        part: footer.item as PlayPart
                    }
                }

                Line {}

                TimelineBar {
                    Layout.fillWidth: true
                    game: page.game
                    actions: page.actions
                    onDone: page.takeFocus()
                }

                PlayLog {
                    id: log

                    Layout.fillWidth: true
                    Layout.preferredHeight: Math.min(Theme.unit * 22, page.height * 0.24)
                    editor: page.editor
                }
            }

            Upright {}

            ActionPanel {
                id: actionPanel

                Layout.fillHeight: true
                Layout.preferredWidth: page.sideWidth
                editor: page.editor
                actions: page.actions
                enabled: !cover.visible
                covered: page.isSecret
                onActed: page.takeFocus()
            }
        }

        Line {}

        PlayStatusBar {
            Layout.fillWidth: true
            editor: page.editor
            board: page.board
        }
    }
}
