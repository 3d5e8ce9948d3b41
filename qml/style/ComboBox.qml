// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Delvewright

T.ComboBox {
    id: control

    // The list has room for its longest entry; the box itself goes by what it shows.
    implicitContentWidthPolicy: T.ComboBox.WidestText
    implicitWidth: Math.max(Theme.unit * 15, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: implicitBackgroundHeight
    rightPadding: Theme.unit * 3
    leftPadding: Theme.unit

    delegate: ItemDelegate {
        required property int index
        required property var model

        width: ListView.view.width
        // A list of words, a list of objects, or a model.
        text: control.textRole === "" ? model.modelData : model[control.textRole] ?? model.modelData[control.textRole]
        font.bold: control.currentIndex === index
        highlighted: control.highlightedIndex === index
        hoverEnabled: control.hoverEnabled
    }

    indicator: AppIcon {
        x: control.width - width - Theme.unit * 0.75
        anchors.verticalCenter: parent?.verticalCenter
        size: Theme.unit * 2
        source: "qrc:/qt/qml/Delvewright/icons/chevron-down.svg"
        color: control.enabled ? Theme.quietText : Theme.faintText
    }

    contentItem: T.TextField {
        text: control.editable ? control.editText : control.displayText
        enabled: control.editable
        autoScroll: control.editable
        readOnly: control.down
        inputMethodHints: control.inputMethodHints
        validator: control.validator
        selectByMouse: control.selectTextByMouse
        color: !control.editable ? "transparent" : control.enabled ? Theme.text : Theme.faintText
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentText
        verticalAlignment: Text.AlignVCenter
        clip: width < implicitWidth

        // What is only chosen ends in dots where it does not fit; what is typed cannot.
        Text {
            anchors.fill: parent
            visible: !control.editable
            textFormat: Text.PlainText
            text: control.displayText
            font: control.font
            color: control.enabled ? Theme.text : Theme.faintText
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
    }

    background: FieldFrame {
        focused: control.activeFocus
        pointedAt: control.hovered
    }

    popup: T.Popup { // qmllint disable deferred-property-id
        id: list

        readonly property CommandBlock block: CommandBlock {
            shown: list.visible
        }

        y: control.height + 2
        width: Math.max(control.width, control.implicitContentWidth * 1.15 + Theme.unit * 5) // one entry is bold
        height: Math.min(implicitContentHeight + padding * 2, control.Window.height - topMargin - bottomMargin)
        margins: Theme.unit
        padding: Theme.unit / 2

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.delegateModel
            currentIndex: control.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollBar {}
        }

        background: Rectangle {
            color: Theme.raised
            border.color: Theme.fieldBorder
            radius: Theme.radius * 0.75
        }
    }
}
