// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// What the rules say of the piece: what is wrong first. Choosing a line points out its squares.
ListView {
    id: list

    required property EditorContext editor
    required property PieceChecksModel checks
    required property TileCanvas canvas

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
        onShown: {
            if (side >= 0)
                list.canvas.side = side;
            list.canvas.marked = squares;
        }
    }
}
