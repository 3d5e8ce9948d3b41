// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// What the rules say of the piece: what is wrong first. Choosing a line points out what is meant.
ListView {
    id: list

    required property EditorContext editor
    required property ChecksModel checks

    /// Asks for what a line is about.
    signal placeChosen(var place)

    objectName: "checks"
    model: checks
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    currentIndex: -1
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Checks")
    Keys.onReturnPressed: (currentItem as CheckRow)?.show()
    ScrollBar.vertical: ScrollBar {}

    delegate: CheckRow {
        width: list.width
        current: ListView.isCurrentItem && list.activeFocus
        onRuleRequested: list.editor.showRule(rule)
        onShown: list.placeChosen(place)
    }
}
