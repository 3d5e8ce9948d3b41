// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the people at the table have answered once for all, to be changed.
Dialog {
    id: dialog

    required property PlayGame game

    objectName: "standingAnswersDialog"
    modal: true
    title: qsTr("Standing Answers")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 66, (parent?.width ?? 0) - Theme.unit * 4)
    height: Math.min(Theme.unit * 60, (parent?.height ?? 0) - Theme.unit * 4)
    standardButtons: Dialog.Close

    ListView {
        id: list

        anchors.fill: parent
        clip: true
        model: dialog.game.standingAnswers
        boundsBehavior: Flickable.StopAtBounds
        spacing: Theme.unit
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        ScrollBar.vertical: ScrollBar {}

        delegate: RowLayout {
            id: row

            required property int index
            required property string player
            required property color paint
            required property string question
            required property var answers
            required property int answer

            width: list.width - Theme.unit * 2
            spacing: Theme.unit

            Rectangle {
                Layout.preferredWidth: Theme.unit * 1.75
                Layout.preferredHeight: Theme.unit * 1.75
                radius: width / 2
                color: row.paint
                border.color: Theme.border
            }

            Label {
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: Sentences.filled(qsTr("%1 · %2"), row.player, row.question)
                elide: Text.ElideMiddle
            }

            ChoiceBox {
                objectName: "answer " + row.index
                Layout.preferredWidth: Theme.unit * 28
                model: row.answers
                chosen: row.answer
                font.pixelSize: Theme.fontSize
                onPicked: index => dialog.game.standingAnswers.answer(row.index, index)
                Accessible.name: Sentences.filled(qsTr("%1 · %2"), row.player, row.question)
            }
        }
    }
}
