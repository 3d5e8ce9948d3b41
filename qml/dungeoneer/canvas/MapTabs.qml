// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Below the map: which map is shown, what the deck still holds, and whether the rules hold.
Rectangle {
    id: tabs

    required property CardCanvas canvas
    required property CardContext cards

    height: Theme.unit * 3.75
    color: Theme.window

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.border
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.unit
        anchors.rightMargin: Theme.unit
        spacing: 0

        Repeater {
            model: tabs.cards.current?.maps ?? []

            PageTab {
                required property var modelData

                objectName: "map " + modelData.map
                Layout.fillHeight: true
                current: tabs.canvas.level === modelData.map
                text: modelData.count > 0 ? Sentences.filled(qsTr("%1 (%2)"), modelData.name, modelData.count) : modelData.name
                onClicked: tabs.canvas.level = modelData.map
            }
        }

        Label {
            objectName: "chance"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.unit * 2
            textFormat: Text.PlainText
            text: !(tabs.cards.current?.turns.goesOn ?? false) ? tabs.cards.current?.chanceText ?? "" : qsTr("Laying in turns: %1").arg(tabs.cards.current.turns.mover)
            font.pixelSize: Theme.smallFontSize
            color: Theme.quietText
            elide: Text.ElideRight
        }

        PanelButton {
            readonly property bool inTurns: tabs.cards.document?.turns.goesOn ?? false

            objectName: "drawCard"
            icon.source: "qrc:/qt/qml/Delvewright/icons/dice.svg"
            text: inTurns ? qsTr("Next") : qsTr("Draw")
            visible: tabs.width > Theme.unit * 70
            enabled: tabs.cards.canEdit && ((tabs.cards.document?.cardsFitting ?? 0) > 0 || (tabs.cards.document?.turns.goesOn ?? false))
            onClicked: tabs.cards.draw()
            Accessible.name: inTurns ? qsTr("Go on with the turn") : qsTr("Draw a Map card")
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: inTurns ? qsTr("Take the next card of the hand that has a place, or lay what the program proposes") : qsTr("Take a random card of those left that has a legal place")
        }

        CheckBox {
            objectName: "draft"
            Layout.leftMargin: Theme.unit
            text: qsTr("Draft")
            checked: tabs.cards.draft
            enabled: tabs.cards.canEdit
            font.pixelSize: Theme.fontSize
            onToggled: tabs.cards.draft = checked
            Accessible.name: qsTr("Draft: cards may lie anywhere")
            ToolTip.visible: hovered
            ToolTip.delay: 600
            ToolTip.text: qsTr("Cards may lie anywhere; the problems tell what is wrong")
        }
    }
}
