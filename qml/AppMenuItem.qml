import QtQuick
import QtQuick.Controls
import Delvewright

// A command in a menu, with its keys.
MenuItem {
    id: item

    readonly property AppAction command: action as AppAction
    readonly property string keys: command?.shownKeys ?? ""

    implicitWidth: label.implicitWidth + keysLabel.implicitWidth + Theme.unit * 9
    implicitHeight: Theme.unit * 3.25
    Accessible.name: command?.plainText ?? text
    Accessible.description: keys

    contentItem: Item {
        MnemonicLabel {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.unit * 3
            title: item.text
            font: item.font
            color: item.enabled ? item.highlighted ? Theme.accentText : Theme.text : Theme.faintText
        }

        Text {
            id: keysLabel

            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.unit
            text: item.keys
            font.pixelSize: Theme.smallFontSize
            font.family: item.font.family
            color: item.highlighted ? Theme.accentText : Theme.faintText
        }
    }

    indicator: Text {
        x: Theme.unit
        anchors.verticalCenter: parent.verticalCenter
        visible: item.checkable && item.checked
        text: "✓"
        font.pixelSize: Theme.fontSize
        color: item.highlighted ? Theme.accentText : Theme.accent
    }

    background: Rectangle {
        color: item.highlighted && item.enabled ? Theme.accent : "transparent"
        radius: Theme.radius / 2
    }
}
