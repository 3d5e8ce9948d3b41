// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The course of the game: a scrubber with turns and bookmarks, and what can be done with a moment of the past.
Pane {
    id: bar

    required property PlayGame game
    required property CommandList actions
    readonly property Timeline timeline: game.timeline

    padding: 0
    leftPadding: Theme.unit / 2
    rightPadding: Theme.unit / 2

    background: Rectangle {
        color: Theme.window
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0

        AppToolButton {
            command: bar.actions.of("edit.undo")
        }
        AppToolButton {
            command: bar.actions.of("edit.redo")
        }
        AppToolButton {
            command: bar.actions.of("play.previousTurn")
        }

        Slider {
            id: scrubber

            objectName: "scrubber"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 4
            from: 0
            to: Math.max(1, bar.timeline.length)
            stepSize: 1
            snapMode: Slider.SnapAlways
            value: bar.timeline.moment
            enabled: bar.timeline.length > 0
            onMoved: bar.timeline.goTo(Math.round(value))
            Accessible.name: qsTr("Course of the game")
            Accessible.description: qsTr("Action %1 of %2").arg(bar.timeline.moment).arg(bar.timeline.length)
            ToolTip.visible: pressed
            ToolTip.text: qsTr("Action %1 of %2").arg(bar.timeline.moment).arg(bar.timeline.length)

            background: Item {
                implicitWidth: Theme.unit * 20
                implicitHeight: Theme.unit * 4

                Rectangle {
                    x: scrubber.leftPadding
                    width: scrubber.availableWidth
                    anchors.verticalCenter: parent.verticalCenter
                    height: 6
                    radius: 3
                    color: Theme.button
                    border.color: Theme.border

                    Rectangle {
                        width: scrubber.visualPosition * parent.width
                        height: parent.height
                        radius: 3
                        color: Theme.accent
                    }
                }

                Repeater {
                    model: bar.timeline.turns

                    Rectangle {
                        required property var modelData

                        x: scrubber.leftPadding + scrubber.availableWidth * modelData.moment / Math.max(1, bar.timeline.length) - 1
                        anchors.verticalCenter: parent.verticalCenter
                        width: 2
                        height: Theme.unit * 1.75
                        color: modelData.colour
                    }
                }

                Repeater {
                    model: bar.timeline.bookmarks

                    AppIcon {
                        required property var modelData

                        x: scrubber.leftPadding + scrubber.availableWidth * modelData.moment / Math.max(1, bar.timeline.length) - width / 2
                        y: -1
                        size: Theme.unit * 1.5
                        source: "qrc:/qt/qml/Delvewright/icons/bookmark.svg"
                        color: Theme.text
                    }
                }
            }

            handle: Rectangle {
                x: scrubber.leftPadding + scrubber.visualPosition * (scrubber.availableWidth - width)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.unit * 1.75
                height: width
                radius: width / 2
                color: scrubber.pressed ? Theme.accent : Theme.raised
                border.color: scrubber.visualFocus ? Theme.focus : Theme.accent
                border.width: 2
            }
        }

        Label {
            objectName: "momentLabel"
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            textFormat: Text.PlainText
            text: qsTr("%1 / %2").arg(bar.timeline.moment).arg(bar.timeline.length)
            color: bar.timeline.lookingBack ? Theme.warning : Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }

        AppToolButton {
            command: bar.actions.of("play.nextTurn")
        }
        AppToolButton {
            command: bar.actions.of("play.bookmark")
        }

        PanelButton {
            objectName: "playOn"
            visible: bar.timeline.lookingBack
            text: qsTr("Play On from Here")
            icon.source: "qrc:/qt/qml/Delvewright/icons/branch.svg"
            focusPolicy: Qt.TabFocus
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: qsTr("The game goes on from this moment. What came after it is kept as another line.")
            onClicked: bar.timeline.playOn()
        }

        PanelButton {
            id: lines

            objectName: "otherLines"
            visible: bar.timeline.otherLines.length > 0
            text: qsTr("Other Lines: %1").arg(bar.timeline.otherLines.length)
            focusPolicy: Qt.TabFocus
            onClicked: menu.popup(lines, 0, -menu.height)
        }
    }

    AppMenu {
        id: menu

        Instantiator {
            model: bar.timeline.otherLines
            onObjectAdded: (index, object) => menu.insertItem(index, object as MenuItem)
            onObjectRemoved: (index, object) => menu.removeItem(object as MenuItem)

            AppMenuItem {
                required property var modelData
                required property int index

                objectName: "line " + index
                text: qsTr("From action %1: %2").arg(modelData.from).arg(modelData.text)
                onTriggered: bar.timeline.takeUp(index)
            }
        }
    }
}
