// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Delvewright

// One word of an effect: a menu that shows what is chosen, or a field for a text that people write.
Item {
    id: chip

    required property int index
    required property string name
    required property string label
    required property int type
    required property string value
    required property var choices
    required property int choice
    required property EffectModel effect
    /// Room in a line.
    required property real lineWidth

    objectName: "part " + name
    implicitWidth: type === 3 ? Math.min(menu.implicitWidth, lineWidth) : lineWidth
    implicitHeight: Theme.unit * 3.5

    ChoiceBox {
        id: menu

        objectName: "control"
        anchors.fill: parent
        visible: chip.type === 3
        enabled: visible
        implicitWidth: shownText.implicitWidth + leftPadding + rightPadding + Theme.unit / 2
        model: chip.choices
        chosen: chip.choice
        font.pixelSize: Theme.fontSize
        Accessible.name: chip.label
        ToolTip.text: chip.label
        ToolTip.visible: hovered && !popup.visible
        ToolTip.delay: 600
        onPicked: which => chip.effect.choose(chip.index, which)

        Text {
            id: shownText

            visible: false
            textFormat: Text.PlainText
            text: menu.displayText
            font: menu.font
        }
    }

    TextField {
        anchors.fill: parent
        visible: chip.type !== 3
        enabled: visible
        text: chip.value
        placeholderText: chip.label
        selectByMouse: true
        font.pixelSize: Theme.fontSize
        Accessible.name: chip.label
        onEditingFinished: {
            chip.effect.set(chip.index, text);
            text = Qt.binding(() => chip.value);
        }
    }
}
