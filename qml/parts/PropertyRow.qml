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
    required property PropertyListModel properties
    property bool startsSection: false
    property string fault

    signal focused

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

        Label {
            Layout.fillWidth: true
            visible: row.type !== 4
            textFormat: Text.PlainText
            text: row.label
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            elide: Text.ElideRight
        }

        // One control or none of each type: a Loader of Qt 6.4 makes no bound components.
        Repeater {
            model: row.type === 0 ? 1 : 0

            TextField {
                id: field

                objectName: "control"
                Layout.fillWidth: true
                text: row.mixed ? "" : row.value
                placeholderText: row.mixed ? qsTr("Different values") : ""
                font.pixelSize: Theme.fontSize
                selectByMouse: true
                Accessible.name: row.label
                Accessible.description: row.fault
                onTextEdited: row.fault = row.properties.fault(row.index, text)
                onEditingFinished: {
                    row.properties.set(row.index, text);
                    row.fault = "";
                    text = Qt.binding(() => row.mixed ? "" : row.value);
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }
                Keys.onEscapePressed: {
                    row.fault = "";
                    text = Qt.binding(() => row.mixed ? "" : row.value);
                }
            }
        }

        Repeater {
            model: row.type === 1 ? 1 : 0

            TextArea {
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
                    text = Qt.binding(() => row.mixed ? "" : row.value);
                }
            }
        }

        Repeater {
            model: row.type === 2 ? 1 : 0

            SpinBox {
                id: spin

                objectName: "control"
                Layout.fillWidth: true
                from: row.least
                to: row.most
                value: Number(row.value)
                editable: true
                font.pixelSize: Theme.fontSize
                Accessible.name: row.label
                textFromValue: (value, locale) => row.mixed && !activeFocus ? "—" : value === row.least && row.leastName !== "" ? row.leastName : String(value)
                valueFromText: (text, locale) => {
                    const number = Number(text);
                    return text !== "" && Number.isInteger(number) ? number : spin.value;
                }
                validator: RegularExpressionValidator {
                    // Where the least number has a name, it may stand there too.
                    regularExpression: row.leastName === "" ? /-?[0-9]*/ : /.*/
                }
                onValueModified: {
                    row.fault = row.properties.fault(row.index, String(value));
                    row.properties.set(row.index, String(value));
                    value = Qt.binding(() => Number(row.value));
                }
                onActiveFocusChanged: {
                    if (activeFocus)
                        row.focused();
                }

                Connections {
                    target: spin.contentItem

                    function onTextEdited() {
                        row.fault = row.properties.fault(row.index, (spin.contentItem as TextInput).text);
                    }
                    function onEditingFinished() {
                        row.fault = "";
                    }
                }
            }
        }

        Repeater {
            model: row.type === 3 ? 1 : 0

            ComboBox {
                objectName: "control"
                Layout.fillWidth: true
                model: row.choices
                currentIndex: row.choice
                displayText: row.mixed ? qsTr("Different values") : currentText
                font.pixelSize: Theme.fontSize
                Accessible.name: row.label
                onActivated: index => {
                    row.properties.choose(row.index, index);
                    currentIndex = Qt.binding(() => row.choice);
                }
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
