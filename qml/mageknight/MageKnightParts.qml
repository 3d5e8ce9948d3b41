// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Mage Knight Dungeons with its parts of the window.
MageKnightGame {
    id: parts

    required property EditorContext editor
    readonly property DungeonPlay play: DungeonPlay {
        game: parts.editor.game
    }

    // Components that are bound to this file could not be made by loaders in another one.
    // qmllint disable unqualified
    playBoard: Component {
        DungeonBoard {
            editor: parts.editor
            play: parts.play
        }
    }
    playSide: Component {
        FigurePanel {
            editor: parts.editor
            play: parts.play
        }
    }
    playFooter: Component {
        PlayLevels {
            editor: parts.editor
        }
    }
    actionHelp: Component {
        CompassPads {
            play: parts.play
        }
    }
    // qmllint enable unqualified
}
