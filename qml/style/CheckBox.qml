// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Delvewright

T.CheckBox {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.unit * 3.25, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.unit / 2
    leftPadding: 0
    spacing: Theme.unit

    indicator: Rectangle {
        implicitWidth: Theme.unit * 2.25
        implicitHeight: Theme.unit * 2.25
        x: control.text === "" ? (control.width - width) / 2 : control.leftPadding
        y: (control.height - height) / 2
        radius: Theme.radius / 2
        readonly property bool marked: control.checkState !== Qt.Unchecked
        color: marked && control.enabled ? Theme.accent : control.down ? Theme.pressed : Theme.base
        border.color: control.visualFocus ? Theme.focus : marked && control.enabled ? Theme.accent : control.hovered ? Theme.quietText : Theme.fieldBorder
        border.width: control.visualFocus ? 2 : 1

        AppIcon {
            anchors.centerIn: parent
            size: Theme.unit * 2
            visible: control.checkState === Qt.Checked
            source: "qrc:/qt/qml/Delvewright/icons/check.svg"
            color: control.enabled ? Theme.accentText : Theme.faintText
        }

        Rectangle {
            anchors.centerIn: parent
            visible: control.checkState === Qt.PartiallyChecked
            width: parent.width / 2
            height: 2
            color: Theme.accentText
        }
    }

    contentItem: Text {
        leftPadding: control.indicator.width + control.spacing
        textFormat: Text.PlainText
        text: control.text
        font: control.font
        color: control.enabled ? Theme.text : Theme.faintText
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
