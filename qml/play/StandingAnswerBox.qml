// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A question that comes again and again can be answered once for all, here where it is asked.
RowLayout {
    id: box

    required property PlayGame game

    signal acted

    objectName: "standingAnswerBox"
    visible: game.standingAnswers.asked >= 0
    spacing: Theme.unit

    Label {
        textFormat: Text.PlainText
        text: qsTr("From now on:")
        color: Theme.quietText
        font.pixelSize: Theme.smallFontSize
    }

    ChoiceBox {
        objectName: "standingAnswer"
        Layout.fillWidth: true
        model: box.game.standingAnswers.askedAnswers
        chosen: 0
        font.pixelSize: Theme.fontSize
        onPicked: index => {
            box.game.standingAnswers.answer(box.game.standingAnswers.asked, index);
            box.acted();
        }
        Accessible.name: qsTr("From now on")
    }
}
