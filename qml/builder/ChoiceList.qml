// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The values that a cell can have, to be picked by mouse, arrow keys, or by typing the beginning of a word.
Popup {
    id: popup

    readonly property CommandBlock block: CommandBlock {
        shown: popup.visible
    }

    property var names: []
    property var marks: []

    signal picked(int choice)

    function openFor(cell) {
        names = cell.choices;
        marks = cell.swatches;
        parent = cell;
        y = cell.height;
        x = 0;
        list.currentIndex = Math.max(0, cell.choice);
        open();
        list.forceActiveFocus();
        list.positionViewAtIndex(list.currentIndex, ListView.Center);
    }

    function pick(index) {
        close();
        picked(index);
    }

    objectName: "choiceList"
    width: Theme.unit * 28
    height: Math.min(list.contentHeight + padding * 2, Theme.unit * 40)
    padding: Theme.unit / 2
    margins: Theme.unit
    focus: true

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius / 2
    }

    contentItem: ListView { // qmllint disable deferred-property-id
        id: list

        objectName: "choices"
        model: popup.names
        clip: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Choices")
        Keys.onReturnPressed: popup.pick(currentIndex)
        Keys.onEnterPressed: popup.pick(currentIndex)
        Keys.onSpacePressed: popup.pick(currentIndex)
        Keys.onPressed: event => {
            const letter = event.text.toLowerCase();
            if (letter.length !== 1 || letter < "!")
                return;
            const next = popup.names.findIndex((name, i) => i > currentIndex && name.toLowerCase().startsWith(letter));
            const first = popup.names.findIndex(name => name.toLowerCase().startsWith(letter));
            currentIndex = next >= 0 ? next : first >= 0 ? first : currentIndex;
            event.accepted = true;
        }
        ScrollBar.vertical: ScrollBar {}

        delegate: ItemDelegate {
            id: entry

            required property string modelData
            required property int index

            objectName: "choice " + index
            width: list.width
            height: Theme.unit * 3.5
            highlighted: ListView.isCurrentItem
            onClicked: popup.pick(index)
            Accessible.name: modelData

            contentItem: Row {
                spacing: Theme.unit

                Swatch {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: mark !== ""
                    mark: popup.marks[entry.index] ?? ""
                }

                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    textFormat: Text.PlainText
                    text: entry.modelData
                    font.pixelSize: Theme.fontSize
                    color: entry.highlighted ? Theme.accentText : Theme.text
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: entry.highlighted ? Theme.accent : entry.hovered ? Theme.hovered : "transparent"
            }
        }
    }
}
