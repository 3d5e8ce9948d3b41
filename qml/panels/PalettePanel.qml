// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything that can be put on the map. A click takes a piece into the hand, dragging carries it there.
FocusScope {
    id: panel

    required property EditorContext editor
    readonly property PaletteModel pieces: editor.views?.palette ?? null

    property real pictureScale: Number(AppSettings.read("palette/pictures", 1))

    /// Usual, large, very large, and from the beginning.
    function nextScale() {
        pictureScale = pictureScale < 1.5 ? 1.75 : pictureScale < 2 ? 2.75 : 1;
        AppSettings.write("palette/pictures", pictureScale);
    }

    PieceCard {
        id: card

        parent: panel
        editor: panel.editor
    }

    AppMenu {
        id: menu

        property PieceRow row: null

        function openFor(wanted) {
            row = wanted;
            popup();
        }

        objectName: "paletteMenu"

        AppMenuItem {
            objectName: "takePiece"
            text: qsTr("&Take It")
            enabled: panel.editor.canEdit
            onTriggered: menu.row.take()
        }
        AppMenuItem {
            objectName: "takeBack"
            text: qsTr("Take It with the &Other Side Up")
            enabled: panel.editor.canEdit && (menu.row?.twoSided ?? false)
            onTriggered: menu.row.take(true)
        }
        MenuSeparator {}
        AppMenuItem {
            text: panel.pictureScale > 2 ? qsTr("&Usual Pictures") : qsTr("&Larger Pictures")
            onTriggered: panel.nextScale()
        }
    }

    Binding {
        target: panel.pieces
        property: "search"
        value: search.text
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            spacing: Theme.unit / 2

            TextField {
                id: search

                objectName: "paletteSearch"
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.unit * 8
                focus: true
                placeholderText: qsTr("Search pieces")
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                Accessible.name: placeholderText
                onTextEdited: list.showFirst()
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.takeFirst()
                Keys.onEnterPressed: list.takeFirst()
                Keys.onEscapePressed: event => {
                    event.accepted = text !== "";
                    clear();
                }
            }

            ChoiceBox {
                objectName: "paletteFilter"
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.unit * 13
                Layout.minimumWidth: Theme.unit * 8
                model: panel.pieces?.filterNames ?? []
                chosen: panel.pieces?.filter ?? 0
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Which pieces are shown")
                onPicked: index => panel.pieces.filter = index
            }

            PanelButton {
                objectName: "pictureSize"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/" + (panel.pictureScale > 2 ? "zoom-out" : "zoom-in") + ".svg"
                Accessible.name: panel.pictureScale > 2 ? qsTr("Usual pictures") : qsTr("Larger pictures")
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: Accessible.name
                onClicked: panel.nextScale()
            }
        }

        EmptyNote {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panel.pieces?.count === 0
            drawing: "search"
            text: qsTr("Nothing is called “%1”.").arg(search.text)
        }

        SectionedList {
            id: list

            /// What is searched for is looked at from its beginning.
            function showFirst() {
                currentIndex = 0;
                forceLayout();
                positionViewAtBeginning();
            }

            /// Enter in the search takes what it found, wherever the list was left.
            function takeFirst() {
                showFirst();
                (itemAtIndex(0) as PieceRow)?.take();
            }

            objectName: "palette"
            visible: count > 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: panel.pieces
            cacheBuffer: 0
            reuseItems: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Pieces")
            Keys.onReturnPressed: (currentItem as PieceRow)?.take()
            Keys.onEnterPressed: (currentItem as PieceRow)?.take()

            ScrollBar.vertical: ScrollBar {
                policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
            }

            headings: SectionHeadings {}
            section.property: "group"
            section.labelPositioning: ViewSection.InlineLabels | ViewSection.CurrentLabelAtStart

            delegate: PieceRow {
                width: list.width
                editor: panel.editor
                current: ListView.isCurrentItem && list.activeFocus
                pictureScale: panel.pictureScale
                onTaken: list.currentIndex = index
                onPointedAtChanged: {
                    if (pointedAt)
                        card.show(this);
                }
                onMenuRequested: menu.openFor(this)
            }
        }
    }
}
