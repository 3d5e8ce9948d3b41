// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Over the map while the program looks for dungeons, shows what it found, or explains why it found nothing.
Pane {
    id: bar

    required property DungeonContext dungeon
    readonly property EditorContext editor: dungeon.editor
    readonly property DungeonProposals proposals: dungeon.document?.proposals ?? null
    readonly property bool isShowing: (proposals?.current ?? -1) >= 0

    signal rejected
    signal anotherRequested

    function locate(thing) {
        dungeon.canvas.locate(thing.level, thing.areas);
        dungeon.document.selection.setIds([thing.id]);
    }

    function turn(step) {
        if (bar.isShowing && bar.proposals.count > 1)
            bar.proposals.step(step);
    }

    objectName: "proposalBar"
    visible: proposals?.active ?? false
    padding: Theme.unit
    leftPadding: Theme.unit * 1.5
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Proposals")
    Keys.onEscapePressed: bar.rejected()
    Keys.onLeftPressed: bar.turn(-1)
    Keys.onRightPressed: bar.turn(1)

    // Who works on the map decides with the next key; who has gone elsewhere is not called back.
    onIsShowingChanged: {
        if (isShowing && (activeFocus || (dungeon.canvas?.activeFocus ?? false)))
            acceptButton.forceActiveFocus(Qt.TabFocusReason);
    }

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.accent
        radius: Theme.radius
        opacity: 0.97
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.unit * 0.75

        RowLayout {
            Layout.fillWidth: true
            visible: bar.proposals?.searching ?? false
            spacing: Theme.unit

            BusyIndicator {
                Layout.preferredWidth: Theme.unit * 3
                Layout.preferredHeight: Theme.unit * 3
                running: bar.visible && (bar.proposals?.searching ?? false)
            }

            Label {
                objectName: "proposalProgress"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: qsTr("Looking for dungeons: %1 tiles tried").arg((bar.proposals?.steps ?? 0).toLocaleString(Qt.locale(), "f", 0))
                wrapMode: Text.Wrap
            }

            Button {
                objectName: "stopSearch"
                text: qsTr("Cancel")
                onClicked: bar.proposals.stop()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            visible: bar.isShowing
            spacing: Theme.unit

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    objectName: "proposalTitle"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: qsTr("Proposal %1 of %2").arg((bar.proposals?.current ?? 0) + 1).arg(bar.proposals?.count ?? 0)
                    font.bold: true
                    elide: Text.ElideRight
                }

                Label {
                    objectName: "proposalSummary"
                    Layout.fillWidth: true
                    textFormat: Text.PlainText
                    text: bar.isShowing ? bar.proposals.summary : ""
                    font.pixelSize: Theme.smallFontSize
                    color: Theme.quietText
                    wrapMode: Text.Wrap
                }
            }

            PanelButton {
                objectName: "previousProposal"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-left.svg"
                enabled: (bar.proposals?.count ?? 0) > 1
                Accessible.name: qsTr("Previous proposal")
                ToolTip.visible: hovered
                ToolTip.text: Accessible.name
                onClicked: bar.turn(-1)
            }

            PanelButton {
                objectName: "nextProposal"
                flat: true
                icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-right.svg"
                enabled: (bar.proposals?.count ?? 0) > 1
                Accessible.name: qsTr("Next proposal")
                ToolTip.visible: hovered
                ToolTip.text: Accessible.name
                onClicked: bar.turn(1)
            }

            Button {
                objectName: "rejectProposal"
                text: qsTr("Reject")
                onClicked: bar.rejected()
            }

            PrimaryButton {
                id: acceptButton

                objectName: "acceptProposal"
                padding: Theme.unit
                text: qsTr("Accept")
                onClicked: {
                    bar.proposals.accept();
                    bar.dungeon.canvas.forceActiveFocus();
                }
            }
        }

        ProposalConflict {
            Layout.fillWidth: true
            visible: (bar.proposals?.explanation.length ?? 0) > 0
            editor: bar.editor
            proposals: bar.proposals
            onThingChosen: thing => bar.locate(thing)
            onDismissed: bar.rejected()
            onAnotherRequested: bar.anotherRequested()
        }
    }
}
