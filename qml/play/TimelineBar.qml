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

    /// A name was typed: the keys go back to the board.
    signal done

    component BookmarkSign: AppIcon {
        property string label

        Accessible.name: label
        ToolTip.visible: overSign.hovered
        ToolTip.text: label

        HoverHandler {
            id: overSign
        }
    }

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
            // Marks stand where the middle of the handle comes to stand.
            readonly property real trackStart: leftPadding + handle.width / 2
            readonly property real trackWidth: availableWidth - handle.width

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
                    x: scrubber.trackStart
                    width: scrubber.trackWidth
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

                        x: scrubber.trackStart + scrubber.trackWidth * modelData.moment / Math.max(1, bar.timeline.length) - 1
                        anchors.verticalCenter: parent.verticalCenter
                        width: 2
                        height: Theme.unit * 1.75
                        color: modelData.colour
                    }
                }

                Repeater {
                    model: bar.timeline.bookmarks

                    BookmarkSign {
                        required property var modelData

                        x: scrubber.trackStart + scrubber.trackWidth * modelData.moment / Math.max(1, bar.timeline.length) - width / 2
                        y: -1
                        size: Theme.unit * 1.5
                        source: "qrc:/qt/qml/Delvewright/icons/bookmark.svg"
                        color: Theme.text
                        label: modelData.name
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

        TextField {
            objectName: "bookmarkName"
            Layout.preferredWidth: Theme.unit * 18
            visible: bar.timeline.bookmarks.length > 0
            enabled: bar.timeline.bookmarked
            text: bar.timeline.bookmarkName
            selectByMouse: true
            font.pixelSize: Theme.smallFontSize
            onEditingFinished: bar.timeline.bookmarkName = text
            Keys.onReturnPressed: {
                bar.timeline.bookmarkName = text;
                bar.done();
            }
            Accessible.name: qsTr("Name of the bookmark")
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
            // It keeps its place: the slider must not move under the pointer that drags it back.
            opacity: bar.timeline.lookingBack ? 1 : 0
            enabled: bar.timeline.lookingBack
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

    LinesDialog {
        id: linesDialog

        parent: Overlay.overlay
        anchors.centerIn: parent
        timeline: bar.timeline
    }

    AppMenu {
        id: menu

        AppMenuItem {
            objectName: "nameLines"
            text: qsTr("Name the Lines…")
            onTriggered: linesDialog.open()
        }

        Instantiator {
            model: bar.timeline.otherLines
            onObjectAdded: (index, object) => menu.insertItem(index, object as MenuItem)
            onObjectRemoved: (index, object) => menu.removeItem(object as MenuItem)

            AppMenuItem {
                required property var modelData
                required property int index

                objectName: "line " + index
                text: modelData.name !== "" ? modelData.name : qsTr("From action %1: %2").arg(modelData.from).arg(modelData.text)
                onTriggered: bar.timeline.takeUp(index)
            }
        }
    }
}
