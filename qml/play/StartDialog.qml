// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Who plays, and who rolls the dice.
Dialog {
    id: dialog

    required property PlaySetup setup
    property FileDocumentViewModel document: null
    /// A game is being played whose course a new one takes the place of.
    property bool replaces: false
    /// That game may go on with other players.
    property bool canGoOn: false
    property url keptGame

    signal begun
    signal goneOn
    /// The game that was kept last is to go on.
    signal keptChosen(url file)

    function begin() {
        dialog.close();
        dialog.begun();
    }

    objectName: "startDialog"
    modal: true
    title: qsTr("New Game")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 60, (parent?.width ?? 0) - Theme.unit * 4)
    onAboutToShow: {
        setup.prepare(document);
        keptGame = setup.keptGameOf(document);
    }
    onOpened: play.forceActiveFocus()

    ColumnLayout {
        width: parent.width
        spacing: Theme.unit * 1.5

        PanelButton {
            objectName: "goOnWithKept"
            Layout.fillWidth: true
            visible: String(dialog.keptGame) !== ""
            text: qsTr("Go on with the game that was kept: %1").arg(FileChoice.nameOf(dialog.keptGame))
            icon.source: "qrc:/qt/qml/Delvewright/icons/history.svg"
            focusPolicy: Qt.TabFocus
            onClicked: {
                dialog.close();
                dialog.keptChosen(dialog.keptGame);
            }
        }

        FormHeading {
            Layout.topMargin: 0
            text: qsTr("Players")
        }

        // Rows of their own: a layout of Qt 6.4 keeps those that went while the dialog was closed.
        Column {
            Layout.fillWidth: true
            spacing: Theme.unit

            Repeater {
                model: dialog.setup.players.length

                RowLayout {
                    id: row

                    required property int index
                    readonly property var player: dialog.setup.players[index] ?? ({
                            "name": "",
                            "colour": "transparent",
                            "seat": 0
                        })

                    width: parent.width
                    spacing: Theme.unit

                    Rectangle {
                        Layout.preferredWidth: Theme.unit * 1.75
                        Layout.preferredHeight: Theme.unit * 1.75
                        radius: width / 2
                        color: row.player.colour
                        border.color: Theme.border
                    }

                    Label {
                        Layout.fillWidth: true
                        textFormat: Text.PlainText
                        text: row.player.name
                        elide: Text.ElideRight
                    }

                    ChoiceBox {
                        objectName: "seat " + row.index
                        Layout.preferredWidth: Theme.unit * 22
                        model: dialog.setup.seatNames
                        chosen: row.player.seat
                        font.pixelSize: Theme.fontSize
                        onPicked: index => dialog.setup.setSeat(row.index, index)
                        Accessible.name: qsTr("Who plays for %1").arg(row.player.name)
                    }
                }
            }
        }

        FormHeading {
            text: qsTr("Dice")
        }

        FormCheck {
            objectName: "typedDice"
            text: qsTr("I roll real dice, and say how they fall")
            checked: dialog.setup.typedDice
            onToggled: dialog.setup.typedDice = checked
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.unit
            enabled: !dialog.setup.typedDice

            FormLabel {
                text: qsTr("Seed of the dice; the same seed and the same actions give the same game")
            }

            TextField {
                objectName: "seed"
                Layout.preferredWidth: Theme.unit * 22
                placeholderText: qsTr("any")
                text: dialog.setup.seed
                selectByMouse: true
                font.pixelSize: Theme.fontSize
                inputMethodHints: Qt.ImhDigitsOnly
                onTextEdited: dialog.setup.seed = text
                Keys.onReturnPressed: dialog.begin()
                Accessible.name: qsTr("Seed of the dice")
            }
        }

        FormHeading {
            text: qsTr("At one screen")
        }

        FormCheck {
            objectName: "handsOver"
            text: qsTr("Cover the board until the next person is ready")
            checked: dialog.setup.handsOver
            onToggled: dialog.setup.handsOver = checked
        }

        Label {
            objectName: "replacesGame"
            Layout.fillWidth: true
            Layout.topMargin: Theme.unit
            visible: dialog.replaces
            textFormat: Text.PlainText
            text: dialog.canGoOn ? qsTr("A new game takes the place of the one that is being played, which can also go on with these players. Back to the Game Before returns to it.") : qsTr("A new game takes the place of the one that was played. Back to the Game Before returns to it.")
            color: Theme.quietText
            font.pixelSize: Theme.smallFontSize
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.unit
            spacing: Theme.unit

            Button {
                objectName: "goOn"
                visible: dialog.canGoOn
                text: qsTr("Go On with Them")
                onClicked: {
                    dialog.close();
                    dialog.goneOn();
                }
            }

            Item {
                Layout.fillWidth: true
            }

            Button {
                text: qsTr("Cancel")
                onClicked: dialog.close()
            }

            PrimaryButton {
                id: play

                objectName: "beginGame"
                text: dialog.replaces ? qsTr("New Game") : qsTr("Play")
                onClicked: dialog.begin()
            }
        }
    }
}
