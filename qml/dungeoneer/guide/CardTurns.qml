// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Map in View: the cards are dealt, and the players lay them in turns, each from a hand that the others do not see.
ColumnLayout {
    id: panel

    property CardContext cards: null
    readonly property MapTurns turns: cards?.document?.turns ?? null
    readonly property bool goesOn: turns?.goesOn ?? false
    readonly property var seats: turns?.seats ?? []
    readonly property var entrances: turns?.entrances ?? []

    objectName: "cardTurns"
    spacing: Theme.unit * 0.75

    component Words: Label {
        Layout.fillWidth: true
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        visible: text !== ""
    }

    component ChoiceRow: RowLayout {
        id: choiceRow

        property string word
        property alias choices: choiceBox.model
        property alias chosen: choiceBox.chosen

        signal picked(int index)

        Layout.fillWidth: true
        spacing: Theme.unit

        Label {
            textFormat: Text.PlainText
            text: choiceRow.word
            color: Theme.quietText
        }

        ChoiceBox {
            id: choiceBox

            objectName: "choice"
            Layout.fillWidth: true
            font.pixelSize: Theme.fontSize
            onPicked: index => choiceRow.picked(index)
            Accessible.name: choiceRow.word
        }
    }

    Repeater {
        model: panel.seats.length // so that rows keep the focus

        CardTurnSeat {
            required property int index
            readonly property var player: panel.seats[index] ?? null

            Layout.fillWidth: true
            seat: index
            name: player?.name ?? ""
            cardsHeld: player?.cards ?? 0
            isPerson: player?.person ?? false
            moves: player?.moves ?? false
            isDealt: panel.goesOn
            onPersonChosen: isPerson => panel.turns.setPerson(seat, isPerson)
        }
    }

    Words {
        objectName: "turnsFault"
        text: (panel.turns?.fault ?? "") === "" ? "" : Theme.severitySign(0) + "  " + panel.turns.fault
        color: Theme.error
    }

    RowLayout {
        Layout.fillWidth: true
        visible: !panel.goesOn
        spacing: Theme.unit

        Label {
            textFormat: Text.PlainText
            text: qsTr("Number of the deal")
            color: Theme.quietText
        }

        SpinBox {
            objectName: "dealNumber"
            Layout.fillWidth: true
            from: 1
            to: 9999
            editable: true
            value: panel.turns?.deal ?? 1
            onValueModified: panel.turns.deal = value
            Accessible.name: qsTr("Number of the deal")
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: qsTr("The same number deals the same cards to the same players: a map that was begun goes on with it")
        }
    }

    // What the players settle before the deal (DNR-OPT-06, DNR-OPT-09).
    Repeater {
        model: panel.goesOn ? 0 : panel.entrances.length // so that rows keep the focus

        ChoiceRow {
            required property int index
            readonly property var entrance: panel.entrances[index] ?? null

            objectName: "entrance " + index
            word: entrance?.word ?? ""
            choices: entrance?.names ?? []
            chosen: entrance?.chosen ?? 0
            onPicked: which => panel.turns.chooseEntrance(entrance.map, which)
        }
    }

    ChoiceRow {
        objectName: "deciderRow"
        visible: !panel.goesOn && choices.length > 0
        word: qsTr("Who lays this Entrance begins")
        choices: panel.turns?.deciders ?? []
        chosen: panel.turns?.decider ?? 0
        onPicked: index => panel.turns.decider = index
    }

    PrimaryButton {
        objectName: "dealCards"
        Layout.fillWidth: true
        visible: !(panel.turns?.dealt ?? false)
        padding: Theme.unit
        text: qsTr("Deal the Cards")
        enabled: (panel.cards?.canEdit ?? false) && (panel.turns?.fault ?? "") === ""
        onClicked: panel.turns.begin()
    }

    Words {
        objectName: "turnsPassed"
        text: panel.turns?.passed ?? ""
        color: Theme.quietText
    }

    Words {
        objectName: "turnsOver"
        visible: panel.turns?.over ?? false
        text: qsTr("The map is laid. Whoever began here begins the game (DNR-OPT-08).")
    }

    // Another person takes the mouse.
    Words {
        objectName: "turnsCovered"
        visible: panel.turns?.covered ?? false
        text: qsTr("It is the turn of %1, who takes the mouse. The others look away.").arg(panel.turns?.mover ?? "")
    }

    PrimaryButton {
        objectName: "showHand"
        visible: panel.turns?.covered ?? false
        padding: Theme.unit
        text: qsTr("Show My Cards")
        onClicked: panel.turns.uncover()
        Accessible.description: qsTr("%1 has the mouse").arg(panel.turns?.mover ?? "")
    }

    Words {
        objectName: "turnsHand"
        visible: (panel.turns?.personMoves ?? false) && !panel.turns.covered
        text: qsTr("%1, lay one of your cards:").arg(panel.turns?.mover ?? "")
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit / 2

        Repeater {
            model: panel.turns?.hand ?? []

            GuideCard {
                required property var modelData

                context: panel.cards
                piece: modelData.piece
                name: modelData.name
                mark: modelData.count > 1 ? "×" + modelData.count : ""
                enabled: (panel.cards?.canEdit ?? false) && modelData.places > 0
                Accessible.description: modelData.places > 0 ? qsTr("%n place(s)", "", modelData.places) : qsTr("No place now")
                ToolTip.text: modelData.name
            }
        }
    }

    // The program lays for seats that nobody holds.
    Words {
        objectName: "turnsProposal"
        text: (panel.turns?.proposal ?? "") === "" ? "" : Sentences.filled(qsTr("For %1 the program proposes: %2"), panel.turns.mover, panel.turns.proposal)
    }

    Flow {
        Layout.fillWidth: true
        visible: (panel.turns?.proposal ?? "") !== ""
        spacing: Theme.unit / 2

        PanelButton {
            objectName: "layProposed"
            icon.source: "qrc:/qt/qml/Delvewright/icons/check.svg"
            text: qsTr("Lay It")
            onClicked: panel.turns.layProposed()
        }

        PanelButton {
            objectName: "proposeOther"
            icon.source: "qrc:/qt/qml/Delvewright/icons/dice.svg"
            text: qsTr("Propose Another")
            onClicked: panel.turns.proposeOther()
        }
    }

    CheckBox {
        objectName: "laysAtOnce"
        Layout.fillWidth: true
        visible: !(panel.turns?.over ?? false)
        text: qsTr("The program lays at once")
        checked: panel.turns?.laysAtOnce ?? true
        onToggled: panel.turns.laysAtOnce = checked
        Accessible.name: qsTr("After a person has laid, the program lays at once for those who come next")
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: Accessible.name
    }

    PanelButton {
        objectName: "endTurns"
        visible: panel.turns?.dealt ?? false
        icon.source: "qrc:/qt/qml/Delvewright/icons/close.svg"
        text: qsTr("Put the Hands Away")
        onClicked: panel.turns.end()
        ToolTip.visible: hovered
        ToolTip.delay: 600
        ToolTip.text: qsTr("What is laid stays. Deal %1 takes it up again.").arg(panel.turns?.deal ?? 1)
    }
}
