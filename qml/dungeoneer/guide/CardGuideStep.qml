// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// One step of the preparation: what to do, cards to take or to lay in turns, and the rules.
Item {
    id: step

    required property int index
    required property string title
    /// 0 later, 1 now, 2 done, 3 a rule is broken
    required property int stepState
    required property string stateName
    required property string progress
    required property string task
    required property var cards
    required property var rules
    required property bool mayDraw
    required property bool mayComplete
    required property bool isAboutSets
    required property bool isAboutPlayers
    required property bool isInTurns
    property CardContext context: null
    property bool open: false
    property bool focused: false

    signal chosen

    objectName: "guide step " + index
    height: column.implicitHeight + Theme.unit
    Accessible.role: Accessible.ListItem
    Accessible.name: Sentences.filled(qsTr("%1: %2, %3"), title, stateName, progress)
    Accessible.description: task
    Accessible.onPressAction: chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit / 2
        anchors.rightMargin: Theme.unit
        radius: Theme.radius
        color: step.open ? Theme.raised : head.hovered ? Theme.hovered : "transparent"
        border.color: step.focused ? Theme.accent : "transparent"
    }

    ColumnLayout {
        id: column

        x: Theme.unit * 1.5
        y: Theme.unit / 2
        width: parent.width - Theme.unit * 3.5
        spacing: Theme.unit * 0.75

        GuideStepHead {
            id: head

            Layout.fillWidth: true
            index: step.index
            title: step.title
            progress: step.progress
            stepState: step.stepState
            open: step.open
            wraps: true
            onChosen: step.chosen()
        }

        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 4
            visible: step.open
            spacing: Theme.unit * 0.75

            Label {
                objectName: "stepTask"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: step.task
                wrapMode: Text.Wrap
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.unit / 2

                Repeater {
                    model: step.open ? step.cards : []

                    GuideCard {
                        required property string modelData

                        context: step.context
                        piece: modelData
                        enabled: step.context?.canEdit ?? false
                    }
                }
            }

            // Made by its file: a component that is bound to this one cannot be made in a row of a list.
            Loader {
                Layout.fillWidth: true
                active: step.open && step.isInTurns
                visible: active
                source: Qt.resolvedUrl("CardTurns.qml")
                onLoaded: (item as CardTurns).cards = Qt.binding(() => step.context)
            }

            Flow {
                Layout.fillWidth: true
                visible: step.mayDraw || step.mayComplete || step.isAboutPlayers || step.isAboutSets
                spacing: Theme.unit / 2

                PanelButton {
                    objectName: "guideDraw"
                    visible: step.mayDraw
                    icon.source: "qrc:/qt/qml/Delvewright/icons/dice.svg"
                    text: qsTr("Draw a Card")
                    enabled: (step.context?.canEdit ?? false) && step.cards.length > 0
                    onClicked: step.context.take(step.context.document.guide.draw(step.index))
                }

                PanelButton {
                    objectName: "guideComplete"
                    visible: step.mayComplete
                    icon.source: "qrc:/qt/qml/Delvewright/icons/complete.svg"
                    text: qsTr("Complete…")
                    enabled: step.context?.canEdit ?? false
                    onClicked: step.context.completionRequested()
                }

                PanelButton {
                    objectName: "guidePlayers"
                    visible: step.isAboutPlayers
                    icon.source: "qrc:/qt/qml/Delvewright/icons/figure.svg"
                    text: qsTr("Open Players")
                    onClicked: step.context.editor.panelRequested("cardPlayers")
                }

                PanelButton {
                    objectName: "guideSets"
                    visible: step.isAboutSets
                    icon.source: "qrc:/qt/qml/Delvewright/icons/inspector.svg"
                    text: qsTr("Choose Sets")
                    onClicked: {
                        step.context.document.selection.clear();
                        step.context.editor.panelRequested("inspector");
                    }
                }
            }

            Flow {
                Layout.fillWidth: true
                spacing: Theme.unit / 4

                Repeater {
                    model: step.open ? step.rules : []

                    LinkButton {
                        required property string modelData

                        objectName: "guide rule " + modelData
                        text: modelData
                        Accessible.name: qsTr("Show rule %1").arg(modelData)
                        ToolTip.visible: hovered
                        ToolTip.delay: 600
                        ToolTip.text: step.context?.library.ruleTitle(modelData) ?? ""
                        onClicked: step.context.editor.showRule(modelData)
                    }
                }
            }
        }
    }
}
