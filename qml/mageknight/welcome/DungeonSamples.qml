// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// The dungeons that come with the program.
WelcomePart {
    id: part

    required property Library library
    required property Workspace workspace

    spacing: Theme.unit * 1.5

    SamplesModel {
        id: samples
    }

    WelcomeHeading {
        text: samples.count > 0 ? qsTr("Sample scenarios") : qsTr("No sample scenarios are installed.")
    }

    GridView {
        id: grid

        readonly property int columns: Math.max(1, Math.floor(part.width / (Theme.unit * 32)))

        objectName: "samples"
        Layout.fillWidth: true
        Layout.rightMargin: -Theme.unit * 2
        Layout.preferredHeight: contentHeight
        model: samples
        interactive: false
        activeFocusOnTab: true
        cellWidth: Math.floor((part.width + Theme.unit * 2) / columns)
        cellHeight: Theme.unit * 30
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Sample scenarios")
        onCurrentItemChanged: {
            if (activeFocus && currentItem)
                part.revealed(currentItem);
        }
        Keys.onReturnPressed: (currentItem as SampleCard)?.chosen()
        Keys.onEnterPressed: (currentItem as SampleCard)?.chosen()
        Keys.onSpacePressed: (currentItem as SampleCard)?.chosen()

        delegate: SampleCard {
            width: grid.cellWidth
            height: grid.cellHeight
            library: part.library
            current: GridView.isCurrentItem && grid.activeFocus
            onChosen: part.workspace.openCopy(path)
        }
    }
}
