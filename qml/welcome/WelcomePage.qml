// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What one sees before a document is open: ways to begin, recent files, and the samples.
Pane {
    id: page

    required property EditorContext editor
    readonly property real columnWidth: Math.min(width - Theme.unit * 6, Theme.unit * 140)

    signal openRequested
    signal tourRequested

    padding: 0

    /// What a game has to begin with.
    component GamePart: Loader {
        id: part

        required property WindowGame game

        signal revealed(Item item)

        Layout.fillWidth: true
        visible: sourceComponent !== null

        Connections {
            target: part.item as WelcomePart

            function onRevealed(item) {
                part.revealed(item);
            }
        }
    }

    Flickable {
        id: view

        /// Scrolls so far that an item is seen.
        function reveal(item) {
            const top = item.mapToItem(column, 0, 0).y;
            if (top < contentY)
                contentY = Math.max(0, top - Theme.unit);
            else if (top + item.height > contentY + height)
                contentY = Math.min(contentHeight - height, top + item.height + Theme.unit - height);
        }

        anchors.fill: parent
        contentHeight: column.height + Theme.unit * 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}

        ColumnLayout {
            id: column

            x: (view.width - width) / 2
            y: Theme.unit * 4
            width: page.columnWidth
            spacing: Theme.unit * 1.5

            WelcomeHeader {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                games: page.editor.games
                canGenerate: page.editor.views?.canGenerate ?? false
                onNewRequested: page.editor.beginNew()
                onOpenRequested: page.openRequested()
                onGenerateRequested: page.editor.views.generationRequested()
                onTourRequested: page.tourRequested()
            }

            Repeater {
                model: page.editor.games

                GamePart {
                    sourceComponent: (game.views as GameViews)?.templates ?? null
                    onRevealed: item => view.reveal(item)
                }
            }

            RecentFiles {
                Layout.fillWidth: true
                Layout.bottomMargin: Theme.unit
                visible: AppSettings.recentFiles.length > 0
                onChosen: path => page.editor.workspace.open(path)
            }

            Repeater {
                model: page.editor.games

                GamePart {
                    sourceComponent: (game.views as GameViews)?.samples ?? null
                    onRevealed: item => view.reveal(item)
                }
            }
        }
    }
}
