// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The tour through the window with a dungeon.
TourPlan {
    id: tour

    required property InsightContext insight

    sample: "standard"
    stops: [
        TourStep {
            title: qsTr("Welcome to Delvewright")
            text: qsTr("This tour takes two minutes. It shows where things are with a small dungeon; you can stop at any time with Escape, and find it again in the menu Help.")
        },
        TourStep {
            title: qsTr("The palette")
            text: qsTr("Everything that can be placed: tiles, doors, special terrain, chests, tokens, arrows. Type to search, then click a piece to take it into your hand, or drag it to the map. The number says how many are left in the box.")
            panel: "palette"
            place: "left"
        },
        TourStep {
            title: qsTr("The map")
            text: qsTr("With a piece in your hand every legal spot is lit. R turns it, F flips it, a click places it. Where a rule refuses, the status bar says which one. The wheel zooms, the middle button moves the map, Ctrl+Z takes anything back.")
            place: "map"
        },
        TourStep {
            title: qsTr("Problems")
            text: qsTr("What is wrong and what is missing, as you work. A click shows the place and offers ways to mend it; every rule can be read here, too.")
            panel: "problems"
            place: "bottom"
        },
        TourStep {
            title: qsTr("Guided setup")
            text: qsTr("The eight steps of the rulebook as a checklist that knows where you stand. It hands you the pieces, tells whose turn it is, and can finish the dungeon for you.")
            panel: "guide"
            place: "right"
        },
        TourStep {
            title: qsTr("Play it")
            text: qsTr("F5 plays this dungeon on a copy, with people and opponents in any mix and exact chances before every roll. Take moves back, go over a game again, save it, and ask an opponent why. F5 again, and you are back at the map.")
            place: "toolBar"
        },
        TourStep {
            title: qsTr("Is it fair?")
            text: qsTr("While you read this, the program plays the dungeon many times, beside the window. The panel tells who wins, how long it takes and which chests nobody finds, and V shows on the map where heroes go.")
            panel: "playtest"
            place: "right"
            onReached: {
                if (tour.insight.canRun && !tour.insight.hasResult)
                    tour.insight.start();
            }
        },
        TourStep {
            title: qsTr("Print and share")
            text: qsTr("The menus hold the rest: files, printing at true scale, and dungeons generated to your wishes. Ctrl+K finds any command by its name.")
            place: "menuBar"
        },
        TourStep {
            title: qsTr("That is all")
            text: qsTr("Press F1 whenever you want to know more. Now lay a dungeon.")
        }
    ]
}
