// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// The scenarios of a game that come with the program. The game brings the card that shows one, a SampleFrame.
WelcomePart {
    id: part

    required property SamplesModel samples
    required property Workspace workspace
    required property string heading
    /// Said in its place where there are none.
    required property string noneText
    property alias gridName: grid.objectName
    property alias delegate: grid.delegate
    // For the cards.
    readonly property alias cellWidth: grid.cellWidth
    readonly property alias cellHeight: grid.cellHeight
    readonly property bool hasKeys: grid.activeFocus

    spacing: Theme.unit * 1.5

    WelcomeHeading {
        text: part.samples.count > 0 ? part.heading : part.noneText
    }

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(part.width / (Theme.unit * 32)))

        Layout.fillWidth: true
        Layout.rightMargin: -Theme.unit * 2
        Layout.preferredHeight: contentHeight
        model: part.samples
        interactive: false
        activeFocusOnTab: true
        cellWidth: Math.floor((part.width + Theme.unit * 2) / columns)
        cellHeight: Theme.unit * 30
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: part.heading
        onCurrentItemChanged: {
            if (activeFocus && currentItem)
                part.revealed(currentItem);
        }
        Keys.onReturnPressed: (currentItem as SampleFrame)?.chosen()
        Keys.onEnterPressed: (currentItem as SampleFrame)?.chosen()
        Keys.onSpacePressed: (currentItem as SampleFrame)?.chosen()
    }
}
