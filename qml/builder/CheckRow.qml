// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One thing that a rule says of the piece.
Item {
    id: row

    required property string rule
    required property int severity
    required property string sentence
    required property var place
    property bool current: false
    readonly property bool holds: severity < 0

    signal ruleRequested
    signal shown

    function show() {
        shown();
    }

    objectName: "check " + rule + ((place.side ?? -1) < 0 ? "" : " " + place.side)
    height: line.implicitHeight + Theme.unit / 2
    Accessible.role: Accessible.ListItem
    Accessible.name: (holds ? qsTr("Holds") : [qsTr("Error"), qsTr("Warning"), qsTr("Hint")][severity]) + ": " + (rule === "" ? sentence : rule + ", " + sentence)
    Accessible.onPressAction: show()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius / 2
        color: hover.hovered ? Theme.hovered : "transparent"
        border.color: row.current ? Theme.accent : "transparent"
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: row.show()
    }

    RowLayout {
        id: line

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.unit * 1.25
        anchors.rightMargin: Theme.unit * 1.5
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.unit

        Label {
            Layout.preferredWidth: Theme.unit * 2
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.unit / 2
            textFormat: Text.PlainText
            text: row.holds ? "✓" : Theme.severitySign(row.severity)
            color: row.holds ? Theme.good : Theme.severityColour(row.severity)
            horizontalAlignment: Text.AlignHCenter
        }

        Label {
            objectName: "sentence"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.sentence
            color: row.holds ? Theme.quietText : Theme.text
            wrapMode: Text.Wrap
        }

        LinkButton {
            objectName: "ruleLink"
            Layout.alignment: Qt.AlignTop
            visible: row.rule !== ""
            text: row.rule
            Accessible.name: qsTr("Show rule %1").arg(row.rule)
            onClicked: row.ruleRequested()
        }
    }
}
