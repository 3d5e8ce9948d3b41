// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Below the maps: which of them is shown, where there are two, and the hand of whoever sits at the screen.
PlayPart {
    id: strip

    required property EditorContext editor
    required property CardPlay play
    required property CardLibrary library
    readonly property CardPlayCanvas board: editor.board as CardPlayCanvas

    function take(row) {
        const card = cards.itemAtIndex(row);
        const actions = play.take(play.hand.keyAt(row));
        if (actions.length > 0 && card)
            offered(card.mapToItem(null, card.width / 2, 0), actions);
    }

    shown: play.game?.running ?? false
    list: cards
    implicitHeight: column.implicitHeight
    onCoveredChanged: play.covered = covered

    Rectangle {
        anchors.fill: parent
        color: Theme.window

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            spacing: Theme.unit

            Label {
                objectName: "handTitle"
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.unit * 2.75
                verticalAlignment: Text.AlignVCenter
                textFormat: Text.PlainText
                text: strip.play.handTitle !== "" ? strip.play.handTitle : qsTr("A hand is shown to whoever is asked")
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                elide: Text.ElideRight
            }

            Repeater {
                model: strip.board?.levels.length > 1 ? strip.board.levels : []

                PanelButton {
                    id: tab

                    required property var modelData

                    objectName: "playMap " + modelData.level
                    flat: true
                    text: modelData.name
                    checked: strip.board.level === modelData.level
                    font.bold: checked
                    onClicked: strip.board.level = modelData.level
                    Accessible.role: Accessible.PageTab
                    Accessible.name: text
                }
            }
        }

        ListView {
            id: cards

            objectName: "hand"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(Theme.unit * 17, (strip.editor.overlay?.height ?? 900) * 0.19)
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            Layout.bottomMargin: Theme.unit / 2
            orientation: ListView.Horizontal
            spacing: Theme.unit / 2
            clip: true
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            model: strip.play.hand
            ScrollBar.horizontal: ScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: strip.play.handTitle
            onActiveFocusChanged: showCurrent()
            onCurrentIndexChanged: showCurrent()
            Keys.onReturnPressed: strip.take(currentIndex)
            Keys.onEnterPressed: strip.take(currentIndex)
            Keys.onSpacePressed: showCurrent()
            Keys.onEscapePressed: strip.acted()
            Keys.onUpPressed: strip.acted()

            /// Whoever walks through the hand by keys reads each card.
            function showCurrent() {
                const card = currentItem as HandCard;
                if (activeFocus && card)
                    card.show(true);
                else if (!activeFocus)
                    card?.show(false);
            }

            delegate: HandCard {
                height: cards.height
                play: strip.play
                library: strip.library
                isCurrent: cards.activeFocus && ListView.isCurrentItem
                onChosen: strip.take(index)
            }
        }
    }
}
