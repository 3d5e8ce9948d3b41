// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import Delvewright

// A menu in the colours of the window.
Menu {
    id: menu

    /// While it is open, the underlined letter of an entry chooses it.
    function chooseByLetter(event) {
        for (let i = 0; i < count; ++i) {
            const item = itemAt(i) as MenuItem;
            const letter = item?.enabled ? item.text.match(/&([^&])/)?.[1] ?? "" : "";
            if (letter === "" || letter.toLowerCase() !== event.text.toLowerCase())
                continue;
            event.accepted = true;
            if (item.subMenu)
                return currentIndex = i;
            dismiss();
            return item.action ? item.action.trigger(item) : item.triggered();
        }
    }

    readonly property CommandBlock block: CommandBlock {
        shown: menu.visible
    }

    padding: Theme.unit / 2
    font.pixelSize: Theme.fontSize
    delegate: AppMenuItem {}
    Component.onCompleted: contentItem.parent.Keys.pressed.connect(chooseByLetter)

    background: Rectangle {
        implicitWidth: Theme.unit * 26
        color: Theme.raised
        border.color: Theme.border
        radius: Theme.radius / 2
    }

    // As wide as the widest entry.
    contentWidth: {
        let widest = Theme.unit * 24;
        for (let i = 0; i < count; ++i)
            widest = Math.max(widest, itemAt(i)?.implicitWidth ?? 0);
        return widest;
    }
}
