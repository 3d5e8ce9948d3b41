// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.DialogButtonBox {
    id: control

    implicitWidth: contentWidth + leftPadding + rightPadding
    implicitHeight: contentHeight + topPadding + bottomPadding
    spacing: Theme.unit
    padding: Theme.unit * 2
    topPadding: 0
    alignment: Qt.AlignRight
    // What one came for is the last, at the corner.
    buttonLayout: T.DialogButtonBox.GnomeLayout // qmllint disable
    delegate: Button {}

    contentItem: ListView {
        implicitWidth: contentWidth
        model: control.contentModel
        spacing: control.spacing
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        snapMode: ListView.SnapToItem
    }
}
