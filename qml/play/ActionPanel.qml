// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Who has to choose, what there is to choose from, and what the dice say about it.
FocusScope {
    id: panel

    required property EditorContext editor
    required property CommandList actions
    readonly property PlayGame game: editor.game
    readonly property GameViews views: (game.kind?.views ?? null) as GameViews
    readonly property alias list: list
    /// What can be done would tell what somebody else has.
    property bool covered: false
    /// Where faces of dice are typed.
    readonly property alias rollPrompt: rollPrompt

    signal acted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Actions")

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        PromptCard {
            Layout.fillWidth: true
            game: panel.game
        }

        StandingAnswerBox {
            Layout.fillWidth: true
            Layout.margins: Theme.unit
            game: panel.game
            onActed: panel.acted()
        }

        // Beside the board, so that it never covers the fight.
        RollPrompt {
            id: rollPrompt

            Layout.fillWidth: true
            Layout.margins: Theme.unit
            roll: panel.game.roll
            onDone: panel.acted()
        }

        RecapCard {
            Layout.fillWidth: true
            Layout.margins: Theme.unit
            visible: recap.shown && !panel.game.roll.pending
            recap: panel.game.recap
            actions: panel.actions
            onActed: panel.acted()
        }

        OpponentBar {
            Layout.fillWidth: true
            Layout.margins: Theme.unit
            visible: panel.game.opponents.present || panel.game.personChooses
            opponents: panel.game.opponents
            actions: panel.actions
        }

        Loader {
            id: help

            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: (item as PlayPart)?.implicitWidth === 0
            Layout.topMargin: Theme.unit
            Layout.bottomMargin: Theme.unit
            visible: (item as PlayPart)?.shown ?? false
            sourceComponent: panel.views?.actionHelp ?? null

            Connections {
                target: help.item as PlayPart

                function onActed() {
                    panel.acted();
                }
            }
        }

        SectionedList {
            id: list

            objectName: "actions"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: panel.game.personChooses && !panel.covered
            focus: true
            model: panel.game.actions
            currentIndex: panel.game.actions.current
            highlightFollowsCurrentItem: true
            section.property: "group"
            section.labelPositioning: ViewSection.InlineLabels
            headings: SectionHeadings {}
            ScrollBar.vertical: ScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What can be done")
            Keys.onUpPressed: panel.game.actions.walk(-1)
            Keys.onDownPressed: panel.game.actions.walk(1)
            Keys.onReturnPressed: panel.game.actions.take(panel.game.actions.current)
            Keys.onEnterPressed: panel.game.actions.take(panel.game.actions.current)

            delegate: ActionRow {
                width: list.width
                game: panel.game
                onActed: panel.acted()
            }
        }

        EmptyNote {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !panel.game.personChooses && !panel.game.over
            text: panel.game.recap.replaying ? qsTr("Shown once more. A click or a key goes back to now.") : panel.game.timeline.lookingBack ? qsTr("Here an opponent chose. Play on from here to let it choose again.") : panel.game.opponents.paused ? qsTr("Opponents wait.") : qsTr("An opponent chooses.")
        }

        Label {
            objectName: "outcomeBeside"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.unit * 1.5
            visible: panel.game.over
            textFormat: Text.PlainText
            text: panel.game.outcome
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
        }

        Item {
            Layout.fillHeight: true
            visible: panel.covered
        }

        OddsCard {
            Layout.fillWidth: true
            game: panel.game
        }

        DiceTray {
            Layout.fillWidth: true
            game: panel.game
            motion: panel.editor.board?.motion ?? 1
        }
    }
}
