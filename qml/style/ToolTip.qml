// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.ToolTip {
    id: control

    x: parent ? (parent.width - implicitWidth) / 2 : 0
    y: parent ? parent.height + Theme.unit / 2 : 0
    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    margins: Theme.unit / 2
    padding: Theme.unit * 0.75
    leftPadding: Theme.unit
    rightPadding: Theme.unit
    font.pixelSize: Theme.smallFontSize
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Text {
        // Long ones go over several lines.
        width: Math.min(implicitWidth, Theme.unit * 44)
        textFormat: Text.PlainText
        text: control.text
        font: control.font
        color: Theme.toolTipText
        wrapMode: Text.Wrap
    }
    contentWidth: Math.min(contentItem.implicitWidth, Theme.unit * 44)

    background: Rectangle {
        color: Theme.toolTip
        radius: Theme.radius * 0.75
    }
}
