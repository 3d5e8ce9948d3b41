// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What an open step of the setup shows: whose turn it is, what to do, pieces to take, what is wrong, the rules.
ColumnLayout {
    id: body

    required property GuideStepItem step
    readonly property bool mayDraw: step.drawn && step.turn !== "" && step.pieces.length > 0
    readonly property bool hasEnough: step.mayBeEnough || step.isEnough
    readonly property bool isReady: step.index === 7 && step.stepState === 2
    /// Heroes and pools are in another panel.
    readonly property bool isAboutPlayers: step.stepState !== 2 && (step.index === 0 || step.index === 3 || step.index === 5)

    spacing: Theme.unit * 0.75

    RowLayout {
        Layout.fillWidth: true
        visible: body.step.turn !== ""
        spacing: Theme.unit * 0.75

        Rectangle {
            Layout.preferredWidth: Theme.unit * 1.75
            Layout.preferredHeight: Theme.unit * 1.75
            radius: width / 2
            color: body.step.turnColour
            border.color: Theme.text
        }

        Label {
            objectName: "stepTurn"
            Layout.fillWidth: true
            textFormat: Text.PlainText
            text: qsTr("Turn of %1").arg(body.step.turn)
            font.bold: true
            elide: Text.ElideRight
        }
    }

    Label {
        objectName: "stepTask"
        Layout.fillWidth: true
        visible: text !== ""
        textFormat: Text.PlainText
        text: body.step.task
        wrapMode: Text.Wrap
    }

    Label {
        objectName: "startingRoll"
        Layout.fillWidth: true
        visible: text !== "" && body.step.index < 2
        textFormat: Text.PlainText
        text: body.step.guide?.startingRoll ?? ""
        wrapMode: Text.Wrap
    }

    PanelButton {
        objectName: "rollForStart"
        visible: body.step.mayRoll
        icon.source: "qrc:/qt/qml/Delvewright/icons/dice.svg"
        text: qsTr("Roll for the Start")
        enabled: body.step.dungeon.canEdit
        onClicked: body.step.guide.rollForStart()
    }

    Flow {
        Layout.fillWidth: true
        visible: body.step.pieces.length > 0 && !body.step.drawn
        spacing: Theme.unit / 2

        Repeater {
            model: body.visible && !body.step.drawn ? body.step.pieces : []

            GuidePiece {
                required property var modelData

                library: body.step.dungeon.library
                piece: modelData.piece
                name: modelData.name
                stock: modelData.left
                carried: body.step.dungeon.canvas?.carriedPiece === modelData.piece
                enabled: body.step.dungeon.canEdit
                onClicked: body.step.take(modelData.piece)
            }
        }
    }

    Flow {
        Layout.fillWidth: true
        visible: body.mayDraw || body.step.mayPass || body.hasEnough || body.isAboutPlayers || body.isReady
        spacing: Theme.unit / 2

        PanelButton {
            objectName: "drawPiece"
            visible: body.mayDraw
            icon.source: "qrc:/qt/qml/Delvewright/icons/generate.svg"
            text: qsTr("Draw a Piece")
            enabled: body.step.dungeon.canEdit
            onClicked: body.step.take(body.step.guide.draw(body.step.index))
        }

        PanelButton {
            objectName: "guidePlay"
            visible: body.isReady
            icon.source: "qrc:/qt/qml/Delvewright/icons/play.svg"
            text: qsTr("Play")
            onClicked: body.step.dungeon.editor.commands.of("play.start").trigger()
        }

        PanelButton {
            objectName: "passTurn"
            visible: body.step.mayPass
            text: qsTr("Pass")
            onClicked: body.step.guide.pass()
        }

        PanelButton {
            objectName: "enough"
            visible: body.hasEnough
            text: body.step.isEnough ? qsTr("Place More After All") : qsTr("Leave It at That")
            onClicked: body.step.guide.setEnough(body.step.index, !body.step.isEnough)
        }

        PanelButton {
            objectName: "toPlayers"
            visible: body.isAboutPlayers
            icon.source: "qrc:/qt/qml/Delvewright/icons/figure.svg"
            text: qsTr("Open Players")
            onClicked: body.step.dungeon.editor.panelRequested("players")
        }
    }

    Repeater {
        model: body.visible ? body.step.problems.slice(0, 6) : []

        GuideProblem {
            required property var modelData

            Layout.fillWidth: true
            severity: modelData.severity
            sentence: modelData.sentence
            rule: modelData.rule
            onChosen: body.step.dungeon.editor.problemRequested(modelData.row)
        }
    }

    Label {
        Layout.fillWidth: true
        visible: body.step.problems.length > 6
        textFormat: Text.PlainText
        text: qsTr("And %n more, see Problems.", "", body.step.problems.length - 6)
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
    }

    Flow {
        Layout.fillWidth: true
        spacing: Theme.unit / 4

        Label {
            height: Theme.unit * 2.5
            textFormat: Text.PlainText
            text: qsTr("Rules:")
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            verticalAlignment: Text.AlignVCenter
        }

        Repeater {
            model: body.visible ? body.step.rules : []

            LinkButton {
                required property string modelData

                objectName: "guide rule " + modelData
                text: modelData
                Accessible.name: qsTr("Show rule %1").arg(modelData)
                ToolTip.visible: hovered
                ToolTip.delay: 600
                ToolTip.text: body.step.dungeon.library.ruleTitle(modelData)
                onClicked: body.step.dungeon.editor.showRule(modelData)
            }
        }
    }
}
