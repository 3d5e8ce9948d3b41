// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One piece of a pack; a sign tells if the rules find something wrong with it.
Item {
    id: row

    required property int index
    required property string piece
    required property string name
    required property string heading
    required property string detail
    required property int severity
    property bool startsSection: false
    property bool chosen: false
    property bool current: false

    signal picked

    function pick() {
        picked();
    }

    objectName: "packPiece " + piece
    height: header.height + Theme.unit * 4
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: severity < 0 ? detail : qsTr("%1, has problems").arg(detail)
    Accessible.selected: chosen
    Accessible.onPressAction: pick()

    SectionHeader {
        id: header

        width: parent.width
        height: row.startsSection ? Theme.unit * 3.25 : 0
        visible: row.startsSection
        section: row.heading
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: header.height
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit / 2
        radius: Theme.radius / 1.5
        color: row.chosen ? Theme.chosen : hover.hovered ? Theme.hovered : "transparent"
        border.color: row.current ? Theme.accent : "transparent"
        border.width: 2
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: row.pick()
    }

    RowLayout {
        anchors.fill: parent
        anchors.topMargin: header.height
        anchors.leftMargin: Theme.unit * 1.5
        anchors.rightMargin: Theme.unit * 1.5
        spacing: Theme.unit

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: row.name
            elide: Text.ElideRight
        }

        Label {
            textFormat: Text.PlainText
            text: row.detail
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
        }

        Label {
            visible: row.severity >= 0
            textFormat: Text.PlainText
            text: row.severity >= 0 ? Theme.severitySign(row.severity) : ""
            color: row.severity >= 0 ? Theme.severityColour(row.severity) : Theme.text
        }
    }
}
