// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// Which game a new document is of. The one chosen last comes first to hand.
Dialog {
    id: dialog

    required property GameRegistry games

    signal gameChosen(WindowGame game)

    function choose(index) {
        AppSettings.write("new/game", index);
        close();
        gameChosen(games.games[index]);
    }

    objectName: "newDialog"
    modal: true
    title: qsTr("A new document for which game?")
    padding: Theme.unit * 2
    width: Math.min(Theme.unit * 64, parent ? parent.width - Theme.unit * 4 : 500)
    standardButtons: Dialog.Cancel
    onOpened: {
        const last = Math.min(Number(AppSettings.read("new/game", 0)), choices.count - 1);
        choices.itemAt(Math.max(0, last)).forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        width: parent.width
        spacing: Theme.unit

        Repeater {
            id: choices

            model: dialog.games

            TemplateCard {
                id: card

                required property WindowGame game
                required property int index

                function pass(step) {
                    choices.itemAt((card.index + step + choices.count) % choices.count).forceActiveFocus(Qt.TabFocusReason);
                }

                objectName: "new " + game.name
                width: parent.width
                title: game.name
                description: (game.views as GameViews)?.description ?? ""
                onClicked: dialog.choose(index)
                Keys.onDownPressed: pass(1)
                Keys.onUpPressed: pass(-1)
            }
        }
    }
}
