// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// The line of a step of a guide that is always there: its number or how it stands, its title, how far it is.
RowLayout {
    id: head

    required property int index
    required property string title
    required property string progress
    /// 0 later, 1 now, 2 done, 3 something is wrong
    required property int stepState
    required property bool open
    /// Long words about the progress take several lines.
    property bool wraps: false
    readonly property bool hovered: hover.hovered
    readonly property color stateColour: [Theme.faintText, Theme.accent, Theme.good, Theme.error][stepState]

    signal chosen

    spacing: Theme.unit

    Rectangle {
        Layout.preferredWidth: Theme.unit * 3
        Layout.preferredHeight: Theme.unit * 3
        radius: width / 2
        color: head.stepState === 0 ? "transparent" : head.stateColour
        border.color: head.stateColour

        Label {
            anchors.centerIn: parent
            textFormat: Text.PlainText
            text: head.stepState === 2 ? "✓" : head.stepState === 3 ? "!" : head.index + 1
            font.bold: true
            color: head.stepState === 0 ? Theme.quietText : Theme.accentText
        }
    }

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Label {
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: head.title
            font.bold: head.stepState === 1 || head.open
            elide: Text.ElideRight
        }

        Label {
            objectName: "stepProgress"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: head.progress
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            wrapMode: head.wraps ? Text.Wrap : Text.NoWrap
            elide: head.wraps ? Text.ElideNone : Text.ElideRight
        }
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        onTapped: head.chosen()
    }
}
