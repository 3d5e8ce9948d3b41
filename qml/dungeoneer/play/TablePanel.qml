// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What lies before a player: trackers, Quests with what is missing for them, the Hero, the Inventory, the Horde.
PlayPart {
    id: panel

    required property EditorContext editor
    required property CardPlay play
    required property CardLibrary library

    function take(row) {
        const card = cards.itemAtIndex(row);
        const actions = play.take(play.belongings.keyAt(row));
        if (actions.length > 0 && card)
            offered(card.mapToItem(null, card.width, 0), actions);
    }

    list: cards

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        SeatTabs {
            Layout.fillWidth: true
            Layout.margins: Theme.unit
            Layout.bottomMargin: Theme.unit / 2
            play: panel.play
        }

        Flow {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit * 1.5
            spacing: Theme.unit * 1.5

            Repeater {
                model: panel.play.trackers

                Row {
                    id: tracker

                    required property var modelData

                    objectName: "tracker " + modelData.drawing
                    spacing: Theme.unit / 2
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Sentences.filled(qsTr("%1: %2"), modelData.name, modelData.value)

                    AppIcon {
                        anchors.verticalCenter: parent.verticalCenter
                        source: "qrc:/qt/qml/Delvewright/icons/" + tracker.modelData.drawing + ".svg"
                        size: Theme.unit * 2
                        color: Theme.quietText
                    }

                    Text {
                        anchors.verticalCenter: parent.verticalCenter
                        textFormat: Text.PlainText
                        text: tracker.modelData.value
                        font.pixelSize: Theme.fontSize
                        font.bold: true
                        color: Theme.text
                    }

                    HoverHandler {
                        id: over
                    }

                    ToolTip.visible: over.hovered
                    ToolTip.delay: 400
                    ToolTip.text: Accessible.name
                }
            }
        }

        Label {
            objectName: "whereabouts"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 1.5
            Layout.rightMargin: Theme.unit * 1.5
            Layout.topMargin: Theme.unit / 2
            Layout.bottomMargin: Theme.unit
            textFormat: Text.PlainText
            text: panel.play.whereabouts
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        SectionedList {
            id: cards

            objectName: "tableCards"
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            model: panel.play.belongings
            section.property: "section"
            section.labelPositioning: ViewSection.InlineLabels
            headings: SectionHeadings {}
            ScrollBar.vertical: ScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What lies before the player")
            onActiveFocusChanged: showCurrent()
            onCurrentIndexChanged: showCurrent()
            Keys.onReturnPressed: panel.take(currentIndex)
            Keys.onEnterPressed: panel.take(currentIndex)
            Keys.onEscapePressed: panel.acted()

            /// Whoever walks through the cards by keys reads each of them.
            function showCurrent() {
                const card = currentItem as TableCardRow;
                if (activeFocus && card)
                    card.show(true);
                else if (!activeFocus)
                    card?.show(false);
            }

            delegate: TableCardRow {
                width: cards.width
                play: panel.play
                library: panel.library
                isCurrent: cards.activeFocus && ListView.isCurrentItem
                onChosen: panel.take(index)
            }
        }
    }
}
