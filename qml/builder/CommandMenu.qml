pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// A menu of commands, by their names.
AppMenu {
    id: menu

    required property CommandList actions
    required property var commands

    Instantiator {
        model: menu.commands
        onObjectAdded: (index, object) => menu.insertItem(index, object as MenuItem)
        onObjectRemoved: (index, object) => menu.removeItem(object as MenuItem)

        AppMenuItem {
            required property string modelData

            objectName: "item " + modelData
            action: menu.actions.of(modelData)
        }
    }
}
