// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

/// What fills the window: the welcome, a document between its panels, a workshop or a game.
StackLayout {
    id: root

    required property EditorContext editor
    required property AppActions actions
    required property PanelList panels
    readonly property alias workArea: workArea
    readonly property alias play: play

    signal openRequested
    signal tourRequested

    currentIndex: editor.playing ? 3 : editor.workshop !== null ? 2 : editor.isOpen ? 1 : 0

    /// Pages of the games, one over the other; the one that is wanted is seen.
    component Pages: Item {
        id: pages

        required property GameRegistry games
        /// Those of their workshops, or of their documents.
        property bool ofWorkshops: false
        required property Item wanted

        Repeater {
            model: pages.games

            Item {
                id: place

                required property WindowGame game
                readonly property GameViews views: game.views as GameViews
                readonly property Item page: (pages.ofWorkshops ? views?.workshop?.page : views?.page) ?? null

                anchors.fill: parent
                visible: page !== null && page === pages.wanted
                Component.onCompleted: {
                    if (page !== null)
                        page.parent = place;
                }
            }
        }
    }

    WelcomePage {
        objectName: "welcome"
        editor: root.editor
        onOpenRequested: root.openRequested()
        onTourRequested: root.tourRequested()
    }

    WorkArea {
        id: workArea

        panels: root.panels

        Pages {
            anchors.fill: parent
            games: root.editor.games
            wanted: root.editor.views?.page ?? null
        }
    }

    Pages {
        games: root.editor.games
        ofWorkshops: true
        wanted: root.editor.workshop?.page ?? null
    }

    PlayPage {
        id: play

        objectName: "playPage"
        editor: root.editor
        actions: root.actions
    }
}
