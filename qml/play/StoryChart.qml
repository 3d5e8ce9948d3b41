// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Delvewright

// How something went from round to round: groups of bars, one of each player.
Item {
    id: chart

    required property var courses
    readonly property int rounds: courses.length > 0 ? courses[0].values.length : 0
    readonly property int most: Math.max(1, ...courses.map(course => Math.max(0, ...course.values)))

    implicitHeight: Theme.unit * 14
    Accessible.role: Accessible.Graphic

    Row {
        anchors.fill: parent

        Repeater {
            model: chart.rounds

            Item {
                id: round

                required property int index

                width: chart.width / Math.max(1, chart.rounds)
                height: chart.height

                Row {
                    anchors.bottom: label.top
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 1

                    Repeater {
                        model: chart.courses

                        Rectangle {
                            required property var modelData

                            y: (parent?.height ?? height) - height
                            width: Math.max(2, Math.min(Theme.unit * 2, round.width * 0.8 / chart.courses.length))
                            height: 1 + (round.height - label.height - 2) * (modelData.values[round.index] ?? 0) / chart.most
                            color: modelData.colour
                            border.color: Theme.border
                        }
                    }
                }

                Text {
                    id: label

                    anchors.bottom: parent.bottom
                    width: parent.width
                    textFormat: Text.PlainText
                    text: chart.rounds <= 12 || round.index % 5 === 4 ? round.index + 1 : " "
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
