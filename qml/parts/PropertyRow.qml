// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One property with the control that edits it. What is typed is judged at once, and kept when it is left or
// Enter is pressed.
Item {
    id: row

    required property int index
    required property string name
    required property string label
    required property string section
    required property int type
    required property string value
    required property bool mixed
    required property var choices
    required property int choice
    required property int least
    required property int most
    required property string leastName
    required property string note
    required property string rule
    required property PropertyListModel properties
    property bool startsSection: false
    property string fault

    signal focused
    /// Somebody wants to read a rule.
    signal ruleRequested(string rule)

    /// Puts the keys into its control.
    function takeFocus() {
        // No iterator: children are no array.
        for (let i = 0; i < column.children.length; ++i)
            if (column.children[i].objectName === "control")
                column.children[i].forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "property " + name
    implicitHeight: column.implicitHeight + Theme.unit * 0.75

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 1.5
        anchors.rightMargin: Theme.unit * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit / 4

        Label {
            Layout.fillWidth: true
            Layout.topMargin: row.index > 0 ? Theme.unit * 1.5 : 0
            Layout.bottomMargin: Theme.unit / 2
            visible: row.startsSection && row.section !== ""
            textFormat: Text.PlainText
            text: row.section
            font.bold: true
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        RowLayout {
            Layout.fillWidth: true
            visible: row.type !== 4

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.label
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                elide: Text.ElideRight
            }

            RuleLink {
                rule: row.rule
                onClicked: row.ruleRequested(row.rule)
            }
        }

        // One control or none of each type: a Loader of Qt 6.4 makes no bound components.
        Repeater {
            model: row.type === 0 ? 1 : 0

            ValueField {
                objectName: "control"
                Layout.fillWidth: true
                value: row.mixed ? "" : row.value
                placeholderText: row.mixed ? qsTr("Different values") : ""
                Accessible.name: row.label
                Accessible.description: row.fault
                onTextEdited: row.fault = row.properties.fault(row.index, text)
                onTextChanged: {
                    if (text === value)
                        row.fault = "";
                }
                onCommitted: wanted => row.properties.set(row.index, wanted)
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }
            }
        }

        Repeater {
            model: row.type === 1 ? 1 : 0

            TextArea {
                id: area

                function rest() {
                    text = ""; // twice, so that the field forgets what was typed
                    text = Qt.binding(() => row.mixed ? "" : row.value);
                }

                objectName: "control"
                Layout.fillWidth: true
                text: row.mixed ? "" : row.value
                placeholderText: row.mixed ? qsTr("Different values") : ""
                font.pixelSize: Theme.fontSize
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                implicitHeight: Math.max(Theme.unit * 9, contentHeight + topPadding + bottomPadding)
                Accessible.name: row.label
                Accessible.description: row.fault
                Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                onTextChanged: row.fault = activeFocus ? row.properties.fault(row.index, text) : ""
                onActiveFocusChanged: {
                    if (activeFocus)
                        return row.focused();
                    if (!row.mixed || text !== "")
                        row.properties.set(row.index, text);
                    area.rest();
                }
                Keys.onEscapePressed: event => {
                    area.rest();
                    event.accepted = false; // it is left, too
                }
            }
        }

        Repeater {
            model: row.type === 2 ? 1 : 0

            NumberField {
                objectName: "control"
                Layout.fillWidth: true
                from: row.least
                to: row.most
                kept: Number(row.value)
                leastName: row.leastName
                mixed: row.mixed
                Accessible.name: row.label
                onTyped: text => row.fault = row.properties.fault(row.index, text)
                onKeysGone: row.fault = ""
                onCommitted: number => {
                    row.fault = row.properties.fault(row.index, String(number));
                    row.properties.set(row.index, String(number));
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }
            }
        }

        Repeater {
            model: row.type === 3 ? 1 : 0

            ChoiceBox {
                objectName: "control"
                Layout.fillWidth: true
                model: row.choices
                chosen: row.choice
                displayText: row.mixed ? qsTr("Different values") : currentText
                font.pixelSize: Theme.fontSize
                Accessible.name: row.label
                onPicked: index => row.properties.choose(row.index, index)
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }
            }
        }

        Repeater {
            model: row.type === 4 ? 1 : 0

            CheckBox {
                id: box

                objectName: "control"
                Layout.fillWidth: true
                text: row.label
                checkState: row.mixed ? Qt.PartiallyChecked : row.value === "true" ? Qt.Checked : Qt.Unchecked
                font.pixelSize: Theme.fontSize
                Accessible.name: row.label
                onToggled: {
                    row.properties.set(row.index, String(checked));
                    checkState = Qt.binding(() => row.mixed ? Qt.PartiallyChecked : row.value === "true" ? Qt.Checked : Qt.Unchecked);
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }

                contentItem: Label {
                    leftPadding: box.indicator.width + box.spacing
                    textFormat: Text.PlainText
                    text: box.text
                    wrapMode: Text.Wrap
                    verticalAlignment: Text.AlignVCenter
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 3
            visible: row.type === 4 && row.note !== ""

            Label {
                objectName: "note"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.note
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
                wrapMode: Text.Wrap
            }

            RuleLink {
                Layout.alignment: Qt.AlignTop
                rule: row.rule
                onClicked: row.ruleRequested(row.rule)
            }
        }

        Label {
            objectName: "fault"
            Layout.fillWidth: true
            visible: row.fault !== ""
            textFormat: Text.PlainText
            text: Theme.severitySign(0) + " " + row.fault
            font.pixelSize: Theme.smallFontSize
            color: Theme.error
            wrapMode: Text.Wrap
        }
    }
}
