// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The dial of a figure, click by click, and what its abilities say.
ScrollView {
    id: card

    required property EditorContext editor
    required property PlayFiguresModel figures
    readonly property real cell: (availableWidth - Theme.unit * 4) / 4

    objectName: "figureDial"
    implicitHeight: column.implicitHeight + Theme.unit * 3
    contentWidth: availableWidth
    contentHeight: column.implicitHeight + Theme.unit * 3
    clip: true

    background: Rectangle {
        color: Theme.raised

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.border
        }
    }

    Column {
        id: column

        x: Theme.unit * 1.5
        y: Theme.unit
        width: card.availableWidth - Theme.unit * 3
        spacing: Theme.unit / 2

        Label {
            objectName: "dialName"
            width: parent.width
            textFormat: Text.PlainText
            text: card.figures.name
            font.bold: true
            elide: Text.ElideMiddle
        }

        Label {
            width: parent.width
            textFormat: Text.PlainText
            text: card.figures.description
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
            wrapMode: Text.Wrap
        }

        SectionPanel {
            width: parent.width
            figures: card.figures
        }

        Row {
            Repeater {
                model: card.figures.valueNames

                Text {
                    required property string modelData

                    width: card.cell
                    textFormat: Text.PlainText
                    text: modelData
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                }
            }
        }

        Repeater {
            model: card.figures.dial

            Rectangle {
                id: click

                required property var modelData
                required property int index

                width: card.cell * 4
                height: Math.max(Theme.unit * 2.25, cells.implicitHeight)
                radius: Theme.radius / 3
                color: modelData.current ? Theme.chosen : "transparent"
                border.color: modelData.current ? Theme.accent : "transparent"
                Accessible.role: Accessible.Row
                Accessible.name: modelData.eliminated ? qsTr("eliminated") : modelData.cells.map(cell => cell.value + " " + cell.ability).join(", ")

                Text {
                    anchors.centerIn: parent
                    visible: click.modelData.eliminated
                    textFormat: Text.PlainText
                    text: "☠"
                    font.pixelSize: Theme.fontSize
                    color: Theme.quietText
                }

                Row {
                    id: cells

                    visible: !click.modelData.eliminated

                    Repeater {
                        model: click.modelData.cells

                        Column {
                            id: cell

                            required property var modelData

                            width: card.cell

                            Text {
                                width: parent.width
                                textFormat: Text.PlainText
                                text: (click.modelData.current && parent.x === 0 ? "▸ " : "") + cell.modelData.value + (cell.modelData.bonus === 0 ? "" : (cell.modelData.bonus > 0 ? "+" : "−") + Math.abs(cell.modelData.bonus))
                                font.pixelSize: Theme.fontSize
                                font.bold: click.modelData.current
                                color: Theme.text
                                horizontalAlignment: Text.AlignHCenter
                            }

                            Text {
                                width: parent.width
                                visible: text !== ""
                                textFormat: Text.PlainText
                                text: cell.modelData.ability
                                font.pixelSize: Theme.smallFontSize * 0.9
                                color: Theme.info
                                horizontalAlignment: Text.AlignHCenter
                                elide: Text.ElideRight
                            }
                        }
                    }
                }
            }
        }

        Repeater {
            model: card.figures.abilities

            Column {
                id: ability

                required property var modelData

                width: column.width
                topPadding: Theme.unit / 2

                LinkButton {
                    text: ability.modelData.name
                    padding: 0
                    onClicked: card.editor.showRule(ability.modelData.rule)
                }

                Label {
                    width: parent.width
                    textFormat: Text.PlainText
                    text: ability.modelData.text
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
