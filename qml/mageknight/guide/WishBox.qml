// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts

// A number that may be left to the rules.
SpinBox {
    id: box

    property bool mayBeOpen: true
    property int least: 0
    property string caption
    property string meaning

    Layout.fillWidth: true
    editable: true
    from: mayBeOpen ? least - 1 : least
    textFromValue: number => box.mayBeOpen && number < box.least ? qsTr("As the rules say") : String(number)
    valueFromText: text => isNaN(parseInt(text)) ? box.from : parseInt(text)
    Accessible.name: caption
    Accessible.description: meaning
    ToolTip.visible: hovered && meaning !== ""
    ToolTip.text: meaning
}
