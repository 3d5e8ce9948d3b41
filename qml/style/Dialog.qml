// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Templates as T
import Delvewright

T.Dialog {
    id: control

    implicitWidth: Math.max(contentWidth + leftPadding + rightPadding, implicitHeaderWidth, implicitFooterWidth)
    implicitHeight: contentHeight + topPadding + bottomPadding + implicitHeaderHeight + implicitFooterHeight
    padding: Theme.unit * 2
    closePolicy: T.Popup.CloseOnEscape // a click beside it must not throw away what was chosen in it

    focus: true

    readonly property CommandBlock block: CommandBlock {
        shown: control.modal && control.visible
    }

    // Keys begin at the first thing in it, unless it has chosen another.
    onOpened: {
        const focused = contentItem.Window.activeFocusItem;
        if (focused === null || focused === contentItem.parent)
            contentItem.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason);
        else if (focused.visualFocus === false)
            focused.forceActiveFocus(Qt.TabFocusReason); // it was open before, and what has the keys is to be seen
    }

    background: Rectangle {
        color: Theme.window
        border.color: Theme.border
        radius: Theme.radius

        // Its shadow.
        Rectangle {
            z: -1
            x: -1
            y: 2
            width: parent.width + 2
            height: parent.height + 2
            radius: Theme.radius + 1
            color: "#40000000"
        }
    }

    header: Label {
        textFormat: Text.PlainText
        text: control.title
        visible: control.title !== ""
        elide: Text.ElideRight
        font.bold: true
        font.pixelSize: Math.round(Theme.fontSize * 1.15)
        color: Theme.text
        padding: Theme.unit * 2
        bottomPadding: 0
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    footer: DialogButtonBox {
        visible: count > 0
    }

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    T.Overlay.modeless: Rectangle {
        color: "transparent"
    }
}
