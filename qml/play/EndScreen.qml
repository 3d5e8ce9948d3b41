// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How the game ended, what everybody has to show for it, and what to do next.
Rectangle {
    id: screen

    required property PlayGame game
    /// The scenario has a report of many games that can be shown.
    property bool hasReport: false
    property bool dismissed: false
    readonly property var story: game.over ? game.story : ({})
    readonly property var rows: story.rows ?? []
    readonly property var headings: story.headings ?? []
    readonly property var courses: story.courses ?? []

    signal playAgain
    signal swapSides
    signal reportRequested
    signal closed

    objectName: "endScreen"
    visible: game.over && !game.timeline.lookingBack && !dismissed
    color: Theme.window
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("The game is over")
    onVisibleChanged: {
        if (visible)
            again.forceActiveFocus(Qt.OtherFocusReason);
    }
    Keys.onEscapePressed: screen.dismiss()

    function dismiss() {
        dismissed = true;
        closed();
    }

    component Cell: Label {
        Layout.fillWidth: true
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }

    Connections {
        target: screen.game

        function onChanged() {
            if (!screen.game.over)
                screen.dismissed = false;
        }
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.unit * 2
        spacing: Theme.unit * 1.5

        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            ColumnLayout {
                width: scroll.availableWidth
                spacing: Theme.unit * 1.5

                Label {
                    objectName: "outcome"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: screen.game.outcome
                    font.pixelSize: Theme.largeFontSize
                    wrapMode: Text.Wrap
                }

                GridLayout {
                    id: table

                    objectName: "storyTable"
                    Layout.fillWidth: true
                    visible: screen.rows.length > 0
                    columns: screen.headings.length + 1
                    columnSpacing: Theme.unit * 2
                    rowSpacing: Theme.unit / 2

                    Cell {
                        text: ""
                    }

                    Repeater {
                        model: screen.headings

                        Cell {
                            required property string modelData

                            text: modelData
                            color: Theme.quietText
                            font.pixelSize: Theme.smallFontSize
                        }
                    }

                    Repeater {
                        model: screen.rows.reduce((cells, row) => cells.concat([row.name], [...row.cells]), [])

                        Cell {
                            required property string modelData
                            required property int index

                            text: modelData
                            font.bold: index % table.columns === 0
                        }
                    }
                }

                Label {
                    Layout.fillWidth: true
                    visible: screen.courses.length > 0
                    textFormat: Text.PlainText
                    text: screen.story.courseTitle ?? ""
                    font.bold: true
                }

                StoryChart {
                    objectName: "storyChart"
                    Layout.fillWidth: true
                    visible: screen.courses.length > 0
                    courses: screen.courses
                    Accessible.name: screen.story.courseTitle ?? ""
                }

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.unit * 2

                    Repeater {
                        model: screen.courses

                        Row {
                            id: key

                            required property var modelData

                            spacing: Theme.unit / 2

                            Rectangle {
                                anchors.verticalCenter: parent.verticalCenter
                                width: Theme.unit * 1.5
                                height: width
                                color: key.modelData.colour
                                border.color: Theme.border
                            }

                            Text {
                                textFormat: Text.PlainText
                                text: key.modelData.name
                                font.pixelSize: Theme.smallFontSize
                                color: Theme.text
                            }
                        }
                    }
                }

                Label {
                    objectName: "storyMoments"
                    Layout.fillWidth: true
                    visible: text !== ""
                    textFormat: Text.PlainText
                    text: [...(screen.story.highlights ?? [])].join("\n")
                    wrapMode: Text.Wrap
                }

            }
        }

        // Below the story, not at its end: however long it is, what to do next is seen.
        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit

            PrimaryButton {
                id: again

                objectName: "playAgain"
                enabled: screen.game.document !== null
                text: qsTr("Play Again")
                onClicked: screen.playAgain()
            }
            Button {
                objectName: "swapSides"
                enabled: screen.game.document !== null
                text: qsTr("Swap Sides")
                onClicked: screen.swapSides()
            }
            Button {
                objectName: "showReport"
                visible: screen.hasReport
                text: qsTr("Show the Report")
                onClicked: screen.reportRequested()
            }
            Button {
                objectName: "lookAtBoard"
                text: qsTr("Look at the Board")
                onClicked: screen.dismiss()
            }
        }
    }
}
