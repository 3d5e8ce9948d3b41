// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Chooses a figure or a chest for a list of a player: a search, and each with its picture and its numbers. What is
// typed is always searched for, and nothing is added before it is clicked or Enter is pressed.
Dialog {
    id: picker

    required property PlayersModel players
    required property Library library
    property int row: -1
    property int list: PlayersModel.Team
    property var offers: []
    /// What the team may still cost; below 0 nothing is too expensive.
    property int left: -1
    readonly property var found: {
        const words = search.text.toLowerCase().split(" ");
        const fits = offer => left < 0 || !affordable.checked || offer.points <= left;
        const some = offers.filter(offer => fits(offer) && words.every(word => (offer.name + " " + offer.facts.join(" ")).toLowerCase().includes(word)));
        return byPoints.checked ? some.sort((a, b) => a.points - b.points) : some;
    }

    function openFor(player, kind, pointsLeft) {
        row = player;
        list = kind;
        left = pointsLeft;
        offers = players.offered(kind);
        search.text = "";
        open();
    }

    function take(offer) {
        if (!offer)
            return;
        close();
        players.add(row, list, offer.id);
    }

    objectName: "figurePicker"
    modal: true
    title: [qsTr("Add a Hero"), qsTr("Add Mage Spawn"), qsTr("Add a Chest")][list]
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 72, parent ? parent.width - Theme.unit * 4 : 560)
    height: Math.min(Theme.unit * 72, parent ? parent.height - Theme.unit * 4 : 560)
    standardButtons: Dialog.Cancel
    onOpened: {
        offersList.currentIndex = 0;
        offersList.positionViewAtBeginning();
        search.forceActiveFocus();
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        TextField {
            id: search

            objectName: "pickerSearch"
            Layout.fillWidth: true
            placeholderText: qsTr("Name, ability or number")
            Accessible.name: placeholderText
            font.pixelSize: Theme.fontSize
            onTextChanged: {
                offersList.currentIndex = 0;
                offersList.positionViewAtBeginning();
            }
            Keys.onDownPressed: offersList.incrementCurrentIndex()
            Keys.onUpPressed: offersList.decrementCurrentIndex()
            Keys.onReturnPressed: picker.take(picker.found[offersList.currentIndex])
            Keys.onEnterPressed: picker.take(picker.found[offersList.currentIndex])
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit * 2
            visible: picker.list !== PlayersModel.Chests

            CheckBox {
                id: byPoints

                objectName: "byPoints"
                text: qsTr("Cheapest first")
                font.pixelSize: Theme.fontSize
            }
            CheckBox {
                id: affordable

                objectName: "affordable"
                visible: picker.left >= 0
                text: qsTr("At most %1 points").arg(Math.max(0, picker.left))
                font.pixelSize: Theme.fontSize
            }
        }

        EmptyNote {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: picker.found.length === 0
            drawing: "search"
            text: qsTr("Nothing here is like that.")
        }

        ListView {
            id: offersList

            objectName: "offers"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: picker.found.length > 0
            model: picker.found
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: picker.title
            ScrollBar.vertical: ScrollBar {}

            delegate: FigureOffer {
                width: offersList.width - Theme.unit * 1.5
                library: picker.library
                current: ListView.isCurrentItem
                onClicked: picker.take(modelData)
            }
        }
    }
}
