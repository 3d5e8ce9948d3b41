// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// A click that can mean several things asks which one.
Popup {
    id: popup

    readonly property CommandBlock block: CommandBlock {
        shown: popup.visible
    }

    required property PlayGame game
    property var actions: []

    function offer(point, numbers, arePointedAt) {
        // Actions that differ only in a direction or the like are one entry; of places the one that is pointed at.
        const rows = [];
        for (const number of numbers) {
            const choices = game.actions.choicesOf(number);
            const isPlace = arePointedAt && choices.length > 0 && choices[0].direction < 0;
            const row = isPlace ? -1 : game.actions.rowOf(number);
            if (!rows.some(entry => entry.row === row && row >= 0))
                rows.push({
                    "row": row,
                    "action": number,
                    "choices": isPlace ? [] : choices
                });
        }
        actions = rows;
        x = Math.max(0, Math.min(point.x, parent.width - implicitWidth - Theme.unit));
        y = Math.max(0, Math.min(point.y, parent.height - implicitHeight - Theme.unit));
        list.currentIndex = 0;
        open();
    }

    function take(action) {
        close();
        game.act(action);
    }

    objectName: "actionChoices"
    padding: Theme.unit / 2
    implicitWidth: Theme.unit * 34
    implicitHeight: Math.min(list.contentHeight + Theme.unit, Theme.unit * 50)
    focus: true
    onOpened: {
        list.forceActiveFocus();
        // Where only that is asked for, its buttons have the keys at once.
        if (actions.length === 1 && actions[0].choices.length > 0)
            list.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason);
    }

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius / 1.5
    }

    ListView {
        id: list

        anchors.fill: parent
        implicitHeight: contentHeight
        clip: true
        model: popup.actions
        keyNavigationEnabled: true
        keyNavigationWraps: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Which of these?")
        Keys.onReturnPressed: {
            const entry = popup.actions[currentIndex];
            if (entry && entry.choices.length === 0)
                popup.take(entry.action);
        }

        delegate: ItemDelegate {
            id: entry

            required property var modelData
            required property int index
            readonly property int price: popup.game.actions.priceOf(modelData.action)
            readonly property string chance: modelData.choices.length === 0 ? popup.game.actions.chanceOf(modelData.action) : ""

            objectName: "choice " + index
            width: list.width
            height: Math.max(Theme.unit * 3.5, implicitContentHeight + Theme.unit)
            highlighted: ListView.isCurrentItem
            text: popup.game.actions.textOf(modelData.action)
            Accessible.name: text
            onClicked: {
                if (modelData.choices.length === 0)
                    popup.take(modelData.action);
            }

            contentItem: Column {
                spacing: 2

                Text {
                    width: parent.width
                    visible: entry.modelData.choices.length === 0
                    textFormat: Text.PlainText
                    text: entry.text + (entry.price > 0 ? " · " + qsTr("%1 pt").arg(entry.price) : "") + (entry.chance !== "" ? " · " + entry.chance : "")
                    font.pixelSize: Theme.fontSize
                    color: Theme.text
                    wrapMode: Text.Wrap
                }

                ChoiceButtons {
                    width: parent.width
                    visible: entry.modelData.choices.length > 0
                    choices: entry.modelData.choices
                    what: entry.text + (entry.price > 0 ? " · " + qsTr("%1 pt").arg(entry.price) : "")
                    onChosen: action => popup.take(action)
                }
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: entry.down ? Theme.pressed : entry.hovered || entry.highlighted ? Theme.hovered : "transparent"
            }
        }
    }
}
