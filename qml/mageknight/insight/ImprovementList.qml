// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Delvewright

// What would make the dungeon better, one card for each weakness that the games show.
ColumnLayout {
    id: list

    required property Improvements improvements

    signal shown(int level, var areas)
    signal proposed

    visible: (improvements?.entries.length ?? 0) > 0
    spacing: Theme.unit

    FormHeading {
        text: qsTr("What would make it better")
    }

    Repeater {
        model: list.improvements?.entries.length ?? 0

        ImprovementCard {
            required property int index

            objectName: "improvement " + index
            Layout.fillWidth: true
            entry: list.improvements?.entries[index] ?? ({})
            canTry: !(list.improvements?.running ?? true)
            canPropose: list.improvements?.current ?? false
            onShown: list.shown(entry.level, entry.areas)
            onTried: list.improvements.tryOut(index)
            onProposed: {
                list.shown(entry.level, entry.areas);
                list.improvements.propose(index);
                list.proposed();
            }
        }
    }

    GamesProgress {
        Layout.fillWidth: true
        games: list.improvements
    }

    PanelNotice {
        Layout.fillWidth: true
        bad: true
        text: list.improvements?.failure ?? ""
    }
}
