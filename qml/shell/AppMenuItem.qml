// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// A command in a menu, with its keys.
MenuItem {
    id: item

    readonly property AppAction command: action as AppAction
    readonly property string keys: command?.shownKeys ?? ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.unit * 3.25
    leftPadding: Theme.unit * 3.5
    rightPadding: subMenu ? Theme.unit * 3 : Theme.unit * 1.25
    topPadding: 0
    bottomPadding: 0
    Accessible.name: command?.plainText ?? text
    Accessible.description: keys

    contentItem: RowLayout {
        spacing: Theme.unit * 4

        MnemonicLabel {
            Layout.fillWidth: true
            title: item.text
            font: item.font
            color: item.enabled ? item.highlighted ? Theme.accentText : Theme.text : Theme.faintText
        }

        Text {
            textFormat: Text.PlainText
            text: item.keys
            font.pixelSize: Theme.smallFontSize
            font.family: item.font.family
            color: !item.enabled ? Theme.faintText : item.highlighted ? Theme.accentText : Theme.quietText
        }
    }

    arrow: Text {
        x: item.width - width - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: item.subMenu
        textFormat: Text.PlainText
        text: "›"
        font.pixelSize: Theme.fontSize * 1.3
        color: item.highlighted ? Theme.accentText : Theme.quietText
    }

    indicator: Text {
        x: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: item.checkable && item.checked
        textFormat: Text.PlainText
        text: "✓"
        font.pixelSize: Theme.fontSize
        color: item.highlighted ? Theme.accentText : Theme.accent
    }

    background: Rectangle {
        color: item.highlighted && item.enabled ? Theme.accent : "transparent"
        radius: Theme.radius / 2
    }
}
