// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// All figures with their values, and the dial and abilities of the one that is looked at.
FocusScope {
    id: panel

    required property EditorContext editor
    required property PlayCanvas canvas
    readonly property PlayGame game: editor.game
    readonly property alias list: list

    function look(row) {
        game.figures.choose(row);
        const place = (list.itemAtIndex(row) as FigureRow)?.place;
        if (place)
            canvas.reveal(place.level, place.x, place.y);
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        SectionedList {
            id: list

            objectName: "figures"
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            model: panel.game.figures
            currentIndex: panel.game.figures.current
            highlightFollowsCurrentItem: true
            section.property: "team"
            section.labelPositioning: ViewSection.InlineLabels
            headings: SectionHeadings {}
            ScrollBar.vertical: ScrollBar {}
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Figures")
            Keys.onUpPressed: panel.look(Math.max(0, currentIndex - 1))
            Keys.onDownPressed: panel.look(Math.min(count - 1, currentIndex + 1))

            delegate: FigureRow {
                width: list.width
                isCurrent: ListView.isCurrentItem
                onChosen: panel.look(index)
            }
        }

        FigureDial {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(implicitHeight, panel.height * 0.55)
            visible: panel.game.figures.name !== ""
            editor: panel.editor
        }
    }
}
