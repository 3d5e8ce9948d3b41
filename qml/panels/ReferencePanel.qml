// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The rules, with a search by number or by words.
FocusScope {
    id: panel

    required property EditorContext editor

    function showAsked() {
        if (editor.rule === "")
            return;
        search.text = "";
        list.currentIndex = rules.rowOf(editor.rule);
        list.positionViewAtIndex(list.currentIndex, ListView.Beginning);
    }

    Component.onCompleted: panel.showAsked()

    RulesModel {
        id: rules

        library: panel.editor.books
        search: search.text
        onSearchChanged: list.currentIndex = search === "" ? -1 : 0
    }

    Connections {
        target: panel.editor

        function onRuleRequested() {
            panel.showAsked();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit / 2

        TextField {
            id: search

            objectName: "ruleSearch"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit
            Layout.rightMargin: Theme.unit
            focus: true
            placeholderText: qsTr("Search rules")
            selectByMouse: true
            font.pixelSize: Theme.fontSize
            Accessible.name: placeholderText
            Keys.onDownPressed: list.forceActiveFocus()
        }

        Label {
            Layout.fillWidth: true
            Layout.margins: Theme.unit * 1.5
            visible: rules.count === 0
            textFormat: Text.PlainText
            text: qsTr("No rule says “%1”.").arg(search.text)
            wrapMode: Text.Wrap
            color: Theme.quietText
        }

        SectionedList {
            id: list

            objectName: "rules"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: rules
            currentIndex: -1
            headings: SectionHeadings {}
            section.property: "area"
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Rules")
            ScrollBar.vertical: ScrollBar {}

            delegate: Item {
                id: row

                required property int index
                required property string rule
                required property string title
                required property string text
                required property string ruling
                required property string example
                required property string note
                readonly property bool current: ListView.isCurrentItem

                objectName: "rule entry " + rule
                width: list.width
                height: column.implicitHeight + Theme.unit
                Accessible.role: Accessible.ListItem
                Accessible.name: Sentences.filled(qsTr("%1 %2: %3"), rule, title, text)
                Accessible.description: note
                Accessible.onPressAction: list.currentIndex = index

                Rectangle {
                    anchors.fill: parent
                    anchors.leftMargin: Theme.unit / 2
                    anchors.rightMargin: Theme.unit
                    radius: Theme.radius / 2
                    color: row.current ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
                    border.color: row.current && list.activeFocus ? Theme.accent : "transparent"
                }

                HoverHandler {
                    id: hover
                }

                TapHandler {
                    onTapped: {
                        list.forceActiveFocus();
                        list.currentIndex = row.current ? -1 : row.index;
                    }
                }

                component Paragraph: Label {
                    textFormat: Text.PlainText
                    Layout.fillWidth: true
                    visible: row.current && text !== ""
                    wrapMode: Text.Wrap
                }

                ColumnLayout {
                    id: column

                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.leftMargin: Theme.unit * 1.5
                    anchors.rightMargin: Theme.unit * 2
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.unit / 2

                    Label {
                        Layout.fillWidth: true
                        text: "<b>" + row.rule + "</b>&nbsp; " + row.title.replace(/&/g, "&amp;").replace(/</g, "&lt;")
                        textFormat: Text.StyledText
                        wrapMode: Text.Wrap
                    }
                    Paragraph {
                        objectName: "still English"
                        text: row.note
                        color: Theme.quietText
                        font.pixelSize: Theme.smallFontSize
                    }
                    Paragraph {
                        text: row.text
                    }
                    Paragraph {
                        text: row.ruling === "" ? "" : qsTr("Ruling: %1").arg(row.ruling)
                        color: Theme.info
                    }
                    Paragraph {
                        text: row.example === "" ? "" : qsTr("Example: %1").arg(row.example)
                        color: Theme.quietText
                        font.italic: true
                    }
                }
            }
        }
    }
}
