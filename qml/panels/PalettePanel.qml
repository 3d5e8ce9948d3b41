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
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.takeFirst()
                Keys.onEnterPressed: list.takeFirst()
                Keys.onEscapePressed: event => {
                    event.accepted = text !== "";
                    clear();
                }
            }

            ComboBox {
                objectName: "paletteFilter"
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.unit * 13
                Layout.minimumWidth: Theme.unit * 8
                model: panel.pieces?.filterNames ?? []
                currentIndex: panel.pieces?.filter ?? 0
                font.pixelSize: Theme.fontSize
                Accessible.name: qsTr("Which pieces are shown")
                onActivated: index => panel.pieces.filter = index
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

            /// Enter in the search takes what it found.
            function takeFirst() {
                forceLayout();
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
                onTaken: list.currentIndex = index
            }
        }
    }
}
