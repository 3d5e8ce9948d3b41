// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Chooses a Hero, a Quest or an Adventure card: a list that can be searched, and the card as it is printed.
Dialog {
    id: picker

    required property CardPlayers players
    required property CardLibrary library
    property int row: -1
    property int which: CardPlayers.Heroes
    property var offers: []
    readonly property var found: offers.filter(offer => search.text.toLowerCase().split(" ").every(word => (offer.name + " " + offer.detail + " " + offer.text).toLowerCase().includes(word)))
    readonly property var current: found[list.currentIndex] ?? null

    function openFor(player, list) {
        row = player;
        which = list;
        offers = players.offered(list);
        search.text = "";
        open();
    }

    function take() {
        if (current === null)
            return;
        players.pick(row, which, current.key);
        close();
    }

    objectName: "cardPicker"
    modal: true
    title: [qsTr("Choose a Hero"), qsTr("Choose a Personal Quest"), qsTr("Choose an Adventure card"), qsTr("Choose the Global Quest")][which]
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 96, parent ? parent.width - Theme.unit * 4 : 760)
    height: Math.min(Theme.unit * 70, parent ? parent.height - Theme.unit * 4 : 560)
    onOpened: {
        list.currentIndex = 0;
        search.forceActiveFocus();
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 2

        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.unit

            TextField {
                id: search

                objectName: "pickerSearch"
                Layout.fillWidth: true
                placeholderText: qsTr("Name, kind or words of the card")
                Accessible.name: placeholderText
                font.pixelSize: Theme.fontSize
                onTextChanged: list.currentIndex = 0
                Keys.onDownPressed: list.incrementCurrentIndex()
                Keys.onUpPressed: list.decrementCurrentIndex()
                Keys.onReturnPressed: picker.take()
                Keys.onEnterPressed: picker.take()
            }

            ListView {
                id: list

                objectName: "offers"
                Layout.fillWidth: true
                Layout.fillHeight: true
                model: picker.found
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                keyNavigationEnabled: true
                Accessible.role: Accessible.List
                Accessible.name: picker.title
                Keys.onReturnPressed: picker.take()
                Keys.onEnterPressed: picker.take()
                ScrollBar.vertical: ScrollBar {}

                delegate: AbstractButton {
                    id: offer

                    required property int index
                    required property var modelData
                    readonly property bool current: ListView.isCurrentItem

                    objectName: "offer " + modelData.key
                    width: list.width - Theme.unit
                    implicitHeight: Theme.unit * 5.5
                    focusPolicy: Qt.NoFocus
                    onClicked: list.currentIndex = index
                    onDoubleClicked: picker.take()
                    Accessible.role: Accessible.ListItem
                    Accessible.name: modelData.taken ? qsTr("%1, taken already").arg(modelData.name) : modelData.name
                    Accessible.description: modelData.detail

                    contentItem: ColumnLayout {
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.unit
                            textFormat: Text.PlainText
                            text: offer.modelData.taken ? qsTr("%1 (taken)").arg(offer.modelData.name) : offer.modelData.name
                            font.bold: offer.current
                            color: offer.modelData.taken ? Theme.faintText : Theme.text
                            elide: Text.ElideRight
                        }
                        Label {
                            Layout.fillWidth: true
                            Layout.leftMargin: Theme.unit
                            textFormat: Text.PlainText
                            text: offer.modelData.detail
                            font.pixelSize: Theme.smallFontSize
                            color: Theme.quietText
                            elide: Text.ElideRight
                        }
                    }

                    background: Rectangle {
                        radius: Theme.radius / 2
                        color: offer.current ? Theme.chosen : offer.hovered ? Theme.hovered : "transparent"
                        border.color: offer.current && list.activeFocus ? Theme.accent : "transparent"
                    }
                }
            }

            Label {
                visible: list.count === 0
                textFormat: Text.PlainText
                text: qsTr("Nothing is called “%1”.").arg(search.text)
                color: Theme.quietText
            }
        }

        CardThumbnail {
            objectName: "pickerCard"
            Layout.preferredWidth: Theme.unit * 38
            Layout.fillHeight: true
            visible: picker.width > Theme.unit * 70
            library: picker.library
            piece: picker.current?.key ?? ""
            drawingStyle: AppSettings.drawingStyle
            Accessible.role: Accessible.Graphic
            Accessible.name: picker.current?.name ?? ""
            Accessible.description: picker.current?.text ?? ""
        }
    }

    footer: DialogButtonBox {
        // qmllint disable deferred-property-id
        onRejected: picker.reject()

        Button {
            text: qsTr("Cancel")
            DialogButtonBox.buttonRole: DialogButtonBox.RejectRole // qmllint disable
        }

        PrimaryButton {
            objectName: "takeOffer"
            text: qsTr("Choose")
            enabled: picker.current !== null
            onClicked: picker.take()
        }
    }
}
