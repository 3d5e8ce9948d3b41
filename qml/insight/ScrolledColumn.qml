// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A column of a panel that is longer than the panel. What gets the focus is scrolled into sight.
ScrollView {
    id: view

    default property alias items: column.data
    readonly property Item focused: Window.activeFocusItem

    /// Scrolls as little as needed to show an item.
    function reveal(item) {
        const top = item.mapToItem(column, 0, 0).y;
        const flickable = view.contentItem as Flickable;
        if (top < flickable.contentY)
            flickable.contentY = Math.max(0, top - Theme.unit);
        else if (top + item.height > flickable.contentY + view.height)
            flickable.contentY = top + item.height - view.height + Theme.unit;
    }

    onFocusedChanged: {
        let parent = focused;
        while (parent !== null && parent !== column)
            parent = parent.parent;
        if (parent !== null)
            reveal(focused);
    }
    clip: true
    contentWidth: availableWidth
    contentHeight: column.implicitHeight + Theme.unit * 2

    ColumnLayout {
        id: column

        x: Theme.unit * 1.5
        y: Theme.unit
        width: view.availableWidth - Theme.unit * 3
        spacing: Theme.unit
    }
}
