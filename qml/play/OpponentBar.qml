// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// How quickly those who think for themselves act; pause, one action, and why.
RowLayout {
    id: bar

    required property Opponents opponents
    required property CommandList actions

    objectName: "opponentBar"
    spacing: 0

    AppToolButton {
        visible: bar.opponents.present
        command: bar.actions.of("play.pause")
    }

    AppToolButton {
        visible: bar.opponents.present
        command: bar.actions.of("play.stepOpponent")
    }

    AppToolButton {
        visible: bar.opponents.present
        command: bar.actions.of("play.why")
    }

    AppToolButton {
        objectName: "hintButton"
        labelled: !bar.opponents.present // beside the others there is no room for words
        command: bar.actions.of("play.hint")
    }

    Item {
        Layout.fillWidth: true
        visible: !bar.opponents.present
    }

    ChoiceBox {
        objectName: "pace"
        visible: bar.opponents.present
        Layout.fillWidth: true
        Layout.minimumWidth: Theme.unit * 8
        model: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
        chosen: bar.opponents.pace
        font.pixelSize: Theme.fontSize
        onPicked: index => bar.opponents.pace = index
        Accessible.name: qsTr("Pace of opponents")
    }

    BusyIndicator {
        Layout.preferredWidth: Theme.unit * 3
        Layout.preferredHeight: Theme.unit * 3
        running: bar.opponents.choosing && !bar.opponents.paused
        visible: running
        Accessible.name: qsTr("An opponent is choosing")
    }
}
