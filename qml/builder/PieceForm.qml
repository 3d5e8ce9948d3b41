// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Everything about a piece or a pack: single values, then tables. In a wide place values stand beside the tables.
FocusScope {
    id: panel

    required property FormModel form
    property bool wide: false
    readonly property bool sideBySide: wide && width > Theme.unit * 90 && form.tables.length > 0 // qmllint disable

    /// Puts the keys into the field of a property. False if there is none.
    function focusOn(name: string): bool {
        const row = fields.itemAt(form.rowOf(name)) as PropertyRow;
        row?.takeFocus();
        return row !== null;
    }

    /// Puts the keys into a line of a table. False if there is none of this name.
    function focusOnTable(name: string, row: int): bool {
        for (let i = 0; i < tables.count; ++i) {
            const table = tables.itemAt(i) as FormTable;
            if (table?.table.name !== name)
                continue;
            table.select(Math.min(row, Math.max(0, table.table.rows - 1)) * table.columnCount + 1);
            scroll.reveal(table);
            return true;
        }
        return false;
    }

    Flickable {
        id: scroll

        /// Shows an item that got the focus.
        function reveal(item) {
            const top = item.mapToItem(content, 0, 0).y;
            if (top < contentY)
                contentY = Math.max(0, top - Theme.unit);
            else if (top + item.height > contentY + height)
                contentY = Math.min(contentHeight - height, top + item.height - height + Theme.unit);
        }

        objectName: panel.wide ? "wideForm" : "sideForm"
        anchors.fill: parent
        contentWidth: width
        contentHeight: content.implicitHeight + Theme.unit * 4
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        ScrollBar.vertical: ScrollBar {}

        GridLayout {
            id: content

            width: scroll.width
            columns: panel.sideBySide ? 2 : 1
            columnSpacing: 0
            rowSpacing: 0

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: !panel.sideBySide
                Layout.preferredWidth: panel.sideBySide ? Theme.unit * 40 : -1
                Layout.maximumWidth: panel.wide ? Theme.unit * 60 : -1
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    Layout.margins: Theme.unit * 1.5
                    Layout.bottomMargin: 0
                    visible: panel.wide
                    textFormat: Text.PlainText
                    text: panel.form.heading
                    font.pixelSize: Theme.largeFontSize
                    font.bold: true
                    elide: Text.ElideRight
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Repeater {
                    id: fields

                    model: panel.form

                    PropertyRow {
                        Layout.fillWidth: true
                        properties: panel.form // qmllint disable
                        startsSection: index === 0 || fields.itemAt(index - 1)?.section !== section
                        onFocused: scroll.reveal(this)
                    }
                }
            }

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.leftMargin: panel.sideBySide ? Theme.unit * 2 : 0
                spacing: 0

                Repeater {
                    id: tables

                    model: panel.form.tables // qmllint disable

                    FormTable {
                        required property QtObject modelData

                        Layout.fillWidth: true
                        table: modelData as FormTableModel
                        onRevealed: item => scroll.reveal(item)
                    }
                }
            }
        }
    }
}
