// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// What a game shows in the window, each part in its place. There is one for each game; shared views ask that of the
// game whose document is in front, and never name a game.
QtObject {
    id: views

    /// What one does with it, in a sentence for whoever chooses a game.
    property string description

    // Its documents: the page between the panels, and what the shared panels show of them. What a game has not is null.
    required property DocumentPage page
    property PaletteModel palette: null
    property InspectorModel inspector: null
    property OutlineModel outline: null
    property LayersModel layers: null
    /// Panels of its own, after the inspector.
    property list<PanelInfo> panels
    /// How large the document is, in a word or two for the status bar.
    property string summary
    // What shared panels and commands say of its documents, in its own words.
    /// Where no rule is broken and nothing is missing.
    property string readyText: qsTr("Nothing is wrong and nothing is missing: this is ready to play.")
    /// How many of a piece are left.
    property string noneLeftText: qsTr("None left")
    property string leftText: qsTr("%1 left")
    /// What the command does that begins a game.
    property string playText: qsTr("Play this, on a copy, and come back to where you were")
    /// What the command tells that shows how one stands in a game.
    property string standingText: qsTr("What the game is about, and what everybody has")
    /// What the tool tells that measures on its maps.
    property string measureText: qsTr("Measure the way between two places")
    /// Who plays is asked before each new game.
    property bool asksWhoPlays: false
    /// The picture of a piece in the palette, made in a PieceSlot.
    property Component piecePicture: null
    /// What is selected, above its properties; its implicit height is kept.
    property Component selectionPicture: null
    /// What plans that mend all problems may change besides, below their steps.
    property Component planConcessions: null

    /// Playtests of its documents, for the commands; the panel is one of its own, a PlaytestPanel.
    property PlaytestContext playtest: null

    // Its commands, and where they stand in the menus: lists of names by place, see AppMenuBar.
    property list<CommandGroup> commands
    property var menus: ({})
    property bool canPrint: false
    property bool canExport: false
    property bool canGenerate: false

    /// Asks for its dialogs.
    signal printRequested
    signal exportRequested
    signal generationRequested

    // Beginning: parts of the first page, each a WelcomePart, and the tour.
    property Component templates: null
    property Component samples: null
    property TourPlan tour: null

    /// Where its pieces are made.
    property Workshop workshop: null

    // Parts of the page on which it is played, each a PlayPart but the board, which is a PlayBoard: the board, what is
    // beside it, below it, and above the list of actions.
    property Component playBoard: null
    property Component playSide: null
    property Component playFooter: null
    property Component actionHelp: null

    /// The commands of a place in the menus.
    function menu(place: string): var {
        return views.menus[place] ?? [];
    }
}
