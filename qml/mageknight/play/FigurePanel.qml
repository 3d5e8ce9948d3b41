// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// All figures with their values, and the dial and abilities of the one that is looked at.
PlayPart {
    id: panel

    required property EditorContext editor
    required property DungeonPlay play

    function look(row) {
        play.figures.choose(row);
        const place = (figures.itemAtIndex(row) as FigureRow)?.place;
        if (place)
            (editor.board as PlayCanvas).reveal(place.level, place.x, place.y);
    }

    list: figures

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        SectionedList {
            id: figures

            objectName: "figures"
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            model: panel.play.figures
            currentIndex: panel.play.figures.current
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
                width: figures.width
                isCurrent: ListView.isCurrentItem
                onChosen: panel.look(index)
            }
        }

        FigureDial {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(implicitHeight, panel.height * 0.55)
            visible: panel.play.figures.name !== ""
            editor: panel.editor
            figures: panel.play.figures
        }
    }
}
