// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One thing that happened.
ItemDelegate {
    id: row

    required property EditorContext editor
    required property int index
    required property string label
    required property string rule
    required property string drawing
    required property int moment
    required property bool done
    required property bool heading
    required property bool unreached
    property bool isCurrent: false

    signal whyAsked

    objectName: "event " + index
    height: Math.max(Theme.unit * 2.75, implicitContentHeight + Theme.unit / 2)
    topPadding: 0
    bottomPadding: 0
    leftPadding: Theme.unit * 1.25
    rightPadding: Theme.unit * 2
    focusPolicy: Qt.NoFocus
    onClicked: {
        if (!unreached)
            editor.game.timeline.goTo(moment);
    }
    Accessible.role: Accessible.ListItem
    Accessible.name: label + " " + rule

    contentItem: RowLayout {
        spacing: Theme.unit

        AppIcon {
            source: "qrc:/qt/qml/Delvewright/icons/" + row.drawing + ".svg"
            size: Theme.unit * 2
            color: row.done ? row.heading ? Theme.accent : Theme.quietText : Theme.faintText
        }

        Text {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.label
            font.pixelSize: Theme.fontSize
            font.bold: row.heading
            font.italic: !row.done
            color: row.done ? Theme.text : Theme.faintText
            wrapMode: Text.Wrap
        }

        LinkButton {
            objectName: "whyOf " + row.index
            visible: row.moment > 0
            text: qsTr("Why?")
            focusPolicy: Qt.NoFocus
            onClicked: row.whyAsked()
            Accessible.name: qsTr("Why? %1").arg(row.label)
        }

        LinkButton {
            objectName: "ruleOf " + row.index
            visible: row.rule !== ""
            text: row.rule
            focusPolicy: Qt.NoFocus
            onClicked: row.editor.showRule(row.rule)
            Accessible.name: qsTr("Rule %1").arg(row.rule)
        }
    }

    background: Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit * 1.5
        radius: Theme.radius / 2
        color: row.hovered ? Theme.hovered : row.isCurrent ? Theme.chosen : "transparent"
    }
}
