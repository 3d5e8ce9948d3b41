// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// What happened, as sentences with the numbers of the rules. A click on a sentence goes to that moment.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property PlayGame game: editor.game
    readonly property alias list: list

    function showMoment() {
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    Connections {
        target: panel.game

        function onGameChanged() {
            // Once all of it is told.
            Qt.callLater(panel.showMoment); // qmllint disable
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.base
    }

    ListView {
        id: list

        objectName: "log"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: details.top
        clip: true
        focus: true
        activeFocusOnTab: true
        model: panel.game.log
        currentIndex: panel.game.log.current
        highlightFollowsCurrentItem: true
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("What happened")
        ScrollBar.vertical: ScrollBar {}
        Keys.onUpPressed: panel.game.timeline.goTo(panel.game.timeline.moment - 1)
        Keys.onDownPressed: panel.game.timeline.goTo(panel.game.timeline.moment + 1)

        delegate: LogRow {
            width: list.width
            editor: panel.editor
            isCurrent: ListView.isCurrentItem
            onWhyAsked: panel.editor.whyRequested(heading ? moment : moment - 1, heading)
        }
    }

    EmptyNote {
        anchors.fill: parent
        visible: list.count === 0
        text: qsTr("What happens is told here, with the rules it comes from.")
    }

    CheckBox {
        id: details

        objectName: "logDetails"
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.unit * 2
        topPadding: 2
        bottomPadding: 2
        text: qsTr("Every detail")
        font.pixelSize: Theme.smallFontSize
        checked: panel.game.log.detailed
        onToggled: panel.game.log.detailed = checked
    }
}
