// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// The number of a rule, which a click opens.
LinkButton {
    required property string rule

    objectName: "ruleLink"
    visible: rule !== ""
    text: rule
    font.pixelSize: Theme.smallFontSize
    Accessible.name: qsTr("Read rule %1").arg(rule)
}
