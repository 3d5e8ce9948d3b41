// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A table that is edited like a spreadsheet: arrow keys walk, typing or Enter edits, Escape gives up. What is typed
// is judged at once.
FocusScope {
    id: view

    required property FormTableModel table
    readonly property int columnCount: table?.columns.length ?? 0
    property int row: 0
    property int column: 1
    readonly property int cell: row * columnCount + column
    readonly property FormCell currentCell: cells.count > cell ? cells.itemAt(cell) as FormCell : null
    property string fault

    signal revealed(Item item)

    function select(index) {
        row = Math.floor(index / columnCount);
        column = Math.max(1, index % columnCount);
        forceActiveFocus();
        if (currentCell)
            revealed(currentCell);
    }

    function move(dx, dy) {
        row = Math.max(0, Math.min((table?.rows ?? 1) - 1, row + dy));
        column = Math.max(1, Math.min(columnCount - 1, column + dx));
        if (currentCell)
            revealed(currentCell);
    }

    /// Tab: to the next cell that is used, row by row. False at the end, where the keys go on to the next control.
    function step(by) {
        const across = columnCount - 1;
        for (let at = row * across + column - 1 + by; at >= 0 && at < (table?.rows ?? 0) * across; at += by) {
            const next = Math.floor(at / across) * columnCount + at % across + 1;
            if (!(cells.itemAt(next) as FormCell)?.used)
                continue;
            select(next);
            return true;
        }
        return false;
    }

    /// Begins to edit the current cell, with this text in place of its value if there is one.
    function edit(text) {
        if (!currentCell?.used)
            return;
        if (currentCell.type === 3)
            return choices.openFor(currentCell);
        if (currentCell.type === 4)
            return table.set(cell, currentCell.text === "true" ? "false" : "true");
        editor.openFor(currentCell, text);
    }

    objectName: "table " + (table?.name ?? "")
    implicitHeight: column0.implicitHeight + Theme.unit * 2
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: table?.title ?? ""
    Accessible.description: currentCell ? currentCell.label + ": " + currentCell.text : ""
    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        event.accepted = true;
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return event.accepted = step(event.key === Qt.Key_Tab ? 1 : -1);
        if (event.key in steps)
            return move(...steps[event.key]);
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_F2 || event.key === Qt.Key_Space)
            return edit("");
        if (table.growing && event.key === Qt.Key_Insert)
            return table.addRow(row);
        if (table.growing && event.key === Qt.Key_Delete)
            return table.dropRow(row);
        const plain = (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) === 0;
        if (plain && event.text.length === 1 && event.text >= "!" && (currentCell?.type === 0 || currentCell?.type === 2))
            return edit(event.text);
        event.accepted = false;
    }

    Connections {
        target: view.table

        function onShapeChanged() {
            view.move(0, 0);
        }
    }

    ColumnLayout {
        id: column0

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.unit * 1.5
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Label {
                objectName: "tableTitle"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: view.table?.title ?? ""
                font.bold: true
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PanelButton {
                objectName: "addRow"
                visible: view.table?.growing ?? false
                icon.source: "qrc:/qt/qml/Delvewright/icons/add.svg"
                text: qsTr("Add")
                Accessible.name: qsTr("Add a line to %1").arg(view.table?.title ?? "")
                onClicked: view.table.addRow(view.table.rows === 0 ? 0 : view.row + 1)
            }

            PanelButton {
                objectName: "removeRow"
                visible: view.table?.growing ?? false
                enabled: (view.table?.rows ?? 0) > 0
                icon.source: "qrc:/qt/qml/Delvewright/icons/remove.svg"
                text: qsTr("Remove")
                Accessible.name: qsTr("Remove the chosen line of %1").arg(view.table?.title ?? "")
                onClicked: view.table.dropRow(view.row)
            }
        }

        Flickable {
            id: pane

            Layout.fillWidth: true
            implicitHeight: grid.implicitHeight + (contentWidth > width ? Theme.unit * 1.5 : 0)
            contentWidth: grid.implicitWidth
            contentHeight: grid.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            visible: (view.table?.rows ?? 0) > 0

            ScrollBar.horizontal: ScrollBar {
                policy: ScrollBar.AlwaysOn
                visible: pane.contentWidth > pane.width
            }

            GridLayout {
                id: grid

                columns: Math.max(1, view.columnCount)
                columnSpacing: 0
                rowSpacing: 0

                Repeater {
                    model: view.table?.columns ?? []

                    Label {
                        required property string modelData

                        Layout.fillWidth: true
                        leftPadding: Theme.unit
                        rightPadding: Theme.unit
                        bottomPadding: Theme.unit / 2
                        textFormat: Text.PlainText
                        text: modelData
                        font.pixelSize: Theme.smallFontSize
                        color: Theme.quietText
                    }
                }

                Repeater {
                    id: cells

                    model: view.table

                    FormCell {
                        current: view.cell === index
                        active: current && view.activeFocus
                        onChosen: {
                            const again = view.cell === index && view.activeFocus;
                            view.select(index);
                            if (again || type === 4)
                                view.edit("");
                        }
                    }
                }
            }

            CellEditor {
                id: editor

                onTyped: text => view.fault = view.table.fault(view.cell, text)
                onKept: text => {
                    view.table.set(view.cell, text);
                    view.fault = "";
                    view.forceActiveFocus();
                }
                onTabbed: by => view.step(by)
                onGivenUp: {
                    view.fault = "";
                    view.forceActiveFocus();
                }
            }
        }

        Label {
            objectName: "fault"
            Layout.fillWidth: true
            visible: view.fault !== ""
            textFormat: Text.PlainText
            text: Theme.severitySign(0) + " " + view.fault
            font.pixelSize: Theme.smallFontSize
            color: Theme.error
            wrapMode: Text.Wrap
        }
    }

    ChoiceList {
        id: choices

        onPicked: choice => view.table.choose(view.cell, choice)
        onClosed: view.forceActiveFocus()
    }
}
