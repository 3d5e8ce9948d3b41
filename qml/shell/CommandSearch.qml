// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Ctrl+K: finds a command, a setting, a piece or a rule by a few letters of its name, and does it.
Popup {
    id: popup

    readonly property CommandBlock block: CommandBlock {
        shown: popup.visible
    }

    required property SearchEntries entries
    property var all: []
    /// Best first; without words the commands alone.
    readonly property var found: {
        if (field.text.trim() === "")
            return all.filter(entry => entry.isCommand);
        const fits = [];
        for (let i = 0; i < all.length; ++i) {
            const entry = all[i];
            const title = FuzzyWords.misfit(field.text, entry.title);
            const words = title >= 0 ? -1 : FuzzyWords.misfit(field.text, entry.category + " " + entry.title + " " + entry.words);
            if (title >= 0 || words >= 0)
                fits.push([title >= 0 ? title : words + 3, i]);
        }
        fits.sort((one, other) => one[0] !== other[0] ? one[0] - other[0] : one[1] - other[1]);
        return fits.slice(0, 40).map(fit => all[fit[1]]);
    }

    function run(entry) {
        if (!(entry?.enabled ?? false))
            return;
        close();
        entry.run();
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
        all = entries.all();
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
            text: qsTr("No command, setting, piece or rule has this name.")
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

                required property var modelData
                required property int index

                width: list.width - Theme.unit * 1.5 // beside the scroll bar
                height: Theme.unit * 4
                enabled: modelData.enabled
                highlighted: ListView.isCurrentItem
                onClicked: popup.run(modelData)
                Accessible.name: modelData.title

                contentItem: RowLayout {
                    spacing: Theme.unit

                    Text {
                        textFormat: Text.PlainText
                        text: row.modelData.category
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                        elide: Text.ElideRight
                        Layout.preferredWidth: Theme.unit * 11
                    }

                    Text {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: row.modelData.title
                        font.pixelSize: Theme.fontSize
                        color: row.enabled ? Theme.text : Theme.faintText
                        elide: Text.ElideRight
                    }

                    Text {
                        textFormat: Text.PlainText
                        text: row.modelData.keys
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
