// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// The preparation of the rulebook as a checklist that knows where the map stands.
FocusScope {
    id: panel

    required property CardContext cards
    readonly property MapGuide guide: cards.document?.guide ?? null
    /// The step that was opened by hand; -1: the one that comes now is open.
    property int opened: -1
    readonly property int openStep: opened >= 0 ? opened : guide?.current ?? 0

    Connections {
        target: panel.cards

        function onDocumentChanged() {
            panel.opened = -1;
        }
    }

    WholeList {
        id: list

        objectName: "cardGuide"
        anchors.fill: parent
        model: panel.guide
        clip: true
        focus: true
        spacing: Theme.unit / 2
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Steps of the setup")
        ScrollBar.vertical: ScrollBar {}
        Keys.onReturnPressed: panel.opened = currentIndex
        Keys.onEnterPressed: panel.opened = currentIndex

        delegate: CardGuideStep {
            width: list.width
            context: panel.cards
            open: index === panel.openStep
            focused: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index;
                panel.opened = panel.opened === index ? -1 : index;
            }
        }
    }
}
