// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What lies under the pointer, what the keys do, and which rule refused the last click.
Pane {
    id: bar

    required property EditorContext editor
    required property PlayBoard board
    readonly property PlayGame game: editor.game

    padding: 0
    leftPadding: Theme.unit * 1.5
    rightPadding: Theme.unit * 1.5
    implicitHeight: Theme.unit * 4
    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Status")

    background: Rectangle {
        color: Theme.window
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit * 1.5

        AbstractButton {
            id: refusal

            objectName: "refusal"
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.unit * 3
            visible: bar.game.refusal !== ""
            focusPolicy: Qt.TabFocus
            onClicked: bar.editor.showRule(bar.game.refusalRule)
            text: Theme.severitySign(0) + "  " + bar.game.refusalRule + "  " + bar.game.refusal
            Accessible.role: Accessible.Button
            Accessible.name: text
            Accessible.description: qsTr("Opens the rule")

            contentItem: Label {
                objectName: "refusalText"
                leftPadding: Theme.unit
                rightPadding: Theme.unit
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                font.underline: refusal.hovered
                color: Theme.error
                textFormat: Text.PlainText
                text: refusal.text
            }

            background: Rectangle {
                radius: Theme.radius / 2
                color: Theme.errorBackground
                border.color: refusal.visualFocus ? Theme.accent : "transparent"
            }
        }

        Label {
            objectName: "playNotice"
            Layout.fillWidth: true
            visible: text !== ""
            textFormat: Text.PlainText
            text: bar.game.notice
            color: Theme.warning
            font.bold: true
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }

        Label {
            objectName: "playSquare"
            Layout.fillWidth: true
            visible: !refusal.visible && bar.game.notice === ""
            textFormat: Text.PlainText
            text: bar.board?.squareText ?? ""
            color: Theme.quietText
            elide: Text.ElideRight
        }

        Label {
            objectName: "playHint"
            Layout.fillWidth: !refusal.visible
            Layout.maximumWidth: implicitWidth
            visible: bar.width > Theme.unit * 110 && !refusal.visible && bar.game.notice === ""
            textFormat: Text.PlainText
            text: bar.board?.keyHint ?? ""
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
            elide: Text.ElideRight
        }

        Label {
            objectName: "verified"
            visible: bar.game.timeline.verified !== "" && bar.width > Theme.unit * 60
            textFormat: Text.PlainText
            text: "✓ " + bar.game.timeline.verified
            color: Theme.good
            font.pixelSize: Theme.smallFontSize
            elide: Text.ElideRight
            Layout.maximumWidth: Theme.unit * 50
        }

        Label {
            visible: bar.game.diceSeed !== "" && bar.width > Theme.unit * 90
            textFormat: Text.PlainText
            text: qsTr("Seed %1").arg(bar.game.diceSeed)
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
        }

        Label {
            textFormat: Text.PlainText
            text: qsTr("%1 %").arg(bar.board?.zoomPercent ?? 100)
            color: Theme.quietText
        }
    }
}
