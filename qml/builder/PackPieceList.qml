// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// Pieces of packs under the headings of their kinds.
ListView {
    id: list

    /// The piece that is edited.
    property string chosen

    signal picked(string piece)

    /// For Enter in the search field above.
    function pickFirst() {
        forceLayout();
        (itemAtIndex(0) as PackPieceRow)?.pick();
    }

    cacheBuffer: 0 // a list that waits for a row which a search takes away complains
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pieces of the pack")
    Keys.onReturnPressed: (currentItem as PackPieceRow)?.pick()
    Keys.onEnterPressed: (currentItem as PackPieceRow)?.pick()
    Keys.onSpacePressed: (currentItem as PackPieceRow)?.pick()
    ScrollBar.vertical: ScrollBar {}

    section.property: "heading"

    delegate: PackPieceRow {
        width: list.width
        chosen: piece === list.chosen
        startsSection: ListView.section !== ListView.previousSection
        current: ListView.isCurrentItem && list.activeFocus
        onPicked: {
            list.currentIndex = index;
            list.picked(piece);
        }
    }
}
