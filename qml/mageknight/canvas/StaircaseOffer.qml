// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Delvewright

// Where the selected staircase leads, and the way there.
PanelButton {
    required property ScenarioViewModel document
    readonly property string destination: document?.staircase.destination ?? ""

    objectName: "staircaseOffer"
    visible: destination !== ""
    text: qsTr("Go to its partner: %1").arg(destination)
    icon.source: "qrc:/qt/qml/Delvewright/icons/level-up.svg"
    onClicked: document.staircase.follow()
}
