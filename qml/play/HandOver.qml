// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Covers the board until the next person has taken the mouse.
Rectangle {
    id: cover

    required property PlayGame game
    property bool shown: false
    /// Who had the mouse last.
    property int holder: -1
    readonly property bool isOther: shown && game.personChooses && game.player !== holder

    signal ready

    function accept() {
        holder = game.player;
        ready();
    }

    objectName: "handOver"
    visible: isOther && holder >= 0 // the first has it already
    color: Theme.window
    onVisibleChanged: {
        if (visible)
            ok.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text.text

    Connections {
        target: cover.game

        function onGameChanged() {
            cover.holder = cover.game.player;
        }
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    ColumnLayout {
        anchors.centerIn: parent
        spacing: Theme.unit * 2

        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredWidth: Theme.unit * 8
            Layout.preferredHeight: Theme.unit * 8
            radius: width / 2
            color: cover.game.playerColour
            border.color: Theme.border
            border.width: 2
        }

        Label {
            id: text

            objectName: "handOverText"
            Layout.alignment: Qt.AlignHCenter
            textFormat: Text.PlainText
            text: qsTr("Hand the mouse to %1").arg(cover.game.playerName)
            font.pixelSize: Theme.largeFontSize
        }

        PrimaryButton {
            id: ok

            objectName: "handOverReady"
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("I am %1").arg(cover.game.playerName)
            onClicked: cover.accept()
        }
    }
}
