// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One finding. The one that is chosen shows what its rule says and offers the ways to mend it.
Item {
    id: row

    required property int index
    required property int severity
    required property string severityName
    required property string rule
    required property string sentence
    required property bool placed
    required property EditorContext editor
    required property ProblemFixes fixes
    property bool current: false
    property bool focused: false

    signal chosen

    objectName: "problem " + rule
    height: column.implicitHeight + Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentences.filled(qsTr("%1 %2: %3"), severityName, rule, sentence)
    Accessible.selected: current
    Accessible.onPressAction: row.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 2
        color: row.current ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
        border.color: row.current && row.focused ? Theme.accent : "transparent"
    }

    HoverHandler {
        id: hover

        cursorShape: row.placed ? Qt.PointingHandCursor : Qt.ArrowCursor
    }

    TapHandler {
        onTapped: row.chosen()
    }

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 1.25
        anchors.rightMargin: Theme.unit * 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit / 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit

            Text {
                Layout.preferredWidth: Theme.unit * 2
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.unit / 2
                textFormat: Text.PlainText
                text: Theme.severitySign(row.severity)
                font.pixelSize: Theme.fontSize
                color: Theme.severityColour(row.severity)
                horizontalAlignment: Text.AlignHCenter
            }

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.sentence
                wrapMode: Text.Wrap
            }

            LinkButton {
                objectName: "rule " + row.rule
                text: row.rule
                Accessible.name: qsTr("Show rule %1").arg(row.rule)
                onClicked: row.editor.showRule(row.rule)
            }
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 3
            visible: row.current
            spacing: Theme.unit / 2

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: row.current ? (row.editor.books?.ruleText(row.rule) ?? "") : ""
                visible: text !== ""
                wrapMode: Text.Wrap
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }

            Label {
                visible: row.fixes?.searching ?? false
                textFormat: Text.PlainText
                text: qsTr("Looking for fixes…")
                font.pixelSize: Theme.smallFontSize
                color: Theme.quietText
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.unit / 2

                Repeater {
                    model: row.current && row.fixes ? row.fixes.sentences : []

                    PanelButton {
                        required property string modelData
                        required property int index

                        objectName: "fix " + index
                        width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                        icon.source: "qrc:/qt/qml/Delvewright/icons/fix.svg"
                        text: modelData
                        Accessible.name: qsTr("Fix: %1").arg(modelData)
                        onClicked: row.fixes.fix(index)
                    }
                }
            }
        }
    }
}
