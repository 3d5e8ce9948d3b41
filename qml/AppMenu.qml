import QtQuick
import QtQuick.Controls
import Delvewright

// A menu in the colours of the window.
Menu {
    id: menu

    padding: Theme.unit / 2
    font.pixelSize: Theme.fontSize
    delegate: AppMenuItem {}

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
