// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What saving a pack does to the scenarios that are open: asked once for all of them.
Dialog {
    id: dialog

    required property var impact

    objectName: "impactDialog"
    modal: true
    title: qsTr("Open scenarios use what you changed")
    standardButtons: Dialog.Save | Dialog.Cancel
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 90, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(implicitHeight, (parent?.height ?? 0) - Theme.unit * 4)

    component Entries: ColumnLayout {
        id: entries

        required property string heading
        required property var list
        property bool gone: false

        Layout.fillWidth: true
        visible: list.length > 0
        spacing: Theme.unit / 2

        Label {
            Layout.topMargin: Theme.unit / 2
            textFormat: Text.PlainText
            text: entries.heading
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }

        Repeater {
            model: entries.list

            RowLayout {
                id: entry

                required property var modelData

                Layout.fillWidth: true
                spacing: Theme.unit

                Label {
                    Layout.alignment: Qt.AlignTop
                    textFormat: Text.PlainText
                    text: entries.gone ? "✓" : Theme.severitySign(entry.modelData.severity)
                    color: entries.gone ? Theme.good : Theme.severityColour(entry.modelData.severity)
                }

                Label {
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: entry.modelData.sentence
                    wrapMode: Text.Wrap
                }

                Label {
                    Layout.alignment: Qt.AlignTop
                    textFormat: Text.PlainText
                    text: entry.modelData.rule
                    color: Theme.info
                    font.pixelSize: Theme.smallFontSize
                }
            }
        }
    }

    contentItem: Flickable { // qmllint disable deferred-property-id
        id: scroll

        implicitHeight: content.implicitHeight
        contentHeight: content.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        // No layout: one of Qt 6.4 keeps rows that went while the dialog was closed.
        Column {
            id: content

            width: scroll.width - Theme.unit * 2
            spacing: Theme.unit

            Repeater {
                model: dialog.impact

                ColumnLayout {
                    id: scenario

                    required property var modelData
                    readonly property bool harmless: modelData.missing.length + modelData.appeared.length + modelData.vanished.length === 0

                    width: content.width
                    spacing: 0

                    Label {
                        textFormat: Text.PlainText
                        text: scenario.modelData.title
                        font.bold: true
                    }

                    Label {
                        visible: scenario.harmless
                        textFormat: Text.PlainText
                        text: qsTr("The rules say the same as before.")
                        color: Theme.quietText
                    }

                    Entries {
                        heading: qsTr("No longer there, so that the scenario can only be looked at:")
                        list: scenario.modelData.missing
                    }

                    Entries {
                        heading: qsTr("New:")
                        list: scenario.modelData.appeared
                    }

                    Entries {
                        heading: qsTr("No longer:")
                        list: scenario.modelData.vanished
                        gone: true
                    }
                }
            }
        }
    }
}
