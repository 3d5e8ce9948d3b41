// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Ctrl+K: finds a command by a few letters of its name and does it.
Popup {
    id: popup

    readonly property CommandBlock block: CommandBlock {
        shown: popup.visible
    }

    required property CommandList actions
    readonly property var found: actions.matching(field.text)

    function run(action) {
        if (!(action?.enabled ?? false))
            return;
        close();
        action.trigger();
    }

    objectName: "commandSearch"
    width: Math.min(Theme.unit * 70, parent ? parent.width - Theme.unit * 4 : 560)
    height: Math.min(Theme.unit * 52, field.height + (found.length > 0 ? list.contentHeight : nothing.implicitHeight) + Theme.unit * 3, parent ? parent.height - y - Theme.unit * 2 : Infinity)
    x: parent ? (parent.width - width) / 2 : 0
    y: Theme.unit * 6
    modal: true
    focus: true
    padding: Theme.unit
    onAboutToShow: {
        field.clear();
        list.currentIndex = 0;
    }
    onOpened: field.forceActiveFocus()

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        TextField {
            id: field

            objectName: "commandField"
            Layout.fillWidth: true
            placeholderText: qsTr("What do you want to do?")
            font.pixelSize: Theme.fontSize * 1.15
            Accessible.name: qsTr("Search commands")
            onTextChanged: list.currentIndex = 0
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
            onAccepted: popup.run(popup.found[list.currentIndex])
        }

        Text {
            id: nothing

            objectName: "noCommand"
            Layout.fillWidth: true
            visible: popup.found.length === 0
            textFormat: Text.PlainText
            text: qsTr("No command has this name.")
            font.pixelSize: Theme.fontSize
            color: Theme.quietText
            padding: Theme.unit
            wrapMode: Text.Wrap
        }

        ListView {
            id: list

            objectName: "commandList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: popup.found.length > 0
            model: popup.found
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            delegate: ItemDelegate {
                id: row

                required property AppAction modelData
                required property int index

                width: list.width - Theme.unit * 1.5 // beside the scroll bar
                height: Theme.unit * 4
                enabled: modelData.enabled
                highlighted: ListView.isCurrentItem
                onClicked: popup.run(modelData)
                Accessible.name: modelData.plainText

                contentItem: RowLayout {
                    spacing: Theme.unit

                    Text {
                        textFormat: Text.PlainText
                        text: row.modelData.category
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                        Layout.preferredWidth: Theme.unit * 8
                    }

                    Text {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: row.modelData.plainText
                        font.pixelSize: Theme.fontSize
                        color: row.enabled ? Theme.text : Theme.faintText
                        elide: Text.ElideRight
                    }

                    Text {
                        textFormat: Text.PlainText
                        text: row.modelData.shownKeys
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                    }
                }

                background: Rectangle {
                    radius: Theme.radius / 2
                    color: row.highlighted ? Theme.chosen : row.hovered ? Theme.hovered : "transparent"
                }
            }
        }
    }
}
