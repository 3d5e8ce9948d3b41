pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything that can be put on the map. A click takes a piece into the hand, dragging carries it there.
FocusScope {
    id: panel

    required property EditorContext editor

    PaletteModel {
        id: pieces

        library: panel.editor.library
        document: panel.editor.document
        collection: panel.editor.collection
        search: search.text
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        TextField {
            id: search

            objectName: "paletteSearch"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
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

        Label {
            Layout.fillWidth: true
            Layout.margins: Theme.unit * 1.5
            visible: pieces.count === 0
            text: qsTr("Nothing is called “%1”.").arg(search.text)
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        SectionedList {
            id: list

            /// Enter in the search takes what it found.
            function takeFirst() {
                (itemAtIndex(0) as PieceRow)?.take();
            }

            objectName: "palette"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: pieces
            cacheBuffer: 0
            reuseItems: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Pieces")
            Keys.onReturnPressed: (currentItem as PieceRow)?.take()
            Keys.onEnterPressed: (currentItem as PieceRow)?.take()

            ScrollBar.vertical: ScrollBar {
                policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AsNeeded
            }

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
