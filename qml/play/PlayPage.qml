// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// The game: the board in the middle, figures on the left, what can be done on the right, what happened below.
FocusScope {
    id: page

    required property EditorContext editor
    required property CommandList actions
    readonly property PlayGame game: editor.game
    readonly property alias canvas: board
    readonly property real sideWidth: Math.min(Theme.unit * 36, width * 0.26)

    /// Where keys go when the page comes to the front and when something was done: to the board, or to the dice that
    /// are asked for. Not while the board is covered: the next person is to say so first.
    function takeFocus() {
        if (!cover.visible)
            (rollPrompt.visible ? rollPrompt : board).forceActiveFocus();
    }

    /// F6: from part to part and back to the board.
    function focusNext() {
        const parts = [board, actionPanel.list, figurePanel.list, log.list];
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

            FigurePanel {
                id: figurePanel

                Layout.fillHeight: true
                Layout.preferredWidth: page.sideWidth
                visible: page.width > Theme.unit * 80
                editor: page.editor
                canvas: board
            }

            Upright {
                visible: figurePanel.visible
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: 0

                Item {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    clip: true

                    PlayCanvas {
                        id: board

                        objectName: "board"
                        anchors.fill: parent
                        game: page.game
                        drawingStyle: AppSettings.drawingStyle
                        wheelZooms: AppSettings.wheelZooms
                        accent: Theme.dark ? Theme.accent : "#f0b429"
                        animated: AppSettings.animations
                        focus: true
                        enabled: !cover.visible
                        onChoicesOffered: (point, actions) => choices.offer(point, actions)
                        onLeaveRequested: page.editor.leaveGame()
                        Keys.onPressed: event => event.accepted = page.actions.triggerOnMap(event.key, event.modifiers)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: qsTr("Board")
                        Accessible.description: squareText

                        PinchHandler {
                            property real last: 1

                            target: null
                            onActiveChanged: last = 1
                            onActiveScaleChanged: {
                                board.zoomBy(activeScale / last, centroid.position);
                                last = activeScale;
                            }
                        }
                    }

                    Rectangle {
                        anchors.fill: board
                        visible: board.activeFocus
                        color: "transparent"
                        border.color: Theme.accent
                        border.width: 1
                    }

                    ActionChoices {
                        id: choices

                        game: page.game
                        onClosed: page.takeFocus()
                    }

                    RollPrompt {
                        id: rollPrompt

                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: Theme.unit * 2
                        roll: page.game.roll
                        onDone: board.forceActiveFocus()
                    }

                    HandOver {
                        id: cover

                        anchors.fill: parent
                        game: page.game
                        shown: page.visible && page.game.setup.handsOver
                        onReady: page.takeFocus()
                    }
                }

                PlayLevels {
                    Layout.fillWidth: true
                    canvas: board
                }

                Line {}

                TimelineBar {
                    Layout.fillWidth: true
                    game: page.game
                    actions: page.actions
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
                onActed: page.takeFocus()
            }
        }

        Line {}

        PlayStatusBar {
            Layout.fillWidth: true
            editor: page.editor
            canvas: board
        }
    }
}
