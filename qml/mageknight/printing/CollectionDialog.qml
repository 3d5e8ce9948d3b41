// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the user owns, set by set and piece by piece, and what the scenario lacks of it.
Dialog {
    id: dialog

    required property CollectionModel collection
    property bool hasDocument: false

    signal printRequested

    objectName: "collectionDialog"
    modal: true
    title: qsTr("My Collection")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 80, parent ? parent.width - Theme.unit * 4 : 600)
    height: Math.min(Theme.unit * 84, parent ? parent.height - Theme.unit * 4 : 600)
    onAboutToShow: dialog.collection.look()
    onOpened: search.forceActiveFocus()
    onClosed: {
        search.clear();
        dialog.collection.onlyLacking = false;
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit

        ErrorBanner {
            objectName: "collectionFailure"
            Layout.fillWidth: true
            title: qsTr("The collection could not be kept")
            details: dialog.collection.failure
            dismissable: false
        }

        FormHeading {
            Layout.topMargin: 0
            text: qsTr("Sets")
        }

        // Rows of their own: a layout of Qt 6.4 keeps those that went while the dialog was closed.
        // They stand where those of the pieces do, whose list has a bar at its side.
        Column {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit * 2
            spacing: Theme.unit

            Repeater {
                model: dialog.collection.packs

                RowLayout {
                    id: pack

                    required property var modelData

                    width: parent.width
                    spacing: Theme.unit

                    Label {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: pack.modelData.name
                        font.pixelSize: Theme.fontSize
                        color: Theme.text
                        elide: Text.ElideRight
                    }

                    SpinBox {
                        objectName: "sets " + pack.modelData.id
                        from: 0
                        to: 99
                        value: dialog.collection.revision >= 0 ? dialog.collection.setsOf(pack.modelData.id) : 0
                        editable: true
                        font.pixelSize: Theme.fontSize
                        onValueModified: dialog.collection.setSets(pack.modelData.id, value)
                        Accessible.name: qsTr("%1, number of sets").arg(pack.modelData.name)
                    }
                }
            }
        }

        FormHeading {
            text: qsTr("Pieces")
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            TextField {
                id: search

                objectName: "collectionSearch"
                Layout.fillWidth: true
                placeholderText: qsTr("Search pieces")
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                onTextChanged: dialog.collection.search = text
                Accessible.name: placeholderText
                Keys.onDownPressed: list.forceActiveFocus()
            }

            CheckBox {
                objectName: "collectionLacking"
                visible: dialog.hasDocument
                text: qsTr("Only what this scenario lacks")
                font.pixelSize: Theme.fontSize
                checked: dialog.collection.onlyLacking
                onToggled: dialog.collection.onlyLacking = checked
            }
        }

        Label {
            objectName: "collectionEmpty"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: dialog.collection.count === 0
            textFormat: Text.PlainText
            text: dialog.collection.onlyLacking ? qsTr("You own everything that this scenario needs.") : qsTr("Nothing is called “%1”.").arg(search.text)
            font.pixelSize: Theme.fontSize
            color: Theme.quietText
            wrapMode: Text.Wrap
        }

        SectionedList {
            id: list

            objectName: "collectionPieces"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: dialog.collection.count > 0
            model: dialog.collection
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Pieces")

            ScrollBar.vertical: ScrollBar {
                policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
            }

            headings: SectionHeadings {}
            section.property: "group"
            section.labelPositioning: ViewSection.InlineLabels | ViewSection.CurrentLabelAtStart

            delegate: CollectionRow {
                width: list.width
                current: ListView.isCurrentItem && list.activeFocus
                onOwnedChosen: count => dialog.collection.setOwned(index, count)
            }
        }
    }

    footer: Pane {
        padding: Theme.unit * 2
        topPadding: 0
        background: null

        RowLayout {
            anchors.fill: parent
            spacing: Theme.unit

            Label {
                objectName: "collectionSummary"
                Layout.fillWidth: true
                visible: dialog.hasDocument
                textFormat: Text.PlainText
                text: dialog.collection.lackingCount > 0 ? qsTr("This scenario lacks %n piece(s).", "", dialog.collection.lackingCount) : qsTr("This scenario lacks nothing.")
                font.pixelSize: Theme.fontSize
                color: Theme.text
                wrapMode: Text.Wrap
            }

            Item {
                Layout.fillWidth: !dialog.hasDocument
            }

            Button {
                objectName: "printMissingPieces"
                visible: dialog.hasDocument
                enabled: dialog.collection.lackingCount > 0
                text: qsTr("Print What Is Missing…")
                font.pixelSize: Theme.fontSize
                onClicked: {
                    dialog.close();
                    dialog.printRequested();
                }
            }

            Button {
                text: qsTr("Close")
                font.pixelSize: Theme.fontSize
                onClicked: dialog.close()
            }
        }
    }
}
