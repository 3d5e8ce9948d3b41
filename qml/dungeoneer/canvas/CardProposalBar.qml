// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// Over the map while the program lays cards on trial and shows what came of it.
Pane {
    id: bar

    required property CardContext cards
    readonly property MapProposals proposals: cards.document?.proposals ?? null
    readonly property bool isShowing: (proposals?.count ?? 0) > 0

    /// Forgets what was proposed, and the document that was opened for it.
    function reject() {
        const goes = proposals.ownsDocument && !cards.document.modified;
        proposals.reject();
        if (goes)
            cards.editor.workspace.close(cards.editor.workspace.currentIndex);
        else
            cards.canvas.forceActiveFocus();
    }

    objectName: "cardProposals"
    visible: proposals?.active ?? false
    padding: Theme.unit
    leftPadding: Theme.unit * 1.5
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Proposals")
    Keys.onEscapePressed: bar.reject()
    Keys.onLeftPressed: bar.proposals.go(-1)
    Keys.onRightPressed: bar.proposals.go(1)
    onIsShowingChanged: {
        if (isShowing && (activeFocus || (cards.canvas?.activeFocus ?? false)))
            acceptButton.forceActiveFocus(Qt.TabFocusReason);
    }

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.accent
        radius: Theme.radius
        opacity: 0.97
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.unit

        BusyIndicator {
            Layout.preferredWidth: Theme.unit * 3
            Layout.preferredHeight: Theme.unit * 3
            visible: bar.proposals?.searching ?? false
            running: visible
        }

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                objectName: "proposalSummary"
                Layout.fillWidth: true
                textFormat: Text.PlainText
                text: bar.proposals?.summary ?? ""
                wrapMode: Text.Wrap
            }

            Label {
                objectName: "proposalMissed"
                Layout.fillWidth: true
                visible: text !== ""
                textFormat: Text.PlainText
                text: (bar.proposals?.missed ?? "") === "" ? "" : qsTr("The nearest that was found: %1.").arg(bar.proposals.missed)
                font.pixelSize: Theme.smallFontSize
                color: Theme.warning
                wrapMode: Text.Wrap
            }
        }

        PanelButton {
            objectName: "previousProposal"
            flat: true
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-left.svg"
            visible: bar.isShowing
            Accessible.name: qsTr("Previous proposal")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
            onClicked: bar.proposals.go(-1)
        }

        PanelButton {
            objectName: "nextProposal"
            flat: true
            icon.source: "qrc:/qt/qml/Delvewright/icons/chevron-right.svg"
            visible: bar.isShowing
            Accessible.name: qsTr("Next proposal")
            ToolTip.visible: hovered
            ToolTip.text: Accessible.name
            onClicked: bar.proposals.go(1)
        }

        Button {
            objectName: "moreProposals"
            visible: bar.isShowing
            text: qsTr("Others")
            Accessible.name: qsTr("Other proposals by the same wishes")
            onClicked: bar.proposals.more()
        }

        Button {
            objectName: "rejectCards"
            text: bar.isShowing ? qsTr("Reject") : qsTr("Cancel")
            onClicked: bar.reject()
        }

        PrimaryButton {
            id: acceptButton

            objectName: "acceptCards"
            visible: bar.isShowing
            padding: Theme.unit
            text: qsTr("Accept")
            onClicked: {
                bar.proposals.accept();
                bar.cards.canvas.forceActiveFocus();
            }
        }
    }
}
